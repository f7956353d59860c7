"""How a new game of the GitHub nomic begins: with its players and nothing else; the rules say the rest."""

from __future__ import annotations

from officers.starting import Start

START = Start()
