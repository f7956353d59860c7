"""A stand-in phrase for acts that no phrase was matched for."""

from __future__ import annotations

from typing import Any

from engine.language import Words
from parsers.acts.context import Context
from parsers.phrases.notation import Phrase


def said_phrase(c: Context, words: Words) -> Any:

    return Phrase(words, None, (), {}, "")
