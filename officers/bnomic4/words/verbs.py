"""Verbs that mean the same in many phrases; players choose among them freely."""

from __future__ import annotations

GIVE = (
    "(give|transfer|send|pay|hand over|hand|hand out|donate|grant|award|gift|deliver|remit|wire|return|pass|slip|ship|bestow|present|"
    "move|toss|throw|refund|reimburse|repay|contribute|dispatch|forward|give away|pass on|part with)"
)
EXCHANGE = "(exchange|convert|swap|trade|trade in|cash in|change|turn|redeem|sell|barter)"
MAKE = "(create|make|produce|knit|manufacture|weave|mint|generate|spin|conjure up|sew)"
DESTROY = "(destroy|incinerate|eliminate|burn|unravel|shred|scrap|dispose of|throw away|get rid of|discard)"
PAINT = "(paint|color|colour|dye|turn|make|tint|recolor|recolour|repaint|stain|brush)"
REVISE = "(revise|amend|resubmit|rewrite|edit|modify|update|alter|change|reword|rework)"
WITHDRAW = "(withdraw|retract|pull|take back|rescind|unsubmit|revoke|scrap|call back|recall|drop)"
ASSIGN = "(assign|give|allot|allocate|award|issue|grant)"
