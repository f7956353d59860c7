"""Amendments: what the text of a proposal does to the rules, as far as it says so plainly and exactly."""

from engine.amendments.reader import Amended, Doubt, RuleText, exactly, read

__all__ = ["Amended", "Doubt", "RuleText", "exactly", "read"]
