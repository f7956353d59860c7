"""How a new game of B Nomic, fourth era, begins: on the first nday of nweek 1, the Clock On, every ministry held.

Held by somebody, because a Vacant ministry keeps the Clock Off and the bot acts only for a Minister; Vested, because
the first Voting would have no quorum to reach otherwise.
"""

from __future__ import annotations

from officers.bnomic4.kinds.offices import MINISTRIES
from officers.starting import Offices, Start

REWARD = 40
"""In the middle of what Ministers asked for."""
START_MACKEREL = 50

START = Start(
    tables={"clock": {"nweek": 1, "nday": 1, "on": True}},
    player={"mackerel": START_MACKEREL, "active": True, "vested": True, "joined_nweek": 1},
    offices=Offices("ministries", MINISTRIES, "minister", {"reward": REWARD}),
)
