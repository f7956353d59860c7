"""Puts deeds that were taken apart (tests/data/deeds) together again in the constructions of English.

A construction takes the parts of a deed and gives a text, or nothing where English has no such sentence. Constructions
know nothing of actions, so a cell of the table deed x construction that is not read is a hole in the grammar and not a
missing phrase.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from parsers.phrases.verbs import gerund, participle, third_person

DEEDS = Path(__file__).parents[1] / "data" / "deeds"
PARTICLES = ("over", "up", "back", "out", "in", "off", "on")
AUTHOR = "Zoltan"


@dataclass(frozen=True, slots=True)
class Deed:
    """What somebody does, in parts."""

    action: str
    params: dict[str, Any]
    verb: str
    thing: str
    """The object; empty where the verb has none."""
    parts: tuple[str, ...]
    """What else belongs to the verb."""
    text: str
    """What follows after a colon; empty where nothing does."""

    def form(self, of: Callable[[str], str]) -> str:
        """The verb in another form: "hand over" -> "handing over"."""
        head, *particle = self.verb.split()
        return " ".join((of(head.lower()) if head.islower() or head == "ZOT" else of(head), *particle))

    def after(self, verb: str, thing: str | None = None, parts: tuple[str, ...] | None = None) -> str:
        """The words of a clause from its verb on."""
        said = (verb, self.thing if thing is None else thing, *(self.parts if parts is None else parts))
        return spaced(*(one.lstrip("~") for one in said)) + self.end

    @property
    def end(self) -> str:
        """The end of its sentence."""
        return f": {self.text}" if self.text else ""

    @property
    def movable(self) -> tuple[int, ...]:
        """Which parts may stand elsewhere than behind the verb."""
        return tuple(n for n, part in enumerate(self.parts) if not part.startswith("~") and " " in part)

    @property
    def plural(self) -> bool:
        """Whether its object is several things."""
        head = self.thing.split(" of ")[0].split(" and ")
        many = len(head) > 1 or head[0].endswith(("socks", "points", "powers", "changes", "results", "mackerel"))
        return many or self.thing == "m25"


def deeds(name: str) -> Iterator[Deed]:
    """The deeds of a nomic, each with all its verbs."""
    action, params = "", {}
    for line in (DEEDS / f"{name}.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("  "):
            verbs, *parts = (part.strip() for part in line.split("|"))
            thing = parts.pop(0) if parts else ""
            text = parts.pop()[1:].strip() if parts and parts[-1].startswith(":") else ""
            for verb in verbs.split(","):
                yield Deed(action, params, verb.strip(), thing, tuple(parts), text)
        elif line and not line.startswith("#"):
            action, _, said = line.partition(" ")
            params = json.loads(said)


def spaced(*said: str) -> str:
    return " ".join(one for one in said if one)


def sentence(text: str) -> str:
    """The words as a sentence."""
    text = text.strip()
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "?", "!", "}")) else ".")


Construction = Callable[[Deed], str | None]
CONSTRUCTIONS: dict[str, Construction] = {}


def construction(make: Construction) -> Construction:
    CONSTRUCTIONS[make.__name__.replace("_", " ")] = make
    return make


def opened(name: str, opening: str, closing: str = "") -> None:
    """A construction that only stands around "I do so"."""

    def make(deed: Deed) -> str | None:
        if closing and deed.text:
            return None
        said = deed.after(deed.verb) if "{}" not in opening else ""
        text = opening.format(deed.after(deed.verb)) if "{}" in opening else f"{opening} {said}"
        return sentence(text + closing)

    CONSTRUCTIONS[name] = make


opened("plain", "I")
opened("hereby", "I hereby")
opened("adverbs", "I therefore also formally")
opened("hereby do", "I do hereby")
opened("i in small letters", "i")
opened("the name in apposition", "I, Zoltan,")
opened("capacity", "As a humble player, I hereby")
opened("rule cited first", "Under Rule 4E15, I")
opened("pursuant", "Pursuant to the rules I")
opened("reason first", "Since nobody else seems to care, I")
opened("apology first", "Sorry for the late reply! I")
opened("joke first", "My cat told me to hurry, so I")
opened("having thought", "Having thought about it for a while, I")
opened("interjection", "Ok, I")
opened("dash before", "Well - here goes - I")
opened("semicolon before", "The soup is cold; I")
opened("colon before", "One more thing: I")
opened("announcing that", "I hereby announce that I")
opened("let it be known", "Let it be known that I")
opened("would like to", "I would like to")
opened("i'd like to", "I'd like to")
opened("wish to", "I wish to")
opened("let me", "Let me")
opened("allow me to", "Allow me to")
opened("have decided to", "I have decided to")
opened("go ahead and", "I'll go ahead and")
opened("it is my pleasure to", "It is my pleasure to hereby")
opened("aside in brackets", "I (after some thought)")
opened("aside between commas", "I, somewhat reluctantly,")
opened("in brackets", "(I {})")
opened("because", "I", ", because I can")
opened("since", "I", " since it is time")
opened("as promised", "I", ", as promised")
opened("thanks", "I", ". Thanks")
opened("exclamation", "I", "!")
opened("smiley", "I", " :)")
opened("remark in brackets", "I", " (about time, too)")
opened("dash and remark", "I", " - at last")
opened("now", "I now", " now")
opened("typo in hereby", "I herby")
opened("first of several", "First, I")
opened("finally", "And finally, I")
opened("also", "I also")
opened("list with I", "My actions today:\n\n 1. I")
opened("list under a head", "I do the following:\n\n *")
opened("list under hereby", "I hereby:\n\n-")
opened("action label", "Action: I")
opened("arrow", "=> I")
opened("for my part", "I for my part")
opened("for one", "I, for one,")
opened("since i write anyway", "And, since I'm writing anyway, I")
opened("nothing to wait for", "There is nothing left to wait for: I")
opened("that being so", "That being so, I")
opened("seeing that", "Seeing that nobody else will, I")
opened("in view of", "In view of all this I")
opened("out of the way", "With that out of the way, I")
opened("before i forget", "Before I forget, I")
opened("last but not least", "Last but not least I")
opened("item in brackets", "(2) I")
opened("lettered item", "b) I")
opened("on top of that", "On top of that I")
opened("besides", "Besides, I")
opened("question before", "Does anybody mind? No? Then I")
opened("complaint before", "I won't complain any longer. I")
opened("what i do now", "What I do now is this: I")
opened("as the rules allow", "I", ", as the rules allow")
opened("for what it is worth", "I", ", for what it is worth")
opened("with thanks", "I", ", with thanks to all who waited")
opened("so that", "I", " so that we can all go home")
opened("because it leaks", "I", ", because the old one leaks")
opened("in accordance", "I", " in accordance with the rules")
opened("as is my right", "I", ", as is my right")
opened("herewith at the end", "I", ", herewith")
opened("story before", "Yesterday a goose ate my shopping list. Today I")
opened("not without", "Not without a tear I")
opened("there and then", "Here and now I")
opened("by these presents", "By these presents I")
opened("as you asked", "As you all asked me to, I")
opened("two remarks", "Right, so, I", ", and about time too, if you ask me")
opened("nobody having", "Nobody having spoken up, I")
opened("dash behind subject", "I - who else, I ask you -")
opened("hello name", "Hello Hose, hello all, I")
opened("ps", "PS: I")
opened("oh and", "Oh, and I")
opened("as of now", "As of now I")
opened("today's business", "Today's business:\n\n- I")


@construction
def in_stars(deed: Deed) -> str | None:
    return None if deed.text else f"*I {deed.after(deed.verb)}*"


@construction
def verb_in_stars(deed: Deed) -> str:
    return sentence("I " + deed.after(f"*{deed.verb}*"))


@construction
def object_in_underscores(deed: Deed) -> str | None:
    fit = deed.thing and '"' not in deed.thing and not deed.thing.startswith(("my ", "a ", "the following"))
    return sentence("I " + deed.after(deed.verb, f"_{deed.thing}_")) if fit else None


@construction
def in_capitals(deed: Deed) -> str | None:
    return None if deed.text or '"' in deed.after("") else f"I {deed.after(deed.verb)}.".upper()


@construction
def gerund_only(deed: Deed) -> str:
    return sentence(deed.after(deed.form(gerund)))


@construction
def hereby_gerund(deed: Deed) -> str:
    return sentence("I am hereby " + deed.after(deed.form(gerund)))


@construction
def im_gerund(deed: Deed) -> str:
    return sentence("I'm " + deed.after(deed.form(gerund)))


@construction
def subject_left_out(deed: Deed) -> str:
    return sentence("Hereby " + deed.after(deed.verb))


@construction
def without_capitals(deed: Deed) -> str | None:
    return None if deed.text else f"i {deed.after(deed.verb)}".replace("I ", "i ")


@construction
def by_name(deed: Deed) -> str | None:
    text = deed.after(deed.form(third_person))
    return None if " my" in text else sentence(f"{AUTHOR} hereby {text}")


@construction
def object_first(deed: Deed) -> str | None:
    """ "Proposal 405 I withdraw.\""""
    if not deed.thing or deed.thing == "myself" or deed.text or set(deed.parts) & {"as a Player"}:
        return None
    return sentence(f"{deed.thing.lstrip('~')} I {deed.after(deed.verb, '')}")


@construction
def topic(deed: Deed) -> str | None:
    """ "As for proposal 405, I withdraw it.\""""
    if deed.text or not deed.thing.startswith(("proposal", "Proposal", "Consultation", "the ", "Rule", "my ")):
        return None
    if len(deed.verb.split()) > 1:
        return None
    return sentence(f"As for {deed.thing}, I {deed.after(deed.verb, 'it')}")


@construction
def part_first(deed: Deed) -> str | None:
    """ "To Hose I give m25.\""""
    if not deed.movable or deed.text:
        return None
    n = deed.movable[-1]
    rest = deed.parts[:n] + deed.parts[n + 1 :]
    return sentence(f"{deed.parts[n]} I hereby {deed.after(deed.verb, None, rest)}")


@construction
def part_first_with_comma(deed: Deed) -> str | None:
    if not deed.movable or deed.text:
        return None
    n = deed.movable[-1]
    rest = deed.parts[:n] + deed.parts[n + 1 :]
    return sentence(f"{deed.parts[n]}, I {deed.after(deed.verb, None, rest)}")


@construction
def parts_turned(deed: Deed) -> str | None:
    """ "I give to Hose m25.\""""
    if not deed.movable or deed.text or not deed.thing or len(deed.thing) < 4:
        return None
    n = deed.movable[0]
    rest = deed.parts[:n] + deed.parts[n + 1 :]
    return sentence(f"I {deed.after(deed.verb, spaced(deed.parts[n], deed.thing), rest)}")


@construction
def aside_before_the_last_part(deed: Deed) -> str | None:
    if not deed.movable or deed.text or deed.movable[-1] != len(deed.parts) - 1:
        return None
    return sentence(f"I {deed.after(deed.verb, None, deed.parts[:-1])}, with some regret, {deed.parts[-1]}")


@construction
def passive(deed: Deed) -> str | None:
    if not deed.thing or deed.thing == "myself" or deed.verb in ("become", "join", "leave", "quit", "resign", "enter"):
        return None
    return sentence(
        f"{deed.thing.lstrip('~')} {'are' if deed.plural else 'is'} hereby {deed.after(deed.form(participle), '')}"
    )


@construction
def passive_by_me(deed: Deed) -> str | None:
    text = passive(deed)
    return None if text is None or deed.text else text.replace(" hereby ", " now ").rstrip(".") + " by me."


@construction
def particle_behind(deed: Deed) -> str | None:
    """ "I hand m25 over to Hose.\""""
    head, *particle = deed.verb.split()
    if not particle or particle[0] not in PARTICLES or not deed.thing:
        return None
    return sentence(f"I {deed.after(head, spaced(deed.thing, *particle))}")


@construction
def two_deeds_of_one_subject(deed: Deed) -> str | None:
    return None if deed.text else sentence(f"I {deed.after(deed.verb)} and wish you all a good night")


@construction
def second_of_two(deed: Deed) -> str:
    return sentence(f"I have read the rules and hereby {deed.after(deed.verb)}")


@construction
def list_item_last(deed: Deed) -> str:
    return "I do the following things:\n\n1) " + sentence(deed.after(deed.verb))


@construction
def wrapped(deed: Deed) -> str:
    words = sentence("I hereby " + deed.after(deed.verb)).split(" ")
    half = len(words) // 2
    before = "After having thought about all that was said in here, " + " ".join(words[:half])
    return before + "\n" + " ".join(words[half:])


@construction
def under_a_quote(deed: Deed) -> str:
    return "Hose wrote:\n> What do you all think?\n> Nobody does anything.\n\n" + sentence("I " + deed.after(deed.verb))


@construction
def last_part_in_brackets(deed: Deed) -> str | None:
    """ "I usurp Law (for m40).\""""
    if not deed.movable or deed.text or deed.movable[-1] != len(deed.parts) - 1 or not deed.thing:
        return None
    return sentence(f"I {deed.after(deed.verb, None, deed.parts[:-1])} ({deed.parts[-1]})")


@construction
def relative_clause(deed: Deed) -> str | None:
    """ "I withdraw proposal 405, which was a bad idea, ...\""""
    if not deed.thing or deed.text or deed.parts or deed.thing == "myself":
        return None
    return sentence(f"I hereby {deed.verb} {deed.thing}, which nobody will miss")


@construction
def relative_clause_within(deed: Deed) -> str | None:
    """ "I usurp the Ministry of Law, which nobody loved, for m40.\""""
    if not deed.movable or deed.text or not deed.thing or deed.thing == "myself" or 0 not in deed.movable:
        return None
    return sentence(f"I {deed.verb} {deed.thing}, which nobody ever loved, {spaced(*deed.parts)}")


@construction
def relative_clause_before(deed: Deed) -> str | None:
    """ "Proposal 405, which came in twice, I withdraw.\""""
    if not deed.thing or deed.thing == "myself" or deed.text or deed.thing.startswith(("~", "a ")):
        return None
    return sentence(f"{deed.thing}, which came in rather late, I hereby {deed.after(deed.verb, '')}")


@construction
def passive_with_shall(deed: Deed) -> str | None:
    text = passive(deed)
    return (
        None
        if text is None
        else text.replace(" is hereby ", " shall hereby be ").replace(" are hereby ", " shall hereby be ")
    )


@construction
def passive_of_this_mail(deed: Deed) -> str | None:
    text = passive(deed)
    if text is None:
        return None
    return sentence("By this mail " + text[:1].lower() + text[1:].replace(" hereby ", " "))


@construction
def cleft(deed: Deed) -> str | None:
    """ "It is proposal 405 that I withdraw.\""""
    if not deed.thing or deed.text or deed.thing == "myself" or deed.plural or deed.thing.startswith("~"):
        return None
    return sentence(f"It is {deed.thing} that I hereby {deed.after(deed.verb, '')}")


@construction
def this_is_me_doing(deed: Deed) -> str:
    return sentence("This is me " + deed.after(deed.form(gerund)))


@construction
def with_this_mail(deed: Deed) -> str:
    return sentence("With this message I " + deed.after(deed.verb))


@construction
def consider_it_done(deed: Deed) -> str | None:
    """ "Please consider proposal 405 withdrawn.\""""
    if not deed.thing or deed.text or deed.thing == "myself" or deed.action in ("join_contract", "join_game", "vote"):
        return None
    if deed.parts or deed.verb in ("leave", "quit", "forfeit", "enter"):
        return None
    return sentence(f"Please consider {deed.thing} {deed.form(participle)}")
