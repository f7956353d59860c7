"""The Ministry of Ministry: posts, rewards, usurpation, displays (4E46-4E50)."""

from __future__ import annotations

import re
from dataclasses import replace

from engine.language import Clue, Document, Param, Slot, Where, Words
from officers.bnomic4.words.approvals import APPROVAL, DISPLAYED
from officers.bnomic4.words.challenges import CHALLENGES
from officers.bnomic4.words.common import MINISTRIES, OFFICE
from officers.bnomic4.words.rewards import AT, PROPOSING, REWARD, REWARDS, weekly
from officers.bnomic4.words.verbs import APPOINT, ASSIGN, LEFT_AS_IT_IS, LOWER, STRIP, TAKE, any_of, changing

_MINISTRY = Param("ministry", Slot.MINISTRY, required=True, many=True)
_ITS_OFFICE = Clue(r"\b(?:for|of|[Aa]s)\s+(?:the\s+)?(?=[A-Z])", Where.EARLIER)
"""The office of which the sentence before tells: "m55 for Law is too much"."""
_REMOVE = "(remove|dismiss|oust|sack|fire|depose|evict|expel|discharge)"
_OFFICE = "(office|[(the|eir|his|her|their|this|that)] (post|office|position|job|seat|chair|ministry))"
_OUT = "(throw|kick|boot|turf|drive|chase|cast|toss|push|turn|put|show|hound|hustle|vote|tip|heave|bundle|hoof|shove|bounce|haul|drag|frogmarch)"
_BY_NAME = rf"\b(?i:ministry|posts?|office|job|chair|seat|keys?)\b|\b(?:{'|'.join(MINISTRIES)})\b"
"""An office in its own name: of who has its title one may take leave as well."""
_UNDER = "(from under|out from under|right from under|from beneath|away from|from) {holder} ['s [(very|own)] (nose|noses|feet|boots|shoes|eyes|hands|fingers|bottom|backside|chair|seat|rule|care|grasp|clutches|command)]"
"""From whom an office is taken, in a manner of speaking."""
_DRAWN = "((the|my) (reward|salary|pay|wage|fee) [(that|which)]|what) i (get|have|receive|draw|hold|earn|take|ask|charge|am paid) (for|as|from|in|with) [the]"
"""A reward, told by what its holder does: "the reward that I draw as Oracle"."""
_LIST = (
    r"(?:(?:player|ministry|minister|proposal|rule|consultation|sock|contract|trick|forum)s?\s+(?:list|table|roster|register)"
    r"|(?:list|table|roll)\s+of\s+(?:the\s+|all\s+)?(?:players|rules|proposals|consultations|socks|contracts|tricks|fora|ministers|ministries))"
)
"""What an officer publishes, in everybody's words."""
_AS_OF = r"(?:(?:\s*[,;(:–—-]+\s*|\s+)(?:for\s+|as\s+(?:of|at|on)\s+|on\s+|at\s+|in\s+)?(?:nweek|nday|the\s+(?:start|beginning|end)|today|now|\d)[^.!?]{0,40})?\W*"
"""Of what time it tells."""
_OFFICERS = "registrar|rulekeeper|chairman|oracle|judge|arbiter|ranger|gamemaster|washerwoman|doctor|mom|metamin"
_NOT_TAKEN = any_of(
    # its reward, or another way to get it
    r"\b(?:reward|salary|pay|wage|fee)\s+(?:(?:that|which)\s+)?I\s+(?:take|claim|accept)\b",
    r"\bby\s+usurp",
    r"\btak(?:e|ing)\s+up\s+my\b",
    r"\btake\s+(?:only|just|but|a\s+mere)\s+m?\d",
    r"\b(?:depos|oust|unseat|supplant|displac)\w*\b[^.;]{1,60}\band\s+(?:take|assume)\b",
    # only for another time, or in another's place
    r"^(?=.*\bI(?:['’]ll|\s+will|\s+shall)\s+be\s).*\b(?:when|if|once|next|soon|some\s?day|tomorrow|after|perhaps|maybe|probably|until)\b",
    r"\btaking\s+(?:her|his|eir|their)\s+place,\s+I\s+(?:draw|select|choose|pick|roll)\b",
    r"\b(?:stand|stepp|fill)ing\s+in\s+(?:for|as)\s[^.;:]{1,40}?,\s+I\s+(?!ask|want|charge|set|propose)",
    # idioms of taking, and what is taken for so
    r"\btak(?:e|es|ing)\s+(?:these|the\s+following|this|those)\s+(?:\w+\s+)?(?:actions?|steps?|measures?|opportunity|chance|occasion)\b",
    r"\btak(?:e|es|ing)\s.{1,40}?\s(?:seriously|lightly|personally|badly|to\s+(?:task|heart|court)|for\s+granted|apart|with\s+a\s+grain)\b",
    r"\b(?:assume|accept|claim)\s(?:that\s)?.{1,30}?\s(?:is|was|has|will|are|were|must|can)\b",
    # what is taken already
    r"\b(?:are|is)\s+(?:now\s+|all\s+|again\s+|finally\s+)*(?:filled|taken|occupied|held)\b(?!\s+(?:(?:over|on)\s+)?by\s+me\b)",
    # names of offices that are plain words: "Questions to me", "Business to me and ..."
    r"^\W*(?:any\s+|all\s+)?(?:questions|business|change|games?|law|time|society|laundry|judging)\s+to\s+(?:me|myself)(?:\s*+,)?\s+(?:and\s+)?(?!for\b|at\b|with\b|m?\d)(?-i:[a-z]+)\s+to\s",
    r"^\W*(?:(?:any|all)\s+)?questions\s+to\s+me\b(?!\s*+,?\s*(?:at|for|with|reward|asking)\b|\s*+,?\s*m?\d)",
)
"""In no sentence that takes a vacant office."""

_OTHERS = "|".join(
    re.escape(name) for ministry, names in MINISTRIES.items() if ministry != "Ministry" for name in names
)
_IN_OFFICE_ONLY = rf"^\W*(?:acting\s+)?as\s+(?:the\s+)?(?:mom|metamin|kurt\s+g\w+|minister\s+(?:of|for)\s+ministr\w+)\b(?!.*\b(?:{_OTHERS})\b)"
"""The only office named is that in which somebody acts."""

_SEATS = "(bench|chair|seat|throne|desk|kitchen|post|office|place|job|crown|hat|zoo|washhouse|books|keys|wheel|stage|court|temple|clock)"
"""What somebody may call an office whose name he says behind it."""

WORDS = (
    Words(
        "assign_vacant_ministry",
        "Ministry",
        rules=("4E46",),
        forms=("vacant ministry", "assignment of a vacant ministry", "vacant ministry assignment"),
        never=_NOT_TAKEN,
        verb_needs={"have": r"\b(?:I['’]ll|I\s+(?:will|shall))\s+(?:\w+ly\s+)?have\b"},
        params=(replace(_MINISTRY, bound=True), REWARD),
        does=(
            "have < {ministry} [(myself|then|please)] & (at|for) {reward} >",
            f"{TAKE} < [(up|over|on|for myself)] [the] [(vacant|empty|unfilled|open|abandoned)] {{ministry}} [(for myself|myself|upon myself|on myself|with myself|with my own (person|self))] & {PROPOSING} >",
            f"{TAKE} < [the] [(vacant|empty|unfilled|open|abandoned|orphaned|poor)] {{ministry}} & (into|in|under|upon|on) my [own] [(good|safe|tender|humble|capable)] (care|hands|wing|keeping|charge|shoulders|roof|protection|custody) & {PROPOSING} >",
            f"{TAKE} < [the] [(vacant|empty|unfilled|open)] {{ministry}} & [(and|,|with|;)] [(its|the|my|a)] reward [(of|is|being|to be|shall be|set at|set to|at|:)] {{reward}} >",
            f"{APPOINT} < (myself|me|itself) & [(to|as|for)] [be] [the] [(new|vacant)] {{ministry}} & [{PROPOSING}] >",
            f"{ASSIGN} < [the] [(vacant|empty)] {{ministry}} & [(to|unto)] (myself|me|itself) & [{PROPOSING}] >",
            f"(volunteer|step in|stand in|sign up|sign on) < (for|as) [the] [(vacant|empty)] {{ministry}} & [{PROPOSING}] >",
            f"(take over|step in|stand in|come in|start|begin|sign on|move in|serve from now on|volunteer) < as [(the|your|our)] [(new|next|vacant)] {{ministry}} & [{PROPOSING}] >",
            f"(move|move in|settle|settle in|step|climb|slip) < (in|into|at|to) {{ministry}} & {PROPOSING} >",
            f"(sit|sit down|seat myself) < (in|on|upon|into) {{ministry}} & {PROPOSING} >",
            f"(move|settle|step|climb|slip) < in {{ministry}} & {PROPOSING} >",
            f"(put|offer|propose|nominate|present|suggest) < myself [forward] [(for|as|to)] [the] {{ministry}} & {PROPOSING} >",
            f"(throw|toss|put) < my (hat|name) (in|into) [the] (ring|hat) & (for|as) [the] [(vacant|empty)] {{ministry}} & {PROPOSING} >",
            f"(install|seat|establish|put|settle|place) (myself|itself) {{ministry}} [{AT}]",
            f"(step|move) < (into|up as|in as) [the] [vacant] {{ministry}} & [{PROPOSING}] >",
            f"become < [the] [new] {{ministry}} & [(in (eir|his|her|their|its) (stead|place)|myself|instead)] & {PROPOSING} >",
            f"(assign|give|award) {{ministry}} to (myself|me|itself) [{AT}]",
            f"(assign|appoint) (myself|itself) [to|as] {{ministry}} [{AT}]",
            f"(put|place|install|seat|set|instal|insert) (myself|itself) (in|into|at|on|as) [the] [(vacant|empty)] {{ministry}} [{AT}]",
            f"(take|claim|accept|assume|fill|grab|occupy|take on|take over) {{ministry}} [myself] [{AT}]",
            "(take|claim|accept|assume|fill) {ministry} [,] reward [of|:] {reward}",
            f"take up [the] [(vacant|empty|unfilled|open|abandoned|orphaned)] {{ministry}} [{AT}]",
            f"take up the [(vacant|empty|unfilled|open|abandoned|orphaned)] (post|office|position|seat|chair|duties|job) (of|as) [the] {{ministry}} [{AT}]",
            f"(self-assign|self assign) < [the] [(vacant|empty)] {{ministry}} & {PROPOSING} >",
            f"make {{ministry}} mine [{AT}]",
            f"become [the] [new] {{ministry}} [{AT}]",
        ),
        says=(
            "{ministry} [(vacant)] (->|to|goes to) (me|myself)",
            f"{{ministry}} [(:|-|–|—|,)] vacant (->|to) (me|myself) < {PROPOSING} >",
            "(for|at) {reward} i (will|shall|'ll) be [(the|your|our)] [(new|next)] {ministry}",
            f"[please] put me in charge of < [the] [(vacant|empty|open|free)] {{ministry}} & {PROPOSING} >",
            f"make me < [the] [(new|next|your|our)] {{ministry}} & {PROPOSING} >",
            f"let me (be|have|take) < [the] [(new|vacant|empty|free)] {{ministry}} & {PROPOSING} >",
            f"i am (the|your|our) new < {{ministry}} & [(as of now|from now on|hereby|herewith|now)] & [,] {PROPOSING} >",
            "i am (the|your|our) new {ministry} [(as of now|from now on|hereby|herewith|now)] [,] reward [:] {reward}",
            f"i (will|shall|'ll) be < [the] [(new|next|your|our)] {{ministry}} & {PROPOSING} >",
            "[the] new {ministry} [(as of now|from now on|henceforth|hereby|as of today)] (:|is|=) (me|myself|yours truly)",
            f"{{ministry}} is [(now|hereby|henceforth|herewith)] mine < {PROPOSING} >",
            f"[please] (put|mark|note|write|sign) me (down|in|up) for [the] [(vacant|empty|open)] {{ministry}} < {PROPOSING} >",
            f"[please] (let me have|give me|assign me) {{ministry}} < {PROPOSING} >",
            f"{{ministry}} [(now|hereby|henceforth|herewith)] (becomes|becomes now) mine < {PROPOSING} >",
            "{ministry} is (now|hereby|henceforth|herewith) mine",
            f"{{ministry}} is [(now|hereby|henceforth|herewith)] in my hands < {PROPOSING} >",
            f"[please] (put|count|write|mark|note|consider|register|list|enter) me [down] as [(the|your|our)] [new] {{ministry}} < {PROPOSING} >",
            "{ministry} is mine (now|from now on|from here on|henceforth|as of now|from today)",
            f"{{ministry}} is mine (now|from now on|from here on|from today on|from this (mail|message|post|moment|day) on|as of now|as of today|as of this (mail|message|post|moment)) < {PROPOSING} >",
            "{ministry} [...] -> (me|myself) [,] [(reward|at|for)] [of|:|at|for] {reward}",
            f"{{ministry}} (:|,|-|–|—) (me|myself|mine) [please] < {PROPOSING} >",
            "{ministry} -> (me|myself) [, reward] [,|:|at|for] {reward}",
            "{ministry} [vacant] [:] [(goes|falls|passes)] to (me|myself) [,] [(at|for|with a reward of|with|reward|reward of)] {reward}",
        ),
        labels=("take", "claim"),
        rows=(
            r"(?:ministries|posts|offices|vacancies) (?:hereby |now )?(?:taken|filled|claimed|assumed) by (?:me|the undersigned)",
        ),
        examples={"I take Fauna at m50.": {"ministry": "Fauna", "reward": 50}},
    ),
    Words(
        "resign_ministry",
        "Ministry",
        rules=("4E46",),
        forms=("resignation",),
        labels=("resignation", "my resignation", "resign", "resigning"),
        idle=True,
        never=LEFT_AS_IT_IS
        + r"|\b(?:done|finished|through|off)\s+(?:as|being|with)\s[^.;:!?]{1,40}?\sfor\s+(?:today|tonight|now|the\s+(?:day|night|evening|nday|nweek|week|moment)|this\s+n?(?:day|week))\b|\bgiv(?:e|ing)\s+up\s+on\b|\bstep(?:ping)?\s+down\s+(?:an?\s|the\s+(?:stairs|ladder|street|road)|to\b|into\b|on\b)|\bresign(?:s|ing)?\s+(?:as|from\s+being)\s+(?:(?:an?|your|the|our)\s+)?(?:officer|member|party|signatory|treasurer|director|juror|deputy|delegate|friend|secretary|president|host|captain|editor|partner|shareholder|priest|participant|clerk|chair(?=\s+of\b))\b|\bmy\s+resignation\b[^.;!?]*\b(?:was|were|had|last|would|might|has\s+been|rejected|joke)\b",
        verb_needs=dict.fromkeys(("let", "put", "part", "bid", "say", "wave", "turn", "walk", "wash"), _BY_NAME),
        params=(Param("ministry", Slot.MINISTRY, required=True, bound=True, many=True, by_capacity=True),),
        does=(
            "(resign|step down|stand down|step aside|stand aside|bow out|retire|abdicate) < [both] [(from|as|my)] [(my|the)] [(post|position|job|role|office|duties|seat)] [(as|of)] [the] {ministry} & [as of ...] >",
            "(quit|leave|vacate|relinquish|give up|surrender|abandon|lay down|put down|drop|renounce|hand back|give back|return|shed) < [(as|being|my|the)] [(post|position|office|role|job|duties)] [(as|of)] {ministry} >",
            f"{STRIP} < (myself|itself) & of [(the|my)] [(post|position|office|role|job|duties|burden|title|honour)] [(as|of)] [the] {{ministry}} >",
            "(tender|hand in|submit|offer|give|announce) < [herewith] my resignation & [(as|from|of)] [the] {ministry} >",
            "resign [from|as|my post as|my position as|the post of|from my (post|position|job|role) (as|of)] {ministry}",
            "resign [my (post|ministry|office|position)]",
            "(step down|stand down) [(now|today|then|as well|too|from my (post|job|position|office))]",
            "(step down|stand down) [from|as|from my (post|position|role) (as|of)] {ministry}",
            "(quit|leave|vacate|relinquish|give up|surrender|abandon|lay down|drop) [as|my (post|position|office|role|job) (as|of)|from] {ministry}",
            "(tender|hand in|submit) my resignation [as|from] {ministry}",
            "(hand in|tender|submit|give|put in|send in) < my [(formal|official)] notice & (as|from) [the] {ministry} >",
            "(hang up|take off|lay down|hand in|hand back|put down|turn in|give back|give up) < (my|the) {ministry} ['s] (hat|robes|boots|gown|mantle|cap|keys|gavel|crown|badge|chain|seal|pen|apron) >",
            "(cease|stop) to (be|hold|act as|serve as|be responsible for) [the] {ministry}",
            "(cease|stop) (being|holding|acting as|serving as) [the] {ministry}",
            "(hold|serve as) [the] {ministry} no (longer|more)",
            "am no longer [(the|your|our)] {ministry}",
            "am not [(the|your|our)] {ministry} (any more|anymore|any longer) [(from|as of) ...]",
            "(let go) < [of] [(the|my)] {ministry} >",
            "let {ministry} go",
            "part with [(the|my)] {ministry}",
            "(take my leave|take leave) (as|of|from) [(the|your|my)] {ministry}",
            "(bid|say|wave) < (farewell|goodbye|good-bye|adieu) & [to] {ministry} >",
            "(hand in|hand back|hand over|turn in|give back|give up|return|surrender|lay down) < (the|my) (key|keys|seal|seals|badge|hat|robes|chain|chains|apron|pen|whistle|gavel|lanyard|uniform) & (of|to|as) {ministry} >",
            "(turn my back on|walk away from|withdraw from|pull out of|bow out of|wash my hands of|step back from|step away from|get out of|move out of|clear out of) [(the|my)] {ministry}",
        ),
        says=(
            "{ministry} is [(now|hereby)] (vacated|relinquished|given up) [by me]",
            "{ministry} is [(now|hereby|herewith)] (resigned|vacated|relinquished|given up) by (me|(its|the) (minister|holder) [,] (who|which|that) is (me|i)|myself)",
            "(herewith|hereby|here is|this is|here comes) my [(formal|official)] resignation (as|from|of) [the] {ministry}",
            "my resignation (as|from|of) {ministry} (takes effect|takes hold|becomes effective|comes into force|is to take effect)",
            "my (last|final|only|one) (act|action|deed|move|duty) (as|for) {ministry} is (to resign|my resignation|to step down|to quit|resigning) [(it|from it|the post|the office|from that post)]",
            "i am (done|finished|through) (being|with|with being) [the] {ministry}",
            "(that 's|that’s|that is|thats) (me|it for me) (done|finished|through|out) (as|being|with being) [(the|your)] {ministry}",
            "as of (today|now|this (mail|message|moment)) i (am|'m|’m) not [(the|your)] {ministry} [(any more|anymore|any longer)]",
            "[please] (accept|take|receive|note|record|register) my resignation (as|from|of) {ministry}",
            "i am (no longer|done as|finished as|through as|out as|off as|out of office as) [the] {ministry}",
            "i am (out of|off|out from|done with|finished with|through with) the ministry of {ministry}",
            "i am (now|hereby|herewith) [the] {ministry} no (more|longer)",
            "(consider|deem|count) me [as] [having] resigned (as|from) {ministry}",
            "(consider|take|treat|regard|accept) this [(as|to be)] my [(formal|notice of)] resignation (as|from|of) [the] {ministry}",
            "my resignation (as|from) {ministry} [is hereby (tendered|given)]",
            "my resignation (as|from|of) {ministry} (is|be) [(hereby|herewith|now)] (enclosed|attached|tendered|given|submitted|handed in|effective|in effect)",
        ),
        rows=(
            r"^\W*(?:my )?resignations?",
            r"(?:ministries|posts|offices) (?:(?:that |which )?i (?:hereby |now )?(?:resign|give up|quit|leave)|(?:hereby |now )?(?:resigned|given up|vacated) by (?:me|the undersigned))",
        ),
        examples={"I quit as Chairman.": {"ministry": "Change"}},
    ),
    Words(
        "revise_reward",
        "Ministry",
        rules=("4E47",),
        forms=(
            "reward revision",
            "revision of a reward",
            "revision of reward",
            "change of reward",
            "reward change",
            "reward cut",
            "reward reduction",
        ),
        labels=("reward revision", "revision of reward", "reward change", "reward cut", "reward reduction"),
        never=r"\b(?:went|came|fell|dropped|sank|rose)\s[^.;:]{0,40}?\bto\s+m?\d|^(?!.*\b(?:rewards?|salar(?:y|ies)|pay|wages?|prices?|fees?|stipends?|costs?)\b).*\b(?:the\s+(?:one|other)|that)\s+(?:of|for|as)\s+(?:the\s+)?(?:ministry\s+of\s+)?(?-i:[A-Z])\w+\s+(?:(?:up|down)\s+)?to\b|\bis\s+all\s+(?:that\s+)?I(?:['’]d|\s+would)?\s+(?:want|ask|need|take|charge)\b|\b(?:tak|claim|assum|appoint|assign|volunteer|usurp|fill)\w*\b[^.;:]{1,80}\band\s+(?:(?:want|ask|charge|demand|set)\b)|\b(?:lower|reduc|cut|decreas|drop|rais|increas)\w*\s[^.;:]{0,60}?\bby\s+(?:(?:another|a\s+further)\s+)?m?\d(?!\w*(?:\s?mac\w+)?,?\s+(?:and\s+so\s+|down\s+)?to\s+m?\d)|(?:->|=>)\s*m?\s?\d+m?(?:\s*+,)?\s+(?:was|were|would|seems|looks|is|had)\b",
        params=(replace(_MINISTRY, by_capacity=True, clues=(_ITS_OFFICE,), vital=True), REWARD),
        does=weekly(
            f"{LOWER} < [(my|the|its)] [(reward|salary|pay)] [(of|for|as|in)] [the] {{ministry}} ['s] [(reward|salary|pay)] & by ... [,] & (to|down to) {{reward}} >",
            f"{LOWER} [(my|the|its)] (reward|salary|pay|wage|price|fee|stipend) (of|for|as|in) [the] {{ministry}} [(:|,|-|–|—)] [from] ... (->|→|to) {{reward}}",
            "(ask|charge|want|demand) [now] [(only|just|but|a mere)] {reward} (for|as) [the] {ministry}",
            "(take|accept|draw) [now] (only|just|but|a mere) {reward} (for|as) [the] {ministry}",
            "make < my (reward|salary|pay|wage|price|fee|stipend) (of|for|as|in) [the] {ministry} & [(be|only|just)] {reward} >",
            "let < my (reward|salary|pay|wage|price|fee|stipend) (of|for|as) [the] {ministry} & (drop|fall|sink|go down|come down|rise|go up|go|slip) & [from ...] & [down] to {reward} >",
            "make (my|the) (reward|salary|pay|wage|price|fee|stipend) (of|for|as|in) [the] {ministry} (smaller|lower|less|cheaper|more modest) [(:|,|-|–|—)] [to] {reward}",
            "(content myself|make do|be content|am content|get by) < with [only] [(a|the)] [new] (reward|salary|pay|wage|price|fee|stipend) of [(only|just|a mere)] {reward} & [(as|for) [the] {ministry}] >",
            f"{LOWER} < [(downward|downwards)] ((my|the) (reward|salary|pay|wage|price|fee|stipend) [(that|which)]|what) i (get|have|receive|draw|hold|earn) (for|as|from|in) [the] {{ministry}} & [from ...] & [(:|to|,|at|down to)] {{reward}} >",
            f"{LOWER} [(my|the)] (rewards|reward|salaries) (of|for|as) {{ministry}} , (both|all|each) [of (them|which|these)] (mine|held by me) , (to|at|down to) {{reward}} [each]",
            f"{LOWER} (my|the) (reward|salary|pay|wage|price|fee|stipend) [from ...] [(to|:|at|down to)] {{reward}}",
            f"{LOWER} (my|the) (reward|salary|pay|wage|price|fee|stipend) [(:|from)] ... (->|to) {{reward}}",
            f"{LOWER} (downward|downwards) {{ministry}} [reward] [:] {{reward}}",
            f"{LOWER} (downward|downwards) (my|the) {{ministry}} (reward|salary|pay) [(to|:)] {{reward}}",
            f"{LOWER} < [(my|the|its)] [(reward|salary|pay|rewards|wage|fee|price)] [(of|for|as|in|attached to|attaching to|pertaining to|appertaining to|belonging to|going with|due to)] [the] {{ministry}} ['s] [(reward|salary|pay|wage|price|fee|stipend)] & [(from|of) ...] & [(to|at|down to|=|->)] [(only|just|a mere)] {{reward}} >",
            f"{LOWER} < my (reward|salary|pay) & (to|at) {{reward}} & (as|for|in) [the] {{ministry}} >",
            "(revise|lower|reduce|change|decrease|set|drop|cut|adjust|alter) [my|the] (reward|salary|pay|rewards) (of|for|as|in) {ministry} [from ...] (to|down to|at) {reward}",
            "(revise|lower|reduce|change|decrease|set|drop|cut|adjust) [the|my] {ministry} ('s|’s|reward|rewards) [reward] [from ...] (to|down to) {reward}",
            "(revise|lower|reduce|change|decrease|set|drop|cut|adjust) {ministry} reward [from ...] (to|down to) {reward}",
            "(revise|lower|reduce|change|decrease|set|drop|cut) [my] reward to {reward} (as|for) {ministry}",
        ),
        says=weekly(
            "[(the|my)] (reward|salary|pay|wage|price|fee|stipend) (of|for|as|in|at) [the] {ministry} [,|:] [from] [{phrase}] (->|down to) {reward}",
            "[(the|my)] (reward|salary|pay|wage|price|fee|stipend) (of|for|as|in|at) [the] {ministry} [(,|:)] (down|up|lowered|cut|reduced) [(,|:)] [from] [{phrase}] (->|to|down to|up to) {reward}",
            "[(the|my)] (reward|salary|pay|wage|price|fee|stipend) (of|for|as|in|at) [the] {ministry} (:|=) [from] {phrase} to {reward}",
            "{ministry} [:|,] reward [from] [{phrase}] (->|to|is now|now|:|down to) {reward}",
            "{ministry} (goes [down]|comes down|drops [down]|falls|sinks) [from ...] to {reward} [(a|per) nweek]",
            "(my|the) (reward|salary|pay) (goes|drops|falls|comes|moves|sinks) [down] [(a notch|a bit|a little|again|somewhat)] : {ministry} [(,|:)] [from] {phrase} (to|->|down to) {reward}",
            "(the one|that|the other) (of|for|as) [the] {ministry} [(down|up)] to {reward}",
            "{ministry} 's (reward|salary|pay) : (->|down to|now) {reward}",
            "{ministry} 's (reward|salary|pay) (goes|drops|falls|comes|moves|sinks) [down] [from ...] to {reward}",
            "(the|my) (reward|salary|pay|wage|price|fee|stipend) (of|for|as) {ministry} (shall be|will be|is [(henceforth|now|hereafter|hereby)] to be|is from now on|is lowered to|drops to|goes down to|falls to|:|->) {reward}",
            *changing("[(my|the)] (reward|salary|pay|wage|price|fee|stipend) (of|for|as|at|in) {ministry}", "{reward}"),
            *changing("(my|the) {ministry} (reward|salary|pay|wage|price|fee|stipend)", "{reward}"),
            *changing(f"{_DRAWN} {{ministry}}", "{reward}"),
            f"{_DRAWN} {{ministry}} (is|shall be|will be|:) [(now|hereby|henceforth)] {{reward}} [(from (now|here|today) on|henceforth|as of now)]",
            "{ministry} 's (reward|salary|pay|wage|price|fee|stipend) (is|becomes|shall be) (now|hereby|henceforth) [(set at|set to|lowered to)] {reward}",
            "[(my|the|its)] (reward|salary|pay|wage|price|fee|stipend) [(is|goes|comes)] [(now|hereby)] down [from ...] to {reward}",
            "my (reward|salary|pay|wage|price|fee|stipend) (drops|falls|sinks|slips|rises|goes [down]|comes [down]) [from ...] [down] to {reward}",
            "my (reward|salary|pay|wage|price|fee|stipend) (is|shall be|will be) (now|hereby|henceforth) {reward}",
            "my (reward|salary|pay|wage|price|fee|stipend) (is|shall be|will be) {reward} (from now on|from here on|henceforth|as of now|from today [on]|from this mail on)",
            "let my (reward|salary|pay|fee) be [(only|just)] {reward}",
            "let my reward (of|for|as) {ministry} be [(only|just)] {reward}",
            "my reward (of|for|as) {ministry} (is|shall be|will be) {reward} (from now on|from here on|henceforth|as of now|from today|from this mail on)",
            "[(the|my)] reward (of|for|as) {ministry} (:|=) now {reward}",
            "{reward} (is|be|shall be) [(now|hereby|from now on|henceforth)] (the|my) [new] (reward|salary|pay) (of|for|as) {ministry}",
            "[the] reward (of|for) {ministry} (becomes|is now|[is] [hereby] (revised|lowered|reduced|changed) [:] [from] [...] (to|->)) {reward}",
            "{ministry} [:] reward [is] (revised|lowered|reduced) [from] ... (->|to) {reward}",
        ),
        rows=(
            "rewards",
            "reward",
            r"(?:reward|downward|salary|pay) (?:revisions?|changes?|cuts?|reductions?|adjustments?)",
        ),
        lists=REWARDS,
        examples={"I lower my reward as Chairman to m45.": {"ministry": "Change", "reward": 45}},
    ),
    Words(
        "usurp_ministry",
        "Ministry",
        rules=("4E48",),
        params=(
            _MINISTRY,
            REWARD,
            Param(
                "holder",
                Slot.NAME,
                unlike=rf"{OFFICE}|^(?i:the\s+)?(?i:ministry)\b|^(?i:judges|priests|ministers|players|posts?|money|macks|offices?|jobs?|power|business|usurpations?)$",
                said=(
                    "(from|held by|now held by|currently held by|out of the hands of|taking it from) {holder}",
                    "(its|the|whose) [(current|present)] (holder|minister|incumbent|occupant) [(is|being|:)] {holder}",
                ),
            ),
        ),
        does=(
            f"usurp < [the] {{ministry}} & [(from|holder|held by|now held by)] [(its|the|current)] [holder] [:] [{{holder}}] & {PROPOSING} >",
            f"usurp [the] {{ministry}} [,] [(now|currently|still|presently)] held by {{holder}} (at|for|on) ... [,] {PROPOSING}",
            f"usurp < [the] {{ministry}} & {_UNDER} & {PROPOSING} >",
            f"usurp < [the] {{ministry}} & [{_UNDER}] & [,] and [i] (ask|want|charge|demand|claim|take) [for] [(no more than|not more than|only|just|but|a mere)] {{reward}} >",
            f"usurp < [the] {{ministry}} & {PROPOSING} >",
            f"usurp < you & (as|in|from) [the] {{ministry}} & [{PROPOSING}] >",
            f"usurp < [the] {{ministry}} & (from|off|away from) you & {PROPOSING} >",
            "usurp < [the] {ministry} & [(and|,|with|;)] [(its|the|my|a)] reward [(of|is|being|to be|shall be|set at|set to|at|:)] {reward} >",
            f"usurp < {{holder}} & (as|from|in) [(the|eir|his|her)] [(office|post)] [(as|of)] {{ministry}} & [,] [and] [(i 'll|i will|offer to|will|shall)] [(do|work|serve)] [(the|it|this)] [(job|work)] {PROPOSING} >",
            f"(attempt|try|make|stage|launch|commit|perform|undertake|mount|begin|start|initiate|commence|open|seek|move|effect|carry out|declare|announce|propose) < [(to|a|an)] (usurpation|coup|usurp|bid [(for|to usurp)]|move [to usurp]) [(of|against|on|at|in)] [the] {{ministry}} & [{PROPOSING}] >",
            "usurp < {holder} & (at|for|with|on|,|:|setting|proposing|asking|asking for|and ask|and ask for|and propose|and set|and name|naming) [(only|just|a mere)] [(a|the|its|my|as)] [proposed|new] [(reward|salary|pay|wage|price|fee)] [(of|being|at|to|:)] {reward} >",
            f"usurp {{ministry}} [from {{holder}}] [{AT}]",
            f"(attempt|try|make|stage|launch|undertake|mount|effect|declare|perform) (a|an|my) (usurpation|takeover) [(attempt|bid)] [(of|against|on|at|in|:)] {{ministry}} [, now {{holder}} 's ,] [{AT}]",
            f"(usurp|seize|take|grab|wrest|claim|assume) [,] by (usurpation|usurping) [,] {{ministry}} [from {{holder}}] [,] [{AT}]",
            f"(attempt|try|seek) to (seize|take|grab|wrest|claim|assume) [,] by usurpation [,] {{ministry}} [from {{holder}}] [,] [{AT}]",
            f"(launch|stage|attempt|undertake|mount|begin|make|try|lead) (a|an|the|my) (usurpation|coup) (against|of|on) {{holder}} [,] [as] [the] {{ministry}} [{AT}]",
            f"(seize|wrest|snatch|grab|take|take over) < {{ministry}} & [(from|off|away from) {{holder}}] & by (usurpation|usurping) & [{PROPOSING}] >",
            f"(attempt|try|seek) to (seize|take|take over|grab|wrest) < {{ministry}} & [(from|off|away from) {{holder}}] & by (usurpation|usurping) & [{PROPOSING}] >",
            f"(depose|oust|unseat|supplant|displace) [the] [(present|current)] {{ministry}} [,] and (take|assume) (that|eir|his|her|the) (ministry|office|post|place) [(to|for|upon) myself] [{AT}]",
            f"usurp {{holder}} (as|from|in) {{ministry}} [{AT}]",
            f"usurp < {{holder}} & (there|in it|from it|in (that|this) (post|chair|office|seat|job|ministry|position)) & [{PROPOSING}] >",
            f"(attempt|try|make|stage|launch|undertake) [to] [a|an] (usurpation|coup|usurp) (of|against|on|at|in) {{ministry}} [{AT}]",
            f"(attempt|try|seek) (to usurp|usurping) < {{ministry}} & [(from|held by|now held by) {{holder}}] & {PROPOSING} >",
            "(attempt|try) to usurp {ministry}",
            f"usurp < {{holder}} , {{ministry}} [,] & [{PROPOSING}] >",
            f"usurp < {{ministry}} , {{holder}} [,] & [{PROPOSING}] >",
            f"usurp < {{holder}} 's {{ministry}} & [{PROPOSING}] >",
            f"usurp < (the|{{holder}} 's|your|eir|his|her|their|that) [(good|old|fine|cosy|empty|comfortable)] {_SEATS} & [(from|of) ({{holder}}|em|him|her|them|you)] & , [the] {{ministry}} [,] & {PROPOSING} >",
            f"usurp < (the|that) {_SEATS} & , [the] {{ministry}} [,] & (from|of) {{holder}} & {PROPOSING} >",
        ),
        labels=("usurp", "usurpation"),
        says=(
            "usurpation of {ministry} by (me|myself) [,] [(at|for|with)] [(proposed|my)] [reward] [(of|:|is)] {reward}",
            f"{{holder}} , {{ministry}} , is [(hereby|herewith|now)] usurped by (me|myself) [{PROPOSING}]",
            f"{{holder}} , {{ministry}} , is (hereby|herewith|now) usurped [{PROPOSING}]",
            "{ministry} is (hereby|herewith|now) usurped [by me] [from {holder}] [(at|for|with) {reward}]",
        ),
        rows=(
            r"^\W*(?:my |new )?usurpations?",
            r"(?:ministries|posts) i (?:hereby )?usurp",
            r"(?:ministries|posts|offices) (?:hereby |now )?usurped by (?:me|the undersigned)",
        ),
        examples={"I usurp Law for 40m.": {"ministry": "Law", "reward": 40}},
    ),
    Words(
        "remove_negligent_minister",
        "Ministry",
        rules=("4E53",),
        forms=(
            "removal",
            "removal for negligence",
            "removal for neglect",
            "dismissal for neglect",
            "dismissal for negligence",
            "removal of a minister",
            "removal of a negligent minister",
            "dismissal",
        ),
        labels=(
            "removal for neglect",
            "removal for negligence",
            "removal of a negligent minister",
            "dismissal for neglect",
            "dismissal for negligence",
        ),
        never=_IN_OFFICE_ONLY
        + r"|\bfrom\s+(?:my|the|our|your)\s+(?:\w+\s+)?(?:list|lists|table|house|rota|party|photo|picture|mailing)\b|\busurp(?![^.;]{0,60}\band\s+(?:(?:hereby|also|then)\s+)?(?:remove|dismiss|oust|sack|fire|depose|evict|expel|discharge)\s[^.;,]{1,40}?\s(?:from|as)\s+(?:the\s+)?(?-i:[A-Z]))|^(?!.*\b(?:negle|neglig|fail(?:ed|ing|ure)|derelict|sloth|inactiv|idle|rule\s+53)).*\band\s+(?:take|assume)\s+(?:that|eir|his|her|their|the)\s+(?:ministry|office|post|place)\b|\bas\s+(?:(?:my|the|a)\s+)?(?:(?:current|present|former)\s+)?(?:deputy|delegate|stand-?in|substitute|locum)\b",
        params=(
            replace(_MINISTRY, bound=True),
            Param(
                "minister",
                Slot.NAME,
                unlike=rf"{OFFICE}|^(?:my|em|him|her|it)?self$|(?i:^(?:the\s+)?(?:\w+\s+)?(?:minister|incumbent|holder)$)",
            ),
            Param("reason", Slot.PHRASE),
        ),
        does=(
            f"{_REMOVE} < {{minister}} & (from|of) [(the|eir|his|her)] [(post|office|position)] [(as|of)] [the] {{ministry}} & [(for|because|on|due|as|since|who) ...] >",
            f"{_REMOVE} {{minister}} as [the] {{ministry}} [(for|because|on|due|as|since) ...]",
            f"{_REMOVE} < [the] {{ministry}} & from [(the|eir|his|her|that|this)] (office|post|position|ministry|job|seat|power) >",
            f"{_REMOVE} < {{minister}} & from [(the|eir|his|her|that|this)] (office|post|position|ministry|job|seat|power) >",
            f"{_REMOVE} < {{minister}} , {{ministry}} [,] & [from {_OFFICE}] & [(for|because|on|due|as|since|who) ...] >",
            "(relieve|strip|deprive|divest|rid) < [the] [(negligent|idle|absent|sleeping|slothful|inactive)] {minister} & of [(the|eir|his|her)] [(post|office|position|duties)] [(as|of)] [the] {ministry} >",
            f"{_REMOVE} < {{ministry}} & from (the|eir|his|her|their|its|that) (ministry|post|office|position) & [(for|because|on|due|as|since|who) ...] >",
            "(declare|make|render|pronounce|proclaim) < [the] {ministry} & [(to be|as)] vacant & [(for|because|on|due|as|since|by|owing|under|per|pursuant to) ...] >",
            "(take|take away|strip|withdraw) < {ministry} & [away] from {minister} & [(for|because|on|due|as|since|who) ...] >",
            f"{_REMOVE} {{minister}} < (for|because of|on the (ground|grounds) of) [(eir|his|her|their)] [(gross|sheer|persistent|utter)] (negligence|neglect|inactivity|absence|sloth|dereliction) [of duty] >",
            "(remove|dismiss|oust|sack|fire) {minister} (from|as) {ministry}",
            "(remove|dismiss|oust|sack|fire|depose|unseat|expel|evict) {ministry} (from|for|because|on|due|as|owing)",
            "(remove|dismiss|oust|sack|fire) {ministry}",
            "(remove|dismiss|oust|sack|fire) the (current|present|sitting|negligent|absent|idle) {ministry}",
            f"{_OUT} < [the] {{ministry}} & out of {_OFFICE} & [(for|because|on|due|as|since|who|over) ...] >",
            "(throw|kick|boot|turf|drive|chase|cast|toss|push) < [the] {ministry} & out & [(for|because|on|due|as|since|who|over) ...] >",
            f"{_OUT} < {{minister}} & out of {_OFFICE} & [(for|because|on|due|as|since|who|over) ...] >",
            f"{_OUT} < {{minister}} & out [of [(the|eir|his|her|their|this|that)] [(post|office|position|job|seat|chair) [(as|of)]]] [the] {{ministry}} & [(for|because|on|due|as|since|who|over) ...] >",
            "relieve {minister} of {ministry}",
            f"(relieve|strip|deprive|divest|rid) < {{ministry}} & of ({_OFFICE[1:-1]}|[(the|eir|his|her|their|its|all)] duties) & [(for|because|on|due|as|since|who) ...] >",
            f"(relieve|strip|deprive|divest|rid) < {{minister}} & of {_OFFICE} & [(for|because|on|due|as|since|who) ...] >",
            f"(effect|order|decree|declare|announce|proclaim|perform) < (the removal|the dismissal|the expulsion) of {{ministry}} & [from {_OFFICE}] & [(for|because|on|due|as|since) ...] >",
            f"(effect|order|decree|declare|proclaim|perform) < {{ministry}} 's (removal|dismissal|expulsion) & [from {_OFFICE}] & [(for|because|on|due|as|since) ...] >",
        ),
        says=(
            f"{{ministry}} 's (removal|dismissal|expulsion) [from {_OFFICE}] [(for|because|on|due|as|since) ...] is (hereby|herewith|now) (effected|ordered|decreed|declared|proclaimed|performed|carried out)",
        ),
        examples={"I remove the Oracle for neglect.": {"ministry": "Questions"}},
    ),
    Words(
        "publish_display",
        "Ministry",
        tells=True,
        idle=True,
        never=r"\bis\s+(?:now\s+|already\s+)?(?:posted|published|issued|released)\s*+,?\s+(?:so|hence|therefore)\b|\bavailable\s+(?:on|upon|for|to|from)\b|\bfor\s+(?:easy\s+|quick\s+|your\s+|my\s+own\s+)?reference\b|\bfyi\b|\bunofficial\b|\bproposals\s+(?:(?:which|that)\s+)?(?:(?:are\s+)?(?:to\s+be|being)\s+(?:voted|put\s+to)|(?:up|open)\s+for\s|(?:up)?on\s+which\s+(?:we|you)\b|on\s+the\s+ballot\b)",
        rules=("4E49",),
        params=(
            Param(
                "display",
                Slot.PHRASE,
                clues=(
                    Clue(
                        r"(?i)((?:(?:\w+['’]s )?official|public) display of (?:the )?\w+|(?:list|table|roll) of (?:all |the |current )?(?:players|rules|proposals|consultations|socks|contracts|corporations|subgames|tricks|fora|points)|ministry report|\w+['’]s report|ministry list|list of (?:ministries|ministers)|(?:player|ministers?|proposal|rule|consultation|sock|contract|trick|forum)s?\s+(?:list|table|roster|register)|(?:(?:current|full|new|updated|latest) )?ruleset)"
                    ),
                ),
            ),
        ),
        does=(
            "(publish|post|present|issue|release|put up|circulate) ... ([public] display|report|list of ministries|ministry list|ministers list|register|roster|(list|table|roll) of [(all|the|current)] (players|rules|proposals|consultations|socks|contracts|corporations|subgames|tricks|fora|points))",
            "put < [(the|my|our)] [(updated|new|current)] public display [of {phrase}] & up & [(at|on|in|under) ...] >",
            "make public [hereby] [,] as {display} , the following ...",
            "(publish|post|present|issue|release|circulate) [hereby] (the|this|my|our) [(following|new|updated|current)] schedule [(below|here|herewith|for nweek ...|of events)]",
            "(publish|post|present|issue|release|put up|circulate) ... schedule of [(the|all|all the)] [(future|coming|upcoming|next|planned)] events",
            "(make|bring) < (public|available|accessible) & [(the|my|our|an|a)] [updated|new|current] ([public] display|report|register|roster|(list|table|roll) of [(all|the|current)] (players|rules|proposals|consultations|socks|contracts|corporations|subgames|tricks|fora|points)) [(of|as of|for) ...] >",
            "(publish|post|present|issue|release|circulate) (the|this|my) [following] (revision|update|correction|revised version|corrected version|updated version) [of {display}]",
            "(publish|post|present|issue) [the|my|this|an updated|a new] [updated|new|current] (public display of {phrase}|ministry report|registrar 's report|ministry list|list of ministries|ministers list|report|ruleset)",
        ),
        headings=(
            r"^\W*(?:the\s+)?(?P<display>(?:weekly\s+|official\s+)?report of the (?:ministry of \w+|registrar|rulekeeper|chairman|oracle|judge|arbiter|ranger|gamemaster|gm|washerwoman|doctor|mom|metamin|minister\b[^.,!?]{0,20}))\b[^.!?]{0,40}$",
            r"^\W*(?:the\s+)?(?P<display>(?:(?:registrar|rulekeeper|chairman|oracle|judge|arbiter|ranger|gamemaster|gm|washerwoman|doctor|mom|metamin|minister|ministry|minister of \w+)['’]?s?\s+(?:(?-i:[A-Z])\S*\s+(?:(?:and|of|the)\s+)*){0,5}(?:weekly\s+)?report|ministry report))\b[^.!?]{0,60}$",
            r"^\W*(?:(?:the\s+)?ministry\s+(?:of|for)\s+(?:the\s+)?\w+\s*+[:–—-]\s*)?(?:(?:updated|new|current|revised|latest|corrected)\s+)?(?P<display>public display of (?:the )?\w+(?: and their \w+)?)(?:,?\s+(?:[-–—(\[]\s*)?(?:as\s+(?:of|at|on)\s+|for\s+|of\s+)?n(?:week|day)\b[^.!?]{0,40})?(?:,?\s+(?:as\s+)?(?:published|posted|issued|compiled|kept|maintained)\s+(?:here(?:by|with)\s+)?by\s+(?:me|the\s+\w+(?:\s+of\s+\w+)?))?(?:,?\s+\(?(?:as\s+(?:of|at|on)|on|at|for)\s+(?:nweek|nday|the\s+(?:start|beginning|end)|today|now|\d)[^.!?]{0,40})?\s*+:?\s*\W*$",
            r"^\W*(?:(?:the|my)\s+)?(?:updated|new|current|revised|latest|corrected)\s+(?P<display>public display of (?:the )?\w+(?: and their \w+)?)\s*+:\s+\S*://\S+\W*$",
            rf"^\W*(?:(?:the|my|our|your)\s+)?official\s+(?:the\s+)?(?P<display>{_LIST}|(?:register|roster|table|ledger|census|roll|schedule|calendar)(?:\s+of\s+(?:the\s+|all\s+)?\w+)?|(?:public\s+)?display(?:\s+of\s+(?:the\s+|all\s+)?\w+)?){_AS_OF}$",
            r"^\W*(?:the\s+)?(?P<display>(?:registrar|rulekeeper|chairman|oracle|judge|arbiter|ranger|gamemaster|gm|washerwoman|doctor|mom|metamin)['’]s?\s+(?:weekly\s+|official\s+)?report)(?:,?\s+(?:for\s+|of\s+)?nweek\s+\d+)(?:,?\s+nday\s+\d+)?\.?$",
            r"^\W*updated (?P<display>ministry list|ministers list|list of ministries)\b[^.!?]{0,40}$",
            rf"^\W*(?:(?:the|my)\s+)?(?:updated|corrected|revised|latest)\s+(?P<display>{_LIST})(?:\s*[,(][^.!?:]{{0,40}}|\s+(?:for|as\s+(?:of|at)|of|on|at|in)\s+[^.!?:]{{0,40}})?\s*+:?\s*$",
        ),
        says=(
            "[(the|my|our|this)] [(updated|new|current|latest|official)] (public display [of {phrase}]|roster|register|report|ministry report|ministry list|list of (ministries|players|rules|proposals|consultations|socks|contracts|tricks|fora|points)) [(as of|as at|as on|for) ...] is (hereby|herewith) (published|issued|posted|released|presented|circulated|made public|updated|brought up to date)",
            "(a|the|my) [new|newly] (corrected|revised|updated|amended|mended) public display of {phrase} is [(hereby|now|herewith)] (published|posted|issued|put up) (at|under|on|below|here|in) ...",
            f"[(the|my|our)] [(official|weekly)] ({_OFFICERS}) 's [(official|weekly)] report [,] [...] is (hereby|herewith) (published|issued|posted|released|presented|circulated|made public)",
            f"my [(official|weekly)] report as [the] ({_OFFICERS}) [,] [...] is (hereby|herewith) (published|issued|posted|released|presented|circulated|made public)",
            "(the|my|our) [(current|updated|new|official)] public display of {phrase} (is|reads) (this|as follows|the following|now this|now as follows|below) :",
            f"the [(official|weekly)] report of the ({_OFFICERS}) [,] [...] is (hereby|herewith) (published|issued|posted|released|presented|circulated|made public)",
            "(published|posted|issued|released|circulated) [(herewith|hereby|today|now|by me)] : (the|my|our|this nweek 's) ... (display|report|register|roster)",
            "[(the|my|our|this|an|a)] [(updated|new|current|latest|official)] (public display [of {phrase}]|roster|register|report|ministry report|ministry list|list of (ministries|players|rules|proposals|consultations|socks|contracts|tricks|fora|points)) is (published|issued|posted|released|presented|circulated) [by [the] {phrase}] (below|herewith|hereby|in this (mail|message|post)|with this (mail|message|post))",
            "(here is|below is|below you find|attached is|this is|following is) (the|my|this nweek 's|our) [(updated|new|current|latest)] official display of {phrase}",
            "(here is|below is|below you find|attached is|this is|following is) (the|my|this nweek 's|our) [(updated|new|current|latest|official)] (public display of {phrase}|ministry report|registrar 's report|list of ministries)",
            f"(here is|below is|below you find|attached is|this is|following is) [(the|my|our|this nweek 's)] [({_OFFICERS}) 's] [(updated|new|current|latest)] (official|public) display [of {{phrase}}]",
            "(here is|below is|this is) (the|my|an) (updated|new|current|latest|official|corrected) (list|table|roll) of [(all|the|current)] (players|rules|proposals|consultations|socks|contracts|corporations|subgames|tricks|fora|points|ministers|ministries)",
            "(here is|below is|this is) (the|my|an) (updated|new|current|latest|official|corrected) (player|ministry|ministers|minister|proposal|rule|consultation|sock|contract|trick|forum) (list|table|roster|register)",
        ),
        examples={
            "I publish the Public Display of Rules at http://nomic.example/r.": {"display": "Public Display of Rules"}
        },
    ),
    Words(
        "challenge_display",
        "Ministry",
        rules=("4E50",),
        forms=("challenge", "challenge of a display", "challenge to a display", "challenge against a display"),
        never=r"^\W*challenge\s*[:–-][^.:;]*\b(?:is|are|was|were|has|have|had|will|should|can)\b",
        params=(
            Param(
                "display",
                Slot.PHRASE,
                required=True,
                like=DISPLAYED,
                unlike=r"\b(?:because|since)\b|\b(?:idea|notion|view|opinion|belief|assumption|thought|theory|principle)\b",
                cut=r"\s+(?:on|in)\s+(?:\w+\s+){1,2}?(?:counts?|grounds?|points?|accounts?|respects?|heads?)\b.*|\s+for\s+(?:\w+\s+){1,2}?(?:reasons?|errors?|mistakes?)\b.*",
            ),
            Param("errors", Slot.TEXT, required=True),
        ),
        does=(
            "(challenge|dispute|contest|call into question|question) < [the] [accuracy of] {display} & [(:|on the ground that|because|since|as|for|,)] >",
            "challenge {display}",
            "(raise|make|file|issue|post|lodge|submit|enter|register|announce|bring|place|put forward|launch) < [(a|my|this)] [(formal|public|following)] challenge & (to|against|of|on|about|regarding|concerning) {display} >",
            "(take issue with|find fault with|doubt|dispute) {display} [,] and [(hereby|formally|therefore|so)] (challenge|contest|dispute) it",
        ),
        says=(
            "[(a|my)] [(formal|public|official|hereby a|herewith a)] challenge (to|against|of) {display} (:|-|–)",
            "(this|the following|what follows) is [(hereby|herewith)] (a|my) [(formal|public|official)] challenge (to|against|of) {display} (:|-|–|—)",
            "(this|the following|what follows) is [(hereby|herewith)] (a|my) [(formal|public|official)] challenge (to|against|of) {display}",
            "[(a|my)] [(formal|public|official|hereby a|herewith a)] challenge (to|against|of) {display} ... (:|-|–)",
            "[(my|a)] [(formal|official)] challenge (:|-|–) (the|your|my) {display}",
            "[a|my] [(formal|public)] challenge is (hereby|herewith) (raised|made|filed|issued|posted|lodged|submitted|entered|registered|brought|announced) (to|against|on) {display}",
            "{display} is [(hereby|now|formally|herewith)] challenged [(:|because|since|as|for)]",
            "{display} (contains|has) (these|the following|an|some|two|three) (errors|error|mistakes|mistake) ... [,] [and] i challenge it",
            "{display} (contains|has) (an|some|two|three|several) (error|errors|mistake|mistakes) ... , and for (that|this|it|them|these) i challenge it",
            "[the] {display} (gets|receives|earns|draws|meets|meets with|has|faces) (a|my|this) [(formal|public)] challenge [(from|by|of) (me|mine)] [,] (because|since|as|for|:|on the ground that)",
            "{display} is wrong in (these|the following) respects ... [,] [and] i challenge it",
            "i (say|think|believe|find|hold) [that] {display} is (wrong|incorrect|inaccurate|mistaken|in error) [,] and [(hereby|therefore|so)] challenge it [(:|because|since|as|for|,)]",
            "[there (is|are)] (a|an|one|two|three|four|several|some|many) (mistake|mistakes|error|errors|slip|slips|flaw|flaws) (in|on) {display} [,] (which|and [(hence|so|therefore)]) i [(hereby|herewith|therefore|so|thus|accordingly|now)] challenge [it] [(:|,|-|–|—)]",
            "{display} is wrong ... [,] [and] (i challenge it|[is] (hereby|herewith) challenged)",
        ),
        document=Document.ITEMS,
        body="errors",
        examples={
            "I challenge the ministry list: Joel is Ranger.": {
                "display": "the ministry list",
                "errors": ["Joel is Ranger"],
            }
        },
    ),
    *CHALLENGES,
    APPROVAL,
)
