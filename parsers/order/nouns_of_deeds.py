"""A deed that is named by a noun: "Withdrawal of my RP: made herewith", "I hereby make a revision of my proposal".

The sentence is read with the verb in its place ("I withdraw my RP"), and keeps its length.
"""

from __future__ import annotations

import re
from collections.abc import Set
from typing import Final

from engine.expressions import expression
from parsers.clauses.words import THIS_MAIL

_VERBS: Final = {
    "withdrawal": "withdraw",
    "retraction": "retract",
    "initialisation": "initialise",
    "initialization": "initialize",
    "initiation": "initiate",
    "publication": "publish",
    "revision": "revise",
    "amendment": "amend",
    "submission": "submit",
    "activation": "activate",
    "deactivation": "deactivate",
    "destruction": "destroy",
    "creation": "create",
    "assignment": "assign",
    "implementation": "implement",
    "announcement": "announce",
    "designation": "designate",
    "approval": "approve",
    "transfer": "transfer",
    "usurpation": "usurp",
    "nomination": "nominate",
    "revocation": "revoke",
    "termination": "terminate",
    "forfeiture": "forfeit",
    "renunciation": "renounce",
    "cancellation": "cancel",
    "reassignment": "reassign",
    "selection": "select",
}
NAMING_DEEDS: Final = frozenset(_VERBS)
"""One of these is where a noun names a deed ..."""
DOING_THEM: Final = frozenset({"hereby", "herewith", "this", "mail", "message", "post", "make", "perform", "effect"})
"""... and one of these where it is done."""
_NOUN = rf"(?:(?:the|a|an)\s+)?(?P<noun>{'|'.join(_VERBS)})\s+(?P<of>of\s+)"
_DONE = r"(?:done|made|performed|effected|executed|carried\s+out|accomplished)"
_HERE = r"(?:hereby|herewith|(?:with|by|in)\s+this\s+" + THIS_MAIL + r")"
_NAMED = expression(
    rf"(?P<head>\s*){_NOUN}(?P<thing>[^:;.!?\x00]{{2,80}}?)(?P<done>(?:\s*:|\s[–—-]+|\sis)\s+(?:{_HERE}\s+{_DONE}|{_DONE}\s+{_HERE})(?:\s+by\s+me)?)(?=\s*(?:$|[.,;!]))",
    re.I,
)
_MADE = expression(
    rf"(?P<head>\bI\s+(?:hereby\s+|herewith\s+|now\s+)?)(?P<make>(?:make|perform|effect|carry\s+out|(?<=hereby\s)(?:announce|declare|proclaim))\s+){_NOUN}(?=\S)",
    re.I,
)


_THIS_IS = expression(
    rf"(?P<head>\s*(?:(?:and|so|well)\s+)?)(?P<this>(?:(?:consider|take|treat|let)\s+)?this(?:\s+{THIS_MAIL})?(?:\s+here(?:by|with))?\s+(?:is|be|as|constitutes|serves\s+as|counts\s+as)\s+(?:hereby\s+)?)(?:my|an?)\s+(?:(?:formal|official|public)\s+)?(?P<noun>{'|'.join(_VERBS)})\s+of\s+(?=\S)",
    re.I,
)
"""What a mail is, that is named by the noun of a deed: "This message is my withdrawal of proposal 305"."""


_ITEM = expression(
    rf"(?P<head>\W*)(?P<what>(?:(?:the|my|a|an)\s+)?(?P<noun>{'|'.join(_VERBS)})\s+of\s+)(?=(?:my\s|the\s|all\s|both\s|m\s?\d|an?\s|[A-Z\d\"“#]|[a-z]+\s))",
    re.I,
)


def item_with_verb(text: str, verbs: Set[str]) -> str:
    """The text, of the same length, with its verb for the noun of a deed with which an item of a list of deeds begins:
    "- usurpation of Games, reward m40"."""
    found = _ITEM.match(text)
    if found is None or _VERBS[found["noun"].lower()] not in verbs:
        return text
    deed = f"{_VERBS[found['noun'].lower()]} "
    return found["head"] + deed.rjust(len(found["what"])) + text[found.end() :]


def with_its_verb(text: str, verbs: Set[str]) -> str:
    """The text, of the same length, with a verb of the game's for the noun of a deed that is done."""
    if (named := _NAMED.match(text)) is not None and (verb := _VERBS[named["noun"].lower()]) in verbs:
        deed = f"{named['head']}I {verb} "
        lead = text[: named.start("thing")]
        return deed.rjust(len(lead)) + named["thing"] + " " * len(named["done"]) + text[named.end() :]
    if (made := _MADE.search(text)) is not None and (verb := _VERBS[made["noun"].lower()]) in verbs:
        said = made["head"] + verb
        return text[: made.start()] + said.ljust(len(made.group())) + text[made.end() :]
    if (this := _THIS_IS.match(text)) is not None and (verb := _VERBS[this["noun"].lower()]) in verbs:
        return f"{this['head']}I {verb} ".rjust(this.end()) + text[this.end() :]
    return text
