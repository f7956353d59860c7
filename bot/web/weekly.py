"""How the game stands, as the weekly digest tells it: what the first page shows, with the pictures."""

from __future__ import annotations

from bot.digest import Row, Week
from bot.mail.compose import Picture
from bot.store.store import Store
from bot.web.ask import Ask, Options, Site
from bot.web.home import Home, home
from bot.web.pictures import drawings


def week(store: Store) -> Week:
    """The present of a store. Raises StoreError."""
    site = Site(store, Options(static=True))
    ask = Ask(site, site.moments.at(), {}, {})
    site.library.update(ask.game, site.nomic.id)
    shown = home(ask)
    pictures = tuple(Picture(name, f"{one.title}: {one.description}", one.svg()) for name, one in drawings(ask))
    return Week(_clock(shown), _under_way(shown), _duties(shown), _standings(shown), pictures)


def _clock(shown: Home) -> tuple[Row, ...]:
    return tuple(Row(one.name, state=one.value.text) for one in shown.clock)


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


def _standings(shown: Home) -> tuple[dict[str, str], ...]:
    return tuple(
        {"player": one.player.text, **{name: value.text for name, value in zip(shown.scores, one.scores, strict=True)}}
        for one in shown.standings
    )
