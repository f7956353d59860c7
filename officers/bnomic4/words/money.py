"""Points and currency: giving, exchanging, paying fines (4E17, 4E33, 4E34)."""

from __future__ import annotations

from engine.language import Param, Slot, Words
from officers.bnomic4.words.verbs import EXCHANGE, GIVE, MY_LIST, passing

WORDS = (
    Words(
        "give_currency",
        "money",
        rules=("4E33", "4E34"),
        gives=True,
        strict=True,
        params=(
            Param("amount", Slot.MACKS, required=True),
            Param("recipient", Slot.NAME, required=True, many=True),
            Param("currency", Slot.PHRASE),
        ),
        does=(
            f"{GIVE} < [the] [(sum|amount|total) of] {{amount}} [of mine] [each|apiece] & (to|unto|upon|over to|on to|onto|across to|towards|into the hands of|into the account of) [each of] {{recipient}} >",
            f"{GIVE} [each of] {{recipient}} < [(the|(the sum|the amount|a total) of)] {{amount}} [each|apiece] [[that] (i owe [(em|him|her|them)]|(e|he|she|they) (lent|gave) me|i borrowed)] >",
            "(drop|put|place|stuff|lay|slip|throw|toss|post) < {amount} & (into|in|on|onto) {recipient} 's (purse|hat|pocket|account|hands|lap|letterbox|coffers|hat) >",
            "(make|do) {recipient} < a (present|gift) of {amount} >",
            "(present|reward|treat|favour|favor|honour|honor) {recipient} (with|to) {amount}",
            "send {amount} {recipient} ('s|’s) way",
            "(part with|give away|give up|relinquish|waive|renounce|cede) {amount} (in favour|in favor|for the benefit) of {recipient}",
            "credit < {recipient} & [with] {amount} >",
            f"{GIVE} < {{amount}} [of mine] & [from my [own] (account|purse|pocket|balance)] & (to|into) {{recipient}} ['s] [(account|purse|pocket|balance|coffers|hands)] >",
            "let {recipient} (have|receive|keep) {amount}",
            "(make|effect|arrange) < (a|the|this) [small|generous] (transfer|payment|gift|donation) of {amount} & to {recipient} >",
            "(give|transfer|send|pay|hand over|hand|donate|grant|award|gift|deliver|remit|wire|return) {amount} [each|apiece] [back] [from (me|myself|my account|my balance|my own pocket)] (to|over to|towards) [each of] {recipient}",
            "(give|send|pay|hand|grant|award|gift|wire) [each of] {recipient} [each] [the sum of] {amount} [each]",
            "(make|effect) (a|the) (transfer|payment|gift) of {amount} to {recipient}",
            "(give|transfer|send|pay) {amount} => recipient=",
        ),
        says=(
            *passing("{amount}"),
            "{amount} (pass|passes|go|goes|move|moves|travel|flow|wander) [over] from (mine|me|my ...) to {recipient}",
            "here (is|are|'s) {amount} (for|to) {recipient}",
            "here (is|are|'s) {amount} for (you|thee) , {recipient}",
            "{recipient} [(,|:)] here (is|are|'s) {amount}",
            "let {recipient} (have|receive|get) < {amount} & (of mine|from me|from my ...) >",
            "{amount} (pass|passes|go|goes|move|moves|travel|flow|change hands) [over] from (me|my account|my balance|my hold|my pocket|my purse|mine) [over] to {recipient}",
            "{amount} [go|goes] to {recipient} [from me]",
            "{recipient} (gets|receives|is given|is paid) {amount} from me",
            "{recipient} (may|can|shall|is to|are to) have {amount} (of mine|from me|out of my ...)",
            "{amount} -> {recipient}",
            "i owe {recipient} {amount} [(,|;|:|-)] [(and|so)] (which i|and i|i) [hereby] [now] (pay|settle|give|transfer|send) [(it|them|this)]",
            "i owe {amount} to {recipient} [(,|;|:|-)] [(and|so)] (which i|and i|i) [hereby] [now] (pay|settle|give|transfer|send) [(it|them|this)]",
            "(enclosed|attached|herewith) [please find] [:] {amount} for {recipient}",
            "{amount} [goes|go|from me|is transferred] [from me] to {recipient}",
            "{amount} out of (mine|me|my ...) [and] (into|to) {recipient} ['s] [(purse|pocket|account|hands|coffers)]",
        ),
        labels=("transfer", "payment", "gift", "donation", "transfer of mackerel", "mackerel transfer", "pay", "paid"),
        rows=(MY_LIST.format("payments?|transfers|gifts|donations|debts"),),
        examples={"I give m25 to Hose.": {"amount": 25, "currency": "mackerel", "recipient": "Hose"}},
    ),
    Words(
        "exchange_points",
        "money",
        rules=("4E34",),
        params=(Param("points", Slot.POINTS, required=True), Param("currency", Slot.PHRASE, default="mackerel")),
        does=(
            f"{EXCHANGE} < {{points}} [of mine] & (for|into|to|against) ... (mackerel|macks|mackerels|money|currency|fish) >",
            "(buy|get|obtain) (mackerel|macks) (for|with) {points}",
            "(spend|use) {points} (on|for|to (buy|get)) (mackerel|macks|mackerels)",
            "(exchange|convert|swap|trade|trade in|cash in|change|turn|redeem) {points} (for|into|to) (mackerel|macks|money|currency|mackerels)",
            "(exchange|convert|swap|trade|trade in|change|redeem) {points} (for|into|to) ... (mackerel|macks|mackerels)",
            "(trade in|cash in|exchange|trade|swap|convert|redeem) {points} [for]",
        ),
        says=(
            "cash in {points}",
            "{points} [of mine] (become|becomes|turn into|turns into|are turned into|are to become) (mackerel|macks|mackerels|fish)",
            "{points} (to|into|for|->) (mackerel|macks|mackerels) [,] (please|pls)",
        ),
        labels=("exchange", "points exchange", "exchange of points", "conversion"),
        examples={"I swap 4 points for macks.": {"points": 4, "currency": "mackerel"}},
    ),
)
