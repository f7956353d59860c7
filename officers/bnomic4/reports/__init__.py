"""What the Public Displays show: a module for each ministry, named like it (Rules 4E50, 4E51).

Each display is a function of the game that gives plain data: the heading's facts and lists of rows, in an order
that two runs share. A row has a `name` (or says `what` happens), so that a reader can be told what changed. The
templates turn the data into text; no wording is decided here, and nothing is changed.
"""

from __future__ import annotations

from officers.bnomic4.reports import (
    business,
    change,
    fauna,
    games,
    judging,
    laundry,
    law,
    ministry,
    questions,
    society,
    time,
)

MODULES = (law, time, society, ministry, laundry, fauna, games, change, questions, judging, business)
"""Imported for the displays that they declare."""
