"""Orders by signed mail: what each command does, who may give it, and what is told."""

from __future__ import annotations

import pytest

from engine import drift
from engine.game import Task
from tests.bot.orders.desk import HOUR, MINUTE, Desk, keyed
from tests.bot.trust.keys import MIME


def test_an_order_is_carried_out_recorded_answered_and_told(desk: Desk) -> None:
    seq = desk.order("set player/Bob.points = 7", "# a remark", "", "set player/Zed.points = 1")
    assert (desk.value("player/Bob.points"), desk.value("player/Zed.points")) == (7, 1)
    acts = desk.acts(seq)
    assert [(one.action, one.actor, one.verdict, one.trust) for one in acts] == 2 * [
        ("order_set", "Anna", "succeeded", "order")
    ]
    assert acts[0].text == "set player/Bob.points = 7"
    answer = desk.answer(seq)
    assert "player/Bob.points" in answer
    assert "3 -> 7" in answer
    (public,) = desk.mails("lists.example", "set player/Zed.points = 1")
    assert "By order of Anna" in public.subject


def test_an_order_as_pgp_mime_with_long_lines(desk: Desk) -> None:
    text = desk.text('set motnw/motnw.message = "' + "x" * 200 + '"').replace("=", "=3D")
    part = f"Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: quoted-printable\n\n{text}"
    seq = desk.give(desk.raw(keyed("Anna").mime(part), kind=MIME))
    assert desk.verdict(seq)[0] in ("succeeded", "failed")
    assert "Id" not in desk.verdict(seq)[1]


def test_either_all_of_it_or_nothing(desk: Desk) -> None:
    seq = desk.order("set player/Bob.points = 7", "set player/Nobody.points = 1")
    assert desk.value("player/Bob.points") == 3
    assert {one.verdict for one in desk.acts(seq)} == {"failed"}
    assert "no player called 'Nobody'" in desk.answer(seq)
    assert desk.mails("lists.example", "By order of Anna") == []


def test_a_preview_shows_the_difference_and_changes_nothing(desk: Desk) -> None:
    seq = desk.order("set player/Bob.points = 7", number="twice", head=("Preview: yes",))
    assert desk.value("player/Bob.points") == 3
    assert "3 -> 7" in desk.answer(seq)
    assert desk.mails("lists.example", "By order of Anna") == []
    again = desk.order("set player/Bob.points = 7", number="twice")
    assert (desk.verdict(again)[0], desk.value("player/Bob.points")) == ("succeeded", 7)


def test_help_by_mail(desk: Desk) -> None:
    seq = desk.give(desk.raw("help\n", "Zed"))
    assert desk.verdict(seq) == ("succeeded", "")
    (told,) = desk.mails("zed@p.example")
    assert "Preview: yes" in told.raw.decode()


COMMANDS = {
    "set": ("set player/Bob.points = 9", "player/Bob.points", 9),
    "set a name": ("set ministry/Law.minister = Zed", "ministry/Law.minister", "Zed"),
    "set nothing": ("set ministry/Law.minister = null", "ministry/Law.minister", None),
    "perform in words": (
        "perform for Bob: I change my mental state to Paranoid.",
        "player/Bob.mental_state",
        "Paranoid",
    ),
    "perform by name": ("perform for Bob as set_mental_state state=Paranoid", "player/Bob.mental_state", "Paranoid"),
    "amend": ('amend: In Rule 90, replace "three" with "five".', "rule/4E90.text", "Every coat has five buttons."),
    "amend a rule whole": (
        "amend rule 90\n| No coat has buttons.\n|\n| None.",
        "rule/4E90.text",
        "No coat has buttons.\n\nNone.",
    ),
    "enact": ('enact rule 91 "Hats" power 1/2\n| Hats are worn.', "rule/4E91.power", "1/2"),
}


@pytest.mark.parametrize("name", COMMANDS)
def test_what_a_command_does(name: str, desk: Desk) -> None:
    line, path, value = COMMANDS[name]
    seq = desk.order(line)
    assert desk.verdict(seq) == ("succeeded", "")
    assert desk.value(path) == value


def test_settings_of_the_game(desk: Desk) -> None:
    switch = next(one for one in desk.game.nomic.switches.values() if len(one.readings) > 1)
    name = next(name for name, constant in desk.game.nomic.parameters.items() if type(constant.default) is list)
    other = ["4E15"]
    seq = desk.order(
        f"switch {switch.name} = {switch.readings[1]}", f'parameter {name} = ["4E15"]', "turn off vote",
        "require list for everything", "require dkim for vote",
    )  # fmt: skip
    assert desk.verdict(seq) == ("succeeded", "")
    assert desk.game.reading(switch.name) == switch.readings[1]
    assert desk.game.parameter(name) == other
    assert desk.game.is_off("vote")
    assert desk.game.settings.trust == {"default": "list", "vote": "dkim"}
    assert f"switches/{switch.name}" in desk.answer(seq)
    desk.order("turn on vote")
    assert not desk.game.is_off("vote")


def test_a_display_is_published_now(desk: Desk) -> None:
    assert desk.verdict(desk.order("publish D-SOC-1", by="Eve"))[0] == "succeeded"
    (post,) = desk.mails("lists.example", "Zed")
    assert "Players" in post.subject


def test_a_task_is_answered_and_another_dropped(desk: Desk) -> None:
    desk.game.task("T-X", "What is it?", office="Law", rule="4E1")
    desk.game.task("T-X", "And this?", office="Society", rule="4E1")
    seq = desk.order("task #1 = five buttons", by="Bob")
    assert desk.verdict(seq) == ("succeeded", "")
    assert (desk.value("task/#1.state"), desk.value("task/#1.answer")) == ("Done", "five buttons")
    assert "for the office of Society" in desk.verdict(desk.order("drop task #2", by="Bob"))[1]
    assert desk.verdict(desk.order("drop task #2"))[0] == "succeeded"
    assert desk.value("task/#2.state") == "Dropped"


def test_who_was_asked_himself_answers_and_nobody_else_does(desk: Desk) -> None:
    desk.game.task("T-X", "What do you say?", bearer=desk.game.world.by_key("Eve", ["player"]), rule="4E1")
    assert desk.verdict(desk.order("task #1 = yes", by="Bob"))[0] == "failed"
    assert desk.verdict(desk.order("task #1 = yes", by="Eve")) == ("succeeded", "")


def test_the_keeper_of_the_rules_confirms_what_is_done_by_a_changed_one(desk: Desk) -> None:
    desk.order('amend: In Rule 90, replace "three" with "five".', by="Bob")
    assert "uphold is for the office of Law" in desk.verdict(desk.order("uphold 4E90", by="Eve"))[1]
    assert [row["name"] for row in drift.report(desk.game)["rules"]] == ["4E90"]
    assert desk.verdict(desk.order("uphold 4E90", by="Bob")) == ("succeeded", "")
    assert drift.report(desk.game)["rules"] == []
    assert "nothing called '4E90'" in desk.verdict(desk.order("uphold 4E90", by="Bob"))[1]


# -- who may ------------------------------------------------------------------------------------------

MAY = [
    ("Bob", 'amend: In Rule 90, replace "three" with "five".', ""),
    ("Eve", 'amend: In Rule 90, replace "three" with "five".', "amend is for the office of Law or a root officer"),
    ("Bob", "set player/Bob.points = 100", "set is for a root officer"),
    ("Bob", "set ministry/Society.minister = Bob", "set is for a root officer"),
    ("Bob", "perform for Eve: I forfeit the game.", "perform is for"),
    ("Bob", "perform for Bob: I forfeit the game.", "perform is for"),
    ("Bob", "publish D-SOC-1", "publish is for the office of Society or a root officer"),
    ("Eve", "publish D-SOC-1", ""),
    ("Bob", "appoint Bob root", "appoint is for a root officer"),
    ("Bob", "require unverified for everything", "require is for a root officer"),
    ("Bob", "turn off vote", "handler is for a root officer"),
    ("Bob", "signed mail only", ""),
    ("Bob", "signed mail only for Eve", "signed is for whom it concerns or a root officer"),
    ("Anna", "signed mail only for Eve", ""),
    ("Anna", "turn off vote", ""),
]


@pytest.mark.parametrize(("who", "line", "why"), MAY, ids=[f"{who}: {line[:30]}" for who, line, _ in MAY])
def test_who_may_give_which_command(who: str, line: str, why: str, desk: Desk) -> None:
    verdict, reason = desk.verdict(desk.order(line, by=who))
    assert verdict == ("failed" if why else "succeeded")
    assert why in reason


def test_an_office_is_had_by_who_holds_it_when_the_order_arrives(desk: Desk) -> None:
    desk.order("set ministry/Law.minister = Eve")
    line = 'amend: In Rule 90, replace "three" with "five".'
    assert desk.verdict(desk.order(line, by="Bob"))[0] == "failed"
    assert desk.verdict(desk.order(line, by="Eve"))[0] == "succeeded"


def test_an_appointed_officer_may_and_a_dismissed_one_may_not(desk: Desk) -> None:
    desk.order("appoint Bob for Society", "appoint Eve root")
    assert desk.verdict(desk.order("publish D-SOC-1", by="Bob"))[0] == "succeeded"
    assert desk.verdict(desk.order("dismiss Bob", "dismiss Anna", by="Eve"))[0] == "succeeded"
    assert desk.verdict(desk.order("publish D-SOC-1", by="Bob"))[0] == "failed"
    assert desk.verdict(desk.order("turn off vote"))[0] == "failed"
    assert "last root officer" in desk.verdict(desk.order("dismiss Eve", by="Eve"))[1]


# -- keys ---------------------------------------------------------------------------------------------


def block(name: str) -> str:
    text = keyed(name).certificate.text
    return "\n".join(f"| {text[n : n + 60]}" for n in range(0, len(text), 60))


def test_keys_are_enrolled_rotated_and_revoked_by_orders(desk: Desk) -> None:
    assert desk.verdict(desk.order(f"enroll key for Zed\n{block('Zed')}", by="Eve"))[0] == "succeeded"
    assert desk.verdict(desk.order("signed mail only", by="Zed"))[0] == "succeeded"
    assert desk.verdict(desk.order(f"rotate key\n{block('Zed2')}", by="Zed"))[0] == "succeeded"
    assert desk.verdict(desk.order("any mail", by="Zed2"))[0] == "succeeded"
    fingerprint = keyed("Zed2").certificate.fingerprint
    assert desk.verdict(desk.order(f"revoke key {fingerprint} because it was stolen", by="Zed2"))[0] == "succeeded"
    assert "revoked: it was stolen" in desk.verdict(desk.order("any mail", by="Zed2"))[1]
    assert "certificate" not in str([one.params for one in desk.store.acts()])


def test_a_player_registers_a_key_by_mail_and_asks_that_only_signed_mail_counts(desk: Desk) -> None:
    armor = str(keyed("Zed").secret.extract_certificate())
    assert desk.verdict(desk.give(desk.raw(f"register key\n\n{armor}", "Zed"))) == ("succeeded", "")
    (told,) = desk.mails("zed@p.example", "confirm ")
    word = told.raw.decode().partition("    confirm ")[2].split()[0]
    assert desk.verdict(desk.give(desk.raw(f"confirm {word}\n", "Zed")))[1].endswith("this is not signed")
    assert "no such key" in desk.verdict(desk.give(desk.mail(f"confirm {word}\n", "Eve")))[1]
    wrong = desk.give(desk.raw(keyed("Zed").clear(f"confirm {word[::-1]}\n"), "Zed"))
    assert "not the word" in desk.verdict(wrong)[1]
    assert desk.verdict(desk.give(desk.mail(f"confirm {word}\n", "Zed"))) == ("succeeded", "")
    assert desk.verdict(desk.order("signed mail only", by="Zed"))[0] == "succeeded"
    name = desk.post("Zed", "I change my mental state to Paranoid.")
    (act,) = [one for one in desk.store.acts() if one.message_id == name]
    assert act.verdict == "held"


@pytest.mark.parametrize(
    ("who", "body", "why"),
    [
        ("Stranger", "register key\n\n{Zed}", "knows nobody"),
        ("Bob", "register key\n\n{Zed}", "you have a key already"),
        ("Zed", "register key\n\n{Bob}", "enrolled already"),
        ("Zed", "register key\n", "paste your public key"),
        ("Zed", "register key\n\n{secret}", "SECRET"),
        ("Zed", "confirm 0123456789\n", "not signed"),
    ],
)
def test_a_registration_that_cannot_be_says_why(who: str, body: str, why: str, desk: Desk) -> None:
    public = {name: str(keyed(name).secret.extract_certificate()) for name in ("Zed", "Bob")}
    seq = desk.give(desk.raw(body.format(**public, secret=str(keyed("Zed").secret)), who))
    verdict, reason = desk.verdict(seq)
    assert (verdict, why in reason) == ("failed", True)


# -- the past -----------------------------------------------------------------------------------------


def test_a_held_act_is_accepted_where_it_belongs(desk: Desk) -> None:
    desk.order("require openpgp for set_mental_state")
    posted = desk.now + MINUTE
    name = desk.post("Zed", "I change my mental state to Paranoid.", posted)
    desk.work(posted + MINUTE)
    assert desk.value("player/Zed.mental_state") == "Calm"
    desk.now = posted + 10 * MINUTE
    seq = desk.order(f"accept {name}#0")
    assert desk.verdict(seq) == ("succeeded", "")
    assert desk.value("player/Zed.mental_state") == "Paranoid"
    (act,) = [one for one in desk.store.acts() if one.message_id == name]
    assert (act.verdict, act.trust, act.at) == ("succeeded", "order", posted)
    assert "Calm -> Paranoid" in desk.answer(seq)
    desk.close()
    desk.open()
    desk.work()
    assert desk.value("player/Zed.mental_state") == "Paranoid"


def test_an_act_whose_author_cannot_be_told_is_accepted_for_somebody(desk: Desk) -> None:
    raw = (
        "List-Id: <b-business.lists.example>\nFrom: Zed <zed@p.example>\nFrom: Eve <eve@p.example>\n"
        "To: b-business@lists.example\nMessage-ID: <two@x.list>\n\nI change my mental state to Paranoid.\n"
    )
    seq = desk.give(raw.encode(), desk.now + MINUTE)
    assert [one.verdict for one in desk.acts(seq)] == ["held"]
    desk.now += 5 * MINUTE
    assert "nobody is called 'Nobody'" in desk.verdict(desk.order("accept two@x.list#0 for Nobody"))[1]
    assert desk.verdict(desk.order("accept two@x.list#0 for Zed")) == ("succeeded", "")
    assert [(one.actor, one.verdict, one.trust) for one in desk.acts(seq)] == [("Zed", "succeeded", "order")]
    assert desk.value("player/Zed.mental_state") == "Paranoid"


def test_an_act_of_a_transaction_is_rejected_and_takes_the_others_with_it(desk: Desk) -> None:
    text = "BEGIN TRANSACTION\nI give m5 to Zed.\nI give m6 to Eve.\nEND TRANSACTION"
    name = desk.post("Bob", text, desk.now + MINUTE)
    assert [one.verdict for one in desk.store.acts() if one.message_id == name] == 2 * ["succeeded"]
    desk.now += 5 * MINUTE
    assert desk.verdict(desk.order(f"reject {name}#1 because it is too much")) == ("succeeded", "")
    assert [one.verdict for one in desk.store.acts() if one.message_id == name] == 2 * ["failed"]
    assert desk.value("player/Zed.mackerel") == 50


def test_a_transaction_with_words_that_nobody_understands_waits_for_an_officer(desk: Desk) -> None:
    text = "BEGIN TRANSACTION\nI give m5 to Zed.\nZed gives me a Blue sock.\nI give m6 to Eve.\nEND TRANSACTION"
    name = desk.post("Bob", text, desk.now + MINUTE)
    told = [one for one in desk.store.acts() if one.message_id == name]
    assert [one.verdict for one in told] == 2 * ["held"]
    assert "'Zed gives me a Blue sock.' in it is not understood" in told[0].reason
    assert desk.value("player/Zed.mackerel") == 50
    desk.now += 5 * MINUTE
    assert desk.verdict(desk.order(f"accept {name}#0")) == ("succeeded", "")
    assert [one.verdict for one in desk.store.acts() if one.message_id == name] == 2 * ["succeeded"]
    assert desk.value("player/Zed.mackerel") == 55


def test_words_that_may_be_an_act_and_words_not_understood_are_decided_by_number(desk: Desk) -> None:
    text = "If I have at least m50, I give m5 to Zed.\n\nI cancel my scheduled action.\n\nI give m1 to Eve."
    name = desk.post("Bob", text, desk.now + MINUTE)
    told = {one.idx: one for one in desk.store.acts() if one.message_id == name}
    assert {number: (one.action, one.verdict) for number, one in told.items()} == {
        0: ("give_currency", "succeeded"),
        1: ("give_currency", "held"),
    }
    assert "hangs on a condition" in told[1].reason
    asked = [one for one in desk.game.world.where(Task, "state", "Open") if one.subject.startswith(name)]
    assert [one.subject for one in asked] == [f"{name}#1", f"{name}#2"]
    assert "It may be: give currency (amount 5, " in asked[0].question
    assert 'said: "I cancel my scheduled action." It is not understood' in asked[1].question
    desk.now += 5 * MINUTE
    assert "was not understood: say what it means by reread" in desk.verdict(desk.order(f"accept {name}#2"))[1]
    assert "is for" in desk.verdict(desk.order(f"reject {name}#2", by="Bob"))[1], "he is not the Minister of Ministry"
    seq = desk.order(f"accept {name}#1", f"reread {name}#2: I change my mental state to Paranoid.")
    assert desk.verdict(seq) == ("succeeded", "")
    assert (desk.value("player/Zed.mackerel"), desk.value("player/Bob.mental_state")) == (55, "Paranoid")
    assert [one for one in desk.game.world.where(Task, "state", "Open") if one.subject.startswith(name)] == []
    assert "3 acts and doubtful words" in desk.verdict(desk.order(f"accept {name}#3"))[1]


def test_an_order_whose_trial_breaks_is_put_aside_and_the_game_goes_on(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    from bot.orders import past

    def broken(*_: object) -> None:
        raise RuntimeError("a bug")

    monkeypatch.setattr(past, "trial", broken)
    seq = desk.order(f"at {desk.start.isoformat()}: set player/Bob.points = 5")
    row = desk.store.entry(seq)
    assert row is not None
    assert (row.status, "a bug" in row.note, "RuntimeError" in row.note) == ("aside", False, True)
    assert desk.verdict(desk.order("set player/Bob.points = 6"))[0] == "succeeded"


def test_an_act_is_rejected_and_another_read_anew(desk: Desk) -> None:
    first = desk.post("Zed", "I change my mental state to Paranoid.", desk.now + MINUTE)
    second = desk.post("Eve", "I change my mental state to Paranoid.", desk.now + 2 * MINUTE)
    desk.now += 5 * MINUTE
    seq = desk.order(f"reject <{first}>#0 because it was a joke", f"reread {second}#0: I forfeit the game.")
    assert desk.verdict(seq) == ("succeeded", "")
    assert desk.value("player/Zed.mental_state") == "Calm"
    assert "Eve" not in show_players(desk)
    (act,) = [one for one in desk.store.acts() if one.message_id == first]
    assert "Anna decided by order that this does not count: it was a joke" in act.reason


def show_players(desk: Desk) -> list[str]:
    from engine.state import show

    return sorted(show(desk.game)["objects"]["player"])


def test_a_correction_is_dated_in_the_past_and_what_follows_is_played_again(desk: Desk) -> None:
    at = desk.now
    name = desk.post("Bob", "I give m20 to Zed.", at + 30 * MINUTE)
    desk.work(at + HOUR)
    before = desk.value("player/Zed.mackerel")
    assert [one.verdict for one in desk.store.acts() if one.message_id == name] == ["succeeded"]
    seq = desk.order(f"at {(at + MINUTE).isoformat()}: set player/Bob.mackerel = 5")
    assert desk.verdict(seq) == ("succeeded", "")
    assert desk.value("player/Zed.mackerel") == before - 20
    assert [one.verdict for one in desk.store.acts() if one.message_id == name] == ["failed"]
    assert "player/Zed.mackerel" in desk.answer(seq)
    assert len(desk.mails("lists.example", "was played again from there")) == 1


def test_a_preview_of_the_past_changes_nothing(desk: Desk) -> None:
    at = desk.now
    desk.post("Bob", "I give m20 to Zed.", at + 30 * MINUTE)
    desk.work(at + HOUR)
    state = show_all(desk)
    seq = desk.order(f"at {(at + MINUTE).isoformat()}: set player/Bob.mackerel = 5", head=("Preview: yes",))
    assert "player/Zed.mackerel" in desk.answer(seq)
    assert show_all(desk) == state


def show_all(desk: Desk) -> object:
    from engine.state import show

    return show(desk.game)["objects"]


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        (("at {past}: set player/Nobody.points = 5",), "no player called"),
        (("at {past}: set player/Bob.points = 5", "set player/Nobody.points = 1"), "no player called"),
        (("at {past}: set player/Bob.points = 5", "at {later}: set player/Nobody.points = 1"), "no player called"),
        (("at {future}: set player/Bob.points = 5",), "future"),
        (("at {early}: set player/Bob.points = 5",), "before the game began"),
        (("accept {act}#0",), "Stranger is none of the PEPs"),
        (("accept {act}#7",), "holds 1 acts"),
        (("accept nobody@nowhere#0",), "holds no message"),
        (("at {past}: accept {act}#0",), "an instant of its own"),
        (("reread {act}#0: Lovely weather.",), "no action|unclear"),
    ],
)
def test_what_cannot_be_in_the_past_is_refused_whole(lines: tuple[str, ...], why: str, desk: Desk) -> None:
    import re

    at = desk.now
    act = desk.post("Stranger", "I change my mental state to Paranoid.", at + 2 * MINUTE)
    desk.work(at + HOUR)
    state = show_all(desk)
    times = {"past": at, "later": at + 5 * MINUTE, "future": at + 300 * HOUR, "early": desk.start - HOUR}
    said = [one.format(act=act, **{name: value.isoformat() for name, value in times.items()}) for one in lines]
    verdict, reason = desk.verdict(desk.order(*said))
    assert verdict == "failed"
    assert re.search(why, reason)
    assert show_all(desk) == state
    assert not [one for one in desk.store.entries() if one.kind == "correction"]


@pytest.mark.parametrize("broken", ["set_facts", "accept_many", "commit_fold", "rewind"])
@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
def test_a_crash_at_any_step_of_an_order_about_the_past_leaves_it_done_once(
    broken: str, after: bool, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    from bot.store.errors import StoreError

    desk.post("Bob", "I give m20 to Zed.", desk.now + MINUTE)
    desk.now += 5 * MINUTE
    at = (desk.start + MINUTE).isoformat()
    seq = desk.take(desk.mail(desk.text(f"at {at}: set player/Bob.mackerel = 25", "set player/Eve.points = 4")))
    plain = getattr(desk.store, broken)
    times = [0]

    def failing(*given: object, **more: object) -> object:
        times[0] += 1
        if times[0] == 1:
            if after:
                plain(*given, **more)
            raise StoreError("the power went")
        return plain(*given, **more)

    with monkeypatch.context() as patched:
        patched.setattr(desk.store, broken, failing)
        with pytest.raises(StoreError):
            desk.work()
    desk.work()
    assert times[0] >= 1
    assert desk.verdict(seq) == ("succeeded", "")
    assert (desk.value("player/Bob.mackerel"), desk.value("player/Zed.mackerel")) == (5, 70)
    assert desk.value("player/Eve.points") == 4
    assert len(desk.mails("lists.example", "By order of Anna")) == 1
    assert len([one for one in desk.store.entries() if one.kind == "correction"]) == 1
