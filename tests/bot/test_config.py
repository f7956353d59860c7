"""The configuration: what it means, and one clear line for each thing that can be wrong with it."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from datetime import timedelta
from pathlib import Path

import pytest

from bot.config import Receipts, Secret, load
from bot.errors import Complaint
from bot.mail.stamps import LIVE, Basis
from bot.mail.submit import Security

EXAMPLE = Path(__file__).resolve().parents[2] / "config.example.toml"
LEAST = '[bot]\naddress = "officer@b.example"\n'


def written(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "config.toml"
    file.write_text(text, "utf-8")
    return file


def test_the_example_is_a_configuration() -> None:
    config = load(EXAMPLE)
    assert config.bot.address == "officer@bnomic.example"
    assert config.url == f"sqlite:///{EXAMPLE.parent}/officer.sqlite"
    assert config.genesis == EXAMPLE.parent / "genesis.toml"
    assert [(one.settings.host, one.settings.port) for one in config.mailboxes] == [("imap.bnomic.example", 993)]
    assert config.submission is not None
    assert config.submission.settings.security is Security.STARTTLS
    assert config.submission.secret == Secret(variable="OFFICER_SMTP_PASSWORD")
    assert config.mail.policy == LIVE, "the example shows the defaults"


def test_little_is_needed(tmp_path: Path) -> None:
    config = load(written(tmp_path, LEAST))
    assert (config.mailboxes, config.listener, config.submission, config.page) == ((), None, None, None)
    assert config.mail.receipts is Receipts.ALL
    with pytest.raises(FrozenInstanceError):
        config.url = "other"  # type: ignore[misc]


def test_several_mailboxes_and_a_policy(tmp_path: Path) -> None:
    boxes = "".join(
        f'[[imap]]\nhost = "{host}"\nuser = "o"\npassword_env = "P"\n' for host in ("a.example", "b.example")
    )
    mail = '[mail]\npolicy = ["date_hdr"]\nlist_latest_seconds = 60\nreceipts = "none"\n'
    config = load(written(tmp_path, LEAST + boxes + mail))
    assert [one.settings.host for one in config.mailboxes] == ["a.example", "b.example"]
    assert config.mailboxes[0].settings.policy.order == (Basis.DATE,)
    assert config.mailboxes[0].settings.policy.latest == timedelta(minutes=1)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "bot.address: is missing"),
        ('[bot]\naddress = "nobody"\n', ":2: bot.address: 'nobody' is no plain mail address"),
        (LEAST + "nmae = 'x'\n", ":3: bot.nmae: unknown key"),
        (LEAST + "[smpt]\n", ":3: smpt: unknown key"),
        (LEAST + '[smtp]\nhost = "h.example"\nport = "25"\n', ":5: smtp.port: must be a whole number, not '25'"),
        (LEAST + '[smtp]\nhost = "h.example"\nport = 0\n', ":5: smtp.port: must be from 1 to 65535, not 0"),
        (LEAST + '[smtp]\nhost = "h.example"\nsecurity = "plain"\n', ":5: smtp.security: "),
        (LEAST + '[smtp]\nhost = "h.example"\npassword = "x"\n', ":5: smtp.password: is not taken from this file"),
        (LEAST + '[imap]\nhost = "h.example"\n', ":3: imap.user: is missing"),
        (LEAST + '[imap]\nhost = "h.example"\nuser = "u"\ntls = false\n', ":6: imap.tls: "),
        (LEAST + '[imap]\nhost = "h.example"\nuser = "u"\npoll_seconds = 0\n', ":6: imap.poll_seconds: "),
        (LEAST + '[mail]\nreceipts = "some"\n', ":4: mail.receipts: must be one of all, problems, none, not 'some'"),
        (LEAST + '[mail]\npolicy = ["moon"]\n', ":4: mail.policy: 'moon' is none of date_hdr"),
        (LEAST + '[store]\nurl = "officer.sqlite"\n', ":4: store.url: must be like"),
        (LEAST + '[lmtp]\nhost = "0.0.0.0"\n', ":4: lmtp.host: "),
        (LEAST + "[bot\n", ":3: "),
    ],
)
def test_a_fault_is_one_line_with_file_line_and_key(tmp_path: Path, text: str, said: str) -> None:
    file = written(tmp_path, text)
    with pytest.raises(Complaint) as caught:
        load(file)
    line = str(caught.value)
    assert line.startswith(str(file))
    assert said in line
    assert "\n" not in line


def test_a_secret_is_read_when_it_is_needed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "p").write_text("swordfish\nrest\n")
    text = (
        LEAST
        + '[imap]\nhost = "h.example"\nuser = "u"\npassword_file = "p"\n[smtp]\nhost = "h"\npassword_env = "OFFICER_P"\n'
    )
    config = load(written(tmp_path, text))
    assert config.mailboxes[0].secret.read() == "swordfish"
    assert config.submission is not None
    with pytest.raises(Complaint, match="OFFICER_P"):
        config.submission.secret.read()
    monkeypatch.setenv("OFFICER_P", "trout")
    assert config.submission.secret.read() == "trout"
    (tmp_path / "p").unlink()
    with pytest.raises(Complaint, match="no such file"):
        config.mailboxes[0].secret.read()
