# Two commands matter: `make run` plays a sample game, `make test` proves the whole.
# Both work from a bare clone: they create a virtual environment of the locked, hashed packages when it is stale.

PYTHON ?= python3
VENV   ?= .venv
BIN    := $(VENV)/bin
ARGS   ?=
PYTEST_ARGS ?=
WORKERS ?= logical

export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: run test lint types servers docs lock wheel clean help

run: $(VENV)/.run  ## play a sample nweek, then stay up for your own mails
	$(BIN)/officer demo $(ARGS)

test: $(VENV)/.test servers  ## lint, types, every test (those of real servers included)
	$(BIN)/ruff check .
	$(BIN)/mypy
	OFFICER_LIVE=$${OFFICER_LIVE:-required} $(BIN)/pytest --numprocesses $(WORKERS) --maxprocesses 8 --dist worksteal $(PYTEST_ARGS)

lint: $(VENV)/.test  ## ruff only
	$(BIN)/ruff check .

types: $(VENV)/.test  ## mypy only
	$(BIN)/mypy

servers:  ## install the mail server that the live tests talk to
	@scripts/install-servers

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Python 3.11 or later is needed; name one with: make PYTHON=/path/to/python3.11" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)

# A stamp per lock file: it is redone when the lock or the project's own description changes.
$(VENV)/.run: requirements.lock pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.test: requirements-test.lock $(VENV)/.run
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements-test.lock
	@touch $@

docs: $(VENV)/.run  ## write the pages of docs/ that are made from the code
	$(BIN)/python scripts/reference.py
	$(BIN)/officer coverage --ruleset bnomic4 > docs/coverage-bnomic4.md

lock:  ## resolve the locks again (needs pip-tools on the path); UPGRADE=--upgrade takes newer versions
	scripts/lock $(UPGRADE)

wheel: $(VENV)/.run  ## build the wheel into dist/
	$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

clean:  ## remove what these commands made
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

help:  ## this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/'
