"""The documentation: pages made from the code are current, every page can be reached, no link leads nowhere."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

from bot.config import load
from bot.errors import Complaint
from engine.amendments import RuleText, read

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", *sorted(DOCS.glob("*.md"))]
CODE = ("bot", "engine", "officers", "parsers")
_LINK = re.compile(r"\]\(([^)#\s]*)(#[^)\s]*)?\)")
_BLOCK = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)


def reference() -> ModuleType:
    spec = importlib.util.spec_from_file_location("reference", ROOT / "scripts" / "reference.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


@pytest.mark.parametrize(("name", "text"), reference().pages().items())
def test_a_page_made_from_the_code_is_current(name: str, text: str) -> None:
    assert (DOCS / name).read_text("utf-8") == text, "write it anew: make docs"


def test_the_configuration_s_page_has_every_key(tmp_path: Path) -> None:
    told = {table: {key for key, _, _ in rows} for table, _, rows in reference().tables(EXAMPLE.read_text("utf-8"))}
    for table, keys in told.items():
        (tmp_path / "c.toml").write_text(ENOUGH.get(table, f"[{table}]\n") + "zzz = 1\n" + REST.get(table, ""))
        with pytest.raises(Complaint, match="unknown key; there is ") as refused:
            load(tmp_path / "c.toml")
        known = set(re.split(r", ", str(refused.value).rpartition("there is ")[2]))
        inside = {one.rpartition(".")[2] for one in told if one.startswith(f"{table}.")}
        assert keys | inside <= known <= keys | inside | told.get(table.rpartition(".")[0], set()), table


EXAMPLE = ROOT / "config.example.toml"
BOT = '[bot]\naddress = "o@b.example"\n'
ENOUGH = {
    "bot": BOT,
    "imap": BOT + '[imap]\nhost = "h"\nuser = "u"\npassword_env = "P"\n',
    "smtp": BOT + '[smtp]\nhost = "h"\n',
    "mail.changes": BOT + "[[mail.changes]]\nfrom = 2026-12-01T00:00:00Z\n",
    "trust.lists": BOT + '[mail]\nown_hops = 1\n[[trust.lists]]\naddress = "l@b.example"\nhost = "h.example"\n',
    "officers": BOT + '[[officers]]\nname = "A"\naddress = "a@b.example"\nkey = "a.asc"\n',
}
REST = dict.fromkeys(("store", "game", "lmtp", "mail", "trust", "page", "health", "log"), BOT)


def test_every_page_is_in_the_index() -> None:
    linked = {found[1] for found in _LINK.finditer((DOCS / "README.md").read_text("utf-8"))}
    assert {one.name for one in DOCS.glob("*.md")} - {"README.md"} == linked


@pytest.mark.parametrize("page", PAGES, ids=lambda one: one.name)
def test_every_link_leads_somewhere(page: Path) -> None:
    text = _BLOCK.sub("", page.read_text("utf-8"))
    for place, anchor in _LINK.findall(text):
        if "://" in place:
            continue
        target = (page.parent / place).resolve() if place else page
        assert target.exists(), f"{page.name}: {place}"
        if anchor:
            assert anchor[1:] in anchors(target), f"{page.name}: {place}{anchor}"


def anchors(page: Path) -> set[str]:
    heads = re.findall(r"^#+ (.*)$", _BLOCK.sub("", page.read_text("utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", one.lower()).replace(" ", "-") for one in heads}


def test_the_architecture_names_every_package() -> None:
    text = (DOCS / "architecture.md").read_text("utf-8")
    found = {one.parent.relative_to(ROOT).as_posix() for top in CODE for one in (ROOT / top).rglob("__init__.py")}
    assert [one for one in sorted(found) if f"`{one}`" not in text and f"`{one}/`" not in text] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda one: one.name)
def test_commands_that_are_named_exist(page: Path) -> None:
    known = {name for names in reference().COMMANDS.values() for name in names}
    said = set(re.findall(r"`(?:\.venv/bin/)?officer ([a-z]+)", page.read_text("utf-8")))
    assert said <= known, f"{page.name} names commands that are none: {sorted(said - known)}"


GUIDE = (DOCS / "players-guide.md").read_text("utf-8").split("## Changing the rules", 1)[1].split("\n## ", 1)[0]
RULE = RuleText("15", "Hats", "1", "A hat costs three macks. A hat is worn.\n\nCaps are hats.", key="15")
APPLIED, HELD = (re.findall(r"^\| (\S[^|]*\.\}?) \|", part, re.MULTILINE) for part in GUIDE.split("These are held:"))


def test_the_guide_tells_what_becomes_of_changes_of_rules() -> None:
    assert (len(APPLIED), len(HELD)) == (8, 4)
    for words in APPLIED:
        amended = read(words, [RULE])
        assert (amended.status, len(amended.rules), amended.doubts) == ("applied", 1, ()), words
        assert amended.rules[0] != RULE
    for words in HELD:
        amended = read(words, [RULE])
        assert (amended.status, amended.rules) == ("held", ()), words
