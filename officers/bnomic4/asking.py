"""When the questions of `human` arise and when they have answered themselves, read from the change log.

A question belongs to a state of things, not to the act that brought it about: a Consultation without a Priest, a
Guilty Player without a Punishment. So whatever brings that state about, the human concerned is asked, and once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from engine import displays as versions
from engine.duties import Obligation
from engine.expressions import expression
from engine.game import Game, Task
from engine.objects import GameObject
from engine.spans import without
from engine.tasks import open_tasks, settle
from engine.world import Change
from officers.bnomic4 import obligations, threat
from officers.bnomic4.displays import id_of
from officers.bnomic4.kinds.documents import Consultation, Indictment, Proposal
from officers.bnomic4.kinds.offices import Display, ThreatFlagpole
from officers.bnomic4.kinds.people import Player
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.resolve import ministry_name

FAILED_SHALL = frozenset({"O11", "O13", "O14", "O15", "O16", "O18"})
"""Duties that a "shall" makes, so that missing them may be a Misdemeanor (Rule 4E56)."""
FLAG = "threat flag"
LONGEST = 300
_BLOCKS = {"{{": "}}", '"': '"', "/*": "*/", "[[": "]]"}
"""Texts within a Body that it does not say itself: rules to be, and comments."""
_DUTY = expression(
    r"(?:^|[.;:\n])[^\S\n]*(?P<all>(?:the )?(?P<who>[A-Z][\w ]{2,40}?) (?:shall|must|is (?:hereby )?(?:obligated|"
    r"obliged|required|responsible) (?:to|for)|has to) (?P<what>[^.;\n]{4,300}))",
    re.IGNORECASE,
)


@NOMIC.observer
def questions_arise(game: Game, changes: Sequence[Change]) -> None:
    """Asks what the changes leave to a human, and closes what they have answered."""
    with game.world.because("questions"):
        for uid, names in _touched(changes).items():
            one = game.world.objects.get(uid)
            ask = BY_KIND.get(one.kind) if one is not None else None
            if one is not None and ask is not None:
                ask(game, one, names)


def _touched(changes: Sequence[Change]) -> dict[int, set[str]]:
    """The objects that changed, with the attributes that did."""
    found: dict[int, set[str]] = {}
    for one in changes:
        if one.kind in BY_KIND:
            found.setdefault(one.uid, set()).add(one.attribute or one.op)
    return found


# -- justice ------------------------------------------------------------------------------------------


def _consultation(game: Game, one: GameObject, names: set[str]) -> None:
    assert isinstance(one, Consultation)
    subject, waiting = f"consultation/{one.uid}", one.state == "Waiting"
    said = f'Consultation {one}: "{one.question[:LONGEST]}"'
    if waiting and (one.priest is None or one.zot_requested):
        asked = " Its Priest asks for a ZOT." if one.zot_requested else ""
        game.task("T-FORM", f"{said} {NOMIC.questions['T-FORM'].asks}{asked}", subject=subject)
    else:
        settle(game, "T-FORM", subject, "ZOT" if one.state == "ZOTTED" else "Priest")
    _of_the_priest(game, one, said)
    if one.state == "Pondered" and "state" in names:
        question = f"{said} was answered {one.answer} and is Pondered. What follows from it?"
        game.task("T-RULING", question, subject=subject, effective=game.now.isoformat())


def _of_the_priest(game: Game, one: Consultation, said: str) -> None:
    """What only the present Priest can say; O16 when he found a breach and has not repaired it."""
    priest, subject = one.priest, f"consultation/{one.uid}/"
    mine = f"{subject}{priest.uid}" if priest is not None else ""
    for category in ("T-ANSWER", "T-BREACH"):
        for task in open_tasks(game, category):
            over = one.state != "Waiting" and not (category == "T-BREACH" and _unrepaired(one))
            if task.subject.startswith(subject) and (over or task.subject != mine):
                settle(game, category, task.subject, (one.answer if over else None) or "another decides")
    if priest is not None and one.state == "Waiting":
        game.task("T-ANSWER", f"{said} What is the Answer?", bearer=priest, subject=mine)
        if one.contract is not None:
            asks = NOMIC.questions["T-BREACH"].asks
            game.task("T-BREACH", f"{said} {asks} ({one.contract})", bearer=priest, subject=mine)
    if priest is not None and _unrepaired(one):
        obligations.oblige(game, "O16", str(one), f"consultation/{one.uid}", bearer=priest)
    elif one.oracularity:
        obligations.met(game, "O16", f"consultation/{one.uid}")
    elif one.state != "Answered":
        obligations.lapse(game, "O16", f"consultation/{one.uid}")


def _unrepaired(one: Consultation) -> bool:
    return one.state == "Answered" and one.contract is not None and one.answer == "YES" and not one.oracularity


def _indictment(game: Game, one: GameObject, names: set[str]) -> None:
    assert isinstance(one, Indictment)
    subject = f"indictment/{one.key}"
    if one.decision == "Guilty" and one.fine is None and one.punishment is None:
        question = f"{one.offender} is Guilty: {one.accusation[:LONGEST]}. What is the Punishment?"
        game.task("T-PUNISH", question, subject=subject, effective=game.now.isoformat())
    elif one.fine is not None or one.punishment is not None:
        settle(game, "T-PUNISH", subject, str(one.fine if one.fine is not None else one.punishment))


def _obligation(game: Game, one: GameObject, names: set[str]) -> None:
    assert isinstance(one, Obligation)
    if one.state == "Missed" and "state" in names and one.code in FAILED_SHALL and isinstance(one.bearer, Player):
        what = f"{one.bearer} has let the time for a duty pass: {one.duty} (Rule {one.rule})"
        game.task("T-CRIME", f"{what}. Is that a Misdemeanor?", subject=f"obligation/{one.key}")
    if one.code == "O32" and one.state in ("Met", "Lapsed"):
        settle(game, "T-DUTY", f"obligation/{one.key}", "done" if one.state == "Met" else "it has lapsed")


# -- offices ------------------------------------------------------------------------------------------


def _player(game: Game, one: GameObject, names: set[str]) -> None:
    if "mental_state" not in names:
        return
    pole, anxious = game.the(ThreatFlagpole), threat.paranoid(game)
    if not anxious:
        settle(game, "T-FLAG", FLAG, "unchanged")
    elif not threat.panics(game):
        who = ", ".join(map(str, anxious))
        settle(game, "T-FLAG", FLAG, "asked again")
        game.task("T-FLAG", f"Paranoid: {who}. The flag is {pole.threat_flag}. Does it still fit?", subject=FLAG)


def _flag(game: Game, one: GameObject, names: set[str]) -> None:
    if "threat_flag" in names:
        assert isinstance(one, ThreatFlagpole)
        settle(game, "T-FLAG", FLAG, one.threat_flag)


def _display(game: Game, one: GameObject, names: set[str]) -> None:
    """A challenge: whether the display is wrong; the officer says what he finds himself."""
    assert isinstance(one, Display)
    if "challenges" not in names or one.ministry is None:
        return
    subject = f"display/{one.key}"
    unanswered = [each for each in one.challenges if not each["addressed"]]
    if not unanswered:
        settle(game, "T-ERR", subject, "answered")
        return
    errors = "; ".join(str(error) for each in unanswered for error in each["errors"])[:LONGEST]
    settle(game, "T-ERR", subject, "asked again")
    question = f"The {_title(one)} is challenged: {errors}. Is it wrong? {_own_finding(game, one)}"
    game.task("T-ERR", question, office=one.ministry.key, subject=subject)


def _title(one: Display) -> str:
    shown = NOMIC.displays.get(id_of(one))
    return shown.title if shown is not None else one.key


def _own_finding(game: Game, one: Display) -> str:
    """What the officer's own reckoning says, as a proposal for the answer."""
    name = id_of(one)
    if name not in NOMIC.displays or versions.last(game, name) is None:
        return "The officer does not know what it showed."
    if versions.is_stale(game, name):
        return "What it shows has changed since it was published: publish it anew."
    return "By the officer's reckoning it was right and still is: rebut, unless the officer is wrong as well."


# -- proposals ----------------------------------------------------------------------------------------


def _proposal(game: Game, one: GameObject, names: set[str]) -> None:
    """A passed proposal may oblige a Minister in so many words (Rule 4E53)."""
    assert isinstance(one, Proposal)
    if "passed" not in names or not one.passed:
        return
    for number, (office, words) in enumerate(duties_in(one.body), 1):
        duty = obligations.oblige(game, "O32", words, f"proposal/{one.uid}/{number}", office=office)
        if duty is None:
            continue
        question = f"Proposal {one} passed and says: {words}. Has the Minister of {office} done it?"
        game.task("T-DUTY", question, office=office, subject=f"obligation/{duty.key}")


def duties_in(body: str) -> Iterator[tuple[str, str]]:
    """The duties that a Body lays on Ministers in plain sentences: the ministry, and the sentence."""
    for found in _DUTY.finditer(without(body, _BLOCKS)):
        office = ministry_name(found["who"])
        if office is not None:
            yield office, " ".join(found["all"].split())


BY_KIND: dict[str, Callable[[Game, GameObject, set[str]], None]] = {
    Consultation.kind: _consultation,
    Indictment.kind: _indictment,
    Obligation.kind: _obligation,
    Player.kind: _player,
    ThreatFlagpole.kind: _flag,
    Display.kind: _display,
    Proposal.kind: _proposal,
}


# -- what the answers do ------------------------------------------------------------------------------


def about(game: Game, task: Task) -> GameObject:
    """The thing that a question is about: its subject is KIND/UID or KIND/KEY, and perhaps more."""
    kind, _, rest = task.subject.partition("/")
    one = game.world.objects.get(int(first)) if (first := rest.partition("/")[0]).isdigit() else None
    return one if one is not None and one.kind == kind else game.world.by_key(rest, [kind])
