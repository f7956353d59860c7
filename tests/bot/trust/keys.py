"""OpenPGP keys of the tests, made once, and mails signed with them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import pysequoia

from bot.trust.openpgp import Certificate, read_certificate

MIME = 'multipart/signed; micalg=pgp-sha512; protocol="application/pgp-signature"; boundary=sig'


@dataclass(frozen=True)
class Person:
    """Somebody with a key."""

    name: str
    secret: pysequoia.Tsk

    @property
    def certificate(self) -> Certificate:
        return read_certificate(bytes(self.secret.extract_certificate()))

    def clear(self, text: str) -> str:
        """The text, signed in the clear."""
        made = pysequoia.sign(self.secret.signer(), text.encode(), mode=pysequoia.SignatureMode.CLEAR)
        return made.decode()

    def detached(self, content: bytes) -> str:
        """The signature of these bytes."""
        made = pysequoia.sign(self.secret.signer(), content, mode=pysequoia.SignatureMode.DETACHED)
        return made.decode()

    def mime(self, part: str) -> str:
        """The body of a multipart/signed of boundary `sig` around a MIME part (with its head)."""
        return multipart(part, self.detached(part.replace("\n", "\r\n").encode()))


def multipart(part: str, signature: str) -> str:
    """A signed part and its signature as a MIME body."""
    return (
        f"--sig\n{part}\n--sig\nContent-Type: application/pgp-signature; name=signature.asc\n\n{signature}\n--sig--\n"
    )


@cache
def person(name: str) -> Person:
    """The person of that name; always the same key within one run."""
    return Person(name, pysequoia.Tsk.generate(user_id=f"{name} <{name.lower()}@p.example>"))


def mail(body: str, kind: str = "text/plain; charset=utf-8", head: str = "From: Bob <bob@p.example>") -> bytes:
    """A mail with that body."""
    return f"{head}\nTo: b-business@lists.example\nMessage-ID: <1@p>\nContent-Type: {kind}\n\n{body}".encode()
