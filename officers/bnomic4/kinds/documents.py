"""Proposals, ballots, rules, Tweaks and the other Game Documents (Rules 4E5, 4E15, 4E36, 4E77, 4E32)."""

from __future__ import annotations

from typing import Any

from engine.objects import Attribute, GameObject, Instant, Ref, RefMap, Refs, attribute, derived, maybe, one_of
from officers.bnomic4.kinds.offices import Ministry
from officers.bnomic4.kinds.people import COLOURS
from officers.bnomic4.nomic import NOMIC

NOMIC.genesis_aliases["proposal"] = {"number": "proposal_number"}
NOMIC.genesis_aliases["consultation"] = {"number": "consultation_number"}
NOMIC.key_forms["proposal"] = lambda entry: None if entry.get("number") is None else str(entry["number"])
NOMIC.key_forms["consultation"] = NOMIC.key_forms["proposal"]
NOMIC.key_forms["rule"] = lambda entry: None if entry.get("number") is None else f"4E{entry['number']}"
NOMIC.key_forms["ballot"] = lambda entry: str(entry.get("name", entry.get("nweek")))
NOMIC.key_forms["tweak"] = lambda entry: str(entry.get("name") or f"{entry.get('author')}/{entry.get('nweek')}")
NOMIC.key_forms["tidiness_list"] = lambda entry: None

CHOICES = ("FOR", "AGAINST", "ABSTAIN", "SHELVE")


@NOMIC.kind
class Proposal(GameObject):
    """A proposal (Rule 4E15)."""

    title = attribute("", rule="4E15")
    body = attribute("", rule="4E15")
    author = Ref[GameObject]("player", "outsider", required=True, rule="4E15")
    status = one_of("Pending", "Pending", "Open", "Historical", rule="4E15", index=True, live=("Pending", "Open"))
    success = one_of("Undecided", "Undecided", "Won", "Lost", "Discarded", rule="4E15")
    proposal_number = maybe(int, rule="4E15")
    conflicts = Refs[Any]("proposal", rule="4E15")
    dependencies = Refs[Any]("proposal", rule="4E15")
    proposal_color = one_of("Blank", "Blank", *COLOURS, rule="4E69")
    votes = RefMap[str]("player", "outsider", rule="4E15")
    stamina = maybe(int, rule="4E15", genesis=False)
    strength = maybe(int, rule="4E15", genesis=False)
    passed = attribute(False, rule="4E15")
    was_won = attribute(False, rule="4E19")
    submitted = Instant(rule="4E15")
    nweek = maybe(int, shown=False, genesis=False)
    """The nweek in which it was submitted."""
    decided_nweek = maybe(int, shown=False, genesis=False)
    """The nweek in which it became Historical."""
    shelved_nweek = maybe(int, shown=False, genesis=False)
    """The nweek at whose end it was shelved (Q-07)."""
    shelved_twice = attribute(False, shown=False, genesis=False)
    unresolved = attribute(False, shown=False, genesis=False)
    """Whether a Dependency was named that there is not (Q-12)."""
    folded_title = attribute("", shown=False, genesis=False, index=True)
    """The title as names are compared, so that a title finds its proposals at once."""


@NOMIC.kind
class Ballot(GameObject):
    """A published ballot, key: the nweek (Rule 4E15)."""

    items: Attribute[Any] = Refs[Proposal]("proposal", ordered=True)
    published = Instant()


@NOMIC.kind
class Rule(GameObject):
    """A rule (Rules 4E36, 4E75), key "4E15"; an unnumbered one "#k"."""

    number = maybe(int, rule="4E36")
    title = attribute("", rule="4E36")
    text = attribute("", rule="4E36")
    power = attribute("1/2", rule="4E75")
    repealed = attribute(False, rule="4E36")


@NOMIC.kind
class Tweak(GameObject):
    """A Tweak (Rule 4E77), key "AUTHOR/NWEEK"."""

    author = Ref[GameObject]("player", required=True)
    nweek = maybe(int)
    title = attribute("")
    text = attribute("")
    submitted = Instant()
    attempted = attribute(False)
    activated = attribute(False)


@NOMIC.kind
class TidinessList(GameObject):
    """A Tidiness List (Rule 4E32)."""

    submitter = Ref[GameObject]("player", required=True)
    items: Attribute[tuple[Any, ...]] = attribute(())
    submitted = Instant()
    applied = attribute(False)
    corrected: Attribute[tuple[int, ...]] = attribute((), shown=False, genesis=False)
    """The numbers of the items that were made."""


@NOMIC.kind
class Contract(GameObject):
    """A Contract (Rule 4E70)."""

    text = attribute("")
    parties = Refs[GameObject]("player", "corporation", "outsider")
    joinable = maybe(bool)
    leavable = maybe(bool)
    changeable = maybe(bool)
    articles = attribute(False)
    articles_read = attribute(False, shown=False, genesis=False)
    """Whether a human has read the Articles and found no limit of what Officers may do (Rule 4E79)."""


@NOMIC.kind
class Subgame(GameObject):
    """A Subgame (Rule 4E82)."""

    text = attribute("")
    status = one_of("Pending", "Pending", "Open", "Historical", live=("Pending", "Open"))
    trophy = attribute("")
    participants = Refs[GameObject]("player", "outsider")
    winners = Refs[GameObject]("player", "outsider")


@NOMIC.kind
class Consultation(GameObject):
    """A Consultation (Rule 4E18)."""

    question = attribute("", required=True)
    reasoning = attribute("")
    supplicant = Ref[GameObject]("player", "outsider", required=True)
    unbeliever = Ref[GameObject]("player")
    consultation_number = maybe(int)
    state = one_of("Waiting", "Waiting", "Answered", "ZOTTED", "Pondered", index=True, live=("Waiting",))
    priest = Ref[GameObject]("player", "corporation")
    past_priests = Refs[GameObject]("player", "corporation", "outsider", ordered=True)
    assigned = Instant()
    answer: Attribute[str | None] = one_of(None, "YES", "NO", "PARADOX")
    answered = Instant()
    answer_reasoning = maybe(str)
    oracularity = maybe(str)
    claims = RefMap[str]("player")
    zot_requested = attribute(False)
    submitted = Instant(required=True)
    nweek = maybe(int)
    accused = Ref[GameObject]("player", "corporation")
    contract = Ref[Contract]("contract")
    answered_ndays = maybe(int, shown=False, genesis=False)
    """`Clock.ndays_passed` at the answer; below 0 when it was answered before the genesis."""
    answered_ndelays = maybe(int, shown=False, genesis=False)
    tallied = attribute(False, shown=False, genesis=False)
    """Whether the claims were counted and the answer stands."""
    outcome: Attribute[str | None] = maybe(str, shown=False, genesis=False)
    """What the last count of claims came to, until there is another Answer: "stands" or "overridden"."""
    messages: Attribute[tuple[Any, ...]] = attribute((), shown=False, genesis=False)
    """Message-IDs of the mails that acted on it, so that a reply to any of them means it."""


@NOMIC.kind
class Indictment(GameObject):
    """An Indictment (Rules 4E72, 4E73)."""

    accusation = attribute("", required=True)
    example = attribute("", required=True)
    reasoning = attribute("")
    offender = Ref[GameObject]("player", "outsider", required=True)
    submitter = Ref[GameObject]("player", "outsider", required=True)
    tidbit = one_of("cheese", "cheese", "CREAMPUFF", "3")
    submitted = Instant(required=True)
    jury = Refs[GameObject]("player")
    answers = RefMap[str]("player")
    decision = maybe(str, live=(None,))
    fine = maybe(int)
    punishment = maybe(str)


@NOMIC.kind
class Trick(GameObject):
    """A Trick of the Beast (Rule 4E71)."""

    changes = attribute("")
    response = attribute(10)
    timing = one_of("Anytime", "Anytime", "Voting")


@NOMIC.kind
class Beast(GameObject):
    """What only the Beast has (Rule 4E71); as a Player it is `player/The Beast`."""

    last_trick = Ref[Trick]("trick")
    trick_due = attribute(False)
    trick_due_since = Instant()
    method = maybe(str)
    eligible = Refs[Trick]("trick", shown=False, genesis=False)
    """The Tricks that may be drawn, fixed when the Trick fell due."""
    announcers = Refs[GameObject]("player", "corporation", shown=False, genesis=False)
    """Who published how they would draw."""


@NOMIC.kind
class StaffOfZot(GameObject):
    """The staff of ZOT, held by the Oracle (Rule 4E18)."""

    kind = "staff_of_zot"

    @derived
    def holder(self: Any) -> str | None:
        """The Oracle; nobody while the Ministry of Questions is Vacant."""
        office = self.world.get(Ministry, "Questions")
        return office.minister.key if office is not None and office.minister is not None else None


@NOMIC.kind
class Emergency(GameObject):
    """An Emergency Procedure (Rule 4E0), key "1", "2", ..."""

    began = Instant()
    coordinator = Ref[GameObject]("player", "outsider")
    peps = Refs[GameObject]("player", "outsider")
    forum = maybe(str)
    notified = attribute(False)
    pause = maybe(int)
    pause_initialised = Instant()
    increment_announced = Instant()
    ballot: Attribute[Any] = Attribute(None)
    ballots: Attribute[Any] = attribute({})
    selected = maybe(str)
    running = attribute(False, live=(True,))
    ended = Instant()
    designated = Instant(shown=False, genesis=False)
    designator = Ref[GameObject]("player", "outsider", shown=False, genesis=False)
    increment_tried = Instant(shown=False, genesis=False)
    """When an increment of the Pause was last announced: that can be done once a day."""
    announced_in = attribute("", shown=False, genesis=False)
    """Message-ID of that announcement: "I object" in a reply to it means it."""
    labels: Attribute[Any] = attribute({}, shown=False, genesis=False)
    """Letters of the Refresh Proposals on the ballot, in its order."""


@NOMIC.kind
class RefreshProposal(GameObject):
    """A Refresh Proposal (Rule 4E0), key: the PEP who submitted it."""

    text = attribute("")
    title = attribute("")
    emergency = Ref[Emergency]("emergency")
    submitter = Ref[GameObject]("player", "outsider", shown=False, genesis=False)
    withdrawn = attribute(False)
    eliminated = attribute(False)
