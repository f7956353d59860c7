"""The Ministry of Society: joining and leaving, activity, fora, the Message of the nweek."""

from __future__ import annotations

from engine.language import Param, Slot, Words

_NAME = "[(again|as a player)] [under (the|my) [old|new|player] name [of]|as|named|with the name] [,] {name}"
_GAME = "[the] (game|b nomic|b|nomic|this game|game of b nomic|b nomic game)"

WORDS = (
    Words(
        "join_game",
        "Society",
        rules=("4E5", "4E39"),
        params=(Param("name", Slot.TITLE, required=True), Param("recruiters", Slot.NAME, listed=True)),
        does=(
            "(wish|want|would like|request|ask|like|apply|desire) to (join|enter|rejoin|re-join|be registered|register|become|be)",
            "(join|enter|rejoin|re-join) [(b nomic|b|nomic|the game|this game)] [again]",
            "register (myself|as a player|for b nomic|with b nomic)",
            "(consent|agree) to be (governed|bound) by the rules and become a player",
            "(request|ask for|apply for) (registration|membership|admission)",
            "become a player",
        ),
        says=(
            "[please] (register|enroll|enrol|sign|add) me [up] [as]",
            "sign me up",
            "count me in as a [new] player",
            "please let me (join|in)",
        ),
        examples={"I wish to join B Nomic as 'Teucer'.": {"name": "Teucer"}},
    ),
    Words(
        "forfeit_game",
        "Society",
        rules=("4E39",),
        does=(
            "forfeit",
            "forfeit [from] [(the game|b nomic|b|this game)]",
            "(quit|leave) (b|b nomic|the game|the nomic|this game|the game of b nomic)",
            "cease to be a player",
            "deregister",
            "forfeit my (membership|playership)",
            "(resign|withdraw) from (the game|b nomic)",
        ),
        says=("[please] consider this my [notice of] (forfeiture|forfeit)", "this is my [notice of] forfeiture"),
        bare=("forfeit", "i forfeit"),
        examples={"I hereby forfeit the game of B Nomic.": {}},
    ),
    Words(
        "deactivate_player",
        "Society",
        rules=("4E28",),
        params=(Param("player", Slot.NAME, required=True, many=True),),
        does=(
            "(remove|take|strip) [the] active (property|status) from {player}",
            "(remove|take) [away] {player} active (property|status)",
            "(remove|take) {player} 's active (property|status)",
            "(make|render|mark|declare|set) {player} [as|to be|to] (inactive|non-active|not active)",
            "deactivate {player}",
            "strip {player} of [the] active [(property|status)]",
            "(move|send|consign|put) {player} (to|into) the horde",
            "change {player} [status] to inactive",
        ),
        says=(
            "{player} (joins|enters) the horde",
            "{player} is hereby (made inactive|deactivated|no longer active)",
            "{player} is made inactive",
        ),
        examples={"I remove the Active property from Joel.": {"player": "Joel"}},
    ),
    Words(
        "designate_forum",
        "Society",
        rules=("4E6",),
        params=(Param("forum", Slot.PHRASE, required=True), Param("designation", Slot.PHRASE, required=True)),
        does=(
            "(make|designate|declare|mark|name) {forum} [as|to be] [a|the] (public) [forum] => designation=Public",
            "(make|designate|declare|mark|name) {forum} [as|to be] [a|the] (private) [forum] => designation=Private",
            "(make|designate|declare|mark|name) {forum} [as|to be] [a|the] (discussion) [forum] => designation=Discussion",
            "(change|set) the designation of {forum} to public => designation=Public",
            "(change|set) the designation of {forum} to private => designation=Private",
            "(change|set) the designation of {forum} to discussion => designation=Discussion",
            "give {forum} the [designation] [of] public [designation] => designation=Public",
            "give {forum} the [designation] [of] private [designation] => designation=Private",
            "give {forum} the [designation] [of] discussion [designation] => designation=Discussion",
            "(remove|withdraw) the public designation from {forum} => designation=Private",
        ),
        says=(
            "{forum} is [now|hereby] [(designated|made|declared)] [as] [now] [a|the] public forum => designation=Public",
            "{forum} is [now|hereby] [(designated|made|declared)] [as] [now] [a|the] private forum => designation=Private",
            "{forum} is [now|hereby] [(designated|made|declared)] [as] [now] [a|the] discussion forum => designation=Discussion",
        ),
        examples={"I make the wiki a Discussion forum.": {"forum": "the wiki", "designation": "Discussion"}},
    ),
    Words(
        "change_motnw",
        "Society",
        rules=("4E39",),
        params=(Param("message", Slot.TEXT, required=True),),
        does=(
            "(change|set|alter|update) the (motnw|message of the nweek) (to|to read) [:] {message}",
            "(change|set|alter|update) the (motnw|message of the nweek) [as (announced|intended|described)]",
            "make the (motnw|message of the nweek) [:|read] {message}",
        ),
        says=(
            "the (motnw|message of the nweek) (becomes|is now|is hereby|now reads|shall be|is set to|is changed to) [:] {message}",
        ),
        labels=("motnw", "new motnw"),
        intent="with_support",
        examples={"The motnw is now 'Hi'.": {"message": "Hi"}},
    ),
)
