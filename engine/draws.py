"""Draws: random choices, committed before and revealed after, checkable by anyone.

A `Seed` entry brings a secret; its commitment SHA-256(secret) is public from then on. Draw number n with
label L uses HMAC-SHA-256(secret, "n:L:k") for k = 0, 1, ... as a stream of 256-bit numbers; a number below r
is taken by rejection sampling, so there is no modulo bias. When the secret is revealed everybody can
recompute every draw with `Stream`.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import TypeVar

from engine.errors import Held
from engine.game import Game
from engine.journal import Seed

T = TypeVar("T")


def commitment(secret: bytes) -> str:
    """What is published before any draw: the hex SHA-256 of the secret."""
    return hashlib.sha256(secret).hexdigest()


class Stream:
    """The numbers of one draw, from the secret, the number of the draw and its label."""

    def __init__(self, secret: bytes, number: int, label: str) -> None:
        self.secret = secret
        self.label = f"{number}:{label}"
        self.step = 0

    def below(self, limit: int) -> int:
        """A whole number in [0, limit), every one equally likely."""
        if limit < 1:
            raise ValueError("a draw needs at least one possibility")
        span = 1 << 256
        ceiling = span - span % limit
        while True:
            digest = hmac.new(self.secret, f"{self.label}:{self.step}".encode(), hashlib.sha256).digest()
            self.step += 1
            value = int.from_bytes(digest, "big")
            if value < ceiling:
                return value % limit

    def choose(self, options: Sequence[T]) -> T:
        """One of the options, each equally likely."""
        return options[self.below(len(options))]

    def weigh(self, options: Sequence[T], weights: Sequence[int]) -> T:
        """One of the options, with probabilities proportional to whole weights."""
        point = self.below(sum(weights))
        for option, weight in zip(options, weights, strict=True):
            if point < weight:
                return option
            point -= weight
        raise AssertionError("the weights cover every point")

    def sample(self, options: Sequence[T], size: int) -> list[T]:
        """`size` different options, every subset equally likely, in order of drawing."""
        rest = list(options)
        return [rest.pop(self.below(len(rest))) for _ in range(size)]


def plant(game: Game, seed: Seed) -> None:
    """Takes a new secret into use and publishes its commitment."""
    settings = game.settings
    old = settings.secret
    settings.secret = seed.secret.hex()
    settings.draws = 0
    revealed = {"secret": old, "commitment": commitment(bytes.fromhex(old))} if old else None
    game.post("seed", "forum", f"seed/{seed.id}", commitment=commitment(seed.secret), revealed=revealed)


def draw(game: Game, label: str) -> Stream:
    """The stream of the next draw; without a seed the choice is left to a human."""
    settings = game.settings
    if not settings.secret:
        raise Held("no seed has been committed, so nothing can be drawn")
    settings.draws += 1
    return Stream(bytes.fromhex(settings.secret), settings.draws, label)
