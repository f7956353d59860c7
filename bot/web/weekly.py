"""How the game stands, as the weekly digest tells it: what the first page shows, with the pictures."""

from __future__ import annotations

from itertools import groupby

from bot.columns import date
from bot.digest import Row, Week
from bot.mail.compose import Picture
from bot.store.store import Store
from bot.web.ask import Ask, Options, Site
from bot.web.home import Coming, Home, home
from bot.web.pictures import drawings
from bot.web.values import Value

MOST_COMING = 8
"""A week's view: the page has the rest."""


def week(store: Store) -> Week:
    """The present of a store. Raises StoreError."""
    site = Site(store, Options(static=True))
    ask = Ask(site, site.moments.at(), {}, {})
    site.library.update(ask.game, site.nomic.id)
    shown = home(ask)
    pictures = tuple(Picture(name, f"{one.title}: {one.description}", one.svg()) for name, one in drawings(ask))
    return Week(_lines(shown), _coming(shown), _under_way(shown), _duties(shown), _standings(shown), pictures)


def _lines(shown: Home) -> tuple[str, ...]:
    return (", ".join(f"{one.name.lower()} {one.value.text}" for one in shown.figures), *shown.lines)


def _coming(shown: Home) -> tuple[Row, ...]:
    """What is to come, what shares an instant in one row."""
    by_instant = ((at, list(found)) for at, found in groupby(shown.coming[:MOST_COMING], key=lambda one: one.at))
    return tuple(Row("; ".join(map(_what, found)), state=date(at)) for at, found in by_instant)


def _what(one: Coming) -> str:
    return one.what if one.thing is None else f"{one.thing.text}: {one.what.lower()}"


def _under_way(shown: Home) -> tuple[tuple[str, tuple[Row, ...]], ...]:
    return tuple(
        (
            kind.kind.text,
            tuple(Row(one.thing.text, one.by.text if one.by is not None else "", one.state) for one in kind.things),
        )
        for kind in shown.open
    )


def _duties(shown: Home) -> tuple[Row, ...]:
    return tuple(Row(one.what, one.who.text if one.who is not None else "nobody", one.left) for one in shown.duties)


def _score(value: Value) -> int | str:
    """A whole number as one, so that a column of them is aligned."""
    return int(value.text) if value.form == "number" and value.text.lstrip("-").isdecimal() else value.text


def _standings(shown: Home) -> tuple[dict[str, int | str], ...]:
    return tuple(
        {"player": one.player.text, **{name: _score(each) for name, each in zip(shown.scores, one.scores, strict=True)}}
        for one in shown.standings
    )
