"""What acts are about, whatever the verb: of a statement with all parts of a frame that nothing reads, and that is no
talk (parsers/acts/held/frames.py), a human decides.

    a shelve for poor old 414
    Society with one of m58.
    every Beige sock I own, transferred to the Gravel Syndicate
"""

from __future__ import annotations

from engine.language import Frame
from officers.bnomic4.words.common import VOCABULARY


def _any(words: tuple[str, ...] | list[str]) -> str:
    return "(?:" + "|".join(sorted(words, key=len, reverse=True)) + ")"


_NUMBER = r"(?<![\w.:/-])[#pP]?\d{2,4}(?![\w%:/]|\.\d)"
_CASE = r"\b[Cc]onsultations?\b|(?<![\w.:/-])#?\d{2,4}(?![\w%:/])|\b[Pp]riest\b|\b[Oo]racle\b"
_SUM = r"(?<![\w-])(?:[mM]\s?\d{1,6}|\d{1,6}\s?[mM])(?![\w-])|\b(?:\d{1,6}|a|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)\s+(?:more\s+|measly\s+|last\s+)?(?:macks?|mackerels?)\b"
_TITLES = [title.title() for title in VOCABULARY.ministries if " " not in title]
_OFFICE = rf"\b[Mm]inistry\s+of\s+[A-Z]|\b[Mm]inister\s+(?:of|for)\s+[A-Z]|\b{_any(_TITLES)}\b"
_COLOUR = rf"\b{_any([one for one in VOCABULARY.colours if one != 'Blank'])}\b"
_FLAG = rf"\b{_any(list(VOCABULARY.flags))}\b"
_NAME = r"(?<=[a-z,)&] )(?!I\b)[A-Z][\w'’-]+"
_QUOTED = r"[\"“][^\"”]{1,80}[\"”]"
_UNTO = r"\b(?:to|for|unto|from|into|upon)\s"
_ANSWER = r"\b(?:YES|NO|TRUE|FALSE|PARADOX|CORRECT|INCORRECT|AFFIRMATIVE|NEGATIVE)\b"
_CASED = r"\b[Ii]ndictments?\b|\b[Jj]ur(?:or|y)\b"


def _frame(words: str, *parts: str, below: bool = False) -> Frame:
    return Frame(frozenset(words.split()), parts, below)


def _told_in(words: tuple[str, ...], *parts: str) -> Frame:
    return Frame(frozenset(part.lower() for word in words for part in word.split()), parts)


FRAMES = (
    # votes, answers, claims, verdicts
    _frame("shelve shelf abstain abstention", r"\b(?:[Ss]helve|[Aa]bstain|[Aa]bstention)\b", _NUMBER),
    _frame(
        "for against abstain shelve",
        r"\b(?:FOR|AGAINST|ABSTAIN|SHELVE)\b",
        rf"\b(?:[Ee]verything|[Aa]ll|[Bb]oth|[Ee]ach|[Tt]hose|[Tt]hese|[Tt]he\s+(?:rest|others?|remain\w+))\b|{_NUMBER}",
        r"\b(?:gets?|receives?|I|my|goes|from\s+me)\b",
    ),
    _frame(
        "vote votes ballot",
        r"\b[Mm]y\s+(?:\w+\s+)?(?:votes?|ballot)\b",
        r"\b(?:FOR|AGAINST|ABSTAIN|SHELVE)\b(?!\s+[a-z])",
    ),
    _frame(
        "yes no true false paradox correct incorrect affirmative negative",
        _ANSWER,
        _CASE,
        r"\b(?:answers?|I|my|mine|Priest|priest|ruling|find|is)\b",
    ),
    _frame(
        "consistent inconsistent",
        r"\b(?:CONSISTENT|INCONSISTENT)\b",
        r"\b(?:I|my|mine|My|Mine)\b",
    ),
    _frame("guilty innocent", r"\b(?:NOT GUILTY|GUILTY|INNOCENT)\b", _CASED),
    # offices
    _told_in(
        (*_TITLES, "ministry minister"),
        rf"^(?!.*\b[Rr]ewards?\b[^;.]{{0,30}}\bis\s)(?:.*\s)?(?:{_OFFICE})",
        _SUM,
        r"\b(?:I|[Ii]['’]m|me|my|mine|[Hh]ereby|with|for|at)\b|^\W*[A-Z]\w+,\s+[mM]?\d+[mM]?\W*$",
    ),
    _frame(
        "deputy deputies deputises deputizes delegate delegated delegation deputyship powers",
        r"\b(?:[Dd]eput\w+|[Dd]elegat\w+|powers)\b",
        _OFFICE,
        r"\b(?:ends?|ended|terminated?|revoked?|withdrawn?|cease[sd]?|over|give|lend|grant|take|hand|hands|confer|pass|back|cancel\w*|lapses?|resc\w+)\b",
    ),
    # displays
    _frame(
        "display displays",
        r"\b[Dd]isplays?\b",
        r"\b(?:[Cc]halleng\w+|[Aa]pprov\w+|[Oo]fficial|corrected|put\s+right|mended)\b",
        r"\b(?:I|by\s+me|my|[Hh]ere|[Hh]ereby|[Hh]erewith|consider)\b",
    ),
    # socks, colours, flags
    _frame(
        "sock socks",
        r"\b[Ss]ocks?\b|\bones\b",
        _COLOUR,
        rf"{_UNTO}|[-=]>|\b(?:destroy|burn|create|make|knit|do(?:es)?\s+away)\w*\b",
    ),
    _told_in(
        tuple(VOCABULARY.colours),
        _COLOUR,
        rf"{_NUMBER}|\b[Pp]roposals?\b",
        r"\b(?:I|[Ii]'m|I’m|me|my|becomes?|turns?|goes|gets|hereby)\b",
    ),
    _told_in(
        tuple(VOCABULARY.flags),
        _FLAG,
        r"\b(?:[Ff]lag|[Hh]oist(?:ed|ing)?|[Rr]ais(?:e|ed|ing)|[Uu]p\s+goes|[Tt]hreat)\b",
    ),
    # numbers
    _frame(
        "rule rules number numbered",
        r"\b4E\d{1,3}\b",
        rf"{_QUOTED}|\b[Rr]ule\b",
        r"\b(?:I|number|numbered|becomes?|gets|receives?)\b|[-–—=:>]\s*4E\d",
    ),
    # the clock, the message of the nweek, forums
    _frame(
        "clock",
        r"\b[Cc]lock\b[^,;.]{0,24}\b(?:ON|OFF|On|Off)\b(?!\s+(?:position|time|button))",
        r"\b(?:I|my|goes|turns?|so|hereby|now|from|by\s+me)\b",
    ),
    _frame("motnw", r"\b[Mm]otnw\b|\bMOTNW\b", _QUOTED, r"\b(?:I|becomes?|now|shall|hereby|change[sd]?|into)\b"),
    _frame(
        "forum channel",
        r"\b(?:[Ff]orum|[Cc]hannel)\b",
        r"\b(?:[Pp]ublic|[Pp]rivate|[Dd]iscussion|[Ee]mergency)\b",
        r"\b(?:I|becomes?|turns?|[Hh]ereby|designat\w+|make|shall\s+be|is\s+now)\b",
    ),
    # money
    _frame(
        "fine fines fined",
        r"\bfines?\b",
        _SUM,
        r"\b(?:I|my|mine|me|em|him|her|destroyed|burnt|burned|[Hh]ere(?:['’]s|\s+is))\b",
    ),
    _frame(
        "points",
        r"\b[Pp]oints\b",
        r"\b(?:macks?|mackerels?)\b",
        r"\b(?:exchanged?|become|becomes|swap|swapped|traded?|convert|converted|turn|turned|cash|cashed|into)\b",
    ),
    _frame(
        "mackerel mackerels macks",
        _SUM,
        r"\bI\s+(?:\w+ly\s+|hereby\s+|also\s+|now\s+)*(?:burn|destroy|hand|pass|push|slip|slide|hurl|toss|throw|deal|count|lay|put|drop|part|send|move|wire|shove)\b|\b(?:I['’]m|I\s+am)\s+(?:\w+ly\s+|hereby\s+|also\s+|now\s+)*(?:burn|destroy|hand|pass|push|slip|toss|throw|pay|giv|send|mov|wir|transferr)ing\b",
    ),
    _frame(
        "punish reinforce",
        r"\b(?:Punish|Reinforce)\b",
        r"\b(?:[Bb]east|OCB|[Tt]rick)\b",
        r"\b(?:I|me|my|mine)\b|:\s+(?:Punish|Reinforce)\b",
    ),
    # consultations and the court
    _frame(
        "zot zotted zotting",
        r"\b(?:ZOT\w*|Zot\w*|zot\w*)\b",
        r"\b(?:I|request|petition|Petition|please|ask|hereby)\b|[!:]",
        rf"{_NUMBER}|\b[Cc]onsultation\b|\b(?:it|its|this)\b",
    ),
    _frame(
        "priest priestess",
        r"\bPriest(?:ess)?\b",
        _CASE[: _CASE.index("|\\b[Pp]riest")] + r"|\b[Ii]t\b",
        r"\b(?:becomes?|replaces?|gets|is|goes|named|drawn|selected|by\s+me)\b",
        r"\bPriest(?:ess)?\s+[A-Z]|[A-Z][\w'’-]+\s+(?:\w+\s+){0,3}Priest",
    ),
    _frame(
        "jury jurors", r"\b[Jj]ur(?:y|ors)\b", r"\b[Ii]ndictment\b|\d", r"[A-Z][\w'’-]+(?:,\s+|\s+and\s+)[A-Z][\w'’-]+"
    ),
    _frame(
        "claims tally", r"\b(?:[Cc]laims?|[Tt]ally)\b", r"\b(?:stands|overridden|upheld)\b", r"(?<![\w.:/-])#?\d{2,4}\b"
    ),
    # documents with their text below
    _frame(
        "list tweak tweaks proposal proposals consultation indictment rp oracularity contract corporation articles revision refresh",
        r"\b(?:Tidiness\s+List|[Tt]weak|[Pp]roposals?|[Cc]onsultation|[Ii]ndictment|RP|[Oo]racularity|[Cc]ontract|[Cc]orporation|Articles|[Rr]evis\w+|[Rr]efresh)\b",
        r"\b(?:I|my|My|mine|me|[Hh]ere|[Hh]erewith|[Hh]ereby)\b",
        r"[:{]\s*$",
        below=True,
    ),
    _frame(
        "list tweak tweaks proposal proposals consultation indictment rp oracularity",
        r"\b(?:Tidiness\s+List|[Tt]weak|[Pp]roposals?|[Cc]onsultation|[Ii]ndictment|RP|[Oo]racularity)\b",
        r"(?<!and which )\bI\s+(?:\w+ly\s+|hereby\s+|also\s+|likewise\s+|now\s+)*(?:submit|file|lodge|table|offer|put\s+in|hand\s+in)\b",
    ),
    # objections and support, what was announced
    _frame(
        "objection objections object",
        r"\b(?:[Oo]bjections?|[Oo]bject)\b(?!\s+to\s+the\s+(?:tone|idea|way|style|word))",
        r"\b(?:I|my|My|mine|from\s+me)\b",
        r"\b(?:intent\w*|[Ll]ist|[Tt]weak|[Dd]isplay|increment|(?:that|this)\s+(?:one|[a-z]*)\s*[:.!,]|plan|announce\w*)\b",
    ),
    _frame(
        "objection support supporters",
        r"\b(?:without\s+(?:any\s+)?objection|with\s+(?:\w+\s+)?support(?:ers)?)\b",
        r"\b(?:[Ii]ntent|[Nn]otice|going\s+to|intention|shall)\b",
    ),
    # leaving, subgames, emergencies
    _frame("forfeit forfeiture", r"\b[Ff]orfeit(?:ure)?\b", r"\b(?:I|my|My)\b", r"\b(?:game|nomic|this)\b"),
    _frame(
        "pause",
        r"\b[Pp]ause\b",
        r"\b(?:increment\w*|initiali[sz]\w*|object\s+to|objected\s+to,?\s+by)\b",
        r"\b(?:I|by|my|hereby)\b",
    ),
    _frame("ballots emergency", r"\b[Ee]mergency\s+[Bb]allots?\b", r"\b(?:I|tally|my|hereby)\b"),
    _frame(
        "trick",
        r"\b[Tt]rick\b",
        r"\b(?:select\w*|drawn|draw|rolled|roll\w*|chosen|method|selected)\b",
        r"\b(?:I|me|by\s+me|my|[Rr]anger\w*|hereby)\b",
    ),
    _frame("ordain ordained priesthood", r"\b(?:[Oo]rdain\w*|[Pp]riesthood)\b", r"\b(?:I|me|myself|my)\b"),
    _frame(
        "withdrawn withdraw",
        r"\b(?:[Ww]ithdrawn|I\s+withdraw(?!\s+from))\b",
        rf"{_NUMBER}|\b[Pp]roposal\b",
        r"\b(?:I|my|mine|are|is|hereby)\b",
    ),
)
