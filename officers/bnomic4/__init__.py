"""B Nomic, fourth era (ruleset of 27 August 2008): importing this package gives its whole law as `NOMIC`."""

from __future__ import annotations

from officers.bnomic4 import glance, hooks  # imports every module of the law, and so fills the tables
from officers.bnomic4.nomic import NOMIC
from officers.bnomic4.words import PHRASEBOOK

NOMIC.hooks = hooks.Bnomic4Hooks()
NOMIC.phrasebook = PHRASEBOOK
NOMIC.glance = glance.glance

__all__ = ["NOMIC"]
