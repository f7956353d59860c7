"""Sentences that say what a headline may say, from its parts (`parsers/lines/headlines`): the verb for its noun, what stands
before and behind that, and what stands behind the mark.

Each is only a guess; the reader takes the first that it reads as one whole deed.
"""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from engine.expressions import expression

DEED_NOUNS: Final[Mapping[str, tuple[str, ...]]] = {
    noun: tuple(verbs.split("/"))
    for noun, _, verbs in (
        pair.partition(":")
        for pair in (
            "designation:designate re-designation:redesignate redesignation:redesignate assignment:assign allocation:assign reassignment:reassign "
            "appointment:appoint/assign nomination:appoint delegation:delegate revocation:revoke termination:end end:end cancellation:end withdrawal:withdraw retraction:withdraw "
            "revision:revise change:change adjustment:change reduction:reduce cut:lower lowering:lower increase:raise amendment:amend activation:activate deactivation:deactivate "
            "destruction:destroy creation:create transfer:transfer payment:pay donation:give gift:give exchange:exchange conversion:exchange swap:exchange "
            "usurpation:usurp resignation:resign removal:remove dismissal:remove implementation:implement initiation:initiate initialisation:initialise initialization:initialise start:initialise "
            "announcement:announce approval:approve opening:open accession:join joining:join entry:join departure:leave leaving:leave forfeiture:forfeit "
            "registration:register enrolment:register sign-up:register signup:register request:request selection:select draw:select drawing:select choice:select "
            "retitling:retitle renaming:retitle recolouring:paint recoloring:paint colouring:paint coloring:paint painting:paint repainting:paint "
            "raising:raise hoisting:raise tally:tally count:tally reaction:do numbering:assign claim:claim answer:answer"
        ).split()
    )
}
"""Nouns for deeds, each with the verbs that say the same."""
ALONE: Final = frozenset(
    "usurpation resignation deactivation withdrawal retraction payment transfer forfeiture registration sign-up signup "
    "donation gift exchange removal activation".split()
)
"""Nouns that say alone what is done."""
RESULTS: Final = frozenset({"color", "colour", "number", "title", "reward", "designation", "priest", "deputy"})
"""Nouns for what a deed gives something, said to be new: "New Proposal Color for 253: Baby Blue"."""
LONGEST: Final = 220
"""Characters of a headline."""
QUOTED = r"[\"“][^\"”\n]{1,80}[\"”]"
_QUOTED = expression(QUOTED)
ARROWS = r"\s*(?:[-=]+>|→)\s*"
"""Between what was and what is."""
SECTION = r"(?:clause|section|article|paragraph)"
"""A part of a rule or a contract."""


def without_quotes(text: str) -> str:
    """The text without what stands in quotation marks."""
    return _QUOTED.sub(" ", text)


PREFIX = expression(
    r"(?:(?:my|our|the|an?|this|official|formal|new|today['’]s|daily|another|one|(?:public\s+)?notice\s+of|announcement\s+of|announcement:)\s+)+",
    re.I,
)
ARROW = expression(rf"{ARROWS}|\s+(?:[-–—]|=+)\s+|\s*=\s*")
_IN_BRACKETS = expression(r"\s*\((?:(?:by\s+virtue\s+of|under|per)\s+)?(?P<said>[^()]{2,60})\)")
_CONTRACT = expression(r"\b(?:contract|pact|agreement|treaty|accord)\b", re.I)
_OFFICE = expression(r"(?:the\s+)?Ministry\s+of\s+\w+$")
SUM = expression(r"m\s?\d|\d\s?m\b|[\d,]+\s+(?:macks?|mackerel)", re.I)


def objects_of(head: str) -> list[str]:
    """A thing as the object of a verb: as it is written, and with an article."""
    head = _ABOUT.sub("", head, count=1)
    bare = PREFIX.sub("", head, count=1) if PREFIX.match(head) else head
    low = bare[:1].lower() + bare[1:]
    if _MY.match(head) is not None:
        return [f"my {low}", bare]
    if _SAID_PLAINLY.match(bare) is not None:
        return [bare]
    return [f"the {low}", low, f"my {low}"] if _COMMON.match(bare) else [bare, f"the {low}", f"my {low}"]


_ABOUT = expression(r"^(?:as\s+(?:to|for|regards)|regarding|concerning|about|re)\s+", re.I)
_MY = expression(r"(?:my|our)\s", re.I)
_SAID_PLAINLY = expression(r"\W|\d|(?-i:[A-Z])[\w-]*['’]s\b|(?:the|this)\s", re.I)
_COMMON = expression(r"[A-Z][a-z]+\s+(?:of|for|to|on)\s")
"""A noun that has its capital from the head of the line."""


def unbracketed(text: str, is_post: Callable[[str], bool], is_author: Callable[[str], bool]) -> str:
    """The text with the words for what stands in brackets: an office, a contract. The author's own name says nothing."""

    def words(found: re.Match[str]) -> str:
        said = found["said"]
        if _CONTRACT.search(said):
            return f" under the {said.removeprefix('the ')}"
        if is_author(said):
            return ""
        office = _OFFICE.fullmatch(said) is not None or is_post(said.removeprefix("the ").removeprefix("The "))
        return f" for {said}" if office else found.group()

    return _IN_BRACKETS.sub(words, text)


def _orders(tail: str) -> list[str]:
    """A tail of two things with a mark between them, as one would say it: "m80 -> m70", "the wiki = Private"."""
    arrow = ARROW.search(tail) or SUMS.search(tail)
    if arrow is None or not tail[: arrow.start()].strip():
        return [tail]
    one, two = tail[: arrow.start()].strip(), tail[arrow.end() :].strip()
    if SUM.match(one) and SUM.match(two):
        return [f"from {one} to {two}", f"to {two}"]
    return [f"{one} as {two}", f"{two} to {one}", f"{one} to {two}", f"{one} {two}"]


SUMS = expression(r"(?<=[\dm])\s+to\s+(?=m?\s?\d)")
"""Between two sums."""
CHANGING: Final = frozenset("change revise reduce lower raise amend paint".split())
"""Verbs of what was one thing and becomes another."""
CHANGED = expression(rf"I\s+(?:{'|'.join(sorted(CHANGING))})\s")


def orders_for(verb: str, tail: str) -> list[str]:
    """The same for a verb, by which the one thing may become the other."""
    arrow = ARROW.search(tail)
    if verb not in CHANGING or arrow is None or not tail[: arrow.start()].strip():
        return _orders(tail)
    one, two = tail[: arrow.start()].strip(), tail[arrow.end() :].strip()
    return [f"from {one} to {two}", f"of {one} to {two}", f"to {two}"]


def apart(said: str, more: str) -> str:
    """A sentence with more words behind it, which must not go together with a name at its end."""
    named = _NAME_AT_END.search(said) is not None and more[:1].isupper()
    return f"{said}, {more}" if named else f"{said} {more}"


_NAME_AT_END = expression(r"\b[A-Z][\w'’-]*$")


def each_once(said: list[str]) -> list[str]:
    """The sentences, each once."""
    return list(dict.fromkeys(" ".join(one.split()) for one in said if one))


def of_verb(verb: str, before: str, behind: str, thing: str, rest: str) -> list[str]:
    """Sentences with a verb for what stands around its noun."""
    if verb == "do":  # "My reaction to the Trick: Reinforce"
        return [f"I {rest} {thing}"] if rest.isalpha() else []
    if verb in ("claim", "answer"):
        return [f"I {verb}{behind.replace(' of ', ' on ', 1)}: {rest}"] if thing and rest else []
    if verb == "assign" and "ministry" in f"{before} {thing}".lower():
        return [f"I take {rest}"]
    if verb == "register":
        return [f"I register as {rest}"] if not behind or "player" in behind.lower() else []
    said: list[str] = []
    article = "the " if before else ""
    for one in orders_for(verb, rest) if rest else [""]:
        if thing:
            if behind.startswith(" to ") and one:
                said += [f"I {verb} {one} {before}{behind}", f"I {verb} {one} {before}s{behind}" if before else ""]
            if before:
                said += [
                    f"I {verb} the {before}{behind} {one}",
                    f"I {verb} the {before}{behind} to {one}",
                    f"I {verb} {one} {before}{behind}",
                ]
            said += [apart(f"I {verb} {thing}", one), f"I {verb} {one}{behind}", apart(f"I {verb}{behind}", one)]
            said += [f"I {verb} {thing} as {one}", f"I {verb} {thing} to {one}", f"I {verb} {thing} for {one}"]
        else:
            first = [f"I {verb} {one}"]
            if verb == "resign":
                first += [f"I resign from {one}", f"I resign as {one}"]
            more = (
                [
                    f"I {verb} {article}{before} {one}",
                    f"I {verb} {before} {one}",
                    f"I {verb} {article}{before} to {one}",
                ]
                if before
                else []
            )
            said += first + more if before.lower() in OWN_KINDS else more + first
            said += [f"I {verb} the {one}", f"I {verb} a {before} for {one}", f"I {verb} {one} {before}"]
    return [*said, f"I {verb} {thing}: {rest}"] if thing and rest else said


OWN_KINDS: Final = frozenset({"forum", "player", "contract", "subgame", "ministry", "vacant ministry"})
"""Kinds of which the thing behind the mark is one."""


def of_result(head: str, rest: str) -> list[str]:
    """What something gets that is said to be new: "New Proposal Color for 253: Baby Blue"."""
    if not rest or (found := _RESULT.fullmatch(head)) is None:
        return []
    noun, behind, thing = found["noun"].lower(), found["behind"] or "", found["thing"] or ""
    if noun == "deputy":
        return [f"I appoint {rest} as deputy {found['thing_of'] or thing}"]
    if not thing:
        return []
    return {
        "color": [f"I paint {thing} {rest}"],
        "colour": [f"I paint {thing} {rest}"],
        "number": [f"I assign {found['kind'] or ''} number {rest} to {thing}"],
        "title": [f"I change the title of {thing} to {rest}"],
        "reward": [f"I change the reward{behind} to {rest}"],
        "designation": [f"I designate {thing} as {rest}"],
        "priest": [f"I assign {thing} to {rest}"],
    }[noun]


NEW_BEHIND = expression(
    rf"(?P<thing>[^,]{{2,60}}),\s+(?:the\s+|my\s+)?new\s+(?P<noun>{'|'.join(sorted(RESULTS))})", re.I
)
_RESULT = expression(
    rf"(?P<kind>(?:proposal|rule|consultation|forum)\s+)?(?P<noun>{'|'.join(sorted(RESULTS))})\b(?:(?P<behind>\s+(?:of|for|as)\s+(?P<thing>.+))|\s+(?P<thing_of>[A-Z].*))?",
    re.I | re.S,
)
