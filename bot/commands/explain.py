"""`officer explain`: for an act its words, verdict, rule and reason; for a value the chain of acts that made it."""

from __future__ import annotations

import re

from bot.columns import clip, shown
from bot.commands.game import open_store
from bot.errors import Complaint
from bot.nearest import meant
from bot.past import FIRST_TURN, reached, recall
from bot.store.rows import StoredAct, StoredChange
from bot.store.store import Store
from bot.storing import genesis_of
from bot.translate import bare
from bot.trust.judge import judged
from engine.documents import difference
from engine.game import Task
from engine.objects import iso

_LONG = 120
"""Texts longer than a line of the terminal are shown as a difference too."""
_VALUE = re.compile(r"([a-z_]+)/(.+?)(?:\.([a-z_]+))?$")
_ACT = re.compile(r"<?([^<>\s]+?)>?(?:#(\d+))?$")


def explain(ref: str, *, config: str | None = None, store: str | None = None) -> None:
    """Explain an act or a value.

    Parameters
    ----------
    ref
        An act: MESSAGE-ID or MESSAGE-ID#INDEX. A value: KIND/NAME.ATTRIBUTE, like player/Wooble.points.
    config
        The service's configuration.
    store
        The store's URL, instead of a configuration.
    """
    with open_store(config, store) as opened:
        value = _VALUE.match(ref)
        lines = _value(opened, value[1], value[2], value[3]) if value and "@" not in value[1] else _acts(opened, ref)
    print("\n".join(lines))


def _acts(store: Store, ref: str) -> list[str]:
    found = _ACT.match(ref.strip())
    if found is None:
        raise Complaint(f"{ref!r} names neither an act (MESSAGE-ID#INDEX) nor a value (KIND/NAME.ATTRIBUTE)")
    name = bare(found[1])
    if found[2] is not None:
        one = store.act(name, int(found[2]))
        acts = [one] if one is not None else []
    else:
        acts = [act for row in store.entries_with_id(name) for act in store.acts_of_entry(row.seq)]
    if not acts:
        return _asked(store, name, found[2]) or _unknown(ref)
    return [line for act in acts for line in _act(store, act)]


def _asked(store: Store, name: str, index: str | None) -> list[str]:
    """The questions about words of a mail that were not understood, or about those of one number."""
    if reached(store) is None:
        return []
    found = [(one, *one.subject.rpartition("#")[::2]) for one in recall(store).world.all(Task)]
    return [
        f"{one.subject}  {one.opened}  {one.question}\n  {one.key}: {one.state} {one.answer}".rstrip()
        for one, about, number in found
        if about == name and index in (None, number)
    ]


def _unknown(ref: str) -> list[str]:
    raise Complaint(f"{ref}: no such act in the store")


def _act(store: Store, act: StoredAct) -> list[str]:
    rule = f" (Rule {act.rule})" if act.rule else ""
    params = ", ".join(f"{name}={value!r}" for name, value in act.params.items())
    lines = [
        f"{act.message_id}#{act.idx}  {iso(act.at)}  {act.actor}",
        f"  {act.action}({params})",
        f"  words    {' '.join(act.text.split())}",
        f"  verdict  {act.verdict}{rule}{': ' + act.reason if act.reason else ''}",
    ]
    if act.trust:
        lines.append(f"  author   {_author(store, act)}")
    if act.entry_seq is not None:
        lines += [f"  changed  {_change(one)}" for one in store.changes_by_act(act.entry_seq, act.idx)]
    return lines


def _author(store: Store, act: StoredAct) -> str:
    """How surely the author was known, and what speaks for and against it."""
    row = store.entry(act.entry_seq) if act.entry_seq is not None else None
    found = judged(row.facts) if row is not None else None
    if found is None or act.trust != found.level:
        return f"known by {act.trust}"
    return f"known by {act.trust}{f' ({found.how})' if found.how else ''}{f'; {found.why}' if found.why else ''}"


def _value(store: Store, kind: str, key: str, attribute: str | None) -> list[str]:
    uid = store.uid_of(kind, key)
    if uid is None and reached(store) is None:
        raise Complaint(f"{kind}/{key}: the game has not begun; {FIRST_TURN}")
    if uid is None:
        guess = meant(f"{kind}/{key}", [f"{one.kind}/{one.key}" for one in store.objects()])
        raise Complaint(f"{kind}/{key}: nothing has or had this name.{guess}")
    cls = next((one for one in genesis_of(store).nomic().kinds if one.kind == kind), None)
    if attribute and cls is not None and attribute not in cls.fields:
        raise Complaint(f"{kind}/{key}: a {kind} has no attribute {attribute!r}.{meant(attribute, cls.fields)}")
    lines = []
    for one in store.changes(uid, attribute):
        because = one.cause or "the genesis"
        if one.entry_seq is not None:
            entry = store.entry(one.entry_seq)
            because = f"{because} of <{entry.message_id}>" if entry is not None else because
            act = store.act(entry.message_id, one.act_idx) if entry is not None and one.act_idx is not None else None
            because += f' "{clip(act.text, 60)}"' if act is not None and act.text else ""
        rule = f", Rule {one.rule}" if one.rule else ""
        lines += [f"{iso(one.at)}  {_change(one)}  by {because}{rule}", *_lines(one)]
    if not lines:
        raise Complaint(f"{kind}/{key}.{attribute}: never changed; it has its default")
    return lines


def _change(one: StoredChange) -> str:
    if one.op == "set":
        return f"{one.kind}/{one.key}.{one.attribute}: {shown(one.old)} -> {shown(one.new)}"
    return f"{one.kind}/{one.key}: {one.op}"


def _lines(one: StoredChange) -> list[str]:
    """The difference that a change made of a text of several lines or a long one; nothing of anything else."""
    if one.op != "set" or not isinstance(one.new, str) or len(one.new) + len(str(one.old or "")) < _LONG:
        return []
    return [f"    {line}" for line in difference(str(one.old or ""), one.new).split("\n")]
