"""Whatever the bytes or words are, a reading comes back."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.reading import compiled
from tests.parsers.conftest import make_mail

READER = compiled("bnomic4")


@given(st.binary(max_size=400))
@settings(max_examples=150, deadline=None)
def test_any_bytes_are_read(data: bytes) -> None:
    READER.read(data)
    READER.read(b"Content-Type: multipart/mixed; boundary=x\n\n--x\n" + data)


@given(
    st.lists(
        st.sampled_from(
            "I vote FOR 312 { } {{ }} \" ' \n give m5 to Hose , . ; : > -- if and all the proposal (".split(" ")
        ),
        max_size=60,
    )
)
@settings(max_examples=150, deadline=None)
def test_any_words_are_read(words: list[str]) -> None:
    READER.read(make_mail(" ".join(words)))
