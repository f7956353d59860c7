"""Words that take back what was said just before: "Just kidding.", "Scratch that.", "Wait, no."."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from typing import Final

from engine.expressions import expression

SIGH: Final = (
    r"\W*(?:(?:oh|ah|aw|er+m?|u[hm]+|h+m+|oops|whoops|argh|gah|d['’]?oh|damn|darn|drat|bah|sorry|ha(?:ha)*|well|ok(?:ay)?|and|but|now|so"
    r"|(?:hang|hold)\s+on(?:\s+a\s+\w+)?|wait(?:\s+a\s+\w+)?|(?:come\s+to\s+think|thinking)\s+(?:of|about)\s+it)\b\W*){0,4}"
)
_THAT = (
    r"(?:(?:all\s+(?:of\s+)?)?(?:that|this|it|the\s+above)|(?:the|my|that)\s+(?:very\s+)?(?:last|previous|preceding|above|foregoing)(?:\s+(?:bit|part|line|sentence|statement|thing|words?|paragraph|point|remark|move|action|vote|objection))?"
    r"|what\s+I\s+just\s+(?:said|wrote|did))"
)
UNDONE: Final = (
    rf"(?:please\s+)?(?:scratch|strike|forget|ignore|disregard|belay|undo|cancel|delete|erase|nix|void)\s+{_THAT}"
)
TAKEN_BACK = expression(
    rf"{SIGH}(?:(?:no|nah|nope)\W+)?(?:(?:(?:(?:that|this|it)\s+(?:was|is)|(?:that|it)['’]s)\s+)?(?:(?:just|only|merely|i['’]?m\s+(?:just\s+|only\s+)?|i\s+am\s+(?:just\s+|only\s+)?)?\s*(?:kidding|joking|teasing|testing)(?:[,;:–—-][^.!?]{{0,60}})?|(?:all\s+)?(?:just\s+|only\s+)?(?:an?\s+)?(?:joke|sarcasm|irony|tease|prank))|(?:lol,?\s+)?(?:jk|j/k)|psych|gotcha|fooled\s+(?:you|ya)|had\s+you\s+(?:there|going|worried)|(?:(?:or|well|rather|at\s+least|that\s+is|i\s+mean)\b[,\s]*)+(?:i\s*(?:['’]d|would)|would)(?:\s+(?:do\s+so|do\s+it|have|like\s+to))?,?\s+(?:if|were|but|only|had)\b[^.!?]{{0,80}}|not(?:\s+really|\s+serious(?:ly)?)?|nah|or\s+(?:do|did|will|am)\s+i|or\s+(?:maybe\s+|perhaps\s+)?not|on\s+(?:second\s+thoughts?|reflection),?\s+(?:no|nah|nope|i\s+don['’]t|not)"
    rf"|(?:(?:(?:this|that|it|these|those|the\s+above|all\s+(?:of\s+)?(?:this|that|the\s+above))(?:\s+(?:is|was|are|were|being)|['’]s)\s+)?(?:examples?\s+only|(?:just|only|merely|purely)\s+(?:(?:as\s+|for\s+)?an?\s+examples?|examples?|for\s+example|(?:by\s+way\s+of|for|an)\s+illustration)|(?:for|by\s+way\s+of)\s+illustration\s+only)(?:\s+(?:of|for)\s[^.!?;]{{0,60}})?)|april\s+fools?(?:['’]?s?\s+day)?|in\s+(?:your|my)\s+dreams?|{UNDONE}|never\s*mind(?:\s+that)?|i\s+take\s+(?:that|it)\s+back|please\s+disregard|undo"
    r"|(?:actually|in\s+fact|wait)\W+(?:no|nah|nope|not)(?:(?:\s*+,)?\s+i\s+(?:don['’]t|do\s+not|won['’]t|didn['’]t))?|i['’]?(?:m|\s+am)\s+not\s+(?:really\s+)?serious|i\s+(?:did|do)(?:\s+not|n['’]t)\s+(?:really\s+)?mean\s+(?:that|it|any\s+of\s+(?:that|it))"
    r"|(?:no|nope|nah|actually|well)\W+(?:(?:no|wait)\W+){0,2}(?:i\s+(?:don['’]t|do\s+not|won['’]t|didn['’]t)|i(?:['’]ve|\s+have)?\s+changed\s+my\s+mind|changed\s+my\s+mind|i['’]?d\s+(?:better|rather)\s+not))(?:,?\s+sorry|\s+please)?\W*$",
    re.I,
)
"""Takes back what was said just before: "I object. Just kidding."."""
NOT_AT_ALL = expression(r"\W*(?:oh|wait|er|hang\s+on|hold\s+on)\W+no\W*$", re.I)
"""The same in fewer words: "I object. Wait, no."."""
NOT_SORRY = expression(
    r"\W*(?:sorry\W+)?not\s+(?:at\s+all\s+|even\s+|the\s+least\s+bit\s+)?sorry(?:\s+at\s+all)?\W*", re.I
)
"""Says that its author does not regret what he did: "Sorry, not sorry."."""
TAKING_BACK = frozenset(
    "example examples illustration would april dream dreams fooled kidding joking teasing testing joke sarcasm irony tease prank jk j psych gotcha had not nah nope no or second reflection scratch strike forget ignore disregard belay undo cancel delete erase nix void never nevermind take mean changed don't don’t won't won’t didn't didn’t serious".split()
)
_END = 40
"""Characters at the end of a sentence in which it does."""
ROOM: Final = 100
"""Characters of a paragraph that does no more."""
_BEHIND_WORDS = ("kidding", "joking", "teasing", "jk", "j/k", "not", "psych")
"""One of these is in it."""
_BEHIND = expression(
    r"[,;(–—-]\s*(?:\w{1,4},?\s+)?(?:(?:(?:just|only)\s+)?(?:kidding|joking|teasing)|jk|j/k|not\s+(?:really|seriously)|psych)\b[\s.!)]*$",
    re.I,
)
"""The same at the end of the sentence that it takes back: "I object (not really)."."""


def takes_back(text: str, vocab: set[str]) -> bool:
    """Whether a sentence, whose words are `vocab`, only takes back the one before it."""
    if vocab.isdisjoint(TAKING_BACK) or ("sorry" in vocab and NOT_SORRY.fullmatch(text)):
        return False
    return bool(TAKEN_BACK.match(text) or NOT_AT_ALL.match(text))


def not_meant(text: str) -> bool:
    """Whether a sentence takes itself back at its end."""
    start = max(0, len(text) - _END)
    low = text[start:].lower()
    return any(word in low for word in _BEHIND_WORDS) and _BEHIND.search(text, start) is not None
