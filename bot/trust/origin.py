"""Whether a mail that names a list came from the host of that list: the word of our own server, and of nobody else.

Received lines are written from bottom to top, so those of our own hosts stand on top, and only they are true. The last
of them, written by the server that took the mail in, says whence it came; the line below it is the list host's own if
the mail came from there, and else whatever the sender wrote.
"""

from __future__ import annotations

import re

from bot.trust.rules import TrustRules
from parsers.mail.mime import Mail

_FROM = re.compile(r"from\s+\S{1,253}\s+\(([A-Za-z0-9.-]{1,253})\.?\s+\[")
"""`from HELLO (NAME [ADDRESS])`: the name in the brackets is the one that our server looked up. What the other side
called itself proves nothing."""
LONGEST = 1000
"""Characters of a Received line that are looked at; what matters stands first."""


def list_problem(mail: Mail, rules: TrustRules) -> str:
    """Why the mail is not believed to come from the list that it names; "" where it is, or no host was configured."""
    hosts = {one.address: one.host for one in rules.lists}
    wanted = [hosts[one] for one in mail.lists if one in hosts]
    if not wanted:
        return ""
    received = mail.get_all("received")
    hop = received[rules.own_hops - 1] if 0 < rules.own_hops <= len(received) else ""
    if any(_came_from(hop, host) for host in wanted):
        return ""
    return "it names a list and did not come from the host of that list"


def _came_from(received: str, host: str) -> bool:
    found = _FROM.match(received[:LONGEST])
    return found is not None and found[1].rstrip(".").lower() == host.lower()
