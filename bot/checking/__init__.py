"""What `officer check` finds out about a deployment before (or while) it runs; nothing of it changes anything."""

from bot.checking.deployment import Ways, examine
from bot.checking.finding import Finding, Grade

__all__ = ["Finding", "Grade", "Ways", "examine"]
