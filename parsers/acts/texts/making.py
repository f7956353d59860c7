"""A document act while it is made: its words, what they said so far, and its text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.language import Document, Slot, Words
from parsers.acts.context import Context
from parsers.body.payloads import Payload
from parsers.body.statements import Statement
from parsers.clauses.model import Hit
from parsers.scan import Scan


@dataclass(slots=True)
class Making:
    """What is known of the act so far."""

    c: Context
    st: Statement
    s: Scan
    hit: Hit
    words: Words
    labelled: bool
    """Its name stands as a label before a colon."""
    params: dict[str, Any]
    end: int
    """Where the words that were read so far end in the statement."""
    payload: Payload | None = None

    @property
    def document(self) -> Document:
        """The kind of text that it carries."""
        return self.words.document or Document.PLAIN

    @property
    def revising(self) -> bool:
        """Whether it gives an older text new words."""
        required = any(one.slot is Slot.PROPOSAL and one.required for one in self.words.params)
        return self.document is Document.PROPOSAL and required

    @property
    def below(self) -> bool:
        """Whether it has a text that stands behind the statement."""
        return self.payload is not None and self.payload.start >= self.st.end

    def has(self, name: str) -> bool:
        """Whether the action has a parameter of this name."""
        return any(param.name == name for param in self.words.params)
