"""The Registrar's displays: Players and the Horde, Fora, and the Message Of The nweek (Rules 4E4, 4E6, 4E39)."""

from __future__ import annotations

from engine.game import Game
from engine.names import fold
from engine.objects import GameObject
from officers.bnomic4.kinds.offices import Clock, Forum, Ministry, Motnw
from officers.bnomic4.kinds.people import Player
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.reports.common import Row, heading

PRIVATE = ("addresses", "color_changed", "reinforced_or_punished", "caused_beast_nweek", "proposal_limit")
"""What other ministries display, or nobody's business is."""
SHOWN = tuple(f"player.{name}" for name, field in Player.fields.items() if field.shown and name not in PRIVATE)


@NOMIC.display(
    "D-SOC-1", "Public Display of Players", rule="4E4", also=("4E17", "4E18", "4E20", "4E28", "4E33", "4E34"),
    office="Society", shows=(*SHOWN, "player!", "sock", "ministry.minister"),
)  # fmt: skip
def players(game: Game) -> Row:
    """Every Player with his attributes, the Beast too; the Horde is listed again by name."""
    offices: dict[GameObject, list[str]] = {}
    for ministry in game.all(Ministry):
        if ministry.minister is not None:
            offices.setdefault(ministry.minister, []).append(ministry.key)
    rows = [
        {"name": one.key, **one.show(), "ministries": offices.get(one, [])}
        for one in sorted(game.all(Player), key=lambda one: fold(one.key))
    ]
    for row in rows:
        for name in PRIVATE:
            del row[name]
    horde = [row["name"] for row in rows if not row["active"]]
    return {
        "heading": heading(game),
        "players": rows,
        "horde": horde,
        "vested": sum(1 for row in rows if row["vested"]),
        "voters": sum(1 for row in rows if row["registered_voter"]),
    }


@NOMIC.display(
    "D-SOC-2", "Public Display of Fora", rule="4E4", also=("4E6",), office="Society", shows=("forum",)
)  # fmt: skip
def fora(game: Game) -> Row:
    """Every Public and Discussion Forum with its address."""
    rows = [
        {"name": one.key, "address": one.address, "designation": one.designation}
        for one in sorted(game.all(Forum), key=lambda one: (one.designation != "public", fold(one.key)))
        if one.designation != "private"
    ]
    return {"heading": heading(game), "fora": rows}


@NOMIC.display("D-MOTNW", "Message Of The nweek", rule="4E39", office="Society", shows=("motnw", "_clock.nweek"))
def message_of_the_nweek(game: Game) -> Row:
    """The Message; whether it can still be changed in this nweek stands beside it."""
    motnw = game.the(Motnw)
    changed = motnw.changed_nweek == game.the(Clock).nweek
    return {"heading": heading(game), "message": motnw.message, "aside": {"changed_this_nweek": changed}}
