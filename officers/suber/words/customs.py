"""The gym, and the document of the rules (Rules 301, 311)."""

from __future__ import annotations

from engine.language import Param, Slot, Words

_MINUTES = Param("minutes", Slot.INT)
_DATE = Param("date", Slot.PHRASE)

_LENGTH = "{minutes} (minutes|min)"
_TOGETHER = tuple(
    words
    for day, more in (("", ""), ("today", ""), ("yesterday", " => date=yesterday"), ("on {date}", ""))
    for words in (
        f"[the] gym with (kit|john) {day} [[,] [for] {_LENGTH}]{more}",
        f"exercised with (kit|john) {day} [[,] [for] {_LENGTH}]{more}",
        f"(kit and i|i|we|john and i) (were|was|went|have been) (at|to) the gym [with (kit|john)] {day}"
        f" [[,] [for] {_LENGTH}]{more}",
        f"(kit and i|i|we|john and i) (were|was|went|have been) (at|to) the gym [with (kit|john)] for {_LENGTH} {day}{more}",
        f"[i spent] {_LENGTH} (at|in) the gym with (kit|john) {day}{more}",
    )
)

WORDS = (
    Words(
        "claim_gym",
        "customs",
        rules=("311",),
        params=(_MINUTES, _DATE),
        does=(
            "exercise with (kit|john) [(on {date}|for {minutes} (minutes|min))] [, {minutes} (minutes|min)] [: 10 points]",
            "claim (the|my|10|ten) [gym] points [for (the gym|exercising)] [...]",
        ),
        says=_TOGETHER,
        examples={
            "Gym with Kit today, 45 minutes.": {"minutes": 45},
            "Kit and I were at the gym.": {},
            "45 minutes at the gym with Kit.": {"minutes": 45},
            "Gym with Kit yesterday, 45 minutes.": {"minutes": 45, "date": "yesterday"},
        },
    ),
    Words(
        "tidy_document",
        "customs",
        rules=("301",),
        params=(Param("rule", Slot.CODE), Param("place", Slot.PHRASE), Param("edit", Slot.TEXT)),
        does=(
            "move rule {rule} [to] {place}",
            "(reorder|renumber|tidy|rearrange) {edit}",
        ),
        says=("(reordering|renumbering|tidying|reorder|renumber|tidy) {edit}",),
        examples={
            "I move rule 302 up.": {"rule": 302, "place": "up"},
            "Reordering the file.": {"edit": "the file"},
        },
    ),
)
