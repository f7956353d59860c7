"""Where the words of a deed end that could go on to the end of the sentence: before the next deed.

"In Ladder Race I climb to rung 4, and I give m5 to Ivy": the move is "climb to rung 4".
"""

from __future__ import annotations

from collections.abc import Callable

from engine.expressions import expression
from engine.language import Slot
from parsers.clauses.model import Hit
from parsers.clauses.verb import pointing
from parsers.scan import Scan

JOINT = expression(
    r"(?:\s*+[,;]\s*(?:(?:and|but|while)(?:,\s*|\s+))?|\s+(?:and|but)(?:,\s*|\s+))(?:(?:then|also|now|finally|so)\s+)?"
    r"(?:(?:(?:(?:acting|speaking)\s+|in\s+my\s+(?:capacity|role|office)\s+)?as|being|on|at)\s+[^,;:.!?\x00]{2,60}?,?\s+(?=I\s+[a-z]))?"
    r"(?=[Ii]\s+[a-z]|(?:[Tt]he\s+)?[A-Z][\w'’]*\s|the\s)"
)
"""Before a subject of its own, and as whom, or when, it acts."""
NEXT_SUBJECT = expression(
    r"\s+(?:is|was|has|had|can|could|will|would|may|might|should|must|needs|seems|looks|sounds|deserves|makes|does|did|doesn['’]t|isn['’]t|wasn['’]t|won['’]t|can['’]t|cannot)\b"
)
"""Behind a number that does not end a list, but begins a clause: "I vote FOR 411, and 412 can wait"."""
LAST_OF_LIST = expression(r",?\s+(?:and|but|while)\s+(?:[pP]roposal\s+)?[#pP]?(\d{1,6})$")
LIST_ROOM = 30


def before_next_subject(s: Scan, hit: Hit) -> Hit:
    """The deed without the last number of its list where that is the subject of the next clause."""
    if NEXT_SUBJECT.match(s.low, hit.end) is None:
        return hit
    last = LAST_OF_LIST.search(s.text[max(hit.start, hit.end - LIST_ROOM) : hit.end])
    for name, value in hit.match.values.items() if last is not None else ():
        if last is not None and isinstance(value, list) and len(value) > 1 and value[-1] == str(int(last[1])):
            end = hit.end - len(last.group())
            values = {**hit.match.values, name: value[:-1]}
            return hit._replace(match=hit.match._replace(values=values, end=end), end=end)
    return hit


MOST_JOINTS = 4
"""Not so many are tried in one text."""


def takes_text(hit: Hit) -> bool:
    """Whether words of a deed were taken for a text that may have the next deed in it."""
    words = hit.match.phrase.words
    return words is not None and words.document is None and any(param.slot is Slot.TEXT for param in words.params)


def before_next_deed(s: Scan, hit: Hit, read: Callable[[int], Hit | None]) -> Hit:
    """The deed with its last text cut where `read` finds the next one: the author's, or of the same ministry."""
    words = hit.match.phrase.words
    if words is None or words.document is not None:
        return hit
    for param in words.params:
        text = hit.match.values.get(param.name)
        if param.slot is not Slot.TEXT or not isinstance(text, str):
            continue
        begin = s.text.rfind(text, hit.match.start, hit.match.end)
        if begin <= 0 or s.text[begin - 1] in "\"“'{":
            continue
        for n, joint in enumerate(JOINT.finditer(s.mask, begin + 1, hit.match.end)):
            other = read(joint.end()) if n < MOST_JOINTS else None
            if other is None or other.match.phrase.words is None or other.match.lacks() or pointing(other.match):
                continue
            if not s.low.startswith("i ", joint.end()) and other.match.phrase.words.office != words.office:
                continue
            end = joint.start()
            values = {**hit.match.values, param.name: s.text[begin:end].strip()}
            return hit._replace(match=hit.match._replace(values=values, end=end), end=end)
    return hit
