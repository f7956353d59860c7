"""The Ministry of Questions: who becomes a Priest and who is one no longer (4E18)."""

from __future__ import annotations

from engine.language import Words
from officers.bnomic4.words.verbs import LEAVE, LEFT_AS_IT_IS, property_of

_PRIESTHOOD = (
    "(priesthood|ordination|ordainment|ordainedness|ordained (property|status|state)|holy orders|cloth|robes|(state|status|property|condition) of (ordination|being (ordained|a priest))"
    "|being (ordained|a priest|one of the ordained))"
)
"""What a priest has, and renounces."""

WORDS = (
    Words(
        "become_ordained",
        "Questions",
        rules=("4E18",),
        idle=True,
        does=(
            "(join|enter|swell) the (ranks|company|order|body) of [the] (ordained|priests|priesthood|clergy)",
            f"(assume|acquire|gain|take|take on|take up|take upon myself|take unto myself|adopt|accept|claim) [(for|upon|unto) myself] {property_of('ordained', 'the')}",
            f"(give|grant|award|confer|bestow|lay|put|take|vest|settle) < {property_of('ordained', 'the')} & [to|on|upon|onto|unto] (myself|me) >",
            f"(invest|vest|endow|provide) myself with {property_of('ordained', 'the')}",
            "(take|take up|enter|join|don|put on|assume|wear) (the cloth|the priesthood|holy orders|the robes|the robes of a priest|orders|the order)",
            "(become|get|be|get myself|make myself|have myself|let myself be) [(also|now|hereby|herewith|too)] ordained",
            "(become|am now) a[n] [ordained] priest",
            "give myself the ordained (property|status)",
            "(assume|accept|take on|adopt) the [ordained] (property|status) [of] ordained",
            "become [an] ordained [(priest|player)]",
            "(become|am now|make myself) (one|a member|another) of the ordained",
            "(take|swear|make|profess) [(the|my|our)] [holy] vows [of (the ordained|ordination|priesthood)] and become (ordained|one of the ordained|a priest)",
            "ordain (myself|itself)",
            "(gain|take on|acquire|take|take upon myself|assume|adopt|claim) [for myself] the ordained (property|status)",
            "(take|join) (holy orders|the priesthood)",
            "become a priest",
            "(accept|take|undergo|opt for|assume) (ordination|ordainment)",
            "consent to (be ordained|my ordination|ordination)",
            "(set|make|switch|turn|change) my ordained [(property|status|flag)] [from (false|no|off)] [to] (true|yes|on)",
            "make myself [(a|an)] ordained [(priest|priestess|player|person)]",
            "(make|declare|pronounce|proclaim) myself (a|an) [ordained] (priest|priestess)",
            "(give|grant|award) myself the ordained property",
        ),
        says=(
            "(from this (hour|moment|day) [on]|henceforth|as of now) i am ordained",
            "i (hereby|now) become ordained",
            "my ordained [(property|status|flag)] (is (now|hereby|henceforth|set to|hereby set to|now set to)|becomes|goes to) (true|yes|on)",
            "[please] (consider|count|regard|mark|put|write|note|list|record|register|enter) me [down] [as] ordained",
            "(hereby|herewith|now) ordained (:|,|-|–|—) (me|myself|yours truly)",
            "ordained [,] i [(hereby|herewith|now)] become [(hereby|herewith|now)]",
            "[please] make me (a priest|[an] ordained [(priest|player)])",
            "i (will be|shall be|'ll be) ([an] ordained [(priest|player)]|a priest) (from now on|henceforth|as of now|from (today|here|this moment) [on])",
            "[please] ordain me",
            "[please] (count|number|list|include|enrol|enter) me (among|amongst|with) the (ordained|priests|priesthood|clergy)",
            "i am [now|hereby] ordained",
            "(from this (hour|moment|day|message|mail) [on]|henceforth|as of (now|this (message|mail|moment))|with this (message|mail)|by this (message|mail)) [,] i am (ordained|an ordained player|[an] ordained [priest]|one of the ordained|a [ordained] priest)",
            "i am (now|hereby) an ordained player",
            "i am an ordained player (from now on|henceforth|as of now|as of this (message|mail|moment)|from this (hour|moment|day|message|mail) [on])",
        ),
        never=r"^\W*being\s+\w+\s+[a-z]+s\b|^(?!.*\b(?:hereby|now|henceforth|from|as\s+of)\b).*\bI\s+am\s+(?:an?\s+)?ordained\b,?\s+(?:as\s+(?:you|we|the|everyone|everybody|can)|and\s+(?:so\s+)?(?:can|may)|so\b|already|since|because|after)",
        examples={"I ordain myself.": {}},
    ),
    Words(
        "renounce_ordination",
        "Questions",
        idle=True,
        rules=("4E18",),
        never=rf"{LEFT_AS_IT_IS}|\bno\s+(?:more|longer)\s+than\b|\bput(?:s|ting)?\s+off\b.*\b(?:until|till|to|for)\b",
        topic=r"ordain|ordinat|\bpriest|\bcloth\b|\borders\b|\brobes\b|\bcollar\b|\bdefrock",
        does=(
            f"(renounce|give up|relinquish|resign|drop|lose|shed|surrender|forgo|end) [(the|my|its)] [own] {_PRIESTHOOD}",
            f"{LEAVE} [(the|my|its)] [own] {_PRIESTHOOD}",
            f"{LEAVE} the [(ranks|company|order|body) of the] ordained",
            f"(give back|hand back|remove|return) (the|my|its) [own] {_PRIESTHOOD}",
            f"lay < (down|aside|away|by|off) & [(the|my)] {_PRIESTHOOD} >",
            f"(put|set|cast) < (aside|away|by|down) & [(the|my)] {_PRIESTHOOD} >",
            f"(put an end to|make an end of) [(the|my|its)] [own] {_PRIESTHOOD}",
            "(hang up|put off|doff|lay aside|turn in|hand in|take off) (my|the) [priestly] (robes|cloth|collar)",
            "(throw away|cast off|cast away|surrender|discard|put off|hand back|take off|strip off|shake off|lay off) (my|the) (ordained property|ordained status|ordination|priesthood)",
            "(strip|rid|divest|relieve|unburden|disburden|deprive) (myself|emself|himself|herself|itself|themselves) of (my|the|eir|his|her|its|their) (ordained property|ordained status|ordination|priesthood|property of being ordained)",
            "(strip|rid|divest|relieve|unburden|disburden) myself of it",
            f"(discard|cast off) (my|the) {_PRIESTHOOD}",
            "am ordained no (more|longer)",
            f"(remove|revoke|withdraw|lift|take) [from myself] {property_of('ordained', '(my|the)')} [from myself]",
            "defrock myself",
            "(abjure|forswear|withdraw|revoke|cancel|rescind|annul|repudiate|disclaim|forsake|put off|cast off) [(the|my|its)] [own] (ordination|ordainment|priesthood)",
            "(set|make|switch|turn|change) my ordained [(property|status|flag)] [from (true|yes|on)] [to] (false|no|off)",
            "make myself (non-ordained|unordained|un-ordained|not ordained)",
            "become [(a|an)] (non-ordained|unordained|un-ordained|deordained) [player]",
            "(strip|rid|divest|relieve) myself of [the] ordained",
            "(return|go back) to the laity",
            "(cease|stop) (to be|being) ([an] ordained [player]|a priest)",
            "(renounce|give up|stop|quit|cease|leave off) being ([an] ordained [player]|a priest)",
            "am (hereby|now|henceforth) ordained no (more|longer)",
            "am [(hereby|now|henceforth)] no longer ([an] ordained [player]|a priest|one of the ordained)",
            "(unordain|un-ordain|deordain|de-ordain|disordain) (myself|itself)",
            "(renounce|give up|relinquish|lay down|shed|resign|put off) (it|them) [again]",
            "lay < down & (it|them|these|my orders|my [holy] vows) & [again] >",
        ),
        says=(
            "my ordained [(property|status|flag)] (is (now|hereby|henceforth|set to|hereby set to|now set to)|becomes|goes to) (false|no|off)",
            "my (ordination|ordainment|priesthood) ((ends|lapses|expires) (here|now|hereby|herewith|today|at once|(with|by) this (mail|message|post))|is (hereby|herewith|now) (over|ended|at an end))",
            "[please] (strike|remove|take|cross|drop) me [(off|out)] (from|of) the (list of [the] ordained|ordained|priesthood|clergy)",
            "[please] (count|list|number) me no longer (among|amongst|with) the (ordained|priests|clergy)",
            "(from now on|henceforth|as of (now|today)) [,] i am not ordained [(any more|anymore|any longer)]",
        ),
        examples={"I renounce the priesthood.": {}},
    ),
)
