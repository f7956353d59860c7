"""Forms of the English verb that phrases are said with."""

from __future__ import annotations

from engine.language import Slot
from parsers.phrases.notation import Any_, Aside, Node, Part, Parts, SlotNode, Word

DOUBLED = frozenset(
    "set put drop begin tag step quit plan submit get pin cut stop hop opt transfer confer strip swap ship slip tip "
    "scrap knit dub remit commit permit ban scrub zap zot empanel impanel empannel beg bet bid bin don flag flip "
    "grab hit let lob log peg prod rid rip run shed shred shut slam slap snap spin sum trim admit allot annul compel "
    "expel enrol instal prefer refer".split()
)
PAST = dict(
    pair.split(":")
    for pair in (
        "be:been become:become begin:begun bring:brought buy:bought choose:chosen cut:cut do:done draw:drawn "
        "find:found forgive:forgiven get:got give:given go:gone hand:handed have:had hit:hit "
        "hold:held knit:knitted lay:laid leave:left let:let lose:lost make:made pay:paid "
        "put:put quit:quit read:read rewrite:rewritten say:said see:seen sell:sold send:sent "
        "set:set strike:struck swear:sworn take:taken teach:taught tell:told throw:thrown wear:worn "
        "cast:cast fly:flown run:run bid:bid bind:bound feed:fed fling:flung keep:kept lend:lent shake:shaken "
        "spin:spun spend:spent split:split stick:stuck sweep:swept undo:undone deal:dealt hang:hung light:lit meet:met "
        "bet:bet rid:rid shed:shed shut:shut weave:woven win:won withdraw:withdrawn write:written "
        "tear:torn sling:slung shoot:shot "
    ).split()
)
ALSO_PAST = {"burned": "burnt", "learned": "learnt"}
"""Participles that are also formed in another way."""
IRREGULAR = {
    "be": ("is", "being"),
    "have": ("has", "having"),
    "do": ("does", "doing"),
    "go": ("goes", "going"),
    "panic": ("panics", "panicking"),
}


BEFORE_VERBS = ("re", "un", "over", "out", "mis")
"""With one of these before it, a verb has the forms that it has alone: "repay", "unmake"."""


def _doubles(verb: str) -> bool:
    """Whether the last letter is doubled before an ending: "submit", and so "resubmit" and "unsubmit"."""
    return verb in DOUBLED or (verb.startswith(("re", "un")) and verb[2:] in DOUBLED)


def third_person(verb: str) -> str:
    """ "give" -> "gives"."""
    if verb in IRREGULAR:
        return IRREGULAR[verb][0]
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return verb[:-1] + "ies"
    return verb + ("es" if verb.endswith(("s", "sh", "ch", "x", "z")) else "s")


def participle(verb: str) -> str:
    """ "give" -> "given", "pledge" -> "pledged"."""
    if verb in PAST:
        return PAST[verb]
    if (again := next((one for one in BEFORE_VERBS if verb.startswith(one) and verb[len(one) :] in PAST), "")) != "":
        return again + PAST[verb[len(again) :]]
    if _doubles(verb):
        return verb + verb[-1] + "ed"
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return verb[:-1] + "ied"
    return verb + ("d" if verb.endswith("e") else "ed")


def gerund(verb: str) -> str:
    """ "give" -> "giving"."""
    if verb in IRREGULAR:
        return IRREGULAR[verb][1]
    if _doubles(verb):
        return verb + verb[-1] + "ing"
    if verb.endswith("ie"):
        return verb[:-2] + "ying"
    if verb.endswith("e") and not verb.endswith(("ee", "ye")):
        return verb[:-1] + "ing"
    return verb + "ing"


def spellings(verb: str, form: str) -> tuple[str, ...]:
    """A form of a verb, and how else it is spelled: "canceling", "cancelling"."""
    single = len(verb) > 4 and verb[-1] == "l" and verb[-2] in "aeiou" and verb[-3] not in "aeiou"
    if not single or not form.startswith(verb) or form.startswith(verb + "l"):
        return (form, ALSO_PAST[form]) if form in ALSO_PAST else (form,)
    return (form, verb + "l" + form[len(verb) :])


NO_VERBS = frozenset("is this its as us yours hers his thus perhaps always times points socks votes".split())
"""What ends in -s and is no verb."""
PLURALS = {"is": "are", "has": "have", "does": "do", "goes": "go", "passes": "pass", "was": "were"}


def of_several(nodes: tuple[Node, ...]) -> tuple[Node, ...]:
    """A clause whose subject may be several, and have an aside behind it: after a slot, "loses" is also "lose"."""
    if len(nodes) < 2 or not isinstance(nodes[0], SlotNode):
        return _with_aside(nodes)
    if nodes[0].slot in OPEN_ENDED:
        return _of_several(nodes)
    head, verb, *rest = _of_several(nodes)
    return (head, Aside(), verb, *rest)


BEING = frozenset("is are was be shall will".split())


def _with_aside(nodes: tuple[Node, ...]) -> tuple[Node, ...]:
    """A clause whose subject is words: before its "is" an aside may stand ("The Trick, drawn by lot, is Sit")."""
    for n, node in enumerate(nodes):
        if n and isinstance(node, Word) and node.text in BEING and isinstance(nodes[n - 1], (Word, Any_)):
            return (*nodes[:n], Aside(), *nodes[n:])
    return nodes


COPULAS = frozenset("is are becomes become gets get goes go shall will receives has takes bears reads".split())
"""Verbs behind which a whole clause says what it says of its subject."""


def with_asides(nodes: tuple[Node, ...]) -> tuple[Node, ...]:
    """A clause whose subject may have an aside behind it, wherever its slot stands: "My vote on 318, alas, is FOR"."""
    out: list[Node] = []
    for place, node in enumerate(nodes):
        before = nodes[place - 1] if place else None
        if place > 1 and isinstance(before, SlotNode) and before.slot not in OPEN_ENDED and _is_copula(node):
            out.append(Aside())
        out.append(node)
    return tuple(out)


def _is_copula(node: Node) -> bool:
    if isinstance(node, Word):
        return node.text in COPULAS
    return isinstance(node, Any_) and all(node.options) and any(_is_copula(option[0]) for option in node.options)


OPEN_ENDED = frozenset({Slot.PHRASE, Slot.TEXT, Slot.TITLE, Slot.TARGET})
"""Slots of words that may hold a comma themselves, or name nothing."""


def _of_several(nodes: tuple[Node, ...]) -> tuple[Node, ...]:
    head, verb, *rest = nodes
    if isinstance(verb, Word):
        more = _plural(verb)
        verb = Any_(((verb,), (more,))) if more is not None else verb
    elif isinstance(verb, Any_):
        said = {option[0] for option in verb.options if option}
        plurals = [
            (more, *option[1:])
            for option in verb.options
            if option and isinstance(option[0], Word) and (more := _plural(option[0])) is not None and more not in said
        ]
        verb = Any_((*verb.options, *plurals))
    return (head, verb, *rest)


def _plural(verb: Word) -> Word | None:
    """ "loses" -> "lose"; nothing for what is no verb in the third person."""
    text = verb.text
    if text in PLURALS:
        return Word(PLURALS[text])
    if not text.endswith("s") or text.endswith("ss") or len(text) < 4 or text in NO_VERBS:
        return None
    return Word(text[:-3] + "y" if text.endswith("ies") else text[:-1])


_BECOMES = (("becomes",), ("is", "now"), ("shall", "be"))
"""Ways to say that something is so from now on ..."""
_IS_HEREBY = (
    *(
        (Word(be), Word(adverb))
        for be in ("is", "are", "be")
        for adverb in ("hereby", "herewith", "henceforth", "hereafter")
    ),
    (Word("is"), Word("now")),
)
"""... and others, which say it as well."""
_ADVERBS = tuple((Word(adverb),) for adverb in ("now", "herewith", "henceforth", "hereafter"))
"""What can be said where "hereby" can."""


def from_now_on(nodes: tuple[Node, ...]) -> tuple[Node, ...]:
    """A clause in which "becomes" may also be "is hereby"."""
    return tuple(_from_now_on(node) if isinstance(node, Any_) else node for node in nodes)


def _from_now_on(node: Any_) -> Any_:
    said = {tuple(word.text for word in option if isinstance(word, Word)) for option in node.options}
    if ("hereby",) in said and () in said:
        return Any_((*node.options, *(option for option in _ADVERBS if option not in node.options)))
    if said.isdisjoint(_BECOMES):
        return node
    return Any_((*node.options, *(option for option in _IS_HEREBY if option not in node.options)))


PARTICLES = frozenset("over up back down out in off away forward on".split())
"""Words of a verb that may also stand behind its object: "hand m5 over", "take 305 back"."""


def ways_of(nodes: tuple[Node, ...]) -> list[tuple[str, tuple[Node, ...]]]:
    """(first word, what follows) for every way the phrase can be said: its particle before its object or behind it."""
    found = verbs_of(nodes)
    return found + [(verb, moved) for verb, tail in found if (moved := _particle_behind(tail)) is not None]


def _particle_behind(tail: tuple[Node, ...]) -> tuple[Node, ...] | None:
    if len(tail) < 2 or not isinstance(tail[0], Word) or tail[0].text not in PARTICLES:
        return None
    particle, head = tail[0], tail[1]
    if isinstance(head, SlotNode):
        return (head, particle, *tail[2:])
    if isinstance(head, Parts):
        first = head.parts[0]
        return (Parts((Part((*first.nodes, particle), first.required), *head.parts[1:])), *tail[2:])
    return None


def verbs_of(nodes: tuple[Node, ...]) -> list[tuple[str, tuple[Node, ...]]]:
    """(first word, what follows) for every way the phrase can begin."""
    head, rest = nodes[0], nodes[1:]
    if isinstance(head, Word):
        return [(head.text, rest)]
    if isinstance(head, Any_):
        out = []
        for option in head.options:
            if option:
                out += [(verb, tail + rest) for verb, tail in verbs_of(option)]
            elif rest:
                out += verbs_of(rest)
        return out
    raise ValueError("a `does` phrase begins with its verb")
