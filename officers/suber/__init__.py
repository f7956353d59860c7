"""A GitHub nomic after Suber's rules, played by mail: importing this package gives its whole law as `NOMIC`."""

from __future__ import annotations

from officers.suber import glance, hooks  # imports every module of the law, and so fills the tables
from officers.suber.nomic import NOMIC
from officers.suber.words import PHRASEBOOK

NOMIC.hooks = hooks.SuberHooks()
NOMIC.phrasebook = PHRASEBOOK
NOMIC.glance = glance.glance

__all__ = ["NOMIC"]
