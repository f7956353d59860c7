"""A real GNU Mailman 3 for the live tests: its LMTP runner takes posts, its outgoing runner hands them on by SMTP.

It is installed from PyPI by a lock with hashes, into an environment of its own beside ours (its packages must neither
change ours nor be changed by them), once: the environment is kept while the lock stays the same. Mailman runs with its
own master and runners, its files in a folder that is thrown away.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import smtplib
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from tests.live.servers import HOST, free_port, unavailable

ROOT = Path(__file__).parents[2]
LOCK = ROOT / "requirements-mailman.lock"
LIST_MAKER = Path(__file__).with_name("mailman_list.py")
INSTALL_PATIENCE = 600.0
START_PATIENCE = 60.0
"""Seconds. Five runners start at once, each a Python of its own."""

CONFIG = """\
[mailman]
site_owner: postmaster@{domain}
layout: officer
[paths.officer]
var_dir: {folder}/var
[mta]
incoming: mailman.mta.null.NullMTA
lmtp_host: {host}
lmtp_port: {lmtp_port}
smtp_host: {host}
smtp_port: {smtp_port}
[dmarc]
org_domain_data_url: file://{folder}/no-suffixes
"""
UNUSED = ("archive", "bounces", "command", "digest", "rest", "retry", "task")
EAGER = ("in", "pipeline", "out", "virgin")
FOOTER = """\
_______________________________________________
$display_name mailing list -- $fqdn_listname
To unsubscribe send an email to ${short_listname}-leave@${domain}
"""


@dataclass(frozen=True)
class Mailman:
    """A running Mailman with one list."""

    folder: Path
    address: str
    lmtp_port: int

    def take(self, raw: bytes, sender: str) -> None:
        """Hands a post to the list, as the mail server before it would."""
        with smtplib.LMTP(HOST, self.lmtp_port) as client:
            client.sendmail(sender, [self.address], raw)

    def log(self) -> str:
        """What its runners said."""
        logs = sorted((self.folder / "var" / "logs").glob("*.log"))
        return "\n".join(one.read_text("utf-8", "replace")[-4000:] for one in logs)

    def stuck(self) -> list[str]:
        """Posts that a runner of it could not handle, or holds for a moderator."""
        queue = self.folder / "var" / "queue"
        shunted = [str(one.name) for name in ("shunt", "bad") for one in (queue / name).glob("*")]
        held = [line for line in self.log().split("\n") if " HOLD: " in line or " DISCARD: " in line]
        return shunted + held


def mailman_python() -> Path:
    """The Python of an environment with Mailman in it, made if it is not there; skips or fails where it cannot be."""
    folder = _place()
    python, stamp = folder / "bin" / "python", folder / "installed"
    wanted = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    if stamp.is_file() and stamp.read_text() == wanted:
        return python
    steps = (
        [sys.executable, "-m", "venv", "--clear", str(folder)],
        [str(python), "-m", "pip", "install", "--quiet", "--require-hashes", "-r", str(LOCK)],
    )
    for step in steps:
        try:
            done = subprocess.run(step, capture_output=True, text=True, timeout=INSTALL_PATIENCE, check=False)
        except (OSError, subprocess.TimeoutExpired) as error:
            unavailable(f"GNU Mailman could not be installed: {error!r}")
        if done.returncode:
            unavailable(f"GNU Mailman could not be installed: {(done.stderr or done.stdout).strip()[-400:]}")
    stamp.write_text(wanted)
    return python


def _place() -> Path:
    """Inside our own environment where we may write, so that `make clean` takes it along."""
    own = Path(sys.prefix)
    if sys.prefix != sys.base_prefix and os.access(own, os.W_OK):
        return own / "mailman"
    return Path(tempfile.gettempdir(), f"officer-mailman-{os.geteuid()}")


@contextmanager
def running(address: str, members: Sequence[str], smtp_port: int) -> Iterator[Mailman]:
    """A Mailman whose one list has these members (`Name <address>`); what it sends goes to that port."""
    python = mailman_python()
    folder = Path(tempfile.mkdtemp(prefix="officer-mailman-"))
    made = Mailman(folder, address, free_port())
    config = _write_config(made, smtp_port)
    _call([python, LIST_MAKER, config, address, *members])
    with (folder / "output").open("wb") as output:
        process = subprocess.Popen(
            [python, python.with_name("master"), "-C", config], stdin=subprocess.DEVNULL, stdout=output, stderr=output
        )
    try:
        _wait_until_it_listens(made, process)
        yield made
    finally:
        process.terminate()
        with suppress(subprocess.TimeoutExpired):
            process.wait(START_PATIENCE)
        process.kill()
        shutil.rmtree(folder, ignore_errors=True)


def _write_config(made: Mailman, smtp_port: int) -> Path:
    domain = made.address.partition("@")[2]
    (made.folder / "no-suffixes").write_text("")
    text = CONFIG.format(folder=made.folder, domain=domain, host=HOST, lmtp_port=made.lmtp_port, smtp_port=smtp_port)
    text += "".join(f"[runner.{one}]\nstart: no\n" for one in UNUSED)
    text += "".join(f"[runner.{one}]\nsleep_time: 0.05s\n" for one in EAGER)
    config = made.folder / "mailman.cfg"
    config.write_text(text)
    templates = made.folder / "var" / "templates" / "lists" / made.address.replace("@", ".") / "en"
    templates.mkdir(parents=True)
    (templates / "list:member:regular:footer.txt").write_text(FOOTER)
    return config


def _call(command: Sequence[str | Path]) -> None:
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, timeout=START_PATIENCE, check=False)
    assert done.returncode == 0, done.stderr


def _wait_until_it_listens(made: Mailman, process: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + START_PATIENCE
    while time.monotonic() < deadline and process.poll() is None:
        try:
            smtplib.LMTP(HOST, made.lmtp_port).quit()
        except (OSError, smtplib.SMTPException):
            time.sleep(0.05)  # between two attempts at a server that is starting, not in a test
        else:
            return
    output = (made.folder / "output").read_text("utf-8", "replace")
    raise AssertionError(f"Mailman would not start (status {process.poll()}):\n{output}\n{made.log()}")
