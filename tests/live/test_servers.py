"""The servers the live tests rely on are real: mail goes in by LMTP and out by IMAP, SQL is answered by PostgreSQL."""

from __future__ import annotations

from sqlalchemy import create_engine, inspect, text

from tests.live.servers import Dovecot

MAIL = b"From: Wooble <wooble@example.org>\r\nSubject: hello\r\nMessage-ID: <1@example.org>\r\n\r\nI vote FOR P1.\r\n"


def test_a_message_delivered_by_lmtp_is_read_back_by_imap_unchanged(mailbox: Dovecot) -> None:
    mailbox.deliver(MAIL)
    client = mailbox.login()
    _, (count,) = client.select("INBOX")
    _, found = client.fetch("1", "(BODY.PEEK[])")
    client.logout()
    assert count == b"1"
    envelope = found[0]
    assert isinstance(envelope, tuple)
    assert envelope[1].endswith(MAIL), "the delivery adds trace headers above and changes nothing below"


def test_an_emptied_mailbox_holds_nothing_of_the_test_before(mailbox: Dovecot) -> None:
    mailbox.deliver(MAIL)
    mailbox.empty()
    client = mailbox.login()
    _, (count,) = client.select("INBOX")
    client.logout()
    assert count == b"0"


def test_dovecot_offers_idle(dovecot: Dovecot) -> None:
    client = dovecot.login()
    client._simple_command("CAPABILITY")
    capabilities = b" ".join(client.untagged_responses["CAPABILITY"])
    client.logout()
    assert b"IDLE" in capabilities.split()


def test_postgresql_answers_through_sqlalchemy(postgres_url: str) -> None:
    engine = create_engine(postgres_url)
    try:
        with engine.begin() as connection:
            assert str(connection.scalar(text("SELECT version()"))).startswith("PostgreSQL")
            connection.execute(text("CREATE TABLE left_over (n integer)"))
    finally:
        engine.dispose()


def test_every_test_gets_an_empty_database(postgres_url: str) -> None:
    engine = create_engine(postgres_url)
    try:
        assert inspect(engine).get_table_names() == []
    finally:
        engine.dispose()
