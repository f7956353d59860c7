"""The pages of the sample game: every kind of page answers, says what it should, and shows no address."""

from __future__ import annotations

import re
from collections import deque
from datetime import UTC, datetime
from html import unescape
from pathlib import Path
from urllib.parse import unquote, urljoin
from xml.etree import ElementTree

import pytest
from starlette.testclient import TestClient

from bot.columns import heading
from bot.founding import Answers, found, person
from bot.genesis import load as load_genesis
from bot.mail.archive import index
from bot.past import recall
from bot.store.store import Store
from bot.storing import replay_into
from bot.web import names
from bot.web.app import application
from engine.duties import Obligation
from officers.bnomic4 import sample
from officers.samples import FORUM

LARGEST = 50_000
"""Octets of a page without pictures."""
MOST = 600
"""Pages that a walk visits."""
VOTING = "2026-01-14T12:00:00Z"
ATOM = "{http://www.w3.org/2005/Atom}"


def get(visitor: TestClient, path: str) -> str:
    """A page's text with entities resolved, as a person reads it."""
    answer = visitor.get(path)
    assert answer.status_code == 200, f"{path}: {answer.status_code}"
    return unescape(answer.text)


def walk(visitor: TestClient, start: str) -> dict[str, str]:
    """Every page that can be reached by links from a page; each must answer."""
    seen: dict[str, str] = {}
    waiting = deque([start])
    while waiting and len(seen) < MOST:
        path = waiting.popleft()
        if path in seen:
            continue
        answer = visitor.get(path)
        assert answer.status_code == 200, f"{path}: {answer.status_code}"
        seen[path] = answer.text
        if answer.headers["content-type"].startswith("text/html"):
            for href in re.findall(r'(?:href|action)="([^"]*)"', answer.text):
                target = urljoin(path, unescape(href)).partition("#")[0]
                if "sort=" not in target and "why" not in target:
                    waiting.append(target)
    return seen


@pytest.fixture(scope="module")
def pages(visitor: TestClient) -> dict[str, str]:
    return walk(visitor, "/")


def test_every_link_leads_somewhere(pages: dict[str, str]) -> None:
    kinds = {re.sub(r"\?.*", "", path).split("/")[1] for path in pages}
    assert {"things", "rules", "mail", "acts", "displays", "pictures", "ballot", "archive"} <= kinds
    assert len(pages) > 150


def test_no_page_shows_an_address_of_a_person(pages: dict[str, str]) -> None:
    for path, text in pages.items():
        shown = unquote(unescape(text)).lower()
        for name in sample.PLAYERS:
            assert f"{name.lower()}@players.example" not in shown.replace(f"/{name.lower()}@", ""), path
    assert FORUM in pages["/displays/D-SOC-2/"]


def test_pages_are_small_and_hold_no_script_or_style_of_their_own(pages: dict[str, str]) -> None:
    for path, text in pages.items():
        if path.startswith("/pictures") or path.endswith((".css", ".js")) or ".css?" in path or ".js?" in path:
            continue
        assert len(text.encode()) < LARGEST, path
        if text.startswith("<!doctype"):
            assert " style=" not in text
            assert not re.search(r"<script(?! src)|\son\w+=", text), path


def test_the_first_page_tells_the_game_at_a_glance(visitor: TestClient) -> None:
    text = get(visitor, f"/?at={VOTING}")
    for told in ("You look back", "12 More Shelves", "3 voted", "The Cellar", "Ballot of nweek 7"):
        assert told in text, told


def test_values_say_why(visitor: TestClient) -> None:
    text = get(visitor, "/things/player/Ada/why/mackerel/")
    for told in ("the start of the game", "I give m5 to Ada", "by Cleo", "4E49", "gains the Reward"):
        assert told in text, told
    assert visitor.get("/things/player/Ada/why/addresses/").status_code == 404


def test_what_changed_and_is_as_it_began_again_is_not_told_as_unchanged(visitor: TestClient, demo_store: Store) -> None:
    found = 0
    for one in recall(demo_store).world.all(Obligation):
        changed = {each.attribute for each in demo_store.changes(one.uid)} - set(one.values)
        shown = get(visitor, f"/{names.thing(one)}").partition("<details>")[0]
        facts = shown.partition("<h2>Details")[2]
        for name in {each for each in changed if each in one.fields and one.fields[each].shown}:
            found += 1
            assert f">{heading(name)}<" in facts
    assert found


def test_a_rule_shows_who_wrote_which_sentence(visitor: TestClient) -> None:
    text = get(visitor, "/rules/4E91/")
    assert "<del>two </del><ins>five </ins>" in text
    assert 'Proposal 13 The Lamp, 17 Jan 2026"><sup>3</sup>' in text
    assert "What the officer does under it" in get(visitor, "/rules/4E15/")


def test_a_proposal_shows_its_votes_and_what_it_changed(visitor: TestClient) -> None:
    text = get(visitor, "/things/proposal/12/")
    assert "What it changed" in text
    assert "<del>two </del>" in text


def test_a_link_by_a_former_name_leads_to_the_thing(visitor: TestClient) -> None:
    answer = visitor.get("/things/proposal/%231/")
    assert answer.url.path == "/things/proposal/12/"
    assert "#1" in unescape(answer.text)


def test_what_if_a_proposal_passed(visitor: TestClient) -> None:
    text = get(visitor, f"/things/proposal/13/if-passed/?at={VOTING}")
    assert "<ins>A lamp hangs above them.</ins>" in text
    assert "There are" in text
    assert get(visitor, f"/rules/4E91/?at={VOTING}").count("lamp") == 0, "nothing has happened"


def test_the_ballot_shows_how_it_stands(visitor: TestClient) -> None:
    text = get(visitor, f"/ballot/?at={VOTING}")
    assert "what it would be if voting ended now" in text
    assert text.count('class="outcome') == 4
    assert "Nothing is voted on now" in get(visitor, "/ballot/")


def test_a_mail_shows_its_acts_in_place_with_their_verdicts(visitor: TestClient) -> None:
    listed = get(visitor, "/archive/2026-01/")
    (path,) = re.findall(r'href="([^"]+)">Too generous', listed)
    text = get(visitor, urljoin("/archive/2026-01/", path))
    assert '<mark id="act-1" data-n="2" class="failed">I give m900 to Bruno' in text
    assert "the Transaction fails as a whole" in text
    (path,) = re.findall(r'href="([^"]+)">Friends', listed)
    assert "Player Ada" in get(visitor, urljoin("/archive/2026-01/", path))


def test_a_future_instant_is_what_would_happen_by_itself(visitor: TestClient) -> None:
    assert "You look ahead" in get(visitor, "/?at=2026-01-25T00:00:00Z")
    assert visitor.get("/?at=2026-09-01").status_code == 400
    assert visitor.get("/?at=soon").status_code == 400
    assert visitor.get("/?at=0001-01-01T00:00%2B14:00").status_code == 400
    assert visitor.get("/?at=9999-12-31T23:59-14:00").status_code == 400


@pytest.mark.parametrize("at", ["2020-01-01", "2026-01-05T00:00:59Z", "0001-01-01"])
def test_before_the_game_began_there_is_nothing_to_show(visitor: TestClient, at: str) -> None:
    answer = visitor.get(f"/things/player/Ada/?at={at}")
    assert answer.status_code == 400
    assert "is before the game, which begins at 2026-01-05T00:01:00Z" in answer.text


def test_every_page_leads_to_itself_at_another_instant(visitor: TestClient) -> None:
    for path in ("/mail/sample.20@players.example/", "/things/player/The%20Beast/", "/things/obligation/%231/"):
        form = get(visitor, path)
        (action,) = re.findall(r'class="when" action="([^"]*)"', form)
        then = get(visitor, f"{urljoin(path, action)}?at=2026-01-15T00:00:00Z")
        (back,) = re.findall(r'href="([^"]*)">Return to the present', then)
        assert get(visitor, urljoin(path, back)) == form


def test_everything_is_there_as_data(visitor: TestClient) -> None:
    ada = visitor.get("/things/player/Ada/index.json").json()
    assert ada["game"] == "The Cellar"
    assert ada["page"]["title"] == "Ada"
    state = visitor.get("/state.json").json()
    assert state["objects"]["player"]["Ada"]["points"] == 12
    assert "addresses" not in state["objects"]["player"]["Ada"]
    assert "secret" not in visitor.get("/state.json").text
    assert visitor.get(f"/ballot/index.json?at={VOTING}").json()["page"]["running"] is True


def test_feeds_have_permanent_identifiers(visitor: TestClient) -> None:
    for feed in ("/acts/feed.atom", "/mail/feed.atom", "/rules/feed.atom"):
        text = visitor.get(feed).text
        ids = re.findall(r"<id>(.*?)</id>", text)
        assert len(ids) > 3
        assert len(set(ids)) == len(ids), feed


@pytest.mark.parametrize("feed", ["/acts/feed.atom", "/mail/feed.atom", "/rules/feed.atom"])
def test_feeds_are_atom(visitor: TestClient, feed: str) -> None:
    answer = visitor.get(feed)
    assert answer.headers["content-type"].startswith("application/atom+xml")
    root = ElementTree.fromstring(answer.content)
    assert root.tag == f"{ATOM}feed"
    entries = root.findall(f"{ATOM}entry")
    links = {one.get("rel"): one.get("href", "") for one in root.findall(f"{ATOM}link")}
    assert links["self"].endswith(feed)
    assert entries
    for one in (root, *entries):
        for name in ("id", "title", "updated"):
            assert [each.text for each in one.findall(f"{ATOM}{name}") if each.text], f"{feed}: {name}"
        assert len(one.findall(f"{ATOM}author/{ATOM}name")) == 1
        assert datetime.fromisoformat(one.findtext(f"{ATOM}updated", "")).tzinfo is not None
        assert re.match(r"(tag|mid):", one.findtext(f"{ATOM}id", ""))
    for one in entries:
        link = one.find(f"{ATOM}link")
        assert link is not None
        assert visitor.get(link.get("href", "")).status_code == 200


def test_search_finds_things_and_mails(visitor: TestClient) -> None:
    text = get(visitor, "/search/?q=whistles")
    assert "15 Quiet Hours" in text
    assert "Proposal: Quiet Hours" in text
    for odd in ('"', "*", "a AND", "x:", "''", "NEAR(a b)", "-"):
        assert visitor.get("/search/", params={"q": odd}).status_code == 200


def test_pages_that_did_not_change_are_not_sent_again(visitor: TestClient) -> None:
    first = visitor.get("/things/player/")
    again = visitor.get("/things/player/", headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304
    assert "script-src 'self'" in first.headers["content-security-policy"]


@pytest.mark.parametrize(
    "path",
    ["/things/_clock/", "/things/_settings/settings/", "/things/player/Nobody/", "/nothing", "/mail/<x@y>/",
     "/rules/4E999/", "/things/player/Ada/why/values/", "/displays/X/", "/archive/2026-13/", "/archive/2026-01/9/",
     "/things/player/page/7/", "/pictures/x.svg", "/things/player/~n1/", "/things/player/Ada/if-passed/"],
)  # fmt: skip
def test_what_is_not_there_says_so(visitor: TestClient, path: str) -> None:
    answer = visitor.get(path)
    assert answer.status_code == 404
    assert "Traceback" not in answer.text


def test_a_draft_is_shown_as_it_would_be_read(visitor: TestClient) -> None:
    said = {
        "author": "Ada",
        "subject": "Hats",
        "text": 'I submit the following proposal, titled "Hats":\n\n{Everybody wears a hat.}\n\nI give m9000 to Eno.\n\n'
        "Maybe I will give m5 to Bruno one day.",
    }
    before = get(visitor, "/")
    text = unescape(visitor.post("/draft/", data=said).text)
    for told in (
        "1 would be done",
        "1 would fail",
        "Proposal 16 Hats",
        "so m9000 cannot be given",
        'class="failed">I give',
    ):
        assert told in text, told
    assert get(visitor, "/") == before
    assert "nobody@nowhere" not in text
    assert re.search(r"Arose: <span class=\"was\">2026-01-\d\d \d\d:\d\d UTC<", text), "instants are told as such"
    assert "<b>Proposal 16 Hats</b>" in text, "what is not there yet has no page that a link could lead to"


def test_a_draft_that_answers_the_ballot_is_read_as_an_answer(visitor: TestClient) -> None:
    listed = get(visitor, "/archive/2026-01/")
    (path,) = re.findall(r'href="\.\./\.\./([^"]+)">Ballot of nweek', listed)
    form = get(visitor, "/" + path)
    (link,) = re.findall(r'href="([^"]+)">Try an answer', form)
    filled = get(visitor, urljoin("/" + path, unescape(link)))
    (mid,) = re.findall(r'name="answers" value="([^"]+)"', filled)
    said = {"author": "Ada", "answers": mid, "subject": "Re: Ballot", "text": "> 12  More Shelves\nFOR\n"}
    assert "12 More Shelves is Historical" in unescape(visitor.post("/draft/", data=said).text).replace(
        "proposal 12 is", "12 More Shelves is"
    )


@pytest.mark.parametrize(
    "said", [{}, {"text": " "}, {"text": "x" * 70_000}, {"author": "<b>", "text": "I vote FOR 12."}]
)
def test_odd_drafts_are_answered_too(visitor: TestClient, said: dict[str, str]) -> None:
    answer = visitor.post("/draft/", data=said)
    assert answer.status_code == 200
    assert "<b>" not in answer.text.replace("<b>", "", answer.text.count("</b>"))


def test_a_form_too_large_is_refused(visitor: TestClient) -> None:
    assert visitor.post("/draft/", content=b"text=" + b"x" * 300_000).status_code == 413


def proposed(tmp_path: Path, text: str) -> str:
    """The page of the only proposal of a new game, which has Rule 91."""
    people = (person("Ada <ada@players.example>"), person("Bruno <b@players.example>"))
    asked = Answers("bnomic4", "The Cellar", "cellar@lists.example", "o@bot.example", people)
    start = datetime(2026, 3, 2, 6, tzinfo=UTC)
    found(asked, tmp_path, start)
    with (tmp_path / "genesis.toml").open("a") as genesis:
        genesis.write('\n[[rules]]\nnumber = 91\ntitle = "Shelves"\ntext = "There are two shelves."\n')
    (tmp_path / "1.eml").write_text(
        "From: Ada <ada@players.example>\nTo: cellar@lists.example\nDate: Mon, 2 Mar 2026 09:00:00 +0000\n"
        f'Message-ID: <1@p>\nSubject: x\n\nI submit the following proposal, titled "Shelves":\n\n{{{text}}}\n'
    )
    url = f"sqlite:///{tmp_path}/game.sqlite"
    replay_into(url, index([str(tmp_path / "1.eml")]), load_genesis(tmp_path / "genesis.toml"))
    with Store.open(url) as store:
        return TestClient(application(store)).get("/things/proposal/1/").text


def test_a_proposal_under_way_shows_what_it_would_change(tmp_path: Path) -> None:
    text = 'In Rule 91, replace "two" with "five". Whoever is tallest shall choose a colour for Rule 91.'
    shown = proposed(tmp_path, text)
    assert "What it would change" in shown
    assert "There are <del>two </del><ins>five </ins>shelves." in shown
    assert "Left to a human: Which changes does proposal 1 make?" in shown


def test_a_rule_that_is_only_proposed_has_no_page_yet(tmp_path: Path) -> None:
    shown = proposed(tmp_path, 'Create a rule titled "Hats" with the text: "Everybody wears one."')
    assert "Everybody wears one." in unescape(shown)
    assert "<b>Rule 4E92 Hats</b>" in shown


def test_what_is_only_announced_is_told_so_right_below_its_words(visitor: TestClient) -> None:
    assert "Announce: change the motnw" in get(visitor, "/acts/?actor=Dara")
    mail = get(visitor, "/mail/sample.20@players.example/")
    first, second = mail.index("Vote FOR on 12 More Shelves"), mail.index("> 13  The Lamp")
    assert first < second, "the note of an act stands before the next line of the ballot"


def test_what_came_into_being_is_one_line_beside_its_act(visitor: TestClient) -> None:
    mail = get(visitor, "/mail/sample.0@players.example/")
    assert mail.count("came into being") == 2, "the proposal, and the duty to number it"
    assert "Body:" not in mail
    assert "Last game action nweek" in mail
