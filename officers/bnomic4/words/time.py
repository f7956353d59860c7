"""The Ministry of Time: the Clock, and customs of the calendar (4E14, 4E31)."""

from __future__ import annotations

from engine.language import Line, Param, Slot, Turn, Words
from officers.bnomic4.words.verbs import changing

_ON = (
    "(turn|switch|flip|put|set|start|restart|get) < [(back|up)] [the] clock & [(back|again|running|going|ticking)] (on|running|going|ticking) [again] >",
    "(turn|switch|flip|put) [back] [on] [the] clock [back] (on|to on)",
    "(turn|switch) [back] on the clock",
    "(turn|switch|flip|put) it (on|back on|on again)",
    "(set|change) the clock [state] [back] [from off] to on",
    "(start|restart) the clock [again] [for (voting|the vote|the voting period)]",
    "start it [again]",
    "(turn|switch) the clock from off to on",
)
_ON_SAYS = (
    "[the] clock (started|restarted|running|starts|restarts|resumes) [again]",
    "[the] clock [is] (back|turned) on [again]",
    "[the] clock (runs|ticks|is running|is ticking) [again]",
    "let the clock (run|tick) [again]",
    "[the] clock [is] (now|hereby) [(turned|switched|set|changed)] [from off] [to] [:] on",
    "[the] clock [is] [now|hereby] (turned|switched|set|changed) [from off] [to] [:] on",
    *changing("[the] clock", "on"),
    "[the] clock : on",
    "[the] clock 's [back] on again",
    "[the] clock [back] on [again] for [the|this] (voting|vote|ballot|voting period)",
    "[the] clock , ... , (goes|comes) [back] [to] on [again]",
    "[the] clock (goes|comes) back [to] on [again]",
    "clock , (on|start|run|tick|go) [again]",
    "[the] clock is on [,] (again|by order of|by decree of|by my hand|by my order|as of now|from now on|from here on)",
    "[the] clock is [hereby] started",
    "[the|my|this nweek's] (ballot|ballots|voting) [is|are|'s] [now] (out|up|sent|ready|posted|open|distributed|published) [,] [so|and|:|;|--|-] clock [back] on [again]",
    "on (goes|with) the clock [again]",
    "[the] clock is hereby [(turned|switched|set|back)] [to] on",
)

WORDS = (
    Words(
        "clock_on_mom",
        "Time",
        rules=("4E14",),
        topic=r"\bclock\b",
        turns=(Turn("clock_on_chairman", said=r"\b(?:chairman|chairperson|ballots?|voting|votes?)\b"),),
        does=_ON,
        says=_ON_SAYS,
        bare=("clock on", "clock back on", "clock on again"),
        bare_anywhere=True,
        examples={"As MoM I turn the Clock on.": {}},
    ),
    Words(
        "clock_on_chairman",
        "Time",
        rules=("4E14",),
        topic=r"\bclock\b",
        examples={"The ballot being published, I turn the Clock on.": {}},
    ),
    Words(
        "clock_off_mom",
        "Time",
        rules=("4E14",),
        topic=r"\bclock\b",
        does=(
            "(turn|switch) [the] clock off",
            "(turn|switch|flip|put|set) < [back] [the] clock & [(back|again)] off [again] >",
            "(stop|halt|freeze|still|pause|suspend) [the] clock",
            "(turn|switch) off the clock",
            "turn it off [again]",
            "(set|change) the clock [state] [from on] to off",
            "(stop|halt) the clock",
            "(turn|switch) the clock from on to off",
        ),
        says=(
            "[the] clock [is] (now|hereby) [(turned|switched|set|changed)] [from on] [to] [:] off",
            "[the] clock [is] [now|hereby] (turned|switched|set|changed) [from on] [to] [:] off",
            "[the] clock : off",
            *changing("[the] clock", "off"),
            "clock , (off|stop|halt)",
            "clock off [,] please",
            "off (goes|with) the clock [again]",
            "[the] clock is hereby [(turned|switched|set)] [to] off",
            "[the] clock (stopped|halted)",
            "[the] clock (hereby|now|herewith) (stops|is halted|halts|goes off|stands still)",
            "[the] clock (stops|is halted|halts|goes off|stands still) (now|here|at once|herewith|forthwith)",
            "[the] clock is halted",
            "[the] clock is [hereby] stopped",
        ),
        examples={"I stop the clock.": {}},
    ),
    Words(
        "observe_holiday",
        "Time",
        rules=("4E31",),
        lines=(
            Line(
                r"(?i:happy|merry|joyous|glad|frohe?n?|god)\s+(?P<holiday>(?i:(?:[A-Z][\w'-]*\s+){0,4}?(?:Day|Wonko|Tango|Halfday|Zarpint)))\b.*",
                frozenset("happy merry joyous glad frohe frohen frohn god".split()),
            ),
        ),
        params=(Param("holiday", Slot.TITLE),),
        examples={"Happy Gift Day!": {}},
    ),
)
