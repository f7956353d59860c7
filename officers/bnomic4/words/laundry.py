"""The Ministry of Laundry: socks and the colours of proposals (4E68, 4E69)."""

from __future__ import annotations

from engine.language import Clue, Line, Param, Slot, Where, Words
from officers.bnomic4.words.common import VOCABULARY
from officers.bnomic4.words.verbs import DESTROY, GIVE, MAKE, MY_LIST, PAINT, RECEIVE, UNTO, changing, passing

_COUNT = Param("count", Slot.COUNT, default=1, vague=r"\bsocks\b")
_SOCK = "(sock|socks|foowear|one|ones)"
_DEAR = "[(own|remaining|favourite|favorite|best|good|old|new|other|last|second|finest|beloved|spare|precious|lovely|warm|only|sole|surviving|clean|single|lone)]"
"""What somebody may say of a sock that he gives."""
ORDINALS = frozenset("first second third fourth fifth last other".split())
_NTH = f"the ({'|'.join(sorted(ORDINALS))}) [(one|sock)] [of (them|these|those)]"
"""One of those that were made before."""
_PLAIN = "(sock|socks|foowear)"
_NEAR = frozenset("sock socks foowear".split())
"""Of a list of colours only the last may have its noun: "one Blue and two Brown socks"."""

_COLOURS = rf"\b(?:be|is|now|in|into|it|to|colou?r|paint)\s+(?i:({'|'.join(VOCABULARY.colours)}))\b"
"""A colour that the words before a deed name: "Let 446 be Beige: I paint it so"."""

_PIECE = rf"(?:[:=]|->)\s*(?:{'|'.join(VOCABULARY.colours)})\s+(?:at|on|to|takes?|moves?|plays?|passes|wins?|king|queen|rook|bishop|knight|pawn|stone|\w\d)\b"
"""A colour that is a side of a game: "Pond Go: black at D4"."""

_NAMED = rf"\b(?i:({'|'.join(VOCABULARY.colours)}))\s+(?i:socks?|foowear|one)\b"
_SOCK_BEFORE = (Clue(_NAMED, Where.BEFORE), Clue(_NAMED, Where.EARLIER))
"""The colour of a sock that is only pointed at: "My Black sock has a hole; I give it to Pim"."""

_SOMEBODY = r"(?:the\s+)?(?!(?i:the|me|you)\b)[A-ZÀ-ÖØ-Þ][\w'’-]*(?:\s+[A-ZÀ-ÖØ-Þ][\w'’-]*){0,3}"
_PASSING = (
    r"^\W{0,3}(?:(?P<count>all|both|an?|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3})\s+)?(?:of\s+)?(?:my\s+)?"
    rf"(?:(?:own|last|old|other|spare|best|only|remaining)\s+)?(?P<color>(?i:{'|'.join(VOCABULARY.colours)}))\s+(?i:socks?|foowear)"
    r"(?:\s+of\s+mine)?(?:\s+(?:each|apiece))?\s*+,?\s*(?:to\s+|[-=]+>\s*|→\s*)"
    rf"(?:each\s+of\s+)?(?P<recipient>(?:{_SOMEBODY}(?:,\s*{_SOMEBODY})*,?\s+(?:and|&)\s+)?{_SOMEBODY})"
    r"(?=\s*(?:$|[.,;!(–—-]|(?:for|because|as|since)\b))"
)
"""A line of a list of gifts: "two of my Beige socks to Pim"."""

_COLOUR_WORDS = frozenset(word for colour in VOCABULARY.colours for word in colour.lower().split())
_ARROW = (
    r"^\W{0,3}(?P<count>an?|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3})\s+"
    rf"(?P<color>(?i:{'|'.join(VOCABULARY.colours)}))(?:\s+ones?)?\s*(?:[-=]+>|→)\s*(?P<recipient>{_SOMEBODY})(?=\s*(?:$|[.,;!(]))"
)
"""The same without the noun, in a mail that has it elsewhere: "1 Blue -> Petra", under "SOCKS"."""

WORDS = (
    Words(
        "transfer_sock",
        "Laundry",
        rules=("4E68",),
        gives=True,
        params=(
            Param("color", Slot.COLOUR, required=True, carried=True, clues=_SOCK_BEFORE, vital=True),
            Param(
                "recipient",
                Slot.NAME,
                required=True,
                many=True,
                unlike=rf"^(?:the\s+)?(?:bin|fire|flames|trash|incinerator|furnace|garbage|stove)$|\b(?i:{'|'.join(VOCABULARY.colours)})$",
            ),
            _COUNT,
        ),
        does=(
            f"{GIVE} < (my|its) {_DEAR} {{color}} socks & ({UNTO}|in favour of|in favor of) {{recipient}} > => count=all",
            f"{GIVE} {{recipient}} (my|its) {_DEAR} {{color}} socks => count=all",
            f"{GIVE} < [(ownership|possession) of] [{{count}}] [(piece|pieces) of] [of] [(my|its|our|the|these)] {_DEAR} {{color}} [(coloured|colored)] {_SOCK} [of mine] [each|apiece] & ({UNTO}|in favour of|in favor of) [each of] {{recipient}} >",
            f"{GIVE} < (my|its) (whole|entire|complete|full) (collection|stock|supply|hoard|store|set|pile) of {{color}} socks & {UNTO} {{recipient}} > => count=all",
            f"{GIVE} < [{{count}}] {_SOCK} of the {{color}} (variety|kind|sort|persuasion|type) & {UNTO} {{recipient}} >",
            f"(treat|reward|favour|favor|present|honour|honor|tip) {{recipient}} (with|to) [{{count}}] [of] [(my|the)] {_DEAR} {{color}} {_SOCK}",
            f"{GIVE} (upon|on|unto) [each of] {{recipient}} < [{{count}}] [(piece|pieces) of] [of] [(my|its|the)] {_DEAR} {{color}} {_SOCK} [each|apiece] >",
            f"{GIVE} [each of] {{recipient}} < [{{count}}] [(piece|pieces) of] [(my|its|the)] {_DEAR} {{color}} {_SOCK} [each|apiece] >",
            f"(transfer|give|send|hand over|hand|pass|donate|gift|deliver|return) [{{count}}] [(piece|pieces) of] [my] {{color}} {_SOCK} [each] (to|over to) {{recipient}}",
            f"(give|send|hand|pass|gift) [each of] {{recipient}} [{{count}}] [(piece|pieces) of] [my] {{color}} {_SOCK}",
            f"(transfer|give|send) [{{count}}] {_SOCK} of [the color|colour] {{color}} to {{recipient}}",
            f"(transfer|give|send|hand) [{{count}}] {_SOCK} of {{color}} to {{recipient}}",
            f"(drop|put|place|stuff|lay|slip|throw|toss|post) < [{{count}}] [of] [(my|its)] {{color}} {_SOCK} & (into|in|on|onto) {{recipient}} 's (basket|drawer|laundry|collection|pile|foot|feet|hands|lap|letterbox|pocket) >",
            f"{GIVE} < [{{count}}] [of] [(my|its)] {{color}} {_SOCK} & (into|in) {{recipient}} 's (keeping|care|possession|custody|drawer|hands) >",
            f"make {{recipient}} the [new] (holder|owner|possessor|keeper) of [{{count}}] [(piece|pieces) of] [of] [(my|its|our|the)] {{color}} {_SOCK}",
            f"let {{recipient}} (have|keep|take) [{{count}}] [of] [my] {{color}} {_SOCK}",
            f"make {{recipient}} a (present|gift) of [{{count}}] [of] [my] {{color}} {_SOCK}",
            "(transfer|give|send|hand|pass|donate|gift|present|hand over) < {count} of (them|these|those) & (to|along to|on to|over to|across to) {recipient} >",
            f"{GIVE} < (one|another|the other) [of (them|these|those)] & (to|along to|on to|over to|across to) {{recipient}} > => count=1",
            f"{GIVE} {{recipient}} (one|another|the other) [of (them|these|those)] => count=1",
            f"{GIVE} < [the] (remaining|other|last) {{count}} [of (them|these|those)] & to {{recipient}} >",
            f"{GIVE} {{recipient}} [the] (remaining|other|last) {{count}} [of (them|these|those)]",
            f"{GIVE} < {_NTH} & to {{recipient}} > => count=1",
            f"{GIVE} {{recipient}} {_NTH} => count=1",
            f"{GIVE} < both [of (them|these|those)] & to {{recipient}} > => count=2",
            "(transfer|give|send|hand|pass|hand over|donate|gift|return|present|ship|toss|throw|deliver) < (it|that|this|which|(the|that|this) (sock|one)) & (to|over to|on to) {recipient} >",
        ),
        says=(
            f"{{recipient}} {RECEIVE} my [(own|remaining)] {{color}} socks => count=all",
            "[all [of]] my [(own|remaining)] {color} socks [(all|both)] [(go|go over|pass|are (going|passing))] to {recipient} => count=all",
            f"{{recipient}} {RECEIVE} < [from me] & [{{count}}] [(piece|pieces) of] [(my|of my)] {{color}} {_SOCK} & [(from|out of) (me|(my|me) [own] (drawer|sea chest|chest|basket|collection|stock|hoard|cupboard|wardrobe|pile|laundry|bag))] >",
            f"(here 's|heres|here is|here are|there goes|there go) < [{{count}}] [(piece|pieces) of] {{color}} {_SOCK} & (for|to) {{recipient}} >",
            f"(from me to|for|to) {{recipient}} [:|,] [from me] [:|,] [{{count}}] {{color}} {_SOCK} [from me]",
            *passing(f"[{{count}}] [(piece|pieces) of] [(my|the)] {_DEAR} {{color}} {_SOCK} [of mine]"),
            f"[{{count}}] {{color}} {_SOCK} [of mine] (go|goes|pass|passes|move|moves|walk|wander) [over] [from me] to {{recipient}}",
            f"{{recipient}} (may|can|shall|is to|are to) [now] have [{{count}}] [of] my [own] {{color}} {_SOCK}",
            f"[{{count}}] {{color}} {_SOCK} [go|goes] from me to {{recipient}}",
            f"[{{count}}] [of] my {_DEAR} {{color}} {_SOCK} [(go|goes)] to {{recipient}}",
            f"[{{count}}] [of] [my] {{color}} {_SOCK} (go|goes|pass|passes|move|moves|walk|wander|travel|travels|wanders|walks|fly|flies) [over] [from (me|mine|my (drawer|collection|stock|hoard|feet|basket|possession))] [over] (to|into) {{recipient}} ['s] [(drawer|collection|feet|basket)]",
            "(one|another|the other) [of (them|these|those)] (goes|passes|is given|travels) [from me] to {recipient} => count=1",
            f"{{recipient}} {RECEIVE} (one|another|the other) [too] [from me] => count=1",
            "both [of (them|these|those)] (go|pass|are given|travel) [from me] to {recipient} => count=2",
            f"[{{count}}] [of] [my] {{color}} {_SOCK} (is|are) [(now|hereby)] (for|the property of|given to) {{recipient}}",
            f"[{{count}}] [of] my {_DEAR} {{color}} {_SOCK} (is|are) (now|hereby|herewith|henceforth|from now on) {{recipient}} 's [(own|to keep|now|alone)]",
            f"my (gift|present|contribution|thank-you) (to|for) {{recipient}} (is|:) [{{count}}] [of] [my] {{color}} {_SOCK}",
            f"[{{count}}] [of] my {_DEAR} {{color}} {_SOCK} (is|are) (yours|thine) [now] , {{recipient}}",
            f"(now|hereby|herewith|henceforth|from now on|as of now) [,] [{{count}}] [of] my {_DEAR} {{color}} {_SOCK} (is|are) {{recipient}} 's [(own|to keep|now|alone)]",
            f"[{{count}}] [of] my {_DEAR} {{color}} {_SOCK} [(now|hereby|herewith)] (becomes|become) {{recipient}} 's [(own|to keep|now|alone)]",
        ),
        lines=(Line(_PASSING, _NEAR), Line(_ARROW, _COLOUR_WORDS, within=_NEAR)),
        labels=("sock transfer", "transfer of socks", "transfer", "sock gift", "gift", "sock", "socks", "give"),
        rows=(MY_LIST.format("(?:socks?\\s+)?(?:transfers|gifts)|transfers?\\s+of\\s+socks"),),
        examples={"I transfer 3 Blue socks to Hose.": {"color": "Blue", "recipient": "Hose", "count": 3}},
    ),
    Words(
        "create_sock",
        "Laundry",
        rules=("4E68",),
        forms=("sock creation", "creation of socks"),
        near=_NEAR,
        params=(Param("color", Slot.COLOUR, required=False), _COUNT),
        does=(
            f"{MAKE} < [{{count}}] [(brand new|brand-new|new|fresh|more|another)] [(piece|pieces) of] ({{color}} {_SOCK}|{_PLAIN}) >",
            f"{MAKE} (itself|myself) [{{count}}] [(brand new|brand-new|new|fresh|more|another)] [(piece|pieces) of] {{color}} {_SOCK}",
            f"{MAKE} < [{{count}}] (new|fresh|more|another) {{color}} >",
            f"{MAKE} < {{count}} (new|fresh|more|other|further) ones >",
            f"{MAKE} {{color}} {_PLAIN} [(,|:|-|–|—)] {{count}} [of them]",
            f"bring < [{{count}}] [(brand new|brand-new|new|fresh|more|another)] {{color}} {_SOCK} & into (being|existence|the world|this world) >",
            f"(create|make|produce|knit|manufacture|weave) [{{count}}] [new] [(piece|pieces) of] ({{color}} {_SOCK}|{_PLAIN})",
        ),
        examples={
            "On behalf of Beige Corporation: Beige Corporation creates 2 Beige socks.": {"color": "Beige", "count": 2}
        },
    ),
    Words(
        "destroy_sock",
        "Laundry",
        rules=("4E68",),
        forms=("sock destruction", "destruction of socks"),
        near=_NEAR | {"one", "ones", "remaining", "them"} | ORDINALS,
        topic=r"\b(?:socks?|foowear)\b",
        params=(Param("color", Slot.COLOUR, carried=True), _COUNT),
        does=(
            f"{DESTROY} (my|its) [(own|remaining)] {{color}} socks => count=all",
            f"{DESTROY} < [{{count}}] [of] [(my|its|our|the|these)] [own] [(piece|pieces) of] ({{color}} {_SOCK}|{_PLAIN}) >",
            f"{DESTROY} < [{{count}}] [of] [(my|its|our|the|these)] [own] {{color}} >",
            f"{DESTROY} [(my|its|our|the)] {{color}} {_PLAIN} [(,|:|-|–|—)] {{count}} [of them]",
            f"(destroy|incinerate|eliminate|burn|unravel|shred) [{{count}}] [of] [(my|its|the)] [own] [(piece|pieces) of] ({{color}} {_SOCK}|{_PLAIN})",
            f"(throw away|throw out|discard|get rid of|dispose of) [{{count}}] [of] [(my|its|our|a|an|one)] [own] {{color}} {_SOCK}",
            f"(throw|toss|cast|feed|commit|consign|put|chuck) [{{count}}] [of] [(my|its|our)] {{color}} {_SOCK} (into|to|in|on) [the] (fire|flames|bin|trash|incinerator|furnace|garbage|stove)",
            f"(throw|toss|cast|chuck|hurl) (into|to|in|on) [the] (fire|flames|bin|trash|furnace|stove) [{{count}}] [of] [(my|its)] {{color}} {_SOCK}",
            f"{DESTROY} < {{count}} of (them|these|those|its own) & [again] >",
            f"{DESTROY} < {_NTH} & [again] > => count=1",
            "(destroy|incinerate|eliminate|burn|unravel|shred) [the (other|remaining|last)] {count} [(of (them|these|those|its own|the rest))] [(again|more)]",
            "destroy {count} (remaining two|remaining ones|remaining)",
            f"{DESTROY} (that|this) one => count=1",
            f"{DESTROY} (one|another|the other) of (them|these|those) => count=1",
            "(destroy|incinerate|eliminate|burn) {count} (remaining ones|them)",
        ),
        says=(
            f"(into|onto) the (fire|flames|bin|furnace|stove|trash) (with|goes|go) [{{count}}] [of] [(my|its|our|the)] {{color}} {_SOCK} [of mine]",
            f"[{{count}}] [of] (my|our) {{color}} {_SOCK} (goes|go) (into|onto) the (fire|flames|bin|furnace|stove|trash)",
        ),
        examples={"On behalf of Beige Corporation: Beige Corporation destroys a Beige sock.": {"color": "Beige"}},
    ),
    Words(
        "color_proposal",
        "Laundry",
        rules=("4E69",),
        never=_PIECE
        + r"|^\W*(?!I\b)(?-i:[A-Z])[\w'’-]*\s+(?:says|said|thinks|claims|writes)\s+(?:that\s+)?(?:proposal\s+)?#?p?\d"
        + r"|\bgive\b[^.;:!?]*\b(?:socks?|foowear)\b|\bgive\s+(?!(?:the\s+)?(?:proposals?|props?|p?#?\d|[\"“]|my\s))(?-i:[A-Z])\w*\s+an?\s+\w+\s*+[.!]*\s*$|\bmake\s+\d+\s+(?:(?:brand[- ]new|new|fresh|more)\b|(?:\w+\s+){1,2}ones?\b)",
        idle=True,
        verb_needs=dict.fromkeys(
            ("assign", "allot", "grant", "award", "bestow", "confer", "choose", "pick", "select", "designate", "shade"),
            r"^(?!.*\b(?:consultation|indictment|rule)\b).*(?:\bprop(?:osal)?s?\b|(?<!\w)[pP#]?\d{2,6}\b|[\"“])",
        ),
        params=(
            Param(
                "proposal",
                Slot.PROPOSAL,
                required=True,
                many=True,
                unlike=r"^(?:the\s+)?(?:proposal\s+)?colou?rs?(?:\s+of\b|\s+[pP#]?\d|$)|\bchanges?\b[^,]*,",
            ),
            Param(
                "color", Slot.COLOUR, required=True, clues=(Clue(_COLOURS, Where.BEFORE), Clue(_COLOURS, Where.EARLIER))
            ),
        ),
        does=(
            "(change|set|alter|switch|make|turn) < [the] [proposal] (color|colour) of {proposal} & [from ...] & [(to|into|be|be)] [the (color|colour)] {color} >",
            f"{PAINT} < {{proposal}} & [(in|into|with|wi'|to|as|all over with)] [a [nice|fetching|deep|lovely] [shade of]] [the (color|colour)] {{color}} [again] >",
            "(dress|clothe|clad|wrap|drape|bathe|robe|swathe|cloak|deck|deck out|array|attire) < {proposal} & in [the] [(color|colour)] {color} >",
            "(strip|scrub|scrape|wash) {proposal} [down] (to|bare :|clean :|:) [(its|the) [bare] (canvas|bones|wood|skin|paper) [:]] {color}",
            "give {proposal} < [(a|the)] [fresh|new] [coat of|(color|colour)] [of] {color} [paint] >",
            f"{PAINT} {{proposal}} from ... (to|into) [the (color|colour)] {{color}}",
            "(apply|add) {color} to {proposal}",
            "(slap|put|lay|apply|daub|brush|splash|throw|spread|smear) < [(a|some|the|another)] [fresh] [(coat|lick|layer|dash|splash|touch|bit)] [(of|o')] [(paint|color|colour)] [,] {color} [paint] & (on|upon|onto|over|to|across) {proposal} >",
            "(change|set|alter|switch) [the] [proposal] (color|colour) of {proposal} [from ...] to {color}",
            "(change|set|alter|switch|turn) {proposal} 's [proposal] (color|colour) to {color}",
            "(paint|color|colour|dye|turn|make) {proposal} {color} [again]",
            "(declare|pronounce|proclaim) {proposal} [(to be|henceforth)] {color}",
            "(change|set|turn|switch|move) {proposal} [from ...] (to|into) {color}",
            "(wipe|strip|scrub|wash|clean|scrape|take) [all] [the] (paint|color|colour) (off|from) {proposal} [, (leaving|making|turning|and (leave|make)) it {color} [again]] => color=Blank",
            "give {proposal} the (color|colour) {color}",
            "(assign|give|grant|apply|allot) [(the|a)] [(color|colour)] {color} to {proposal}",
            "(choose|pick|select) [the (color|colour)] {color} (for|as [(the|a|its)] [new] (color|colour) (of|for)) {proposal}",
            "(make|set|declare) [the] [proposal] (color|colour) of {proposal} [(to be|as|be)] {color}",
            "(make|set|declare) {proposal} 's [proposal] (color|colour) [(to be|as|be|to)] {color}",
            "make {proposal} a {color} (proposal|one)",
            "(deem|designate|set|render) {proposal} [(as|to be)] {color}",
            "(give|assign|grant|allot|award) {proposal} [(the|its|a)] [new] (color|colour) [of] {color}",
            "(assign|allot|grant|award|bestow|confer) < [the] (color|colour) [of] {color} & (to|on|upon) {proposal} >",
            "(choose|pick|select) {color} (for|as [the] (color|colour) (of|for)) {proposal}",
            "(designate|shade) {proposal} [(as|with|in)] [the (color|colour)] {color}",
            "(return|restore|revert|reset) {proposal} [back] to [(being|the (color|colour))] {color}",
            "(paint|color|colour|dye|tint) {proposal} so",
            "(use|spend|apply) < (my|the|today 's|this nday 's) [(one|single|daily)] [proposal] (colour|color) (change|changing) [(for|of) (today|this nday|the nday|the day)] & (on|for|to (paint|make|turn|change)) {proposal} & [(:|,|to|and (paint|make) it|->|is|which (becomes|is now))] {color} >",
        ),
        says=(
            *changing("{proposal}", "{color}"),
            *changing("{proposal} 's [proposal] (color|colour)", "{color}"),
            *changing("the (color|colour) of {proposal}", "{color}"),
            "[the] [proposal] (color|colour) of {proposal} (becomes|turns|changes to|is now|is hereby|is henceforth|shall be|goes to|goes from ... to) [now|hereby] {color}",
            "(color|colour) {proposal} : {color}",
            "the [(new|proposal)] (color|colour) [(that|which)] i [(hereby|now|herewith)] (give|grant|assign|choose for|want for|set for|paint) [to] {proposal} [as (its|the|an) (author|owner|proposer|player)] (is|shall be|will be) [:] {color}",
            "[the] [proposal] (color|colour) (of|for) {proposal} [is] (:|=|->) [(now|hereby|henceforth|herewith)] {color}",
            "{proposal} 's [proposal] (color|colour) [is] (:|=|->) [now] {color}",
            "{proposal} 's [proposal] (color|colour) (becomes|turns|changes to|is now|is hereby|is henceforth|shall be|goes to|goes from ... to) [now|hereby] {color}",
            "let {proposal} be [(painted|coloured|colored)] {color}",
            "{proposal} (->|becomes|goes|turns|shall be|is to be) {color}",
            "{proposal} (is|stands|be) (now|hereby) a {color} (one|proposal)",
            "{proposal} (now|hereby) (has|bears|wears|carries) [the] [(color|colour)] {color}",
            "{proposal} (is|stands|be) (now|hereby|henceforth|from now on|from here on) [a] [(lovely|nice|fetching|deep|bright|cheerful)] {color}",
            "{proposal} (shall|will) [(hereby|henceforth|from now on|now|again)] be [(coloured|colored|painted)] {color}",
            "{proposal} (wears|dons|puts on|gets|receives|takes on|turns|shall wear|is to wear|now wears) [now] [(a|the)] [coat of|color|colour|shade of] {color}",
            "{proposal} (gets|receives|is given|takes) (a|another|its) [(fresh|new|thick|thin|good|nice|lovely|first|second)] [(fresh|new|thick|thin|good|nice)] (coat|lick|layer|splash|dash|touch|dab|brush) of {color} [paint] [(from me|(out of|from|with) (the same|a|an|the|another|my) [(old|new|same|other)] (bucket|pot|tin|can|brush|paintpot))]",
            "{proposal} (:|=|->|→) {color}",
            "{proposal} (:|,) (make|paint|color|colour) it {color}",
            "{color} it is for {proposal}",
            "my (color|colour) for proposal {proposal} (is|:) [now] {color}",
            "{color} is (my|the) (color|colour) [i (choose|pick|give|want)] for proposal {proposal}",
            "(consider|deem|regard|count) {proposal} [as] [(hereby|now)] (painted|colored|coloured|dyed|tinted) {color}",
            "{proposal} is [hereby|now] (painted|colored|coloured|made|turned) {color}",
            "{proposal} is {color} (hereby|herewith|henceforth|from now on|from here on|now , by my (hand|brush|order|wish|choice))",
            "{proposal} (changes|switches|turns) [its] (color|colour) [from ...] to {color}",
            "{proposal} (takes|gets|receives|has) [from me] (a new|another|the new|its new) (color|colour) [(:|,|-|–|—)] {color}",
            "{proposal} (takes|takes on|gets|receives) the (color|colour) [of] {color}",
            "on [(proposal|top of)] {proposal} (goes|comes) (a|another|the) [(fresh|new|thick|good)] (coat|lick|layer) of {color} [paint]",
        ),
        labels=(
            "color",
            "colour",
            "change of colour",
            "change of color",
            "change of proposal color",
            "change of proposal colour",
            "colour change",
            "color change",
            "paint",
            "paint job",
            "painting",
            "repainting",
            "proposal color",
            "proposal colour",
            "recolouring",
            "recoloring",
        ),
        rows=("colors", "colours", "paint", "i paint", "i colour", "i color"),
        examples={"I paint P237 Beige.": {"proposal": "237", "color": "Beige"}},
    ),
)
