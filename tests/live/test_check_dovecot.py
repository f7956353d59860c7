"""`officer check` before a real Dovecot: what is sound, a wrong password, a folder that is not there."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.checking import Finding, Grade, Ways, examine
from tests.live.servers import Dovecot, dovecot, free_port, mailbox

__all__ = ["dovecot", "mailbox"]
pytestmark = pytest.mark.live


async def look(folder: Path, server: Dovecot, **changes: str | int) -> Finding:
    """What is found of the mailbox."""
    said = {"port": server.imap_port, "password": server.password, "mailbox": "INBOX", **changes}
    (folder / "password").write_text(f"{said['password']}\n")
    (folder / "config.toml").write_text(
        f'[bot]\naddress = "officer@bot.example"\n[trust]\ndkim = false\n[imap]\nhost = "{server.host}"\nport = {said["port"]}\n'
        f'user = "{server.user}"\npassword_file = "password"\ntls = false\nmailbox = "{said["mailbox"]}"\n'
    )
    (found,) = [one for one in await examine(folder / "config.toml", Ways("")) if one.what == "mailbox"]
    return found


async def test_a_mailbox_that_can_be_read(mailbox: Dovecot, tmp_path: Path) -> None:
    mailbox.deliver(b"From: a@b.example\r\nSubject: x\r\n\r\nx\r\n")
    found = await look(tmp_path, mailbox)
    assert (found.grade, found.found) == (Grade.OK, f"INBOX at {mailbox.host}: 1 mails; tells of new mail (IDLE)")


@pytest.mark.parametrize(
    ("changes", "found", "todo"),
    [
        ({"password": "swordfish"}, "refused the login", "user or password"),
        ({"mailbox": "No/Such"}, "refused opening the mailbox", "`mailbox`"),
        ({"port": 0}, "connecting", "is the server up"),
    ],
)
async def test_a_mailbox_that_cannot(
    changes: dict[str, str | int], found: str, todo: str, mailbox: Dovecot, tmp_path: Path
) -> None:
    if "port" in changes:
        changes = {"port": free_port()}
    told = await look(tmp_path, mailbox, **changes)
    assert told.grade is Grade.FAIL
    assert found in told.found
    assert todo in told.todo
    assert "swordfish" not in told.found
