"""Socks: given away, made and destroyed (4E68). A sock's key is its colour and number: "Blue 3".

The lowest-numbered sock of the colour goes first. Each sock is an act of its own (4E7): of "five Blue socks"
those go that there are, but in a Transaction it is all or nothing (4E12).
"""

from __future__ import annotations

from engine.errors import Illegal
from engine.game import Game
from engine.names import fold
from engine.objects import GameObject
from officers.bnomic4.amounts import Amount
from officers.bnomic4.kinds.offices import Clock
from officers.bnomic4.kinds.people import COLOURS, Corporation, Player, Sock
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.recipients import Recipient

MOST_AT_ONCE = 1000
"""Socks made by one act: larger official quantities (4E30) would occupy the officer, so a human decides."""
ONE = Amount(1)
LIMIT = "socks_per_nweek"

NOMIC.switch("Q-59", "unlimited", "limited", rule="4E68", question="How many socks may a Laundry Corporation make?")
NOMIC.parameter(LIMIT, 10, rule="4E68", doc="Socks that a Laundry Corporation may make in an nweek (Q-59)")


def begin(game: Game) -> None:
    """Numbers the socks of the genesis and gives those without a holder to their Laundry Corporation."""
    for sock in game.all(Sock):
        if sock.key.startswith("#"):
            game.world.rekey(sock, _next_key(game, sock.sock_color))
        elif (number := _number(sock)) > 0:
            _count_up_to(game, sock.sock_color, number)
        if sock.sockholder is None:
            sock.sockholder = laundry(game, sock.sock_color)


def _next_key(game: Game, colour: str) -> str:
    while True:
        key = f"{colour} {game.world.count(f'sock/{colour}')}"
        if game.get(Sock, key) is None:
            return key


def _count_up_to(game: Game, colour: str, number: int) -> None:
    while game.world.counters.get(f"sock/{colour}", 0) < number:
        game.world.count(f"sock/{colour}")


def _number(sock: Sock) -> int:
    last = sock.key.rpartition(" ")[2]
    return int(last) if last.isdigit() else 0


def laundry(game: Game, colour: str) -> Corporation:
    """The Laundry Corporation of a colour (4E68)."""
    for one in game.all(Corporation):
        if one.laundry_color == colour:
            return one
    raise Illegal(f"there is no Laundry Corporation of {colour}", "4E68")


def colour_named(said: str) -> str:
    """The colour meant; Illegal if socks have no such colour."""
    for colour in COLOURS:
        if fold(colour) == fold(said):
            return colour
    raise Illegal(f"no sock is {said}: the colours are {', '.join(COLOURS)}", "4E68")


def drawer(game: Game, holder: GameObject, colour: str) -> list[Sock]:
    """The holder's socks of a colour, lowest number first."""
    return sorted((one for one in game.all(Sock) if one.sockholder == holder and one.sock_color == colour), key=_number)


def _take(game: Game, holder: GameObject, colour: str, count: Amount) -> list[Sock]:
    have = drawer(game, holder, colour)
    wanted = count.of(len(have))
    game.require(have, f"{holder} has no {colour} sock", "4E68")
    game.require(wanted >= 1, "at least one sock must be meant", "4E7")
    whole = game.act is not None and game.act.transaction is not None
    if whole and wanted > len(have):
        raise Illegal(f"{holder} has {len(have)} {colour} socks, not {wanted}", "4E68")
    return have[:wanted]


@NOMIC.action("transfer_sock", "4E68", office="Laundry")
def transfer_sock(
    game: Game, giver: Player | Corporation, color: str, recipient: Recipient, count: Amount | None
) -> None:
    """Gives socks of a colour to another Potential Sockholder (4E68)."""
    for sock in _take(game, giver, colour_named(color), count or ONE):
        sock.sockholder = recipient.one


@NOMIC.action("create_sock", "4E68", "4E79", office="Laundry")
def create_sock(game: Game, maker: GameObject, color: str | None, count: Amount | None) -> None:
    """A Laundry Corporation makes socks of its own colour (4E68)."""
    colour = _own_colour(game, maker, color)
    wanted = (count or ONE).value
    if wanted is None or wanted < 1:
        raise Illegal("the number of socks to make must be a positive whole number", "4E7")
    if wanted > MOST_AT_ONCE:
        game.refer(f"{wanted} socks at once are for an officer to decide", "4E68")
    if game.reading("Q-59") == "limited" and isinstance(maker, Corporation):
        _within_limit(game, maker, wanted)
    for _ in range(wanted):
        game.create(Sock, _next_key(game, colour), sock_color=colour, sockholder=maker)


def _within_limit(game: Game, maker: Corporation, wanted: int) -> None:
    nweek, limit = game.the(Clock).nweek, int(game.parameter(LIMIT))
    made = maker.socks_made if maker.socks_nweek == nweek else 0
    game.require(made + wanted <= limit, f"{maker} has made {made} of the {limit} socks of this nweek", "4E68")
    maker.socks_nweek, maker.socks_made = nweek, made + wanted


@NOMIC.action("destroy_sock", "4E68", office="Laundry")
def destroy_sock(game: Game, maker: GameObject, color: str | None, count: Amount | None) -> None:
    """A Laundry Corporation destroys socks of its own colour that it holds (4E68)."""
    colour = _own_colour(game, maker, color)
    for sock in _take(game, maker, colour, count or ONE):
        game.destroy(sock)


def _own_colour(game: Game, maker: GameObject, said: str | None) -> str:
    colour = maker.laundry_color if isinstance(maker, Corporation) else None
    if colour is None:
        raise Illegal(f"only Laundry Corporations make and destroy socks, and {maker} is none", "4E68")
    game.require(said is None or colour_named(said) == colour, f"{maker} has to do with {colour} socks only", "4E68")
    return str(colour)
