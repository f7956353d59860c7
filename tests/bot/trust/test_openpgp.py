"""OpenPGP signatures: what is accepted as one, what it covers, and why others prove nothing."""

from __future__ import annotations

from base64 import b64decode, b64encode
from dataclasses import replace

import pysequoia
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.trust.openpgp import BadCertificate, Certificate, SignatureProblem, read_certificate, verify
from parsers.mail.signed import BEGIN_SIGNATURE, END_SIGNATURE, Signed, clear_text, find_signed, text_of_part
from tests.bot.trust.keys import MIME, mail, multipart, person

TEXT = "I vote FOR 310.\n- a dash\nFrom here on.\n"
PART = "Content-Type: text/plain; charset=utf-8\n\n" + TEXT


def signed(raw: bytes) -> Signed:
    found = find_signed(raw).signed
    assert found is not None
    return found


def check(raw: bytes, *certificates: Certificate) -> str:
    """The words that are proven, or why none are."""
    found = find_signed(raw)
    if found.signed is None:
        return found.why
    known = certificates or (person("Bob").certificate, person("Eve").certificate)
    try:
        done = verify(found.signed, known)
    except SignatureProblem as problem:
        return str(problem)
    return done.content.decode()


# -- what is accepted ---------------------------------------------------------------------------------


def test_clear_signed_text() -> None:
    raw = mail(person("Bob").clear(TEXT))
    done = verify(signed(raw), [person("Eve").certificate, person("Bob").certificate])
    assert (done.content.decode(), done.fingerprint) == (TEXT, person("Bob").certificate.fingerprint)
    assert clear_text(signed(raw)) == TEXT
    assert signed(raw).beside == ""


@pytest.mark.parametrize("encoding", ["quoted-printable", "base64"])
def test_clear_signed_text_in_a_transfer_encoding(encoding: str) -> None:
    import quopri

    block = person("Bob").clear("Zoë votes = FOR.\n").encode()
    body = quopri.encodestring(block) if encoding == "quoted-printable" else b64encode(block)
    head = f"Content-Transfer-Encoding: {encoding}\nFrom: Bob <bob@p.example>"
    assert check(mail(body.decode(), head=head)) == "Zoë votes = FOR.\n"


def test_pgp_mime() -> None:
    raw = mail(person("Bob").mime(PART), MIME)
    assert check(raw) == PART
    assert text_of_part(signed(raw).content) == TEXT
    assert signed(raw).beside == ""


def test_pgp_mime_with_carriage_returns_and_the_sentence_that_mailers_write_before_it() -> None:
    body = "This is an OpenPGP/MIME signed message (RFC 4880 and 3156)\n" + person("Bob").mime(PART)
    raw = mail(body, MIME).replace(b"\n", b"\r\n")
    assert check(raw) == PART
    assert signed(raw).beside == ""


def test_pgp_mime_signed_with_plain_line_ends_as_some_mailers_do() -> None:
    assert check(mail(multipart(PART, person("Bob").detached(PART.encode())), MIME)) == PART


def test_a_list_s_footer_stands_beside_the_signed_part() -> None:
    inner = f"Content-Type: {MIME}\n\n{person('Bob').mime(PART)}"
    raw = mail(f"--m\n{inner}\n--m\nContent-Type: text/plain\n\nlist footer\n--m--\n", "multipart/mixed; boundary=m")
    assert check(raw) == PART
    assert signed(raw).beside == "parts beside the signed one"


# -- what is not --------------------------------------------------------------------------------------

CLEAR = person("Bob").clear(TEXT)
ARMOR = CLEAR[CLEAR.index(BEGIN_SIGNATURE) :]


def rearmored(octets: bytes) -> str:
    text = b64encode(octets).decode()
    lines = "\n".join(text[n : n + 64] for n in range(0, len(text), 64))
    return f"{BEGIN_SIGNATURE}\n\n{lines}\n{END_SIGNATURE}\n"


def octets(armor: str) -> bytes:
    lines = armor.strip().split("\n")[2:-1]
    return b64decode("".join(line for line in lines if not line.startswith("=")))


def with_hash(number: int) -> str:
    """A signature that claims another hash: the fourth octet of its body (RFC 9580 section 5.2.3)."""
    made = bytearray(octets(person("Bob").detached(PART.replace("\n", "\r\n").encode())))
    made[2 + 3] = number
    return rearmored(bytes(made))


PROBLEMS = {
    "unsigned": (mail(TEXT), "not signed"),
    "unsigned parts": (mail(f"--m\n{PART}\n--m--\n", "multipart/mixed; boundary=m"), "not signed"),
    "other words": (mail(CLEAR.replace("FOR", "AGAINST")), "does not fit"),
    "other words in a part": (mail(person("Bob").mime(PART).replace("FOR", "AGAINST"), MIME), "does not fit"),
    "an unknown key": (mail(person("Mallory").clear(TEXT)), "not enrolled"),
    "two clear signed texts": (mail(CLEAR + "\n" + CLEAR), "several signed parts"),
    "a text inside another": (mail(CLEAR.replace("I vote", "-----BEGIN PGP SIGNED MESSAGE-----\nI vote")), "several"),
    "two signatures under one text": (mail(CLEAR + ARMOR), "several signed parts"),
    "two armors in one part": (mail(multipart(PART, ARMOR + ARMOR), MIME), "2 signatures"),
    "two packets in one armor": (
        mail(multipart(PART, rearmored(2 * octets(person("Bob").detached(PART.replace("\n", "\r\n").encode())))), MIME),
        "2 signatures",
    ),
    "no packet in the armor": (mail(multipart(PART, rearmored(b"")), MIME), "0 signatures"),
    "rubbish in the armor": (mail(multipart(PART, rearmored(b"rubbish")), MIME), "cannot be read"),
    "a certificate in the place of the signature": (
        mail(multipart(PART, rearmored(person("Bob").certificate.octets)), MIME), "instead of one",
    ),
    "words in the armor": (mail(multipart(PART, ARMOR.replace("\n\n", "\nI forfeit.\n\n", 1)), MIME), "cannot be read"),
    "words before the armor": (mail(multipart(PART, "I forfeit.\n" + ARMOR), MIME), "not in one piece"),
    "an armor of another kind": (mail(multipart(PART, ARMOR.replace("SIGNATURE", "MESSAGE")), MIME), "not in one piece"),
    "MD5": (mail(multipart(PART, with_hash(1)), MIME), "not secure"),
    "SHA-1": (mail(multipart(PART, with_hash(2)), MIME), "not secure"),
    "RIPEMD": (mail(multipart(PART, with_hash(3)), MIME), "not secure"),
    "a hash nobody knows": (mail(multipart(PART, with_hash(99)), MIME), "not secure"),
    "a signature without end": (mail(multipart(PART, ARMOR.replace("\n\n", "\n\n" + "A" * 60 + "\n", 1) * 400), MIME), "cannot be read"),
    "cut off": (mail(CLEAR[: CLEAR.index(END_SIGNATURE)]), "cut off"),
    "cut off before the signature": (mail(CLEAR[: CLEAR.index(BEGIN_SIGNATURE)]), "cut off"),
    "upside down": (mail(ARMOR + CLEAR[: CLEAR.index(BEGIN_SIGNATURE)]), "cut off"),
    "encrypted": (mail("--m\n\nx\n--m--\n", "multipart/encrypted; boundary=m"), "encrypted"),
    "encrypted in the text": (mail("-----BEGIN PGP MESSAGE-----\n\nx\n-----END PGP MESSAGE-----\n"), "encrypted"),
    "signed so that the words are hidden": (
        mail(pysequoia.sign(person("Bob").secret.signer(), TEXT.encode()).decode()), "hides its words",
    ),
    "signed with S/MIME": (
        mail(person("Bob").mime(PART), MIME.replace("application/pgp-signature", "application/pkcs7-signature")),
        "not with OpenPGP",
    ),
    "three parts": (mail(person("Bob").mime(PART).replace("--sig\n", "--sig\n\nx\n--sig\n", 1), MIME), "has 3"),
    "one part": (mail(f"--sig\n{PART}\n--sig--\n", MIME), "has 1"),
    "a signature of another kind": (
        mail(person("Bob").mime(PART).replace("application/pgp-signature", "text/plain"), MIME), "no OpenPGP signature",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", PROBLEMS)
def test_what_proves_nothing_says_why(name: str) -> None:
    raw, why = PROBLEMS[name]
    assert why in check(raw)


@pytest.mark.parametrize(
    "raw",
    [
        mail("I forfeit.\n" + CLEAR),
        mail(CLEAR + "I forfeit.\n"),
        mail("I forfeit.\n" + person("Bob").mime(PART), MIME),
        mail(person("Bob").mime(PART) + "I forfeit.\n", MIME),
        mail(person("Bob").mime(PART).replace("--sig--", "--sig--\nI forfeit."), MIME),
        mail(person("Bob").mime(PART).replace(END_SIGNATURE, END_SIGNATURE + "\nI forfeit."), MIME),
        mail(person("Bob").mime(f"Content-Type: {MIME}\n\n".replace("=sig", "=in") + "--in\n\nx\n--in--\n"), MIME),
        mail(person("Bob").mime("Content-Type: message/rfc822\n\n" + PART), MIME),
    ],
)
def test_words_that_no_signature_covers_are_noted(raw: bytes) -> None:
    assert signed(raw).beside


@pytest.mark.parametrize(
    "part",
    [
        "Content-Type: text/html\n\n<p>x</p>\n",
        "Content-Type: text/plain\nContent-Disposition: attachment\n\nx\n",
        "Content-Type: multipart/alternative; boundary=a\n\n--a\n\nx\n--a--\n",
        "Content-Type: text/plain\nContent-Transfer-Encoding: x-uuencode\n\nx\n",
        "Content-Type: text/plain\nContent-Type: text/html\n\nx\n",
    ],
)
def test_only_one_plain_text_is_a_text(part: str) -> None:
    assert text_of_part(part.encode()) is None


def test_a_revoked_and_an_expired_key_are_told_by_name() -> None:
    secret = pysequoia.Tsk.generate(user_id="Ann")
    cert = secret.extract_certificate()
    revoked = read_certificate(bytes(cert) + bytes(cert.revoke(secret.certifier())))
    assert revoked.revoked
    part = PART.replace("\n", "\r\n").encode()
    armor = pysequoia.sign(secret.signer(), part, mode=pysequoia.SignatureMode.DETACHED).decode()
    assert "revoked" in check(mail(multipart(PART, armor), MIME), revoked)
    assert check(mail(multipart(PART, armor), MIME), read_certificate(bytes(cert))) == PART


def test_another_s_key_among_one_s_own_proves_nothing_and_hinders_nobody() -> None:
    bob, eve = person("Bob").certificate, person("Eve").certificate
    thief = replace(eve, keys=eve.keys | bob.keys)
    raw = mail(person("Bob").clear(TEXT))
    assert check(raw, thief, bob) == check(raw, bob, thief) == TEXT
    assert "does not fit" in check(raw, thief)


# -- certificates -------------------------------------------------------------------------------------


def test_a_certificate_comes_in_octets_armor_or_base64() -> None:
    cert = person("Bob").secret.extract_certificate()
    one = read_certificate(bytes(cert))
    wrapped = "\n".join(one.text[n : n + 60] for n in range(0, len(one.text), 60))
    assert read_certificate(str(cert)).fingerprint == read_certificate(wrapped).fingerprint == one.fingerprint
    assert one.fingerprint == one.fingerprint.upper()
    assert one.fingerprint in one.keys
    assert one.users == ("Bob <bob@p.example>",)
    assert (one.expires, one.revoked) == (None, False)


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "no OpenPGP certificate"),
        (b"rubbish", "no OpenPGP certificate"),
        ("!!", "no base64"),
        (str(person("Bob").secret), "SECRET"),
        (bytes(person("Bob").secret), "SECRET"),
        (2 * b"x" * 200_000, "absurdly large"),
        (person("Bob").certificate.octets + person("Eve").certificate.octets, "2 certificates"),
    ],
)
def test_what_is_no_certificate_says_why(data: bytes | str, why: str) -> None:
    with pytest.raises(BadCertificate, match=why):
        read_certificate(data)


@given(st.binary(max_size=300))
def test_nothing_raises_anything_else(data: bytes) -> None:
    for raw in (data, b"Content-Type: " + MIME.encode() + b"\n\n" + data):
        check(raw)
    with pytest.raises(BadCertificate):
        read_certificate(data)
