"""By what a name shows that it is none of a person."""

from __future__ import annotations

import re

from engine.expressions import expression

ENTITY = expression(
    r"\b(?:corporation|corp|trust|guild|ltd|llc|inc|company|co|league|union|bank|partnership|society|foundation|syndicate|consortium|agency|association|bureau|cooperative|collective|limited|holdings|group|afo|brotherhood|club|institute|firm|cartel|sons|daughters|brothers|sisters|plc|gmbh|works|enterprises|industries)\b\.?",
    re.I,
)
"""The word in the name of a corporation or the like."""
