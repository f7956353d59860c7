"""Mailboxes of an address header: `Name <a@b>`, `"Last, First" <a@b>`, `a@b (Name)`, `a@b`.

The value is scanned as it was sent, before encoded words are decoded (RFC 2047 section 5: an encoded word is never
part of an address), in one pass without backtracking; quoted pairs count and comments may nest. What a scan cannot
read in exactly one way (an open quotation, words after an address, a route, a group) is named by its `fault`: who
must know whether somebody is who he says he is refuses it, who only wants addresses takes what there is.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engine.expressions import expression

LONGEST_ADDRESS = 254
"""RFC 5321 section 4.5.3.1.3, without the angle brackets."""
LONGEST_VALUE = 2000
"""Characters of a field that names one author: a name of a hundred encoded words is no name."""
KEPT = 1024
"""Values that are remembered: the same few players write to the same few lists."""
KEPT_LENGTH = 200
"""A longer one is scanned anew, so that what is remembered stays small."""

_ADDRESS = expression(
    r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
    r"@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)*[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?"
)
_PLAIN = expression(r"""([^"(),;<>\\]*)<([^"(),;<>\\]*)>\s*""")
"""`Name <a@b>` without anything that a scan would have to look at."""
_LOCAL_LIMIT = 64


@dataclass(frozen=True, slots=True)
class Box:
    """One entry of an address header, undecoded; `fault` says why it cannot be read in exactly one way."""

    name: str
    address: str
    fault: str = ""


def is_plain(address: str) -> bool:
    """Whether the text is an address of the common form (RFC 5321 Dot-string at a domain, ASCII only)."""
    local = address.rpartition("@")[0]
    return len(address) <= LONGEST_ADDRESS and len(local) <= _LOCAL_LIMIT and _ADDRESS.fullmatch(address) is not None


def parse_mailboxes(value: str) -> tuple[tuple[str, str], ...]:
    """(display name, address) of every mailbox, in order; an entry that is no mailbox is given with its words."""
    return tuple((one.name, one.address) for one in scan(value))


def scan(value: str) -> tuple[Box, ...]:
    """Every entry of an address header, in order, with its fault. Linear in the length of the value."""
    return _known(value) if len(value) <= KEPT_LENGTH else _scanned(value)


@lru_cache(maxsize=KEPT)
def _known(value: str) -> tuple[Box, ...]:
    return _scanned(value)


def _scanned(value: str) -> tuple[Box, ...]:
    plain = _PLAIN.fullmatch(value)
    if plain is not None:  # nearly every mail; the scan says the same
        return (Box(" ".join(plain[1].split()), plain[2].strip()),)
    return tuple(_Scan(value).boxes)


class _Scan:
    """One pass over an address header."""

    def __init__(self, value: str) -> None:
        self._value = value
        self._at = 0
        self.boxes: list[Box] = []
        self._clear()
        self._run()

    def _clear(self) -> None:
        self._words: list[str] = []
        self._note: list[str] = []
        self._angle: str | None = None
        self._is_quoted = False
        self._fault = ""

    def _run(self) -> None:
        value = self._value
        while self._at < len(value):
            char = value[self._at]
            self._at += 1
            if char == '"':
                self._quoted()
            elif char == "(":
                self._comment()
            elif char == "<":
                self._address()
            elif char in ",;":
                if char == ";":
                    self._blame("a group of authors")
                self._close()
            else:
                self._word(char)
        self._close()

    def _word(self, char: str) -> None:
        if self._angle is not None and not char.isspace():
            self._blame("words after the address")
        self._words.append(char)

    def _quoted(self) -> None:
        self._is_quoted = True
        if self._angle is not None:
            self._blame("words after the address")
        while self._at < len(self._value):
            char = self._value[self._at]
            self._at += 1
            if char == '"':
                return
            if char == "\\" and self._at < len(self._value):
                char = self._value[self._at]
                self._at += 1
            self._words.append(char)
        self._blame("a quotation mark without its other half")

    def _comment(self) -> None:
        depth = 1
        while self._at < len(self._value):
            char = self._value[self._at]
            self._at += 1
            if char == "\\" and self._at < len(self._value):
                char = self._value[self._at]
                self._at += 1
            elif char in "()":
                depth += 1 if char == "(" else -1
                if not depth:
                    return
            self._note.append(char)
        self._blame("a bracket without its other half")

    def _address(self) -> None:
        end = self._value.find(">", self._at)
        if end < 0:
            self._blame("a bracket without its other half")
            end = len(self._value)
        inside = self._value[self._at : end]
        if self._angle is not None:
            self._blame("two addresses of one author")
        self._angle = inside if self._angle is None else f"{self._angle}>{inside}"
        self._at = end + 1

    def _blame(self, fault: str) -> None:
        self._fault = self._fault or fault

    def _close(self) -> None:
        text, note = "".join(self._words).strip(), "".join(self._note).strip()
        if self._angle is not None:
            self.boxes.append(Box(" ".join(text.split()) or note, self._angle.strip(), self._fault))
        elif text:
            if self._is_quoted:
                self._blame("a quotation where an address belongs")
            self.boxes.append(Box(note, text, self._fault))
        elif self._fault:
            self.boxes.append(Box(note, "", self._fault))
        self._clear()
