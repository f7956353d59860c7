"""Run by Mailman's own Python, not ours: makes a list with its members in a new Mailman, as an administrator would.

Arguments: the configuration, the list's address, and a member's `Name <address>` each.
"""

from __future__ import annotations

import sys
from email.utils import parseaddr

from mailman.app.lifecycle import create_list
from mailman.core.initialize import initialize
from mailman.database.transaction import transaction
from mailman.interfaces.action import Action
from mailman.interfaces.domain import IDomainManager
from mailman.interfaces.mailinglist import DMARCMitigateAction
from mailman.interfaces.member import MemberRole
from mailman.interfaces.usermanager import IUserManager
from zope.component import getUtility


def main(config: str, address: str, *members: str) -> None:
    """Everything that is no default: the tag, From rewritten for every post, no welcome, nobody moderated."""
    initialize(config)
    name, _, domain = address.partition("@")
    with transaction():
        getUtility(IDomainManager).add(domain)
        made = create_list(address, [])
        made.display_name = name
        made.subject_prefix = f"[{name}] "
        made.dmarc_mitigate_action = DMARCMitigateAction.munge_from
        made.dmarc_addresses = ["^.*"]  # every author's domain counts as one that forbids others to send for it
        made.send_welcome_message = False
        made.default_member_action = Action.defer
        users = getUtility(IUserManager)
        for one in members:
            shown, box = parseaddr(one)
            made.subscribe(users.create_address(box, shown), MemberRole.member)


if __name__ == "__main__":
    main(*sys.argv[1:])
