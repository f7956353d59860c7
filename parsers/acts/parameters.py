"""Turns the values of a phrase into the parameters of one act or several."""

from __future__ import annotations

import re
from typing import Any

from engine.language import Slot, Words
from parsers.acts.circles import CONTRACT, of_contracts
from parsers.acts.context import Context
from parsers.acts.details import delegation, draw, number_just_given, own_document
from parsers.acts.joining import joiner
from parsers.acts.pointing import point, resolve, unsaid
from parsers.acts.quotation import numbers_below, quoted_hint
from parsers.clauses.model import Hit
from parsers.scan import IT, OWN, THEM, THIS, Scan
from parsers.slots.references import Everything
from parsers.statements import Statement

MUSING = re.compile(
    r"(?i)(?:\w+ly\s+|still\s+|also\s+|now\s+)*(?:am|was|have|had|think|thought|see|saw|read|believe|hope|like|love|want|would|could|might|may|can|"
    r"should|will|do\s+not|don|feel|find|found|know|learn\w*|heard|hear|remember|wonder|doubt|suppose|guess\s+that|look|need|agree|disagree)\b"
)
"""What somebody says of himself and not of a game."""
NO_POST = re.compile(r"\bit\s*$")
DEIXIS = re.compile(r"\b(?:it|this|that|the deed|the same)(?:\s+(?:now|\w+\s+times))?\s*$")
ANNOUNCED = re.compile(r"(?i)announc|inten[dt]|promised|planned|objection|objected|support|described")
OF_RULES = re.compile(r"\brules?\b|\b4e\d|\br\d", re.I)
WISH = re.compile(r"\b(?:would|wish|want|desire|like|hope)\b|['’]d\b", re.I)


def parameters(c: Context, s: Scan, hit: Hit, words: Words, st: Statement) -> list[dict[str, Any]] | None:
    """The parameters of the act or acts that a hit stands for; None when it is none after all."""
    values = dict(hit.match.values)
    before = s.text[: hit.start]
    out: list[dict[str, Any]] = [{}]
    for name, value in values.items():
        param = next((p for p in words.params if p.name == name), None)
        if param is None:
            if name in ("phrase",) and words.action == "designate_emergency_forum":
                out = [{**p, "forum": value} for p in out]
            elif name in ("color", "outcome") or name in hit.match.phrase.sets:
                out = [{**p, name: value or None} for p in out]
            continue
        if name in hit.match.phrase.sets:
            out = [{**p, name: value or None} for p in out]
        elif param.slot is Slot.MACKS:
            amount, currency = value
            extra = {"currency": currency} if words.action == "give_currency" else {}
            out = [{**p, name: amount, **extra} for p in out]
        elif isinstance(value, list) and param.slot is not Slot.RANKING:
            resolved = resolve(c, value, param.slot, s, hit, st)
            if param.listed:
                out = [{**p, name: [v if isinstance(v, str) else "all" for v in resolved]} for p in out]
            elif param.many:
                out = [{**p, **one_value(name, v)} for p in out for v in resolved]
            else:
                out = [{**p, **one_value(name, resolved[0] if resolved else None)} for p in out]
        elif value in (THIS, IT, THEM, OWN):
            out = [{**p, name: point(c, value, param.slot, words, s, hit, st)} for p in out]
        else:
            out = [{**p, name: value} for p in out]
    if names_nothing(c, words, values):
        return None
    for params in out:
        complete(c, params, words, s, hit, st, before)
        if not sane(c, params, words, s, hit):
            return None
    return out


def names_nothing(c: Context, words: Words, values: dict[str, Any]) -> bool:
    """Whether what was read as a name is only a word of the deed itself ("these Jurors")."""
    own = c.grammar.dress(words.action).words
    names = [values.get(param.name) for param in words.params if param.slot is Slot.NAME and param.required]
    return any(isinstance(found, list) and all(str(one).lower() in own for one in found) for found in names)


def one_value(name: str, value: Any) -> dict[str, Any]:
    if isinstance(value, Everything):
        more: dict[str, Any] = {name: "all"}
        if value.exceptions:
            more["except"] = list(value.exceptions)
        if value.by:
            more["by"] = value.by
        return more
    return {name: value}


def complete(c: Context, params: dict[str, Any], words: Words, s: Scan, hit: Hit, st: Statement, before: str) -> None:
    """Fill what was not said: silent targets, a missing title, the kind of currency."""
    action = words.action
    for param in words.params:
        if param.required and param.name not in params:
            params[param.name] = unsaid(c, param.slot, words, s, hit, st)
    if (
        params.get("proposal") == "reply"
        or params.get("consultation") == "reply"
        or params.get("target") == "reply"
        or params.get("indictment") == "reply"
    ):
        hint = quoted_hint(c, st)
        if hint:
            params["hint"] = hint
    if hit.frame.supporters:
        params.setdefault("supporters", hit.frame.supporters)
    if action == "exchange_points":
        params.setdefault("currency", "mackerel")
    elif action == "transfer_sock":
        params.setdefault("count", 1)
    elif action in ("create_sock", "destroy_sock"):
        params.setdefault("count", 1)
        if (
            "color" not in params
            and action == "destroy_sock"
            and params["count"] != "all"
            and c.acts
            and "color" in c.acts[-1].params
        ):
            params["color"] = c.acts[-1].params["color"]
    elif action == "join_game":
        joiner(c, params, st, s, hit)
    elif action in ("activate_tweak", "apply_tidiness_list"):
        own_document(c, params, action, s, hit)
    elif action == "end_delegation":
        contract = re.search(
            r"(?:of|under|in)\s+(?:the\s+)?([A-Z][\w'’]*(?:\s+[A-Z][\w'’]*)*)(?:\s+(?:permits|allows))?",
            s.text[hit.end :],
        )
        if contract and "contract" not in params:
            params["contract"] = contract.group(1)
    elif action == "delegate_ministry_powers":
        delegation(c, params, s, hit)
    elif action == "publish_ballot":
        nweek = re.search(r"nweek\s+(\d+)", s.low)
        if nweek:
            params["nweek"] = int(nweek.group(1))
        items = numbers_below(c, st)
        if items:
            params["proposals"] = items
    elif action == "publish_results":
        nweek = re.search(r"nweek\s+(\d+)", s.low)
        if nweek:
            params["nweek"] = int(nweek.group(1))
    elif action == "publish_display":
        named = re.search(
            r"(?:public display of (?:the )?\w+|ministry report|\w+['’]s report|ministry list|list of ministries)",
            s.text,
            re.I,
        )
        if named:
            params["display"] = named.group()
    elif action == "approve_display":
        params["display"] = (
            re.split(
                r"\s+(?:quoted|below|above|as\b|at\b|with\b|of nday|posted|in my)", str(params.get("display") or "")
            )[0]
            or None
        )
        link = re.search(r"https?://\S+", s.text)
        if link:
            params["link"] = link.group().rstrip(".,;>")
    elif action == "act_in_subgame" and not params.get("move"):
        moved = re.search(r"\bI\s+(?:hereby\s+|now\s+|also\s+)?(.+?)\s+in\s+", s.text[hit.start : hit.end])
        params["move"] = moved.group(1) if moved else None
    elif action in ("select_trick", "select_trick_fallback"):
        draw(c, params, s)
    elif action == "assign_priest" and "number" not in params:
        number = (
            re.search(
                r"(?:consultation\s*)?(?:\bnumber(?:\s+(?:this|that|it)(?:\s+one)?(?:\s+as)?)?|#|\bno\.?)\s*#?(\d+)",
                before,
                re.I,
            )
            or re.search(r"\b(?:this|it)\s+(?:is|becomes|shall\s+be)\s+(?:consultation\s+)?#?(\d+)", before, re.I)
            or re.search(
                r"\b(?:give|assign)\s+it\s+(?:the\s+)?(?:consultation\s+)?number\s+#?(\d+)|\bas\s+(?:consultation\s+)?(?:number\s+|#)(\d+)",
                s.text[hit.end :],
                re.I,
            )
            or number_just_given(c)
        )
        if number:
            params["number"] = int(next(g for g in number.groups() if g))
    elif action in ("request_zot", "zot_consultation"):
        reason = re.match(r"\s*(?:[:,]|because|since|for)\s*(.{3,200})", s.text[hit.end :])
        if reason:
            params["reason"] = reason.group(1).rstrip(" .")
    elif action in ("object", "support") and params.get("target"):
        reason = re.match(r"\s*(?:[:,;]|because|since)\s*(.{3,200})", s.text[hit.end :])
        if reason:
            params["reason"] = reason.group(1).rstrip(" .")
    elif action == "implement_refresh" and isinstance(params.get("proposal"), str):
        params["proposal"] = re.sub(r"(?i)^(?:the\s+)?(?:refresh proposal|rp)\s+(?=\S)", "", params["proposal"])
    elif action == "announce_trick_method":
        said = re.search(r"(?:announce\s+that\s+|:\s*)(.+)$", s.text[hit.start :])
        params["method"] = params.get("method") or (said.group(1).rstrip(" .") if said else None)
    elif action == "publish_emergency_ballot":
        listed = re.match(r"\s*:\s*([A-Z](?:\s*,\s*[A-Z])*)", s.text[hit.end :])
        if listed:
            params["proposals"] = re.findall(r"[A-Z]", listed.group(1))
    elif action == "notify_peps" and params.get("forum"):
        params["forum"] = re.sub(r"^(?:the emergency forum is|that)\s+", "", str(params["forum"]), flags=re.I)
    elif action == "tally_emergency_ballots":
        winner = re.search(r"\b(?:RP\s+)?([A-Z])\s+(?:wins|is selected)", s.text)
        if winner:
            params["winner"] = winner.group(1)


def st_start(c: Context) -> int:
    """Where the statement at hand begins."""
    return c.statements[c.index].start


def joins_anew(c: Context, said: str) -> bool:
    """Nobody joins twice in a mail; but the deed counts, not the wish before it."""
    earlier = [act for act in c.acts if act.action == "join_game"]
    if earlier and WISH.search(earlier[0].text) and not WISH.search(said):
        c.acts = [act for act in c.acts if act.action != "join_game"]
        return True
    return not earlier


def sane(c: Context, params: dict[str, Any], words: Words, s: Scan, hit: Hit) -> bool:
    """Whether the parameters make it an act of this kind at all."""
    action = words.action
    if action in ("object", "support") and params.get("target") is None and not c.reply:
        return hit.match.start > 0 or True
    if action in ("withdraw_proposal", "revise_proposal") and isinstance(params.get("proposal"), str):
        return not re.search(
            r"\b(?:contract|pact|treaty|consultation|intent|game|refresh|objections?|support)\b",
            str(params["proposal"]),
            re.I,
        )
    if action == "withdraw_proposal" and params.get("proposal") is None and c.acts:
        last = c.acts[-1]
        return not last.end > st_start(c) or last.action.endswith("_proposal")
    if action == "resign_ministry" and params.get("ministry") is None and hit.match.values.get("ministry"):
        return not NO_POST.search(s.low, hit.start, hit.end)
    if action == "change_contract" and not CONTRACT.search(s.text) and not of_contracts(c):
        return False
    if action == "assign_rule_number":
        return bool(OF_RULES.search(s.text))
    if action == "join_game":
        return joins_anew(c, s.text[hit.start : hit.end])
    if action == "select_jury":
        return c.rows is not None or bool(re.search(r"(?i)\bjur(?:y|or)|indictment|panel|panne", s.text))
    if action == "change_rule_title":
        if params.get("rule") is None or str(params.get("title")).startswith("with "):
            return False
        return bool(
            str(params["rule"]).isdigit() or re.search(r"(?i)\brules?\b|\b4e|\bre-?(?:titl|nam|christen)", s.text)
        )
    if action in ("implement_passed_proposal", "implement_refresh"):
        return params.get("proposal") not in c.vocabulary.colours and not re.search(
            r"\b(?:tidiness|corrections)\b", s.low[hit.start : hit.end + 30]
        )
    if action == "approve_display":
        return not re.search(r"(?i)\b(?:contract|pact|treaty|agreement|accord)\b", str(params.get("display")))
    if action == "perform_intended_action" and DEIXIS.search(s.low, hit.start, hit.match.end):
        return c.reply and bool(ANNOUNCED.search(s.text))
    if action == "perform_intended_action":
        said = params.get("target")
        return (
            not isinstance(said, str)
            or said in ("reply", "own", "same")
            or bool(re.search(r"(?i)announc|inten[dt]|as described|planned|proposed|promised", said))
        )
    if action == "assign_proposal_number":
        return "consultation" not in s.low and "priest" not in s.low
    if action == "assign_rule_number":
        return bool(re.search(r"\brules?\b|\br\d|\b4e\d|\blaw\b", s.low))
    if action == "make_claim":  # who counts claims makes none
        return not {"consistent", "inconsistent"} <= s.vocab
    if action == "announce_trick_method":
        return c.words.isdisjoint(("jury", "juror", "jurors", "indictment")) or not c.words.isdisjoint(
            ("trick", "beast")
        )
    if action == "tally_claims":
        if not params.get("outcome") and "no" not in s.vocab:
            return False
        above = c.statements[c.index - 1] if c.index else None
        said = s.low + (c.body[above.start : above.end].lower() if above is not None else "")
        return re.search(r"\b(?:claim|tally|\w*consistent)", said) is not None
    if action == "select_trick":
        return isinstance(params.get("trick"), str) and params["trick"] != "reply" and "trick method" not in s.low
    if action == "act_in_subgame":
        if not params.get("move") or re.match(MUSING, str(params["move"])):
            return False
        return not re.match(
            r"(?i)\d|(?:indictment|consultation|proposal|rule|nweek|nday|p\d)\b", str(params.get("subgame") or "")
        )
    if action == "change_contract":
        name = params.get("contract")
        loosely_said = name == "reply" or hit.match.phrase.verb == "change"
        if loosely_said and not re.search(r"(?i)contract|pact|treaty|agreement|accord|clause|section", s.text):
            return False
        return isinstance(name, str) and not re.fullmatch(r"(?i)(?:p|#|proposal )?\d+", name)
    if action in (
        "leave_contract",
        "join_contract",
        "join_subgame",
        "leave_subgame",
        "open_subgame",
        "act_in_subgame",
        "change_contract",
    ):
        name = params.get("contract") or params.get("subgame")
        if name in (None, "reply") and not re.search(
            r"(?i)contract|pact|treaty|game|agreement|this", s.text[hit.start :]
        ):
            return False
        if isinstance(name, str) and (
            re.fullmatch(r"(?i)(?:p|#|proposal )?\d+(?:\s*[-–,/&]\s*\d+)*", name)
            or re.fullmatch(
                r"(?:(?:the|this|our)\s+)?(?:game|b nomic|b|nomic|rules|horde|committee|list|room|house|office|clock)",
                name,
                re.I,
            )
        ):
            return False
    return True
