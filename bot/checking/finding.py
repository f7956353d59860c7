"""What one look at a deployment found: good, worth a look, or broken - and then the next step."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum


class Grade(StrEnum):
    """How it stands: a warning lets the service run, a failure does not or makes it useless."""

    OK = "ok"
    WARN = "warn"
    FAIL = "fail"


@dataclass(frozen=True, slots=True)
class Finding:
    """What was looked at, how it stands, what was found, and (unless it is good) what to do."""

    what: str
    grade: Grade
    found: str
    todo: str = ""


class Findings:
    """Collects findings; the checks of one subject share its name."""

    def __init__(self) -> None:
        self.all: list[Finding] = []
        self._what = ""

    @contextmanager
    def about(self, what: str) -> Iterator[Findings]:
        """What is found inside is about this subject."""
        before, self._what = self._what, what
        try:
            yield self
        finally:
            self._what = before

    def ok(self, found: str) -> None:
        """It is as it should be."""
        self.all.append(Finding(self._what, Grade.OK, found))

    def warn(self, found: str, todo: str) -> None:
        """The service runs, but somebody should look."""
        self.all.append(Finding(self._what, Grade.WARN, found, todo))

    def fail(self, found: str, todo: str) -> None:
        """The service will not do its work."""
        self.all.append(Finding(self._what, Grade.FAIL, found, todo))


Check = Callable[[Findings], None]
