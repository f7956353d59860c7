"""Phrases of which a part stands in another place: before the subject, or as the subject of the passive.

"To Hose I give m5", "My vote on 441 I change to SHELVE", "Hose's Tweak I object to", "m5 are given to Hose".
"""

from __future__ import annotations

from functools import lru_cache

from parsers.phrases.matching import Front, Step, hopping, opening
from parsers.phrases.notation import Any_, Node, Parts, SlotNode, Word

PREPOSITIONS = frozenset("from to on of in for at with against under by".split())
DETERMINERS = frozenset("the its our your his her their eir".split())


def turned(nodes: tuple[Node, ...]) -> Step | None:
    """The chain for the passive; None where the phrase has no object to begin with."""
    particles, others = _particles(nodes)
    lead = others[: next((n for n, node in enumerate(others) if not is_determiner(node)), len(others))]
    head = others[len(lead)] if len(lead) < len(others) else None
    after = others[len(lead) + 1 :]
    if isinstance(head, SlotNode):
        return hopping((*lead, head), (*particles, *after))
    if isinstance(head, Parts):
        rest = (Parts(head.parts[1:]), *after) if head.parts[1:] else after
        return hopping((*lead, *head.parts[0].nodes), (*particles, *rest))
    return hopping(others, particles) if others else None


def slots_in(nodes: tuple[Node, ...]) -> frozenset[str]:
    """The names of all slots in a phrase."""
    return frozenset[str]().union(*map(_slots_of, nodes))


@lru_cache(maxsize=1 << 14)  # the nodes of all phrases of a nomic are some thousands
def _slots_of(node: Node) -> frozenset[str]:
    if isinstance(node, SlotNode):
        return frozenset({node.name})
    if isinstance(node, Any_):
        return frozenset[str]().union(*map(slots_in, node.options))
    if isinstance(node, Parts):
        return frozenset[str]().union(*(slots_in(part.nodes) for part in node.parts))
    return frozenset()


def fronted(nodes: tuple[Node, ...]) -> tuple[Front, ...]:
    """The chains for each part of the phrase that may stand before its subject."""
    particles, others = _particles(nodes)
    head = others[0] if others else None
    if isinstance(head, SlotNode):
        steps: tuple[Front, ...] = (_front((head,), (*particles, *others[1:])),)
        if particles and particles[-1].text in PREPOSITIONS:  # "from the Pact I withdraw"
            steps = (*steps, _front((particles[-1], head), (*particles[:-1], *others[1:])))
        return steps if len(particles) < 2 else (*steps, *_object_first(nodes))
    if (
        not isinstance(head, Parts) and not slots_in(nodes) and nodes
    ):  # "the Clock I stop", "my ordination I renounce", "the Clock I turn on"
        split = (_front(nodes[:-1], nodes[-1:]),) if len(nodes) > 1 and isinstance(nodes[-1], Word) else ()
        behind = (_front(others, particles),) if particles and others else ()  # "my ordination I throw away"
        return (_front(nodes, ()), *split, *_before_preposition(nodes), *behind)
    if not isinstance(head, Parts):
        return (*_object_first(nodes), *_before_preposition(nodes))
    moved = tuple(
        _front(part.nodes, (*particles, Parts(head.parts[:number] + head.parts[number + 1 :]), *others[1:]))
        for number, part in enumerate(head.parts)
    )
    if not slots_in(nodes):  # "the Clock I switch to Off"
        moved = (_front(nodes, ()), *moved)
    moved += tuple(  # "Hose's Tweak I object to"
        _front(
            part.nodes[1:],
            (*particles, part.nodes[0], Parts(head.parts[:number] + head.parts[number + 1 :]), *others[1:]),
        )
        for number, part in enumerate(head.parts)
        if part.required
        and len(part.nodes) > 1
        and isinstance(part.nodes[0], Word)
        and part.nodes[0].text in PREPOSITIONS
    )
    if (
        sum(bool(slots_in(part.nodes)) for part in head.parts) > 1
    ):  # "Nettie's delegation for the Ministry of Time I hereby end"
        moved = (*moved, _front(others, particles))
    if particles and particles[-1].text in PREPOSITIONS:  # "from the Pact I withdraw, as it allows"
        rest = (*particles[:-1], Parts(head.parts[1:]), *others[1:])
        whole = (_front((*particles, *head.parts[0].nodes), rest[len(particles) - 1 :]),) if len(particles) > 1 else ()
        return (*moved, _front((particles[-1], *head.parts[0].nodes), rest), *whole)  # "out of the Pact I step"
    return moved


def _front(first: tuple[Node, ...], others: tuple[Node, ...]) -> Front:
    return Front(hopping(first, others), opening(first))


def _object_first(nodes: tuple[Node, ...]) -> tuple[Front, ...]:
    """The chain for a phrase whose object is more than one slot: "My vote on 441 I change to SHELVE"."""
    for place, node in enumerate(nodes):
        if isinstance(node, SlotNode):
            return (_front(nodes[: place + 1], nodes[place + 1 :]),)
        if isinstance(node, Parts):
            rest = (Parts(node.parts[1:]),) if node.parts[1:] else ()
            return (_front((*nodes[:place], *node.parts[0].nodes), (*rest, *nodes[place + 1 :])),)
    return ()


def _before_preposition(nodes: tuple[Node, ...]) -> tuple[Front, ...]:
    """The chain for an object of plain words, the rest behind the verb: "The Flag I set to Polka Dots"."""
    for place, node in enumerate(nodes):
        if slots_in((node,)) or isinstance(node, Parts):
            return ()
        if place and _is_preposition(node):
            return (_front(nodes[:place], nodes[place:]),)
    return ()


def _is_preposition(node: Node) -> bool:
    if isinstance(node, Any_):
        return all(option and _is_preposition(option[0]) for option in node.options)
    return isinstance(node, Word) and node.text in PREPOSITIONS


def is_determiner(node: Node) -> bool:
    """Whether a word belongs to the thing behind it, and not to the verb before."""
    return isinstance(node, Word) and node.text in DETERMINERS


def _particles(nodes: tuple[Node, ...]) -> tuple[tuple[Word, ...], tuple[Node, ...]]:
    """The words that belong to the verb itself ("down" of "come down"), and what follows them."""
    count = 0
    while count < len(nodes) and isinstance(nodes[count], Word) and not is_determiner(nodes[count]):
        count += 1
    return tuple(node for node in nodes[:count] if isinstance(node, Word)), nodes[count:]
