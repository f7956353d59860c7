"""Players, Outsiders and Corporations (Rules 4E3, 4E4, 4E79)."""

from __future__ import annotations

from typing import Any

from engine.objects import Attribute, GameObject, Instant, Ref, attribute, derived, maybe, number, one_of
from officers.bnomic4.nomic import NOMIC

BEAST = "The Beast"
COLOURS = ("Blue", "Black", "Brown", "Burnt Sienna", "Beige", "Burgundy", "Brick Red", "Baby Blue")


def socks_of(holder: GameObject) -> dict[str, int]:
    """How many socks of each colour the holder has (Rule 4E68)."""
    counts: dict[str, int] = {}
    for sock in holder.world.all(Sock):
        if sock.sockholder == holder:
            counts[sock.sock_color] = counts.get(sock.sock_color, 0) + 1
    return dict(sorted(counts.items()))


@NOMIC.kind
class Player(GameObject):
    """A Player (Rule 4E4); the Beast is one (Rule 4E71)."""

    addresses: Attribute[tuple[str, ...]] = attribute((), rule="4E4", private=True)
    points = number(rule="4E17")
    mackerel = number(rule="4E34")
    active = attribute(False, rule="4E28")
    vested = attribute(False, rule="4E28")
    ordained = attribute(False, rule="4E18")
    ordination_barred = attribute(False, rule="4E18")
    fine = number(rule="4E73")
    proposal_limit = maybe(int, rule="4E60")
    next_proposal_limit = maybe(int, rule="4E60", shown=False, genesis=False)
    held_in_contempt = attribute(False, rule="4E60")
    mental_state = one_of("Calm", "Calm", "Paranoid", rule="4E0", index=True)
    joined_nweek = maybe(int, rule="4E4")
    last_game_action_nweek = maybe(int, rule="4E28")
    last_voted_nweek = maybe(int, rule="4E28")
    color_changed = attribute(False, rule="4E69", index=True)
    reinforced_or_punished = attribute(False, rule="4E71")
    caused_beast_nweek = maybe(int, rule="4E71")
    trophies: Attribute[tuple[str, ...]] = attribute((), rule="4E82")
    part_of_point = attribute("0", shown=False, genesis=False)
    """What is left of a point that was exchanged in part (Q-45)."""
    fine_due = Instant(shown=False, genesis=False)
    """From when on an unpaid fine bars from voting, where it does not at once (Q-95)."""
    last_player_nweek = maybe(int, shown=False, genesis=False)

    @derived
    def registered_voter(self: Any) -> bool:
        """A Player without an unpaid fine, or (Q-95) with one that is not overdue (Rules 4E20, 4E73)."""
        due, now = self.fine_due, self.world.at
        return bool(self.fine == 0 or (due is not None and now is not None and now < due))

    @derived
    def socks(self: Any) -> dict[str, int]:
        return socks_of(self)

    @property
    def is_beast(self) -> bool:
        return self.key == BEAST


@NOMIC.kind
class Outsider(GameObject):
    """Somebody known who is not a Player (Rule 4E3)."""

    addresses: Attribute[tuple[str, ...]] = attribute((), rule="4E3", private=True)
    points = number(rule="4E17")
    last_player_nweek = maybe(int, rule="4E4")
    frozen_mackerel = number(shown=False, genesis=False)
    """What he had when he left: for the record only, for the attribute is lost (Rule 4E11, Q-47)."""
    human = maybe(bool, shown=False, genesis=False)
    """Whether an officer confirmed, or denied, that this is a human (Rule 4E4)."""
    mental_state = one_of("Calm", "Calm", "Paranoid", rule="4E0", index=True, shown=False, genesis=False)
    """Of a former Player who still is a PEP (Rule 4E0)."""


@NOMIC.kind
class Corporation(GameObject):
    """A Corporation (Rule 4E79); the eight Laundry Corporations always exist (Rule 4E68)."""

    officers: Attribute[tuple[str, ...]] = attribute((), rule="4E79")
    articles = Ref[GameObject]("contract", rule="4E79")
    mackerel = number(rule="4E34")
    points = number(rule="4E17")
    laundry_color = maybe(str, rule="4E68", genesis=False)
    socks_nweek = maybe(int, shown=False, genesis=False)
    socks_made = number(shown=False, genesis=False)
    """How many socks it made in `socks_nweek` (Q-59)."""

    @derived
    def socks(self: Any) -> dict[str, int]:
        return socks_of(self)


@NOMIC.kind
class Sock(GameObject):
    """A Sock (Rule 4E68)."""

    sock_color = one_of("Blue", *COLOURS, rule="4E68")
    sockholder = Ref[GameObject]("player", "corporation", rule="4E68")
