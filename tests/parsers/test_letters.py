"""Names in letters outside ASCII: what is read gets its own letters back, whatever stands beside it."""

import pytest

from parsers.mail.letters import in_plain_letters, is_foreign
from parsers.mail.mime import Mail, parse_mail


def mail(body: str, name: str = "Ivy") -> Mail:
    return parse_mail(
        f"From: {name} <ivy@example.org>\nSubject: x\nMIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\n\n{body}\n".encode()
    )


@pytest.mark.parametrize("word", ["Ondřej", "Élodie", "Ålesund", "Дмитрий", "ŽIŽEK", "Ondr\u030cej"])
def test_names_are_foreign(word: str) -> None:
    assert is_foreign(word)


@pytest.mark.parametrize("word", ["Ivy", "voilà", "É", "FОR", "ＦＯＲ", "ﬁne", "Nº", "山田"])
def test_others_stay_as_they_are(word: str) -> None:
    assert not is_foreign(word)


@pytest.mark.parametrize(
    "body",
    [
        "Élodie met Ondřej and Qlodie at Café Müller & Söhne.",
        "The Société des Mouettes of Château d'Or.",
        "ÉLODIE, Élodie and Eloise.",
    ],
)
def test_each_word_gets_its_own_letters_back(body: str) -> None:
    spelling = in_plain_letters(mail(body), frozenset())
    assert spelling is not None
    plain = spelling.mail.body
    assert len(plain) == len(mail(body).body)
    assert plain.isascii()
    assert spelling.written(plain) == mail(body).body


def test_words_that_the_reader_knows_are_left() -> None:
    assert in_plain_letters(mail("As Kurt Gödel I do so."), frozenset({"gödel"})) is None


def test_a_small_word_is_left_where_it_stands_with_a_capital_elsewhere() -> None:
    assert in_plain_letters(mail("Bank de Pim. De Bank."), frozenset()) is None
