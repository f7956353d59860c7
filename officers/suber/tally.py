"""What a vote comes to (Rules 104-109, 203), and what its proponent scores (Rules 202, 310.4). Pure and exact."""

from __future__ import annotations

from fractions import Fraction

from engine.decision import majority, unanimous
from officers.suber.nomic import NOMIC

NOMIC.switch("q1", "up", "even", "down", rule="202", question="Which whole number is nearest to a half?")
NOMIC.switch("q5", "full", "least", rule="310.4", question="What share would an abandoned proposal have had?")
NOMIC.switch("q12", "nearest", "down", rule="309.4", question="What becomes of the fraction of an average?")
NOMIC.parameter("score_base", 291, rule="202", doc="What is taken from a proposal's number when it is scored")

HALF = Fraction(1, 2)


def adopted(favourable: int, eligible: int, *, unanimity: bool) -> bool:
    """Whether the change is adopted: by all, or by more than half of those who may vote."""
    return unanimous(favourable, eligible) if unanimity else majority(favourable, eligible)


def least_share(eligible: int, *, unanimity: bool) -> Fraction:
    """The smallest share of favourable votes that adopts an ordinary change (q5)."""
    if unanimity or eligible == 0:
        return Fraction(1)
    return Fraction(eligible // 2 + 1, eligible)


def rounded(value: Fraction, half: str = "up") -> int:
    """The nearest whole number; a half goes up, down, or to the even one."""
    below = value.numerator // value.denominator
    rest = value - below
    if rest == HALF:
        return below + (half == "up" or (half == "even" and below % 2))
    return below + (rest > HALF)


def points(number: int, share: Fraction, *, base: int = 291, half: str = "up") -> int:
    """What a proposal of that number scores for that share of favourable votes."""
    return rounded((number - base) * share, half)


def share_of(favourable: int, eligible: int) -> Fraction:
    """The share of favourable votes; none where nobody may vote."""
    return Fraction(favourable, eligible) if eligible else Fraction(0)


def average(scores: list[int], reading: str = "nearest") -> int:
    """What a newcomer starts with: the mean of the scores there are, 0 without any (309.4)."""
    if not scores:
        return 0
    mean = Fraction(sum(scores), len(scores))
    return rounded(mean) if reading == "nearest" else mean.numerator // mean.denominator
