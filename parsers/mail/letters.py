"""Letters outside ASCII, and the small words of other languages within names.

Names are told from other words by their capitals: "Société des Mouettes" is one name, and so are "Ålesund" and "Château
d'Or". Rather than that every expression knows all letters and all such words, a name is read in letters of ASCII, one for
one, with a capital at each of its words, and what is read gets its own letters back. A word in such letters stands nowhere
else in the mail, so that nothing is mistaken for it.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Set
from dataclasses import dataclass, replace
from typing import Any, Final

from engine.acts import Act, Reading, Unclear
from engine.expressions import expression
from parsers.mail.mime import Mail

MOST: Final = 200_000
"""Characters of a body; of no mail so many are read (`MAX_BODY` of body/own.py)."""
SPARE: Final = "qxzjkwv"
"""Letters that stand for others; the first of them that makes a word which the mail does not have."""
WORD = expression(r"[^\W\d_](?:[^\W\d_]|[\u0300-\u036f])*")
PLAIN = expression(r"[A-Za-z]+")
JOINING = expression(
    r"(?<=[^\W\d_]\x20)(?:(?:de|du|des|del|della|delle|dello|degli|dei|di|da|das|dos|von|vom|van|zu|zum|zur|au|aux|à|på|sur)(?:\x20(?:la|las|le|les|los|der|den|dem))?|la|las|le|les|los|der|(?:et|und|y|og|och)(?=\x20(?:Fils|Cie|Compagnie|S[öÖ]hne|Sohn|T[öÖ]chter|Br[üÜ]der|Hijos|Hijas|S[øö]nn?er|Partner)\b))(?=\x20[^\W\d_a-z])"
    r"|(?<=[^\W\d_]\x20)(?:(?:de|di|del|da)\x20)?(?:[dl]|dell|dall|nell|sull|all)(?=['’][^\W\d_a-z])"
)
"""Between the words of a name; with an "and" of another language only what is a firm, no list of two."""
MAY_JOIN = expression(
    r"\x20(?:d(?:e(?:l(?:l[aeo])?|s|i|gli)?|u|as?|os|i|all)?|v[oa][nm]|zu[mr]?|aux?|à|all|på|sur|l(?:as?|es?|os)?|et|und|y|og|och|nell|sull)(?=[\x20'’](?:(?:la|las|le|les|los|der|den|dem)\x20)?[^\W\d_a-z])"
)
"""Is found wherever such words are, at a tenth of the cost; hardly any mail has one."""
BEFORE_JOINING = expression(r"(?P<word>[^\W\d_][\w'’-]*)\x20\Z")
ROOM: Final = 40
"""Characters before such a word in which the word stands that it joins."""


@dataclass(frozen=True, slots=True)
class Spelling:
    """A mail in plain letters, and the words that have others."""

    mail: Mail
    own: Mapping[str, str]

    def restored(self, reading: Reading) -> Reading:
        """The reading with each word as it was written."""
        acts = tuple(self._act(act) for act in reading.acts)
        return replace(reading, acts=acts, unclear=tuple(self._unclear(one) for one in reading.unclear))

    def _act(self, act: Act) -> Act:
        return replace(
            act,
            params=self.written(act.params),
            text=self.written(act.text),
            when=self.written(act.when),
            actor=self.written(act.actor),
            quoted=self.written(act.quoted),
        )

    def _unclear(self, one: Unclear) -> Unclear:
        act = self._act(one.act) if one.act is not None else None
        return replace(one, text=self.written(one.text), condition=self.written(one.condition), act=act)

    def written(self, value: Any) -> Any:
        """A value of what was read, with its words as they were written."""
        if isinstance(value, str):
            return PLAIN.sub(lambda word: self.own.get(word.group(), word.group()), value)
        if isinstance(value, Mapping):
            return {key: self.written(one) for key, one in value.items()}
        if isinstance(value, list | tuple):
            return type(value)(self.written(one) for one in value)
        return value


def in_plain_letters(mail: Mail, known: Set[str]) -> Spelling | None:
    """The mail with its foreign names in plain letters; None where it has none. `known` are words that mean something
    to the reader as they are."""
    name, address = mail.sender if mail.sender is not None else ("", "")
    body = mail.body[:MOST]
    joins = MAY_JOIN.search(body) is not None and JOINING.search(body) is not None
    if body.isascii() and name.isascii() and not joins:
        return None
    whole = f"{body}\n{name}\n{mail.subject}"
    taken = {word.lower() for word in PLAIN.findall(whole)} if not whole.isascii() else set()
    plain: dict[str, str] = {}
    own: dict[str, str] = {}
    for word in dict.fromkeys(WORD.findall(whole)) if not whole.isascii() else ():
        if is_foreign(word) and word.lower() not in known and (told := _respelled(word, taken)) is not None:
            plain[word] = told
            taken.add(told.lower())
            for ours, theirs in ((told.lower(), word.lower()), (told.upper(), word.upper()), (told, word)):
                own[ours] = theirs
    capitals = set(PLAIN.findall(whole)) if joins else set()

    def spelled(text: str) -> str:
        return WORD.sub(lambda word: plain.get(word.group(), word.group()), text) if plain else text

    def joined(found: re.Match[str]) -> str:
        before = BEFORE_JOINING.search(body, max(0, found.start() - ROOM), found.start())
        words = WORD.findall(found.group())
        if before is None or not before["word"][0].isupper() or before["word"] == "I" or before["word"].isupper():
            return found.group()
        raised = [word.capitalize() if word.isascii() else SPARE[0].upper() * len(word) for word in words]
        if not capitals.isdisjoint(raised):
            return found.group()
        own.update(zip(raised, words, strict=True))
        return " ".join(raised)

    text = spelled(JOINING.sub(joined, body) if joins else body)
    if not own:
        return None
    sender = (spelled(name), address) if mail.sender is not None else None
    return Spelling(replace(mail, body=text + mail.body[MOST:], sender=sender), own)


def is_foreign(word: str) -> bool:
    """Whether a word with a capital has letters outside ASCII, all of one script, that stand for no letter within it."""
    strange = [char for char in word if not char.isascii()]
    if not strange or len(word) == 1 or not word[0].isupper():
        return False
    if any(unicodedata.normalize("NFKC", char).isascii() for char in strange):
        return False  # letters in another dress: a "ﬁ", letters of full width
    cased = [char for char in strange if not unicodedata.combining(char)]
    if not all(char.isupper() or char.islower() for char in cased):
        return False
    scripts = {unicodedata.name(char, "").partition(" ")[0] for char in cased}
    return len(scripts | ({"LATIN"} if any(map(str.isascii, word)) else set())) <= 1


def _respelled(word: str, taken: Set[str]) -> str | None:
    """A word of the same length in letters of ASCII that is not taken."""
    for letter in SPARE:
        told = "".join(char if char.isascii() else letter.upper() if char.isupper() else letter for char in word)
        if told.lower() not in taken:
            return told
    return None


def foreign_words(text: str) -> frozenset[str]:
    """The words with letters outside ASCII in a text, in lower case."""
    return frozenset(word.lower() for word in WORD.findall(text) if not word.isascii())
