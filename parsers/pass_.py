"""One pass over the statements of one message (see `reader`)."""

# ruff: noqa: E501 - a pattern is easier to check on one line
from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from engine.acts import Act, Reading, Unclear
from engine.language import Document, Phrasebook, Slot, Words
from parsers import ballots, traps
from parsers.clauses import Adjuncts, Grammar, Hit, Setting
from parsers.documents import Finder, Payload, add_parts, fill, split_parts, take_relations, take_title
from parsers.mime import Mail
from parsers.own import Kind, Layout
from parsers.phrases import Match
from parsers.slots import IT, OWN, THIS, Everything, Scan, clean_name, make_scan, ministry, names, quoted, refs
from parsers.statements import Block, Statement

_TX_START = re.compile(
    r"[\W_]*(?:(?:the\s+)?(?:begin(?:ning)?|start)(?:\s+of)?(?:\s+(?:the|this|a|my))?\s+transaction(?:\s+\w{1,3})?|(?:the\s+)?transaction(?:\s+\w{1,3})?\s+(?:begins?|starts?)(?:\s+(?:here|now))?)[\W_]*",
    re.I,
)
_TX_END = re.compile(
    r"[\W_]*(?:(?:the\s+)?end(?:\s+of)?(?:\s+(?:the|this|my))?\s+transaction(?:\s+\w{1,3})?|(?:the\s+)?transaction(?:\s+\w{1,3})?\s+(?:ends?|closes)(?:\s+(?:here|now))?)[\W_]*",
    re.I,
)
_ASSERT = re.compile(
    r"(?:and\s+)?(?:(?:I|it)\s+(?:hereby\s+)?(?:asserts?|affirms?|states?|declares?|assume)\s+(?:that\s+)?|assert(?:ion)?\b\s*:?\s*(?:that\s+)?|it\s+is\s+true\s+that\s+)",
    re.I,
)
_IMPERATIVE_LEAD = re.compile(
    r"\b(?:do|does|perform|performs|take|takes|performed|make)\b[^.:]{0,30}\b(?:following|these|actions?|this|below|as follows)\b|^\s*(?:my\s+)?actions?\b|\bfollowing (?:actions?|things?|transaction|are|game actions)\b|\bin (?:this|the following) order\b|^\s*(?:I|i)\s+(?:hereby|also|now)\s*$|schedule the following",
    re.I,
)
_INTENTS_LEAD = re.compile(
    r"\b(?:two|three|following|these|several|my|some|more|four)\s+(?:new\s+)?inten(?:tion)?t?s\b|\bintend\b.{0,60}(?:the following|to\s*:?\s*$|as follows)",
    re.I,
)
_REWARD_LEAD = re.compile(r"\b(?:lower|revise|reduce|change|cut|adjust|set|drop)\b[^.:]{0,30}\brewards?\b", re.I)
_REWARD_LINE = re.compile(
    r"(.{2,60}?)\s*[:,=]?\s*(?:reward\s+)?(?:from\s+)?m?\s?\d+\s?m?\s*(?:->|=>|→|to|-+>)\s*(?:m\s?(\d+)|(\d+)\s?m(?:acks?|ackerel)?|(\d+))\b",
    re.I,
)
_NUMBERS_LEAD = re.compile(
    r"\b(?:assign|give|number|allot)\w*\b[^.:]{0,60}\b(?:numbers?|numbering|proposals)\b|\b(?:following|these) (?:proposal )?numbers? (?:are|is) (?:hereby )?assigned|^\s*(?:new )?proposal numbers\b|^\s*new proposals\s*$",
    re.I,
)
_NUMBER_TITLE = re.compile(r"(?:#|[Pp]|[Pp]roposal\s+)?(\d{1,6})\s*(?:[:=.)\-–—|]|->|is\b)?\s+(.+?)\s*$")
_TITLE_NUMBER = re.compile(
    r"(.+?)\s*(?:[:=\-–—]|->|=>|is(?: now)?(?: (?:assigned|given))?|becomes|gets|:)\s*(?:proposal\s+)?(?:number\s+)?(?:#|P)?\s*(\d{1,6})\s*[.;,]?\s*$"
)
_MANY = re.compile(r"\bfollowing\b|\bthese\b|\btwo\b|\bthree\b|\bfour\b|\bfive\b|\bseveral\b", re.I)
_HOLIDAY = re.compile(
    r"(?:happy|merry|joyous|glad|frohe?n?|god)\s+((?:[A-Z][\w'-]*\s+){0,4}?(?:Day|day|Wonko|Tango|Halfday|Zarpint))\b",
    re.I,
)
_DUTY = re.compile(
    r"(?:fulfil(?:l)?ing\s+(?:my|the|an)\s+(?:obligation|duty)|in\s+(?:my|the\s+same|that)\s+capacity(?:\s+as)?|per\s+(?:my\s+)?(?:obligation|duty)|in\s+fulfil(?:l)?ment\s+of|as\s+(?:is\s+my\s+duty|required))\b",
    re.I,
)
_SAME_CAPACITY = re.compile(r"\b(?:same|that)\s+(?:capacity|duty|obligation)\b", re.I)
_DO_TIMES = re.compile(
    r"^(?:I\s+)?(?:do|take|perform|repeat)\s+(?:so|this|that|it|the\s+(?:above|same|former|foregoing|latter)(?:\s+\w+)?|that\s+action|this\s+action)\s+(.{1,30}?)\s+times\b",
    re.I,
)
_LABEL = re.compile(r"([A-Za-z][\w' -]{1,40}?)\s*(?:\(([^)]{0,80})\))?\s*:\s*")
_ITEM = re.compile(r"\s*(?:(?:proposals?|props?\.?|p|#)\s*)?#?\s*(\d{1,6})\b", re.I)
_HINT = re.compile(r"(?:proposals?|consultations?|indictments?|rules?|#|\bP|\b4E)\s*#?\s*(?:4e)?(\d{1,6})\b", re.I)
_SUBJECT_TITLE = re.compile(
    r"(?:\[[^\]]{0,40}\]\s*)*(?:(?:re|fw|fwd|aw|sv)\s*:\s*)*(?:\[[^\]]{0,40}\]\s*)*(?:new\s+)?(?:proposal|prop)(?:/\w+)?\s*:\s*(.+)$",
    re.I,
)
_REPLY_SUBJECT = re.compile(r"\s*(?:\[[^\]]{0,40}\]\s*)*(?:re|aw|sv|antw|fw|fwd)\s*:", re.I)
_YES_LINE = re.compile(r"(?:#|P)?\d{1,6}\s*:\s*(?:yes|no|yea|nay|aye|maybe)\b", re.I)
_RECRUIT = re.compile(
    r"(?:I\s+was\s+)?(?:recruited|brought\s+here|invited|referred|roped\s+in)\s+by\s+|recruiters?\s*:\s*|credit\s+for\s+my\s+joining\s+goes\s+to\s+",
    re.I,
)
_RECRUIT_AFTER = re.compile(
    r"\s+(?:brought\s+me|recruited\s+me|roped\s+me|invited\s+me|referred\s+me|told\s+me\s+about|sent\s+me)\b", re.I
)
_MY_NAME = re.compile(
    r"(?:my\s+(?:player\s+)?name\s+(?:is|shall\s+be|will\s+be)|(?:please\s+)?call\s+me|(?:under|by|with|using)\s+(?:the|my)\s+(?:old\s+|new\s+|player\s+|former\s+)*name(?:\s+of)?|(?:a\s+player,?\s+)?named|known\s+as|register\s+me\s+as|\bas(?!\s+(?:a|an|my)\b)|name\s*:)\s*,?\s*(?=[\"“'‘\w])",
    re.I,
)
_DATA_WORDS = frozenset(
    "unofficial unofficially fyi reference information record tally draft proto have subject list notes far ballot".split()
)
_DUTY_WORDS = frozenset("fulfilling fulfiling capacity obligation duty fulfilment fulfillment required".split())
_LEAD_WORDS = frozenset(
    "behalf acting name performed taken done following these this below intents intentions intent actions order".split()
)
_LIVE_WORDS = frozenset(
    "results result report display tally times happy merry joyous objection support guilty innocent consistent inconsistent zot zotted".split()
)
_KIND_OF = {
    Slot.PROPOSAL: "proposal",
    Slot.CONSULTATION: "consultation",
    Slot.INDICTMENT: "indictment",
    Slot.RULE: "rule",
}
_CREATES = {
    "submit_proposal": "proposal",
    "submit_tweak": "tweak",
    "submit_consultation": "consultation",
    "submit_breach_consultation": "consultation",
    "create_contract": "contract",
    "create_subgame": "subgame",
    "submit_indictment": "indictment",
    "submit_tidiness_list": "list",
}


class Pass:
    """The state of reading one message."""

    def __init__(
        self,
        phrasebook: Phrasebook,
        grammar: Grammar,
        mail: Mail,
        layout: Layout,
        blocks: tuple[Block, ...],
        statements: tuple[Statement, ...],
        finder: Finder,
    ) -> None:
        self.book = phrasebook
        self.vocabulary = phrasebook.vocabulary
        self._live_words = (
            _LEAD_WORDS | _DUTY_WORDS | _LIVE_WORDS | (phrasebook.vocabulary.choices) | {"against", "abstain", "shelve"}
        )
        self.grammar = grammar
        self.mail = mail
        self.layout = layout
        self.body = layout.body
        self.blocks = blocks
        self.statements = statements
        self.finder = finder
        self.reply = bool(_REPLY_SUBJECT.match(mail.subject) or mail.in_reply_to or layout.quoted)
        self.acts: list[Act] = []
        self._choice_words = frozenset(w.lower() for w in self.vocabulary.choices)
        self.unclear: list[Unclear] = []
        self.setting = Setting()
        self.list_kind = ""
        self.consumed = 0
        self.created: list[str] = []
        self.last: dict[str, list[str]] = {}
        self.last_capacity: str | None = None
        self.last_contract: str | None = None
        self.pending_numbers: list[str] = []
        self.draft = bool(traps.DRAFT.search(mail.subject))
        self.data = bool(traps.DATA.search(mail.subject))
        self.headed = False
        self.tx_stack: list[tuple[int, int, int, str, bool]] = []
        self.tx_count = 0
        self.index = 0

    # -- the walk ---------------------------------------------------------------------------------------------

    def run(self) -> Reading:
        for n, st in enumerate(self.statements):
            self.index = n
            if st.start < self.consumed:
                continue
            self._brace_transactions(st.start)
            text = self.body[st.start : st.end]
            if self._transaction_mark(st, text):
                continue
            self._statement(st)
        self._brace_transactions(len(self.body) + 1)
        self._forwarded_answers()
        for _, start, number, text, _ in self.tx_stack:
            self._break(number, start, text)
        return Reading(
            self.mail.message_id,
            tuple(sorted(self.acts, key=lambda a: a.start)) if self._in_order() else tuple(self.acts),
            tuple(self.unclear),
        )

    def _in_order(self) -> bool:
        return False

    def _break(self, number: int, start: int, text: str) -> None:
        """A transaction without its end: nothing in it is an act."""
        self.acts = [a for a in self.acts if a.transaction is None or a.transaction < number]
        self.unclear.append(Unclear(text, start, start + len(text), "transaction not closed"))

    def _brace_transactions(self, pos: int) -> None:
        for block in self.blocks:
            if not block.transaction:
                continue
            key = block.start
            if block.start < pos and not any(t[0] == key for t in self.tx_stack) and key not in self._seen_blocks:
                self._seen_blocks.add(key)
                self.tx_count += 1
                self.tx_stack.append(
                    (key, block.start, self.tx_count, self.body[block.start : block.start + 1], block.closed)
                )
            if block.end <= pos and self.tx_stack and self.tx_stack[-1][0] == key and block.closed:
                self.tx_stack.pop()

    _seen_blocks: set[int]

    def __new__(cls, *args: Any) -> Pass:
        made = super().__new__(cls)
        made._seen_blocks = set()
        return made

    def _transaction_mark(self, st: Statement, text: str) -> bool:
        if "ransaction" not in text and "RANSACTION" not in text:
            return False
        if _TX_START.fullmatch(text):
            self.tx_count += 1
            self.tx_stack.append((-1, st.start, self.tx_count, text, False))
            return True
        if _TX_END.fullmatch(text):
            if self.tx_stack and self.tx_stack[-1][0] == -1:
                _, start, number, _, _ = self.tx_stack.pop()
                if self._in_hypothesis(start):
                    self.acts = [a for a in self.acts if a.transaction is None or a.transaction < number]
            else:
                self.unclear.append(Unclear(text, st.start, st.end, "transaction not closed"))
            return True
        return False

    def _in_hypothesis(self, start: int) -> bool:
        before = [s for s in self.statements if s.end <= start]
        if not before:
            return False
        text = self.body[before[-1].start : before[-1].end]
        return bool(
            traps.HYPOTHETICAL.search(text) or re.match(r"\s*(?:if|when|should)\b", text, re.I)
        ) and not text.rstrip().endswith((".", "!"))

    # -- one statement ----------------------------------------------------------------------------------------

    def _statement(self, st: Statement) -> None:
        text = self.body[st.start : st.end].replace("\n", " ")
        text = self._blank_comments(text, st.start)
        s = make_scan(text, self.vocabulary, self.reply)
        if st.new_paragraph and not st.mark and not self.tx_stack:
            self._new_paragraph(text)
        if (
            not s.vocab.isdisjoint(_DATA_WORDS)
            and traps.DATA.search(text)
            and not re.search(r"\bI\s+(?:hereby\s+)?(?:vote|submit|publish)\b", text, re.I)
        ):
            self.data = True
        if self._dull(st, s):
            return
        if self._duty(st, s) or self._assertion(st, s) or self._do_times(st, s):
            return
        if st.line_start and self._list_line(st, s):
            return
        if st.line_start and self._ballot_line(st, s):
            return
        before = len(self.acts) + len(self.unclear)
        hits = self._hits(st, s)
        used = False
        if hits and hits[0].start > 0:
            self._head(st, s, hits[0].start)
        for n, hit in enumerate(hits):
            limit = hits[n + 1].start if n + 1 < len(hits) else len(s.text)
            used = self._take(st, s, hit, limit) or used
            if self.consumed >= st.end:
                break
        if not used and len(self.acts) + len(self.unclear) == before:
            used = (
                self._label(st, s)
                or self._votes_in_text(st, s)
                or self._heading(st, s)
                or self._bare(st, s)
                or self._answer_form(st, s)
                or self._move(st, s)
            )
        elif hits:
            self._votes_after(st, s, max(h.end for h in hits))
        self._lead(st, s)
        holiday = _HOLIDAY.match(s.text)
        if holiday and not hits:
            self._add(st, s, "observe_holiday", {"holiday": holiday.group(1)}, 0, len(s.text.rstrip()), Adjuncts())

    def _dull(self, st: Statement, s: Scan) -> bool:
        """Prose: no word of the sentence can make it an act, a label, a list line or the head of a list."""
        return (
            not self.tx_stack
            and not self.list_kind
            and len(s.text) > 45
            and ":" not in s.vocab
            and s.vocab.isdisjoint(self._live_words)
            and not s.text.rstrip().endswith(";")
            and not s.text[:1].isdigit()
            and self.grammar.silent(s, self.setting)
        )

    def _head(self, st: Statement, s: Scan, until: int) -> None:
        """What stands before the first clause of a sentence: votes without a verb, a label with its value."""
        text = re.sub(r"[\s,;]+(?:and|then|so)?\s*$", "", s.text[:until])
        if not text or traps.HYPOTHETICAL.search(text) or traps.conditional(text):
            return
        head = make_scan(text, self.vocabulary, self.reply)
        begin = ballots._LEAD.match(text)
        votes = [] if self.data else ballots.choice_first(head, begin.end() if begin else 0)
        if votes:
            self._votes(st, head, votes)
            return
        label = _LABEL.match(text)
        if label and text[label.end() :].strip():
            for words in self.grammar.book.labels.get(" ".join(label.group(1).lower().split()), ()):
                if words.document is None and self._label_rest(st, head, words, label):
                    return

    def _blank_comments(self, text: str, start: int) -> str:
        for a, b in self.layout.comments:
            if a < start + len(text) and b > start:
                lo, hi = max(a - start, 0), min(b - start, len(text))
                text = text[:lo] + " " * (hi - lo) + text[hi:]
        return text

    def _new_paragraph(self, text: str) -> None:
        """A new paragraph of prose ends lists and what their first line said."""
        if re.match(r"(?:it|the\s)\b|[A-Z][\w'’&]*\s+(?:Corporation|Corp)", text, re.I) and self.setting.actor:
            self.setting = Setting(
                last_actor=self.setting.actor,
                entities=self.setting.entities,
                actor=self.setting.actor if self.setting.imperative else None,
                imperative=False,
            )
        elif self.fresh_lead:
            self.fresh_lead = False
        else:
            self.setting = Setting(last_actor=self.setting.last_actor, entities=self.setting.entities)
            if not re.match(r"\W*(?:#|P)?\d", text) and self.list_kind:
                self.list_kind = ""
        if self.fresh_lead:
            self.fresh_lead = False

    fresh_lead = False

    def _lead(self, st: Statement, s: Scan) -> None:
        """A line that ends with a colon (or announces) says what the lines after it are."""
        text = s.text.rstrip()
        if not text.endswith((":", ";")) and s.vocab.isdisjoint(_LEAD_WORDS):
            return
        named = self.grammar.actor_in(text, self.setting)
        if named and not named[1]:
            self._entity(named[0])
        lead = (
            text.endswith((":", ";"))
            or bool(_INTENTS_LEAD.search(text))
            or (text.endswith(".") and bool(_IMPERATIVE_LEAD.search(text)))
        )
        if not lead or traps.HYPOTHETICAL.search(s.mask) or s.text.rstrip().endswith("?"):
            return
        frame = self.grammar.adjuncts(s, text, "", Setting(last_actor=self.setting.last_actor))
        actor = named[0] if named and not named[1] else None
        doer = re.match(
            r"(?:the\s+following\s+.*performed\s+by\s+)?(.{2,60}?)\s+(?:does|performs|takes)\s+(?:all\s+)?(?:the\s+)?(?:following|these|this)",
            text,
        )
        if doer and doer.group(1)[:1].isupper() and doer.group(1) != "I":
            actor = doer.group(1)
            self._entity(actor)
        imperative = bool(_IMPERATIVE_LEAD.search(text)) or (actor is not None and text.endswith(":"))
        if imperative or frame.when or frame.times != 1 or actor or frame.capacity or _INTENTS_LEAD.search(text):
            self.setting = Setting(
                imperative=imperative,
                actor=actor,
                last_actor=actor or self.setting.last_actor,
                when=frame.when if text.endswith(":") else None,
                times=frame.times,
                capacity=frame.capacity
                if text.endswith((":", ".")) and (imperative or text.endswith(":") or _INTENTS_LEAD.search(text))
                else None,
                intents=bool(_INTENTS_LEAD.search(text)),
                entities=self.setting.entities,
            )
            self.fresh_lead = True
        if _REWARD_LEAD.search(text) and re.match(r"(?:\w+,?\s+){0,8}?I\b", text, re.I):
            self.list_kind, self.fresh_lead = "rewards", True
        elif _NUMBERS_LEAD.search(text) and not traps.DRAFT.search(text):
            self.list_kind, self.fresh_lead = "numbers", True
            self.setting.capacity = self.grammar.capacity_in(text)
        elif re.search(r"\bvotes?\b", s.low) and text.endswith(":") and not traps.DATA.search(text):
            self.data = False

    def _entity(self, name: str) -> None:
        if name not in self.setting.entities:
            self.setting.entities.append(name)
        self.setting.last_actor = name

    # -- sentences --------------------------------------------------------------------------------------------

    def _hits(self, st: Statement, s: Scan) -> list[Hit]:
        setting = self.setting
        if self.tx_stack and not setting.imperative:
            setting = replace(setting, imperative=True)
        hits = self.grammar.read(s, setting)
        if not hits:
            return hits
        if s.text.rstrip().endswith("?"):
            hits = [
                h for h in hits if h.match.phrase.words and h.match.phrase.words.document and ":" in s.mask[h.start :]
            ]
        votes = ballots.respectively(s)
        if votes and any(h.match.phrase.words and h.match.phrase.words.action == "vote" for h in hits):
            for vote in votes:
                self._add(st, s, "vote", {"proposal": vote.ref, "choice": vote.choice}, 0, vote.end, hits[0].frame)
            return []
        return hits

    def _take(self, st: Statement, s: Scan, hit: Hit, limit: int) -> bool:
        phrase = hit.match.phrase
        start, end = st.start + hit.start, st.start + hit.end
        if phrase.doubt is not None:
            if not self._doubt_applies(s, hit):
                return False
            vote = phrase.doubt.why == "non-vote word"
            self._unclear(
                st.start + hit.start, st.start + (hit.end if vote else len(s.text.rstrip())), phrase.doubt.why
            )
            join = re.compile(r"\s*(?:,\s*(?:and\s+)?|\s+and\s+)").match(s.mask, hit.end) if vote else None
            if join:
                self._votes(st, s, ballots.choice_first(s, join.end()))
            return True
        words = self._swapped(phrase.words, hit, s)
        if words is None:
            return False
        if hit.condition and not words.document:
            self._unclear(st.start, st.start + len(s.text.rstrip()), "condition")
            return True
        if words.document is not None and not hit.frame.announced and words.action not in ("challenge_display",):
            return self._document_act(st, s, hit, words, limit)
        if (
            words.document is not None
            and hit.frame.announced
            and words.action not in ("teach_trick", "submit_tidiness_list", "challenge_display")
        ):
            return True
        if words.document is not None:
            return self._document_act(st, s, hit, words, limit)
        self._rename = self._rename if words is not phrase.words else None
        rename = self._rename
        params_list = self._params(s, hit, words, st)
        if params_list is None:
            return False
        if rename:
            params_list = [{rename[1] if k == rename[0] else k: v for k, v in p.items()} for p in params_list]
        for params in params_list:
            action = words.action
            if action == "clock_on_mom" and re.search(r"(?i)\b(?:chairman|chairperson|ballot|voting|votes?)\b", s.text):
                action = "clock_on_chairman"
            if hit.beast:
                caused = {"act": {"action": action, "params": params}}
                self._add(st, s, "cause_beast", caused, hit.start, hit.end, hit.frame)
            else:
                self._add(st, s, action, params, hit.start, hit.end, hit.frame)
        if words.action in ("publish_ballot", "publish_results", "publish_display"):
            self.headed = self.data = words.action != "publish_display" or self.data
        del start, end
        return True

    def _swapped(self, words: Words | None, hit: Hit, s: Scan) -> Words | None:
        """The same verb does different things to a contract and to a subgame, to a proposal and to a refresh proposal."""
        if words is None:
            return None
        said = s.text[hit.start : hit.end + 12]
        contract = re.search(
            r"(?i)\b(?:contract|pact|treaty|accord|agreement|loan|covenant|charter|compact|deal|alliance)\b", said
        )
        twin = (
            {"leave_subgame": "leave_contract", "join_subgame": "join_contract"}.get(words.action) if contract else None
        )
        if words.action == "join_contract" and hit.match.phrase.verb == "join" and not contract:
            twin = "join_subgame"
        if words.action == "leave_contract" and hit.match.phrase.verb in ("leave", "quit", "exit") and not contract:
            twin = "leave_subgame"
        if words.action == "implement_passed_proposal" and re.search(r"(?i)\brefresh|\bRP\b", said):
            twin = "implement_refresh"
        if twin is None:
            return words
        other = self.book.of(twin)
        if twin.endswith(("contract", "subgame")):
            names_ = (
                replace(p, name=words.params[0].name) if p.name != words.params[0].name else p for p in other.params[:1]
            )
            self._rename = (words.params[0].name, other.params[0].name)
            return replace(other, params=tuple(names_))
        return other

    _rename: tuple[str, str] | None = None

    def _doubt_applies(self, s: Scan, hit: Hit) -> bool:
        return not s.text.rstrip().endswith("?") and (hit.first_person or not self.data)

    def _params(self, s: Scan, hit: Hit, words: Words, st: Statement) -> list[dict[str, Any]] | None:
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
                resolved = self._resolve(value, param.slot, s, hit, st)
                if param.listed:
                    out = [{**p, name: [v if isinstance(v, str) else "all" for v in resolved]} for p in out]
                elif param.many:
                    out = [{**p, **self._one(name, v)} for p in out for v in resolved]
                else:
                    out = [{**p, **self._one(name, resolved[0] if resolved else None)} for p in out]
            elif value in (THIS, IT, OWN):
                out = [{**p, name: self._point(value, param.slot, words, s, hit, st)} for p in out]
            else:
                out = [{**p, name: value} for p in out]
        for params in out:
            self._complete(params, words, s, hit, st, before)
            if not self._sane(params, words, s, hit):
                return None
        return out

    @staticmethod
    def _one(name: str, value: Any) -> dict[str, Any]:
        if isinstance(value, Everything):
            more: dict[str, Any] = {name: "all"}
            if value.exceptions:
                more["except"] = list(value.exceptions)
            if value.by:
                more["by"] = value.by
            return more
        return {name: value}

    def _complete(self, params: dict[str, Any], words: Words, s: Scan, hit: Hit, st: Statement, before: str) -> None:
        """Fill what was not said: silent targets, a missing title, the kind of currency."""
        action = words.action
        for param in words.params:
            if param.required and param.name not in params:
                params[param.name] = self._silent(param.slot, words, s, hit, st)
        if (
            params.get("proposal") == "reply"
            or params.get("consultation") == "reply"
            or params.get("target") == "reply"
            or params.get("indictment") == "reply"
        ):
            hint = self._hint(st)
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
                and self.acts
                and "color" in self.acts[-1].params
            ):
                params["color"] = self.acts[-1].params["color"]
        elif action == "join_game":
            self._joiner(params, st, s, hit)
        elif action in ("activate_tweak", "apply_tidiness_list"):
            self._own_document(params, action, s, hit)
        elif action == "end_delegation":
            contract = re.search(
                r"(?:of|under|in)\s+(?:the\s+)?([A-Z][\w'’]*(?:\s+[A-Z][\w'’]*)*)(?:\s+(?:permits|allows))?",
                s.text[hit.end :],
            )
            if contract and "contract" not in params:
                params["contract"] = contract.group(1)
        elif action == "delegate_ministry_powers":
            self._delegation(params, s, hit)
        elif action == "publish_ballot":
            nweek = re.search(r"nweek\s+(\d+)", s.low)
            if nweek:
                params["nweek"] = int(nweek.group(1))
            items = self._numbers_below(st)
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
        elif action in ("select_trick", "select_trick_fallback"):
            self._draw(params, s)
        elif action == "assign_priest" and "number" not in params:
            number = (
                re.search(r"(?:consultation\s*)?(?:number|#|no\.?)\s*#?(\d+)", before, re.I)
                or re.search(
                    r"\b(?:give|assign)\s+it\s+(?:the\s+)?(?:consultation\s+)?number\s+#?(\d+)|\bas\s+(?:consultation\s+)?(?:number\s+|#)(\d+)",
                    s.text[hit.end :],
                    re.I,
                )
                or self._number_just_given()
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

    def _number_just_given(self) -> re.Match[str] | None:
        """ "This is Consultation #115." in the sentence before."""
        if self.index == 0:
            return None
        previous = self.statements[self.index - 1]
        text = self.body[previous.start : previous.end]
        return re.search(
            r"\b(?:this|it)\s+(?:is|shall\s+be|becomes|will\s+be)\s+(?:consultation\s*)?(?:number\s*)?#?\s*(\d+)",
            text,
            re.I,
        ) or re.search(
            r"(?:consultation\s+number\s*:|I\s+(?:give|assign)\s+it\s+(?:the\s+)?number)\s*(\d+)", text, re.I
        )

    def _draw(self, params: dict[str, Any], s: Scan) -> None:
        drawn = re.search(r"\b(?:rolled|drew|digit:?)\s+(?:an?\s+)?(\d+)", s.low)
        if not drawn and self.index:
            previous = self.statements[self.index - 1]
            drawn = re.search(
                r"\b(?:rolled|drew|digit:?)\s+(?:an?\s+)?(\d+)", self.body[previous.start : previous.end].lower()
            )
        if drawn:
            params["draw"] = drawn.group(1)

    def _delegation(self, params: dict[str, Any], s: Scan, hit: Hit) -> None:
        if not params.get("ministry") and hit.frame.capacity:
            found = ministry(
                make_scan(
                    "the Minister " + hit.frame.capacity
                    if hit.frame.capacity.lower().startswith("of")
                    else hit.frame.capacity,
                    self.vocabulary,
                ),
                0,
            )
            if found:
                params["ministry"] = found[0][0][0]
        contract = re.search(
            r"(?:allowed by|under|per|according to|by)\s+(?:the\s+|our\s+)?(same\s+contract|[A-Z][\w'’]*(?:\s+(?:[A-Z][\w'’]*|pact|contract|treaty|accord|agreement))*)",
            s.text,
        )
        if contract:
            value = contract.group(1)
            params["contract"] = (self.last_contract or "same") if value.lower().startswith("same") else value
        if params.get("contract"):
            self.last_contract = params["contract"]
        powers = params.get("powers")
        if powers and not params.get("ministry"):
            found = ministry(make_scan(str(powers), self.vocabulary), 0)
            if found:
                params["ministry"] = found[0][0][0]

    def _own_document(self, params: dict[str, Any], action: str, s: Scan, hit: Hit) -> None:
        name, kind = ("tweak", "tweak") if action == "activate_tweak" else ("list", "list")
        said = s.low[hit.start : hit.end + 40]
        title = quoted(s.text, re.compile(r"\s*").match(s.text, hit.end).end())  # type: ignore[union-attr]
        if title and name == "tweak":
            params[name] = title[0]
        elif re.search(r"\bmy\b", said):
            params[name] = "own"
        elif kind in self.created:
            params[name] = "same"
        elif re.search(r"(?:that\s+)?i\s+submitted", said):
            params[name] = "own"
        else:
            params[name] = "reply" if self.reply else "own" if name == "list" else None

    def _joiner(self, params: dict[str, Any], st: Statement, s: Scan, hit: Hit) -> None:
        """The name may follow in the same or in one of the next sentences; so may the recruiters."""
        params["name"] = None
        after = s.text[hit.start :]
        previous = self.statements[self.index - 1] if self.index else st
        texts = [after] + [
            self.body[x.start : x.end].replace("\n", " ") for x in self.statements[self.index + 1 : self.index + 6]
        ]
        for n, text in enumerate(texts):
            if (n and params["name"] is None) or not n:
                for m in _MY_NAME.finditer(text):
                    scan = make_scan(text, self.vocabulary)
                    found = quoted(text, m.end())
                    if found:
                        params["name"] = found[0]
                        break
                    options = [x for x in names(scan, m.end()) if isinstance(x[0][0], str)]
                    if options and (
                        text[m.end()].isupper()
                        or "name" in m.group().lower()
                        or "call" in m.group().lower()
                        or not text[m.end()].isalpha()
                    ):
                        single = [x for x in options if len(x[0]) == 1]
                        params["name"] = clean_name((single or options)[0][0][0])
                        break
            m2 = _RECRUIT.search(text)
            if m2:
                found2 = names(make_scan(text, self.vocabulary), m2.end())
                if found2:
                    params["recruiters"] = found2[0][0]
            else:
                for value, end in names(make_scan(text, self.vocabulary), 0):
                    if _RECRUIT_AFTER.match(text, end):
                        params["recruiters"] = value
                        break
        if params["name"] is None:
            earlier = self.body[previous.start : st.end].replace("\n", " ")
            mine = re.search(r"(?i)\b(?:my name is|i(?: a|')m|call me)\s+([\"“']?[A-Z0-9][\w'’-]*[\"”']?)", earlier)
            if mine and mine.group(1)[:1].islower() is False:
                params["name"] = clean_name(mine.group(1))
        if params["name"] is None:
            comma = re.search(r"\bname,\s+([A-Z]\S*)", after)
            params["name"] = clean_name(comma.group(1).rstrip(".,!")) if comma else None

    def _sane(self, params: dict[str, Any], words: Words, s: Scan, hit: Hit) -> bool:
        """Whether the parameters make it an act of this kind at all."""
        action = words.action
        if action in ("object", "support") and params.get("target") is None and not self.reply:
            return hit.match.start > 0 or True
        if action in ("withdraw_proposal", "revise_proposal") and isinstance(params.get("proposal"), str):
            return not re.search(
                r"\b(?:contract|pact|treaty|consultation|intent|game)\b", str(params["proposal"]), re.I
            )
        if action == "perform_intended_action":
            said = params.get("target")
            return (
                not isinstance(said, str)
                or said in ("reply", "own", "same")
                or bool(re.search(r"(?i)announc|inten[dt]|as described|planned|proposed|promised", said))
            )
        if action == "assign_proposal_number":
            return "consultation" not in s.low
        if action == "change_contract":
            return isinstance(params.get("contract"), str) and not str(params["contract"]).isdigit()
        if action in ("leave_contract", "join_contract", "join_subgame", "leave_subgame", "open_subgame"):
            name = params.get("contract") or params.get("subgame")
            if isinstance(name, str) and (
                name.isdigit()
                or re.fullmatch(
                    r"(?:the\s+)?(?:game|b nomic|b|nomic|rules|horde|committee|list|room|house|office)", name, re.I
                )
            ):
                return False
        return True

    # -- references -------------------------------------------------------------------------------------------

    def _resolve(self, values: list[Any], slot: Slot, s: Scan, hit: Hit, st: Statement) -> list[Any]:
        words = hit.match.phrase.words
        out: list[Any] = []
        for value in values:
            if value in (THIS, IT, OWN):
                if slot is Slot.MINISTRY:
                    out += self._ministries_meant(s, hit, st)
                else:
                    out.append(self._point(value, slot, words, s, hit, st))
            elif value == "both":
                last = self.last.get("proposal", [])
                named = re.findall(r"(?<!\w)(?:P|#)?(\d{1,6})(?!\w)", s.text[: hit.start])
                pool = named if len(named) >= 2 else list(self._quoted_items(st)[-2:]) or last
                out += pool[-2:] if len(pool) >= 2 else [Everything()]
            elif isinstance(value, Everything) and value.rest and not value.exceptions:
                voted = tuple(
                    dict.fromkeys(
                        str(a.params["proposal"])
                        for a in self.acts
                        if a.action == "vote" and str(a.params.get("proposal", "")) not in ("all", "reply", "None")
                    )
                )
                out.append(Everything(voted, True, value.by))
            else:
                out.append(value)
        kind = _KIND_OF.get(slot)
        if kind:
            fresh = [v for v in out if isinstance(v, str) and v not in ("reply", "own", "same", "all", "all_own")]
            if fresh:
                self.last[kind] = fresh
        return out

    def _ministries_meant(self, s: Scan, hit: Hit, st: Statement) -> list[Any]:
        """ "the post", "both of these": what was named last, in this sentence, before it, or in the quotation."""
        both = re.search(r"\b(?:both|these|those)\b", s.low[hit.start : hit.end])
        found = self._ministries_in(s.text[: hit.start])
        if not found and not both:
            for previous in reversed(self.statements[max(0, self.index - 3) : self.index]):
                found = self._ministries_in(self.body[previous.start : previous.end])
                if found:
                    break
        if not found:
            for line in self._quoted_above(st):
                found += self._ministries_in(line.lstrip("> "))
        if both:
            return found[-2:] if found else [None]
        return found[-1:] if found else [None]

    def _ministries_in(self, text: str) -> list[Any]:
        scan = make_scan(text, self.vocabulary)
        found: list[Any] = []
        for m in re.finditer(r"\b(?:the\s+)?(?=[A-Z])|\bministry of ", text):
            got = ministry(scan, m.start())
            if (
                got
                and got[0][0][0] not in (THIS, "all")
                and got[0][0][-1] not in found
                and not (got[0][0] == ["Ministry"] and "of" in text[got[0][1] : got[0][1] + 4])
            ):
                found += got[0][0]
        return found

    def _point(self, value: str, slot: Slot, words: Words | None, s: Scan, hit: Hit, st: Statement) -> Any:
        """What "this", "it" or "mine" stands for."""
        if value == OWN:
            return "own"
        kind = _KIND_OF.get(slot, "")
        if slot is Slot.THING:
            kind = "subgame" if words and "subgame" in words.action else "contract"
        if kind in ("proposal", "consultation", "indictment"):
            numbers = re.findall(r"(?<![\w-])(?:P|#)?(\d{2,6})(?![\w:%-])", s.text[: hit.start])
            if numbers:
                return numbers[-1]
        if kind in self.created and (value == IT or not self._quoted_above(st)):
            return "same"
        if self.reply:
            return "reply"
        if value == IT and self.last.get(kind):
            return self.last[kind][-1]
        return None

    def _silent(self, slot: Slot, words: Words, s: Scan, hit: Hit, st: Statement) -> Any:
        """A target that was not said."""
        if slot is Slot.PROPOSAL and words.action == "vote":
            if self.last.get("voted"):
                return self.last["voted"][-1]
            items = self._quoted_items(st)
            if items:
                return items[-1]
            return "reply" if self.reply else None
        if slot in (Slot.TARGET, Slot.PHRASE) and words.action in ("object", "support", "perform_intended_action"):
            return "reply" if self.reply else None
        if slot in (Slot.CONSULTATION, Slot.INDICTMENT):
            numbers = re.findall(r"(?<![\w-])#?(\d{1,6})(?![\w:%-])", s.text[: hit.start])
            return numbers[-1] if numbers else "reply" if self.reply else None
        return None

    def _numbers_below(self, st: Statement) -> list[str]:
        """The numbers that begin the lines of the list under a heading."""
        out: list[str] = []
        for line in self.layout.lines:
            if line.start < st.end or not line.text.strip():
                continue
            m = _ITEM.match(line.text.lstrip("> -*•"))
            if m:
                out.append(m.group(1))
            elif out or line.kind is not Kind.OWN:
                break
        return out

    def _quoted_above(self, st: Statement) -> list[str]:
        """The quoted lines nearest above a statement (or, failing that, the first block below it)."""
        out: list[str] = []
        for line in reversed(self.layout.lines):
            if line.start >= st.start:
                continue
            if line.kind is Kind.QUOTE:
                out.append(line.text)
            elif line.kind in (Kind.BLANK, Kind.ATTRIBUTION):
                continue
            elif out:
                break
        if not out:
            for line in self.layout.lines:
                if line.start > st.end and line.kind is Kind.QUOTE:
                    out.append(line.text)
            return out
        return out[::-1]

    def _directly_above(self, st: Statement) -> list[str]:
        """The quoted lines that a statement stands directly under."""
        out: list[str] = []
        for line in reversed(self.layout.lines):
            if line.start >= st.start:
                continue
            if line.kind is Kind.QUOTE:
                out.append(line.text)
            elif line.kind is Kind.BLANK and not out:
                continue
            else:
                break
        return out[::-1]

    def _quoted_items(self, st: Statement) -> list[str]:
        """Numbers (or titles) of the ballot items quoted directly above."""
        items = []
        for line in self._directly_above(st):
            bare = line.lstrip("> |")
            m = _ITEM.match(bare)
            if m:
                items.append(m.group(1))
            else:
                title = re.match(r"\s*(?:[-*•]\s*)?[\"“]([^\"”]+)[\"”]", bare)
                if title:
                    items.append(title.group(1))
        return items

    def _hint(self, st: Statement) -> str | None:
        for line in reversed(self._quoted_above(st)):
            found = _HINT.findall(line)
            if found:
                return str(found[-1])
        return None

    # -- votes ------------------------------------------------------------------------------------------------

    def _ballot_line(self, st: Statement, s: Scan) -> bool:
        """Table lines, and answers under quoted items."""
        if (
            len(s.text) > 300
            or (self._choice_words.isdisjoint(s.vocab) and not _YES_LINE.match(s.text))
            or s.text.rstrip().endswith("?")
        ):
            return False
        if not self.data:
            several = ballots.number_first(s, 0)
            if len(several) > 1 and len({v.ref for v in several}) == len(several):
                self._votes(st, s, several)
                return True
            vote = ballots.table_line(s)
            if vote:
                self._vote(st, s, vote.choice, vote.ref, vote.start, vote.end)
                self._voted(vote.ref)
                return True
            if _YES_LINE.match(s.text) and (
                re.search(r"vote|ballot", self.mail.subject, re.I) or any(a.action == "vote" for a in self.acts)
            ):
                self._unclear(st.start, st.start + len(s.text.rstrip()), "non-vote word")
                return True
        if self.layout.quoted and self._directly_above(st) and self._first_of_block(st):
            vote = ballots.bare_choice(s) or ballots.last_choice(s)
            items = self._quoted_items(st)
            if vote and items:
                targets = (
                    items[-2:] if vote.ref == "both" else items if isinstance(vote.ref, Everything) else items[-1:]
                )
                for target in targets:
                    self._vote(st, s, vote.choice, target, vote.start, vote.end)
                return True
        return False

    def _first_of_block(self, st: Statement) -> bool:
        """Nothing of the author's own stands between the quotation and the statement."""
        return self.index == 0 or not any(
            line.kind is Kind.OWN and line.text.strip()
            for line in self.layout.lines
            if self._quote_end(st) < line.start and line.end < st.start
        )

    def _quote_end(self, st: Statement) -> int:
        ends = [line.end for line in self.layout.lines if line.kind is Kind.QUOTE and line.start < st.start]
        return ends[-1] if ends else 0

    def _votes_in_text(self, st: Statement, s: Scan) -> bool:
        """ "FOR 326-329, AGAINST 330"; a lone vote word at the end when something was voted on before."""
        if self.data or self._choice_words.isdisjoint(s.vocab) or s.text.rstrip().endswith("?"):
            return False
        begin = ballots._LEAD.match(s.text)
        for pos in sorted(
            {
                0,
                begin.end() if begin else 0,
                *(m.end() for m in re.finditer(r"(?:votes?|so|ballot|follows|are)\s*:\s+", s.low)),
            }
        ):
            votes = ballots.choice_first(s, pos) or ballots.number_first(s, pos)
            if votes:
                self._votes(st, s, votes)
                return True
        line_ref = re.match(r"(?:#|P)?(\d{1,6})\s*[:.)]\s", s.text)
        vote = ballots.bare_choice(s) if not line_ref else None
        if vote is None:
            vote = ballots.last_choice(s)
        if vote is None:
            return False
        ref: Any = line_ref.group(1) if line_ref else None
        if ref is None and self.last.get("voted"):
            ref = self.last["voted"][-1]
        if ref is None:
            shouted = s.text[vote.start : vote.end].lstrip().isupper() or s.text.strip(" .!").isupper()
            if not self.reply or not shouted or len(s.text) > 60:
                return False
            items = self._quoted_items(st)
            ref = items[-1] if items else "reply"
        self._vote(st, s, vote.choice, ref, vote.start, vote.end)
        return True

    def _votes_after(self, st: Statement, s: Scan, end: int) -> None:
        """Votes that go on after a sentence's acts: "...; AGAINST the rest"."""
        if not any(a.action == "vote" for a in self.acts[-3:]) or s.text.rstrip().endswith("?"):
            return
        rest = s.text[end:]
        m = re.match(r"\s*[;,]\s*(?:and\s+)?", rest)
        if m:
            votes = ballots.choice_first(s, end + m.end())
            if votes:
                self._votes(st, s, votes)

    def _votes(self, st: Statement, s: Scan, votes: list[ballots.Vote]) -> None:
        for vote in votes:
            ref = vote.ref
            if isinstance(ref, Everything) or ref == "both":
                hit = Hit(Match(self._vote_phrase(), {}, vote.start, vote.end), vote.start, vote.end, Adjuncts())
                for value in self._resolve([ref], Slot.PROPOSAL, s, hit, st):
                    self._add(
                        st,
                        s,
                        "vote",
                        {**self._one("proposal", value), "choice": vote.choice},
                        vote.start,
                        vote.end,
                        Adjuncts(when=self.setting.when),
                    )
                continue
            if ref in (THIS, IT, OWN):
                ref = (
                    "own"
                    if ref == OWN
                    else self.last["voted"][-1]
                    if self.last.get("voted") and ref == IT
                    else "reply"
                    if self.reply
                    else None
                )
            self._vote(st, s, vote.choice, ref, vote.start, vote.end)

    def _vote_phrase(self) -> Any:
        return self.grammar.book.base["vote"][0]

    def _vote(self, st: Statement, s: Scan, choice: str, ref: Any, start: int, end: int) -> None:
        params: dict[str, Any] = {"proposal": ref, "choice": choice}
        if ref == "reply" and (hint := self._hint(st)):
            params["hint"] = hint
        before = s.text[:start]
        frame = self.grammar.adjuncts(s, before, "", self.setting)
        self._add(st, s, "vote", params, start, end, frame)

    def _voted(self, ref: Any) -> None:
        if isinstance(ref, str) and ref not in ("all", "reply", "own", "same", "all_own"):
            self.last["voted"] = [ref]

    def _forwarded_answers(self) -> None:
        """Answers typed under the items of a forwarded, unmarked ballot."""
        lines = [ln for ln in self.layout.lines if ln.kind is Kind.FORWARD]
        if not lines or not re.search(r"(?i)ballot|vot", self.mail.subject):
            return
        own = " ".join(ln.text for ln in self.layout.lines if ln.kind is Kind.OWN)
        if not re.search(r"(?i)\b(?:inline|in-line|below|under|answers?|my votes?|typed|voting)\b", own):
            return
        number: str | None = None
        for line in lines:
            bare = line.text.strip()
            m = _ITEM.match(bare)
            if m and bare.upper() not in self.vocabulary.choices:
                number = m.group(1)
            elif number and bare.rstrip(".!").upper() in self.vocabulary.choices and bare.isupper():
                start = line.start + line.text.index(bare)
                self.acts.append(
                    Act(
                        "vote",
                        {"proposal": number, "choice": bare.rstrip(".!").upper()},
                        bare,
                        start,
                        start + len(bare),
                    )
                )
                number = None

    # -- lines of lists ---------------------------------------------------------------------------------------

    def _list_line(self, st: Statement, s: Scan) -> bool:
        if self.list_kind == "rewards":
            m = _REWARD_LINE.match(s.text)
            if m:
                found = ministry(s, 0)
                if found:
                    reward = int(m.group(2) or m.group(3) or m.group(4))
                    self._add(
                        st,
                        s,
                        "revise_reward",
                        {"ministry": found[0][0][0], "reward": reward},
                        0,
                        m.end(),
                        Adjuncts(actor=self.setting.actor),
                    )
                return True
        if self.list_kind == "numbers":
            m = _NUMBER_TITLE.match(s.text) or None
            if m and not re.search(r"\bI\b", m.group(2)):
                title = re.split(r"\s{2,}|\t|\s+\((?=[^)]*\)\s*$)|\s+https?:|\s+by\s+(?=[A-Z])", m.group(2))[0]
                self._numbered(st, s, int(m.group(1)), title, m.end())
                return True
            m = _TITLE_NUMBER.match(s.text)
            if m and not re.match(r"(?:as\s+\w+\s*,?\s*)?I\b", m.group(1)):
                self._numbered(st, s, int(m.group(2)), m.group(1), m.end())
                return True
        return False

    def _numbered(self, st: Statement, s: Scan, number: int, title: str, end: int) -> None:
        title = clean_name(title.strip(" .;,"))
        title = re.sub(r"^(?:proposal\s+)?[\"“]?|[\"”]$", "", title, flags=re.I)
        self._add(
            st,
            s,
            "assign_proposal_number",
            {"number": number, "proposal": title},
            0,
            end,
            Adjuncts(capacity=self.setting.capacity),
        )

    # -- labels, headings, bare words -------------------------------------------------------------------------

    def _label(self, st: Statement, s: Scan) -> bool:
        """ "Tweak: ...", "Usurp: ...", "Proposal: T"."""
        lead = re.match(r"(?:(?:also|instead|and|then|here|now|ok|so)\s*[,:]?\s+)*(?:an?\s+)?", s.text, re.I)
        pos = lead.end() if lead else 0
        m = _LABEL.match(s.text, pos)
        if not m or (False):
            return False
        key = " ".join(m.group(1).lower().split())
        candidates = self.grammar.book.labels.get(key, ()) or self.grammar.book.labels.get(
            re.sub(r"\s+(?:for|on|of)\s+.*$", "", key), ()
        )
        if not candidates:
            return False
        for words in candidates:
            if words.document is not None:
                if self.draft and traps.DRAFT.search(s.text):
                    return False
                phrase = next((p for ps in self.grammar.book.base.values() for p in ps if p.words is words), None)
                if phrase is None:
                    continue
                hit = Hit(
                    Match(phrase, {}, pos, m.end() - 1 if False else m.start(1) + len(m.group(1))),
                    0,
                    m.start(1) + len(m.group(1)),
                    self.grammar.adjuncts(s, "", "", self.setting),
                )
                return self._document_act(st, s, hit, words, len(s.text), labelled=True)
            if self._label_rest(st, s, words, m):
                return True
        return False

    def _label_rest(self, st: Statement, s: Scan, words: Words, m: re.Match[str]) -> bool:
        """Read what stands after a label as the phrase of the act."""
        from parsers.phrases import match as match_phrase

        best: Match | None = None
        verb_phrases = [p for ps in self.grammar.book.base.values() for p in ps if p.words is words]
        for phrase in verb_phrases:
            found = match_phrase(phrase, s, m.end())
            if found and found.values.keys() - phrase.sets.keys() and (best is None or found.end > best.end):
                best = found
        frame = self.grammar.adjuncts(s, "", "", self.setting)
        if best is not None:
            hit = Hit(best, 0, best.end, frame)
            return self._take(st, s, hit, len(s.text))
        required = [p for p in words.params if p.required]
        if len(required) == 1:
            from parsers.slots import read_slot

            found_values = read_slot(required[0].slot, s, m.end())
            if found_values:
                value, end = found_values[0]
                hit = Hit(
                    Match(
                        verb_phrases[0] if verb_phrases else self._said_phrase(words),
                        {required[0].name: value},
                        m.start(),
                        end,
                    ),
                    0,
                    end,
                    frame,
                )
                params = self._params(s, hit, words, st)
                for one in params or ():
                    self._add(st, s, words.action, one, 0, end, frame)
                return bool(params)
        return False

    def _said_phrase(self, words: Words) -> Any:
        from parsers.phrases import Phrase

        return Phrase(words, None, (), {}, "")

    def _heading(self, st: Statement, s: Scan) -> bool:
        if not st.line_start or len(s.text) > 160:
            return False
        for pattern, words in self.grammar.book.headings:
            m = pattern.match(s.text)
            if (
                not m
                or traps.DATA.search(s.text)
                or traps.DRAFT.search(s.text)
                or not st.new_paragraph
                or (self.data and not self.headed)
            ):
                continue
            params: dict[str, Any] = {}
            groups = m.groupdict()
            if groups.get("nweek"):
                params["nweek"] = int(groups["nweek"])
            if groups.get("display"):
                params["display"] = groups["display"]
            self._add(st, s, words.action, params, 0, len(s.text.rstrip()), Adjuncts())
            self.headed = self.data = True
            return True
        return False

    def _bare(self, st: Statement, s: Scan) -> bool:
        """A word that performs by standing alone: "Objection!", "ZOT!", "guilty"."""
        if s.text.rstrip().endswith("?") or (self.data and not self.reply):
            return False
        text = re.sub(r"\s+(?:too|as well|also)$", "", s.low.strip(" .!*_\"'-–—(),;:"))
        words_found = self.grammar.book.bare.get(text)
        end = len(s.text.rstrip())
        if not words_found:
            head = re.match(r"\W*([^.,;:!(—–]{2,40}?)\s*(?:[.,;:!(—–]|\s-\s|$)", s.low)
            if head:
                words_found = self.grammar.book.bare.get(head.group(1).strip())
                end = head.end(1)
                if words_found and not (
                    st.line_start
                    and words_found[0].action
                    in ("object", "support", "deliver_verdict", "make_claim", "zot_consultation")
                ):
                    words_found = None
        if not words_found:
            return False
        words = words_found[0]
        if not self.reply and words.action not in ("reinforce_trick", "punish_trick", "forfeit_game"):
            return False
        frame = self.grammar.adjuncts(s, "", "", self.setting)
        hit = Hit(Match(self._said_phrase(words), {}, 0, end), 0, end, frame)
        params: dict[str, Any] = {}
        if words.action == "deliver_verdict":
            params["verdict"] = next(v for v in self.vocabulary.verdicts if v.lower() in text)
        elif words.action == "make_claim":
            params["claim"] = "INCONSISTENT" if "inconsistent" in text else "CONSISTENT"
        self._complete(params, words, s, hit, st, "")
        self._add(st, s, words.action, params, 0, end, frame)
        return True

    def _answer_form(self, st: Statement, s: Scan) -> bool:
        """ "121: TRUE", "118 YES", "12 is INCONSISTENT", "Consultation 12: FALSE"."""
        if self.data or s.text.rstrip().endswith("?"):
            return False
        m = re.match(
            r"(?:also|and|then|my\s+answers?)?\s*:?\s*(consultation\s+)?(?:number\s+|#)?(\d{1,6})\s*[:=]?\s+",
            s.text,
            re.I,
        )
        if not m:
            return False
        from parsers.slots import read_slot

        voting = any(a.action == "vote" for a in self.acts) or re.search(r"(?i)\bvot|ballot", self.mail.subject)
        for slot, name, action in ((Slot.ANSWER, "answer", "answer_consultation"), (Slot.CLAIM, "claim", "make_claim")):
            found = read_slot(slot, s, m.end())
            if found and re.match(r"\s*(?:$|[.,;:!(—–-])", s.text[found[0][1] :]):
                word = s.text[m.end() : found[0][1]]
                if (
                    (voting and not m.group(1))
                    or not (word.isupper() or m.group(1))
                    or (
                        name == "answer"
                        and not m.group(1)
                        and word.upper() in ("YES", "NO")
                        and not any(a.action.startswith("answer") for a in self.acts)
                    )
                ):
                    return False
                self._add(st, s, action, {"consultation": m.group(2), name: found[0][0]}, 0, found[0][1], Adjuncts())
                return True
        return False

    def _move(self, st: Statement, s: Scan) -> bool:
        """ "Snail Chess: e2-e4": a name, a colon, a move."""
        if self.data or not st.line_start:
            return False
        m = re.match(
            r"([A-Z][\w'’]*(?:\s+(?:[A-Z][\w'’]*|of|the|by)){0,4})\s*:\s+((?:[a-hA-H][1-8]\s*[-x–]?\s*[a-hA-H][1-8]\S*|(?:move|moves|play|plays|I play|I move|bid|attack|draw|pass|fold|raise|check)\b[^.!?]{0,80})[+#]?)\s*[.!]?\s*$",
            s.text,
        )
        if not m:
            return False
        self._add(st, s, "act_in_subgame", {"subgame": m.group(1), "move": m.group(2)}, 0, m.end(2), Adjuncts())
        return True

    # -- frames of their own ----------------------------------------------------------------------------------

    def _duty(self, st: Statement, s: Scan) -> bool:
        """ "Fulfilling my duty as Registrar, I mark Joel as departed."""
        m = None if s.vocab.isdisjoint(_DUTY_WORDS) else _DUTY.search(s.mask)
        if not m:
            return False
        act = re.search(r"[,:]\s+I\s+(?:hereby\s+|now\s+)?(.+)$", s.text[m.end() :])
        if not act:
            return False
        capacity = self.grammar.capacity_in(s.text[m.start() : m.end() + act.start()]) or (
            self.last_capacity if _SAME_CAPACITY.search(s.low) else None
        )
        if capacity is None or self.grammar.read(
            make_scan("I " + act.group(1), self.vocabulary, self.reply), Setting()
        ):
            return False
        found = ministry(make_scan(capacity, self.vocabulary), 0)
        self.last_capacity = capacity
        self._add(
            st,
            s,
            "fulfil_obligation_change",
            {"ministry": found[0][0][0] if found else None, "change": act.group(1).rstrip(" .")},
            0,
            len(s.text.rstrip()),
            Adjuncts(capacity=capacity),
        )
        return True

    def _assertion(self, st: Statement, s: Scan) -> bool:
        if not self.tx_stack:
            return False
        m = _ASSERT.match(s.text)
        if not m or not s.text[m.end() :].strip():
            return False
        statement = s.text[m.end() :].strip().rstrip(".;! ")
        self._add(
            st,
            s,
            "assert",
            {"statement": statement},
            0,
            len(s.text.rstrip()),
            Adjuncts(when=self.setting.when, actor=self.setting.actor),
        )
        return True

    def _do_times(self, st: Statement, s: Scan) -> bool:
        """ "I do this five times." after an act."""
        m = _DO_TIMES.match(s.text) or re.match(
            r"^(?:I\s+)?(?:do|repeat)\s+(?:so|this|that)\s+(twice|thrice)\b", s.text, re.I
        )
        if not m or not self.acts:
            return False
        word = m.group(1).lower()
        times = {"twice": 2, "thrice": 3}.get(word)
        if times is None:
            from parsers.slots import number

            found = number(make_scan(m.group(1), self.vocabulary), 0)
            times = found[0][0] if found and isinstance(found[0][0], int) else None
        if times:
            self.acts[-1] = replace(self.acts[-1], times=times)
            return True
        return False

    # -- documents --------------------------------------------------------------------------------------------

    def _document_act(self, st: Statement, s: Scan, hit: Hit, words: Words, limit: int, labelled: bool = False) -> bool:
        """An act with a text: find the text, take it apart, and go on after it."""
        document = words.document or Document.PLAIN
        params: dict[str, Any] = {}
        said = " ".join(s.low[hit.start : hit.end].split())
        labelled = labelled or (said in words.labels and s.text[hit.end :].lstrip().startswith(":"))
        revising = words.action.startswith("revise")
        base = self._params(
            s, hit, replace(words, params=tuple(p for p in words.params if p.name in hit.match.values)), st
        )
        if base is None:
            return False
        params.update({k: v for k, v in base[0].items() if v is not None and (k != "errors")})
        params.pop("currency", None)
        end = hit.end
        plural = bool(
            re.search(
                r"\b(?:two|three|four|five|\d+)\s+(?:\w+\s+)?\w+s\b|\b(?:following|these)\s+(?:\w+\s+)?(?:proposals|consultations|tweaks)\b",
                s.low[hit.start : hit.end + 20],
            )
        )
        if plural and s.text[hit.end :].strip(" :.") == "" and self._items(st, s, hit, words):
            return True
        if "title" in {p.name for p in words.params} and not labelled and "title" not in params:
            title, end2 = take_title(s, end)
            if title:
                params["title"], end = title, end2
        if "name" in {p.name for p in words.params}:
            name = params.get("name")
            if name is None:
                title, end2 = take_title(s, end)
                if title:
                    params["name"], end = title, end2
            elif isinstance(name, list):
                params["name"] = name[0]
        if revising:
            retitle = re.search(r"\b(?:retitle|rename)\s+(?:it|this)\s+(?:to\s+|as\s+)?", s.text[end:], re.I)
            if retitle:
                got = quoted(s.text, end + retitle.end())
                if got:
                    params["title"], end = got
        head_end = self._colon(s, end, limit)
        take_relations(s, end, head_end if head_end >= 0 else len(s.text), params)
        payload = self._payload(st, s, hit, words, end, head_end, labelled, params)
        if payload is None and document is Document.INDICTMENT:
            return self._indictment(st, s, hit, words, params)
        if payload is not None:
            self._fill(payload, document, words, params, s)
            self.consumed = max(self.consumed, payload.end)
            self._trailing(payload.end, document, words, params)
        elif document is Document.INDICTMENT:
            return self._indictment(st, s, hit, words, params)
        else:
            if not self._plausible_without_text(words, s, hit, labelled):
                return False
            params.setdefault(words.body, None)
        if document is Document.INDICTMENT:
            self._indictment_parts(params)
        for param in words.params:
            if param.required:
                params.setdefault(param.name, None)
        if words.action == "submit_proposal" and not params.get("title"):
            subject = _SUBJECT_TITLE.match(self.mail.subject)
            if subject:
                params["title"] = subject.group(1).strip().strip("\"'“”")
        if words.action == "submit_consultation":
            self._breach(params, s, st)
        action = words.action
        if "accused" in params:
            action = "submit_breach_consultation"
        text_end = (
            hit.end
            if payload is None or not payload.inline
            else max(hit.end, min(payload.start - st.start, len(s.text)))
        )
        if payload is not None and payload.start - st.start > 0 and payload.start < st.end:
            text_end = payload.start - st.start
        elif payload is not None and payload.start >= st.end:
            text_end = len(s.text.rstrip())
        frame = hit.frame
        if words.action == "submit_tidiness_list" and re.search(r"\bintend\b", s.low[: hit.end]):
            frame = Adjuncts(frame.when, frame.times, frame.actor, frame.capacity, frame.intent or "without_objection")
        if words.action == "teach_trick":
            self._trick(params, s, hit)
        if words.action == "incorporate":
            self._officers(params, s, hit, st)
        self._add(
            st,
            s,
            action,
            params,
            hit.start,
            max(text_end, hit.end if hit.end <= text_end or payload is None else text_end),
            frame,
        )
        kind = _CREATES.get(action)
        if kind:
            self.created.append(kind)
        self._intent_after(st, s, hit, action)
        return True

    def _colon(self, s: Scan, pos: int, limit: int) -> int:
        m = re.compile(r":(?=\s|$|[\"“'{\[])").search(s.mask, pos)
        return m.start() if m else -1

    def _plausible_without_text(self, words: Words, s: Scan, hit: Hit, labelled: bool) -> bool:
        """ "I submit a proposal." is an act with a missing text; "I propose that ..." is talk."""
        if labelled or not hit.first_person or not hit.match.phrase.nodes:
            return False
        return not (
            words.action == "submit_proposal"
            and not hit.match.values
            and re.search(r"\b(?:that|every|each|to)\b", s.low[hit.end : hit.end + 12])
        )

    def _payload(
        self,
        st: Statement,
        s: Scan,
        hit: Hit,
        words: Words,
        end: int,
        colon: int,
        labelled: bool,
        params: dict[str, Any],
    ) -> Payload | None:
        """Where the text is: on the line, in the next braces, or in the lines below."""
        abs_end = st.start + end
        block = self.finder.next_block(abs_end)
        inline_from = colon + 1 if colon >= 0 else -1
        titled_label = labelled and words.action == "submit_proposal"
        if inline_from >= 0 and s.text[inline_from:].strip() and not titled_label:
            rest_at = st.start + inline_from
            rest = self.body[rest_at : st.end]
            if not re.fullmatch(r"\s*[\"“'‘]?\s*", rest):
                if words.action == "change_contract":
                    return None
                stop = self._inline_end(st, words)
                text = self.body[rest_at:stop]
                if text.count("{") == 0 or not block or block.start >= stop:
                    got = quoted(text.strip(), 0) if words.document is not Document.CONSULTATION else None
                    clean_text = got[0] if got and got[1] >= len(text.strip().rstrip(".")) else text.strip()
                    return Payload(clean_text, rest_at + (len(text) - len(text.lstrip())), stop, inline=True)
        if titled_label:
            title = s.text[inline_from:].strip() if inline_from >= 0 else ""
            got = quoted(title, 0)
            if title:
                params["title"] = (
                    got[0] if got else re.split(r"\s+\((?:depends|conflicts|AI|\w+)", title)[0].rstrip(" .")
                )
        if block is not None:
            between = self.body[abs_end : block.start]
            if block.start < self._limit_after(st, labelled) and self._only_preface(st, block.start, params):
                if "quote" in between:
                    pass
                return self.finder.of_block(block)
        after = self._apposed(st, s, end, words)
        if after:
            return after
        if (
            (block is None or not self._only_preface(st, block.start, params))
            and words.action
            in (
                "teach_trick",
                "submit_proposal",
                "submit_tweak",
                "submit_consultation",
                "submit_tidiness_list",
                "create_contract",
                "incorporate",
                "revise_proposal",
                "challenge_display",
                "submit_oracularity",
                "submit_refresh_proposal",
                "revise_refresh_proposal",
                "create_subgame",
            )
            and (colon >= 0 or labelled or s.text.rstrip().endswith((":", ".", ",")) or st.line_end)
        ):
            if words.action == "teach_trick" and re.search(r"\bas (?:announced|intended|described)\b", s.low):
                return None
            if (
                colon < 0
                and not labelled
                and not re.search(
                    r"following|below|this|these|with the text|as follows|to read|read", s.low[hit.start :]
                )
            ):
                return None
            pos = self._skip_parts(st.end, params)
            return self.finder.free_text(pos)
        return None

    def _limit_after(self, st: Statement, labelled: bool) -> int:
        """How far the opening brace may be: not beyond the next label of a document."""
        for later in self.statements[self.index + 1 : self.index + 9]:
            if re.match(
                r"(?:new\s+)?(?:proposal|tweak|consultation|refresh proposal|oracularity|contract)\b[^.!?]{0,50}:",
                self.body[later.start : later.end],
                re.I,
            ):
                return later.start
        return len(self.body) + 1

    def _only_preface(self, st: Statement, until: int, params: dict[str, Any]) -> bool:
        """Only labels, a title, relations or a short rationale stand between the act and the brace."""
        count = 0
        for later in self.statements[self.index + 1 :]:
            if later.start >= until:
                break
            text = self.body[later.start : later.end].replace("\n", " ")
            count += 1
            if count > 8:
                return False
            scan = make_scan(text, self.vocabulary, self.reply)
            part = re.match(
                r"\s*(title|conflicts?(?: with)?|dependenc(?:y|ies)|depends on|body|text|name|timing)\s*[:=]\s*(.*)$",
                text,
                re.I,
            )
            if part:
                label, value = part.group(1).lower(), part.group(2).strip()
                if label == "title" and value:
                    params.setdefault("title", value.strip("\"'“”"))
                elif label.startswith(("conflict", "depend")) and value:
                    got = refs(make_scan(value, self.vocabulary), 0, Slot.PROPOSAL)
                    if got:
                        params["conflicts" if label.startswith("conflict") else "dependencies"] = [
                            v for v in got[0][0] if isinstance(v, str)
                        ]
                continue
            if re.match(r"\s*(?:it|this)\b.*\b(?:depends|conflicts|requires|dependent|conflicting)\b", text, re.I):
                take_relations(scan, 0, len(text), params)
                continue
            if (
                count == 1
                and len(text) < 80
                and "title" not in params
                and not re.search(r"[.:;,]\s*$", text)
                and text[:1] in "\"“'‘_*ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                and not re.match(r"I\s", text)
            ):
                heading = quoted(text, 0)
                params["title"] = heading[0] if heading else text.strip()
                continue
            if self.grammar.read(scan, Setting()) or ballots.table_line(scan):
                return False
        return True

    def _skip_parts(self, pos: int, params: dict[str, Any]) -> int:
        """Labelled lines before a text without delimiters."""
        for later in self.statements:
            if later.start < pos:
                continue
            text = self.body[later.start : later.end]
            part = re.match(
                r"\s*(title|conflicts?(?: with)?|dependenc(?:y|ies)|depends on|body|text)\s*[:=]\s*", text, re.I
            )
            if not part:
                break
            label, value = part.group(1).lower(), text[part.end() :].strip()
            if label in ("body", "text"):
                return later.start + part.end()
            if label == "title":
                params.setdefault("title", value.strip("\"'“”"))
            elif value:
                got = refs(make_scan(value, self.vocabulary), 0, Slot.PROPOSAL)
                if got:
                    params["conflicts" if label.startswith("conflict") else "dependencies"] = [
                        v for v in got[0][0] if isinstance(v, str)
                    ]
            pos = later.end
        return pos

    def _apposed(self, st: Statement, s: Scan, end: int, words: Words) -> Payload | None:
        """The text goes on in the same sentence: "I ask whether ... (Consultation)", "I amend it to say ..."."""
        rest = s.text[end:]
        if words.document is Document.CONSULTATION and re.search(r"\b(?:whether|if)\s*$", s.low[:end]):
            text = re.sub(r"\s*\(consultation\)\s*[.?]?\s*$", "", rest, flags=re.I).strip().rstrip(".")
            return Payload(text, st.start + end, st.end, inline=True) if text else None
        if words.action == "challenge_display" and rest.strip(" .:"):
            text = rest.strip(" ,.:")
            return Payload(re.sub(r"^(?:because|since|as|for)\s+", "", text), st.start + end, st.end, inline=True)
        return None

    def _inline_end(self, st: Statement, words: Words) -> int:
        """An inline text runs to the end of its line's paragraph unless the author resumes."""
        from parsers.documents import _DOC_LABEL, _RESUME

        if words.action in ("submit_tidiness_list", "challenge_display"):
            return st.end
        end = st.end
        for later in self.statements[self.index + 1 :]:
            text = self.body[later.start : later.end]
            if later.new_paragraph or _RESUME.match(text) or (later.line_start and _DOC_LABEL.match(text)):
                break
            if (
                "\n" in self.body[end : later.start]
                and words.document is not Document.CONSULTATION
                and later.line_start
            ):
                break
            if any(b.start >= end and b.start < later.start for b in self.finder.blocks):
                break
            if (
                words.document is Document.CONSULTATION
                and not re.search(r"(?:unbeliever|reasoning|arguments?|reason)s?\s*:", text, re.I)
                and self.body[st.start : end].rstrip().endswith(("?", "."))
                and "easoning" not in self.body[st.start : end]
            ):
                break
            end = later.end
        return end

    def _fill(self, payload: Payload, document: Document, words: Words, params: dict[str, Any], s: Scan) -> None:
        text = payload.text
        if words.action == "challenge_display":
            items = [
                re.sub(r"^\s*(?:\d+[.)]|[-*•])\s*", "", ln).strip().rstrip(".") for ln in text.split("\n") if ln.strip()
            ]
            params["errors"] = items
            return
        fill(document, words.body, text, params, s)
        if document is Document.LIST:
            items2 = []
            for line in text.split("\n"):
                m = re.search(
                    r"(?:rule|r|4e)\s*(?:4e)?(\d+)?[^\"'“]*[\"'“]([^\"'”]+)[\"'”]\s*(?:->|=>|→|should be|to|becomes|for)\s*[\"'“]([^\"'”]+)[\"'”](?:\s+in\s+R(?:ule\s+)?(\d+))?",
                    line,
                    re.I,
                )
                if m:
                    items2.append({"rule": m.group(1) or m.group(4), "wrong": m.group(2), "right": m.group(3)})
            if items2:
                params["items"] = items2

    def _trailing(self, pos: int, document: Document, words: Words, params: dict[str, Any]) -> None:
        """Labels that belong to the document but stand after its closing delimiter."""
        for later in self.statements:
            if later.start < pos:
                continue
            text = self.body[later.start : later.end]
            if document is Document.CONSULTATION:
                m = re.match(r"\s*(?:unbelievers?|reasoning|arguments?|reasons?)\s*:", text, re.I)
                if not m:
                    break
                _, parts = split_parts(self.body[later.start : self._paragraph_end(later)], inline=True)
                add_parts(parts, params)
                pos = later.end
                continue
            if document is Document.TRICK:
                m = re.match(r"\s*timing\s*:?\s*(anytime|voting)", text, re.I)
                if m:
                    params["timing"] = m.group(1).title()
                break
            if document is Document.PROPOSAL and re.match(
                r"\s*(?:it|this(?: proposal)?)\b[^.]{0,30}\b(?:depends|conflicts)\b|(?:conflicts|depend)\w*\s*(?:with|on|:)",
                text,
                re.I,
            ):
                take_relations(make_scan(text.replace("\n", " "), self.vocabulary), 0, len(text), params)
                pos = later.end
                continue
            break
        self.consumed = max(self.consumed, pos)

    def _paragraph_end(self, st: Statement) -> int:
        gap = re.compile(r"\n[ \t]*\n").search(self.body, st.end)
        end = gap.start() if gap else len(self.body)
        stop = next(
            (ln.start for ln in self.layout.lines if ln.start > st.start and ln.kind not in (Kind.OWN, Kind.BLANK)),
            len(self.body),
        )
        return min(end, stop)

    def _trick(self, params: dict[str, Any], s: Scan, hit: Hit) -> None:
        if not params.get("name"):
            for m in re.finditer(r"[\"“'‘]", s.text[hit.start :]):
                got = quoted(s.text, hit.start + m.start())
                if got:
                    params["name"] = got[0]
                    break
        timing = re.search(r"\btiming\s*:?\s*(anytime|voting)", s.low)
        if timing:
            params["timing"] = timing.group(1).title()
        params.setdefault("effect", None)

    def _officers(self, params: dict[str, Any], s: Scan, hit: Hit, st: Statement) -> None:
        name = params.get("name")
        if isinstance(name, str):
            params["name"] = name.rstrip(" .,")
        texts = [(s.text, 0)] + [
            (self.body[x.start : x.end].replace("\n", " "), 0)
            for x in self.statements[self.index + 1 : self.index + 3]
            if x.start < self.consumed
        ]
        for text, _ in texts:
            m = re.search(r"\bofficers?\s*(?::|is|are)\s*", text, re.I)
            if m:
                got = names(make_scan(text, self.vocabulary), m.end())
                if got:
                    params["officers"] = got[0][0]
                    return
            m = re.search(r"\bwith\s+(.{1,60}?)\s+as\s+(?:its\s+|the\s+|an\s+)?officers?\b", text, re.I)
            if m:
                got = names(make_scan(m.group(1), self.vocabulary), 0)
                if got:
                    params["officers"] = got[0][0]
                    return

    _BREACH = re.compile(
        r"(?:has|have|did|was|is)\s+(.{1,50}?)\s+(?:breached?|break|broken|violated?|fail(?:ed)? to fulfil+|in breach of)\s+(?:the\s+|contract\s+|of\s+)*(.{1,60}?)(?:\s+(?:by|when|contract|in|because|if|with|on|through)\b|[?,.]|$)",
        re.I | re.S,
    )

    def _breach(self, params: dict[str, Any], s: Scan, st: Statement) -> None:
        question = params.get("question")
        if not isinstance(question, str):
            return
        m = self._BREACH.search(question)
        if (
            m
            and re.match(r"[A-Z0-9\"“'k]", m.group(1))
            and (m.group(2)[:1].isupper() or m.group(2)[:1] in "\"'“" or "contract" in question)
        ):
            params["accused"] = clean_name(m.group(1))
            params["contract"] = clean_name(m.group(2))

    def _items(self, st: Statement, s: Scan, hit: Hit, words: Words) -> bool:
        """ "I submit the following two proposals:" and then items with a title and a text each."""
        pos = st.end
        made = 0
        while True:
            block = self.finder.next_block(pos)
            if block is None:
                break
            heads = [x for x in self.statements if pos <= x.start < block.start]
            if len(heads) > 4:
                break
            if (
                made
                and not heads
                and not re.search(r"[A-Za-z0-9][.):]\s*$", self.body[pos : block.start])
                and self.body[pos : block.start].strip()
            ):
                break
            params: dict[str, Any] = {}
            place: Statement | None = heads[0] if heads else None
            for head in heads:
                text = self.body[head.start : head.end].replace("\n", " ")
                scan = make_scan(text, self.vocabulary)
                if re.match(r"I\s", text):
                    return made > 0
                if words.document is Document.PROPOSAL:
                    got = quoted(text, 0)
                    title = re.match(r"(?:title\s*:\s*)?([^({:]{2,100})", text, re.I)
                    if got and "title" not in params:
                        params["title"] = got[0]
                    elif title and "title" not in params:
                        params["title"] = title.group(1).strip(' ."')
                    take_relations(scan, 0, len(text), params)
            payload = self.finder.of_block(block)
            self._fill(payload, words.document or Document.PLAIN, words, params, s)
            pos = self.consumed = max(self.consumed, payload.end)
            if words.document is Document.CONSULTATION:
                tail = re.compile(r"[ \t]*(?:\n[ \t]*)?unbelievers?\s*:\s*([^\n.;]+)", re.I).match(
                    self.body, payload.end
                )
                if tail:
                    params["unbeliever"] = tail.group(1).strip()
                    pos = self.consumed = tail.end()
            mark = re.compile(r"\(?\w{1,3}[.)]\s*$").search(self.body[: block.start].rstrip())
            start = place.start if place else (mark.start() if mark else st.start)
            end = place.end if place else (start + len(mark.group().rstrip()) if mark else st.end)
            self._append(
                Act(
                    words.action,
                    params,
                    self.body[start:end],
                    start,
                    end,
                    when=hit.frame.when,
                    actor=hit.frame.actor,
                    capacity=hit.frame.capacity,
                )
            )
            made += 1
            kind = _CREATES.get(words.action)
            if kind:
                self.created.append(kind)
        return made > 0

    def _indictment(self, st: Statement, s: Scan, hit: Hit, words: Words, params: dict[str, Any]) -> bool:
        inline = s.text[hit.end :]
        if isinstance(params.get("offender"), list):
            params["offender"] = params["offender"][0]
        m = re.match(r"\s*(.+?)(?:,\s*shown by\s+(.+?))?(?:[,;]\s*tidbit\s*:?\s*(.+?))?\s*\.?\s*$", inline)
        if m and params.get("offender"):
            params["accusation"] = m.group(1).strip(" .,;")
            params["example"] = m.group(2)
            if m.group(3):
                params["tidbit"] = m.group(3).strip(" .")
            end = len(s.text.rstrip())
        else:
            end = len(s.text.rstrip())
            stop = self._paragraph_after(st.start)
            _, parts = split_parts(self.body[st.start : stop])
            if not parts:
                flat = self.body[st.start : stop]
                found = {
                    k.lower(): v
                    for k, v in re.findall(
                        r"\b(Accusation|Crime|Example|Offender|Tidbit|Reasoning)\s*:\s*([^\n]*?)(?=\s*(?:\b(?:Accusation|Crime|Example|Offender|Tidbit|Reasoning)\s*:|\n|$))",
                        flat,
                    )
                }
                parts = {("accusation" if k == "crime" else k): v.strip(" .") for k, v in found.items()}
            for key in ("accusation", "example", "offender", "tidbit", "reasoning"):
                if key in parts:
                    params[key] = parts[key].rstrip() if key == "reasoning" else parts[key].strip()
            self.consumed = max(self.consumed, stop if parts else st.end)
        for key in ("accusation", "example", "offender", "tidbit"):
            params.setdefault(key, None)
        if params["tidbit"] is None:
            tid = re.search(r"\b(cheese|CREAMPUFF)\b", self.body[st.start : self.consumed or st.end])
            if tid:
                params["tidbit"] = tid.group(1)
        self._add(st, s, words.action, params, hit.start, max(hit.end, min(end, len(s.text))), hit.frame)
        self.created.append("indictment")
        return True

    def _indictment_parts(self, params: dict[str, Any]) -> None:
        text = params.pop("body", None)
        if isinstance(text, str):
            _, parts = split_parts(text)
            for key in ("accusation", "example", "offender", "tidbit", "reasoning"):
                params.setdefault(key, parts.get(key))

    def _paragraph_after(self, pos: int) -> int:
        """The end of the labelled lines after a heading."""
        end = pos
        for line in self.layout.lines:
            if line.end <= pos:
                continue
            if line.kind is Kind.BLANK:
                continue
            if line.kind is not Kind.OWN:
                break
            if (
                line.start > pos
                and not re.match(r"\s*(?:accusation|crime|example|offender|tidbit|reasoning)\s*[:=]", line.text, re.I)
                and not re.match(r"\s{2,}\S", line.text)
            ):
                break
            end = line.end
        return end

    def _intent_after(self, st: Statement, s: Scan, hit: Hit, action: str) -> None:
        """ "I submit the following Tweak and intend to Activate it without objection:" """
        if action != "submit_tweak":
            return
        m = re.search(
            r"\band\s+(?:I\s+)?(?:hereby\s+)?(?:intend|plan)\s+to\s+activate\s+(?:it|this|the same)[^.:]*",
            s.text[hit.end :],
            re.I,
        )
        if m:
            start = hit.end + m.start()
            kind, _ = self.grammar.intent_kind(s.text[start:])
            frame = Adjuncts(intent=kind or "without_objection", announced=True)
            self._add(st, s, "activate_tweak", {"tweak": "same"}, start, hit.end + m.end(), frame)

    # -- results ----------------------------------------------------------------------------------------------

    def _add(
        self, st: Statement, s: Scan, action: str, params: dict[str, Any], start: int, end: int, frame: Adjuncts
    ) -> None:
        a = st.start + start
        b = st.start + max(end, start + 1)
        text = self.body[a:b]
        lead = len(text) - len(text.lstrip())
        a += lead
        b = a + len(text.strip())
        transaction = self.tx_stack[-1][2] if self.tx_stack else None
        if frame.actor:
            self._entity(frame.actor)
        actor = frame.actor or (self.setting.actor if self.tx_stack or self.setting.imperative else None)
        clean_params = {k: v for k, v in params.items() if not (isinstance(v, str) and v.startswith("\0"))}
        self._append(
            Act(
                action,
                clean_params,
                self.body[a:b],
                a,
                b,
                frame.times,
                frame.when or (self.setting.when if self.tx_stack else None),
                transaction,
                actor,
                frame.intent,
                frame.capacity,
            )
        )
        if action == "vote":
            self._voted(params.get("proposal"))

    def _append(self, act: Act) -> None:
        self.acts.append(act)

    def _unclear(self, start: int, end: int, why: str) -> None:
        self.unclear.append(Unclear(self.body[start:end], start, end, why))
