"""Rules, and what players lay before each other: proposals, motions, questions (Rules 102-111, 212, 306, 309)."""

from __future__ import annotations

from typing import Any

from engine.duties import Obligation
from engine.objects import Attribute, GameObject, Instant, Ref, RefMap, Refs, attribute, derived, maybe, one_of
from engine.objects import number as whole_number
from officers.suber.nomic import NOMIC

FOR, AGAINST = "FOR", "AGAINST"
MUTABLE, IMMUTABLE = "mutable", "immutable"

NOMIC.kind(Obligation)
NOMIC.genesis_aliases["proposal"] = {"number": "proposal_number"}


@NOMIC.kind
class Rule(GameObject):
    """A rule or an act (Rules 102, 108, 308); the key is its number."""

    number = maybe(int, required=True, rule="108")
    former: Attribute[tuple[int, ...]] = attribute((), rule="108")
    """Numbers it had before, the oldest first."""
    title = attribute("", rule="308")
    text = attribute("", rule="106")
    mutability = one_of("", "", MUTABLE, IMMUTABLE, rule="102")
    """Where a genesis does not say it: immutable in the 100's, else mutable."""
    repealed = attribute(False, rule="103", index=True)
    """Whether it is in force no more."""
    struck = attribute(False, rule="306")
    """Whether it is so because it was struck from the record."""
    act = attribute(False, rule="308")
    purpose = attribute("", rule="308")
    place = whole_number(rule="301")
    """Where it stands in the document, from the top."""
    moved_to_strike = attribute(False, rule="306")
    """Whether it has been the subject of a motion to strike, of which there may be one."""
    history: Attribute[tuple[Any, ...]] = attribute((), rule="108")
    """What adopted proposals and motions did to it: {"by", "did", "at"}."""

    @derived
    def status(self: Any) -> str:
        """In force, repealed or struck."""
        return "struck" if self.struck else "repealed" if self.repealed else "in force"


@NOMIC.kind
class Proposal(GameObject):
    """A proposed rule-change (Rules 103, 111, 202); the key is its number."""

    proposal_number = maybe(int, required=True, rule="108")
    proponent = Ref[GameObject]("player", "outsider", required=True, rule="202")
    text = attribute("", rule="106")
    versions: Attribute[tuple[str, ...]] = attribute((), rule="111")
    """Earlier wordings, the oldest first."""
    change = one_of("unclear", "enact", "repeal", "amend", "transmute", "unclear", rule="103")
    """What it does, as far as the text says so plainly."""
    target = maybe(str, rule="103")
    """The number of the rule it changes."""
    flags: Attribute[tuple[str, ...]] = attribute((), rule="111")
    """What is to be said against its form: several changes in one, an immutable rule."""
    status = one_of(
        "Debate",
        "Debate",
        "Voting",
        "Adopted",
        "Defeated",
        "Abandoned",
        "Forfeited",
        rule="104",
        index=True,
        live=("Debate", "Voting"),
    )
    submitted = Instant(rule="310")
    discussion_ends = Instant(rule="310")
    comments: Attribute[tuple[Any, ...]] = attribute((), rule="111")
    """What was said in the debate: {"by", "at", "text"}."""
    agreed = Refs[GameObject]("player", rule="111")
    """Who wants no more debate."""
    opened = Instant(rule="111")
    votes = RefMap[str]("player", rule="105")
    ever_against = Refs[GameObject]("player", rule="204", shown=False, genesis=False)
    """Who voted against it at any time (q13)."""
    closed = Instant(rule="105")
    favourable = maybe(int, rule="202")
    eligible = maybe(int, rule="202")
    points = maybe(int, rule="202")
    """What its proponent scored."""
    effect = one_of("", "", "done", "void", "task", genesis=False, rule="205")
    """What came of an adopted one: carried out, void under a rule, or left to a human."""


@NOMIC.kind
class Motion(GameObject):
    """A motion (Rules 306, 309, 310); the key is its number."""

    purpose = one_of("strike", "strike", "admission", "play_continue", "continuance", rule="306")
    mover = Ref[GameObject]("player", "outsider", required=True)
    rule = Ref[GameObject]("rule", rule="306")
    applicant = Ref[GameObject]("outsider", "player", rule="309")
    recruiter = Ref[GameObject]("player", "outsider", rule="309")
    votes = RefMap[str]("player", rule="306")
    state = one_of("Open", "Open", "Passed", "Failed", rule="306", index=True, live=("Open",))
    opened = Instant()
    closed = Instant()


@NOMIC.kind
class Judgment(GameObject):
    """A question laid before a Judge (Rules 212, 213); the key is its number."""

    question = attribute("", rule="212")
    about = one_of("move", "move", "debate", "stalemate", rule="212")
    """A move or a rule, when the debate ends (111), or whether play can go on (213)."""
    asked_by = Ref[GameObject]("player", "outsider", required=True, rule="212")
    judge = Ref[GameObject]("player", "outsider", rule="212")
    past_judges = Refs[GameObject]("player", "outsider", ordered=True, rule="212")
    state = one_of("Asked", "Asked", "Given", "Closed", rule="212", index=True, live=("Asked", "Given"))
    answer = maybe(str, rule="212")
    reasons = attribute("", rule="212")
    upheld = maybe(bool, rule="213")
    """Of a claim under 213: whether the Judge found for it."""
    overruled_by = Refs[GameObject]("player", rule="212")
    """Who votes to overrule the present Judgment."""
    asked = Instant()
    given = Instant()


NOMIC.key_forms["proposal"] = lambda entry: None if entry.get("number") is None else str(entry["number"])
NOMIC.key_forms["rule"] = NOMIC.key_forms["proposal"]
