"""The mails of one nweek of the made-up game: plain English of eleven ministers and players, and what becomes of it.

The seed decides who gives, votes and objects; whatever later mails build upon does not hang on it.
"""

from __future__ import annotations

import hashlib
from datetime import datetime, timedelta
from random import Random

from bench.mill import ASIDE, DAY, EMERGENCY, GUESTS, HELD, NO, OK, PLAYERS, PUBLIC, Letter, begins, emergency


class Nweek:
    """The letters of one nweek."""

    def __init__(self, number: int, rng: Random) -> None:
        self.number, self.rng = number, rng
        self.letters: list[Letter] = []

    def at(self, nday: int, clock: str) -> datetime:
        """A time of day on an nday; with days past an emergency's beginning as ndays 6.1, 6.2 ..."""
        hours, minutes = clock.split(":")
        days = nday - 1 + (EMERGENCY if emergency(self.number) and nday > 6 else 0)
        return begins(self.number) + days * DAY + timedelta(hours=int(hours), minutes=int(minutes))

    def say(self, when: datetime, who: str, text: str, *verdicts: str, to: str = PUBLIC, re: str | None = None) -> str:
        """Adds a letter, by default of one act that succeeds; its name, for answers to it."""
        ident = hashlib.sha256(f"{when} {who} {text}".encode()).hexdigest()[:20]
        self.letters.append(Letter(when, who, text, verdicts or (OK,), ident, to, re))
        return ident

    def all(self) -> list[Letter]:
        """The letters of all institutions, in order of time."""
        for part in (
            self.clock, self.results, self.proposals, self.oracle, self.judge, self.ranger, self.market, self.business,
            self.ministries, self.law, self.society, self.time, self.games, self.panic,
        ):  # fmt: skip
            part()
        return sorted(self.letters, key=lambda letter: (letter.at, letter.ident))

    # -- the institutions ---------------------------------------------------------------------------

    def clock(self) -> None:
        """The Clock goes on, is stopped over no midnight, waits for the ballot, goes on (4E14)."""
        at, say = self.at, self.say
        say(at(1, "07:00"), "Brina", "As MoM I turn the Clock on.")
        say(at(3, "07:00"), "Brina", "As MoM I stop the Clock.")
        say(at(3, "07:30"), "Brina", "All ministries are filled, so I turn the Clock on.")
        say(at(9, "08:00"), "Corvo", "As Chairman I turn the Clock on.", NO)
        self.ballot()
        say(at(9, "09:00"), "Corvo", "The ballot being published, I turn the Clock on.")

    def ballot(self) -> None:
        """The ballot is the Chairman's to publish, or his deputy's by Contract (4E15, 4E45, 4E70)."""
        at, say, n = self.at, self.say, self.number
        if n % 2:
            say(at(1, "08:00"), "Lorin", "I become a party to the Deputies contract.")
            say(at(9, "08:30"), "Lorin", f"As deputy Chairman I publish the ballot for nweek {n}.")
            say(at(9, "08:40"), "Lorin", "I cease to be bound by the Deputies contract.")
        else:
            say(at(9, "08:30"), "Corvo", f"I publish the ballot for nweek {n}.")

    def proposals(self) -> None:
        """Three proposals: one that changes a rule, one that pays, one that fails (4E15, 4E19, 4E36)."""
        at, say, n, rng = self.at, self.say, self.number, self.rng
        first = 3 * n - 2
        change = f'In Rule 90, replace "{n - 1} steps" with "{n} steps".'
        if n % 5 == 0:
            change += f'\n\nCreate a Rule titled "Wheel {n}": "The mill has a wheel."'
        elif n % 5 == 4 and n > 5:
            change += f"\n\nRepeal Rule {91 + n // 5}."
        for number, who, title, body in (
            (first, "Kaja", f"Steps {n}", change),
            (first + 1, "Lorin", f"Pay {n}", f"Nils gains {1 + n % 3} points."),
            (first + 2, "Orla", f"Noise {n}", "The mill is loud. This changes no state of the game."),
        ):
            say(at(1, f"09:{number % 10}0") if number % 10 < 6 else at(1, f"10:0{number % 10}"), who,
                f'I submit the following proposal, titled "{title}":\n\n{{{{\n{body}\n}}}}')  # fmt: skip
        quiet = "{{\nThe mill is very loud. This changes no state of the game.\n}}"
        say(at(1, "10:30"), "Orla", f'I revise my proposal "Noise {n}" to:\n\n{quiet}')
        say(at(1, "10:40"), "Nils", f'I submit the following proposal, titled "Whim {n}":\n\n{quiet}')
        say(at(1, "10:45"), "Nils", f'I withdraw my proposal "Whim {n}".')
        said = "\n".join(f"{t} {n} is number {first + i}." for i, t in enumerate(("Steps", "Pay", "Noise")))
        say(at(1, "12:00"), "Corvo", f"As Chairman I assign the following proposal numbers:\n\n{said}", OK, OK, OK)
        for who in PLAYERS[:12]:
            day, hour = rng.choice((9, 10, 11, 12)), rng.choice(("10:00", "15:00", "21:00"))
            other = rng.choice(("FOR", "AGAINST", "ABSTAIN", "FOR"))
            say(at(day, hour), who, f"{first}: FOR\n{first + 1}: {other}\n{first + 2}: AGAINST", OK, OK, OK)
        say(at(12, "22:00"), "Mirte", f"I vote SHELVE on {first + 2}.")
        say(at(12, "22:30"), "Mirte", f"I change my vote on {first + 2} to AGAINST.")

    def results(self) -> None:
        """The results of the nweek before."""
        if self.number > 1:
            self.say(self.at(1, "06:00"), "Corvo", f"I publish the results of nweek {self.number - 1}.")
            self.say(self.at(1, "06:20"), "Greta", f"P{3 * self.number - 5} having passed, I amend R90 accordingly.")

    def oracle(self) -> None:
        """One case is Pondered, one overridden and answered again, one lost by its Priest and ZOTTED (4E18)."""
        at, say, n = self.at, self.say, self.number
        one, two, three = 3 * n - 2, 3 * n - 1, 3 * n
        if n > 1:
            say(at(1, "08:30"), "Nils", "I become Ordained.")
            say(at(1, "08:40"), "Greta", "I ordain myself.")
        asked = say(at(1, "13:00"), "Joris", "I submit the following Consultation: Is the mill warm?\n"
                    "Reasoning: I am cold.\nUnbeliever: Mirte")  # fmt: skip
        say(at(1, "13:10"), "Delia", "I assign this Consultation to Priest Mirte.", NO, re=asked)
        say(at(1, "13:20"), "Delia", "I assign this Consultation to Priest Kaja.", re=asked)
        answer = f'In Rule 91, replace "coat {n - 1}" with "coat {n}".'
        say(at(2, "09:00"), "Kaja", f"I answer Consultation {one} TRUE.\n\n"
            f"I submit the following Oracularity:\n\n{{{{\n{answer}\n}}}}", OK, OK)  # fmt: skip
        say(at(3, "09:00"), "Abel", f"I claim the answer to Consultation {one} is Consistent.")
        say(at(3, "09:10"), "Orla", f"Claim on {one}: INCONSISTENT")
        say(at(6, "08:00"), "Delia", f"Claims on {one}: 1 inconsistent, 1 consistent; the answer stands.")
        asked = say(at(1, "14:00"), "Abel", "Consultation: Is the mill dry?")
        say(at(1, "14:10"), "Delia", "I assign this Consultation to Priest Lorin.", re=asked)
        say(at(1, "15:00"), "Lorin", f"Consultation {two}: FALSE. I submit the following Oracularity: "
            "{{ Lorin gains 100 points. }}", OK, OK)  # fmt: skip
        say(at(2, "10:00"), "Edda", f"I claim the answer to Consultation {two} is Inconsistent.")
        say(at(5, "10:00"), "Delia", f"Claims on {two}: 1 inconsistent, 0 consistent; the answer is overridden.")
        say(at(5, "10:10"), "Delia", f"Consultation {two} goes to Greta.")
        say(at(5, "10:20"), "Greta", f"I request that the Oracle ZOT Consultation {two}.")
        say(at(5, "10:30"), "Delia", f"I reassign Consultation {two} to Kaja.")
        say(at(5, "10:40"), "Greta", "I renounce the priesthood.")
        say(at(6, "09:00"), "Kaja", f"I answer Consultation {two} YES.")
        asked = say(at(2, "13:00"), "Falk", "Consultation: Is the mill far?")
        say(at(2, "13:10"), "Delia", "I assign this Consultation to Priest Nils.", re=asked)
        say(at(5, "13:00"), "Nils", "I become Ordained.", NO)
        say(at(5, "14:00"), "Delia", f"The staff of ZOT strikes: I ZOT Consultation {three}.")
        if n % 10 == 7:
            asked = say(
                at(3, "20:00"), "Orla", "Consultation: did Joris break the Mill Treaty contract? Unbeliever: Joris"
            )
            say(at(3, "20:30"), "Delia", "ZOT!", re=asked)
        if n % 10 == 3:
            for hour in range(15, 20):
                asked = say(at(3, f"{hour}:00"), "Orla", f"Consultation: Is it {hour} o'clock?")
                say(at(3, f"{hour}:30"), "Delia", "ZOT!", re=asked)

    def judge(self) -> None:
        """An Indictment, its Jury and its answers; a fine that bars from voting until it is paid (4E72, 4E73, 4E60)."""
        at, say, n = self.at, self.say, self.number
        say(at(2, "11:00"), "Kaja", "I submit the following Indictment.\n\nAccusation: Contempt of Court\n"
            f"Example: Five ZOTTED Consultations in nweek {n}.\nOffender: Orla\nTidbit: cheese")  # fmt: skip
        say(at(2, "12:00"), "Edda", f"The Jury for Indictment {n} is Abel, Brina and Corvo.")
        say(at(3, "10:00"), "Abel", f"On Indictment {n} my verdict is NOT GUILTY.")
        say(at(3, "10:10"), "Brina", f"On Indictment {n} my verdict is GUILTY.")
        say(at(3, "10:20"), "Corvo", f"Guilty as charged (Indictment {n}).")
        say(at(3, "11:00"), "Edda", "I assign a fine of m10 to Orla.")
        say(at(4, "10:00"), "Orla", "I destroy m4 to pay my fine.")
        say(at(7, "10:00"), "Orla", "I pay my fine.")

    def ranger(self) -> None:
        """Two Tricks are drawn and conditioned, the Beast is caused to give, and taught now and then (4E71)."""
        at, say, n = self.at, self.say, self.number
        say(at(4, "09:00"), "Falk", "Method: one roll by Response in the order Fetch, Sit.")
        say(at(5, "09:00"), "Falk", "As Ranger, I select the Trick 'Fetch'.")
        say(at(5, "10:30"), "Kaja", "Good Beast! I reinforce 'Fetch'.")
        say(at(5, "11:00"), "Lorin", "I Punish the last Trick.")
        say(at(9, "11:00"), "Falk", "Method: one roll by Response in the order Fetch, Sit, Howl.")
        if n % 2:
            say(at(9, "12:00"), "Falk", "The Beast performs the Trick Howl.")
        else:
            say(at(10, "12:00"), "Kaja", "Method: one die; whatever it shows, the last of Fetch, Sit, Howl.")
            say(at(10, "12:30"), "Kaja", "In the Ranger's stead I select the Trick 'Howl'.")
        say(at(1, "16:00"), "Kaja", "I intend, without objection in two rdays, to cause the Beast to give m5 to me.")
        say(at(3, "12:00"), "Kaja", "As announced, I cause the Beast to give m5 to me.")
        if n % 10 == 2:
            intent = say(at(1, "17:00"), "Falk", "I intend, with support and without objection, to teach the OCB "
                         f"the Trick 'Dance {n}': {{{{ Ilka gains m1. }}}}")  # fmt: skip
            say(at(2, "17:00"), "Lorin", "I support.", re=intent)
            say(at(4, "17:00"), "Falk", "As announced, I do so.", re=intent)

    def market(self) -> None:
        """A sock is made, given, used to paint, given back and destroyed; points become mackerel (4E68, 4E69, 4E34)."""
        at, say, first = self.at, self.say, 3 * self.number - 2
        say(at(1, "18:00"), "Joris", "The following actions are performed by Blue Corporation:\n\n"
            "I create 2 Blue socks.\nI transfer a Blue sock to Kaja.", OK, OK)  # fmt: skip
        say(at(2, "14:00"), "Kaja", f"I paint P{first} Blue.")
        say(at(3, "14:00"), "Orla", f"I paint P{first} Beige.")
        say(at(3, "14:30"), "Orla", f"I paint P{first + 1} Beige.", NO)
        say(at(4, "13:00"), "Kaja", f"I paint P{first} Blue.")
        say(at(4, "14:00"), "Kaja", "I transfer a Blue sock to Blue Corporation.")
        say(at(4, "15:00"), "Joris", "Blue Corporation destroys 2 of its Blue socks.")
        say(at(6, "15:00"), "Joris", "Blue Corporation gives m40 to Kaja.", OK if self.number > 1 else NO)
        say(at(7, "15:00"), "Kaja", "I exchange 1 point for mackerel.")
        who = self.rng.choice(PLAYERS[:8])
        say(at(7, "16:00"), who, f"I give m{self.rng.randint(1, 3)} to {self.rng.choice(PLAYERS[8:])}.")

    def business(self) -> None:
        """Parties come and go, a Contract ends with its last one, a Corporation is founded at times (4E70, 4E79)."""
        at, say, n = self.at, self.say, self.number
        say(at(2, "15:00"), "Orla", "I become bound by the Mill Treaty.")
        say(at(8, "15:00"), "Orla", "I cease to be bound by the Mill Treaty.")
        say(
            at(2, "15:30"),
            "Mirte",
            f"I create the contract 'Club {n}': {{{{ The members drink tea. Anybody may leave. }}}}",
        )
        if n > 1:
            say(at(2, "15:40"), "Mirte", f"I cease to be bound by the Club {n - 1} contract.", HELD)
        if n % 10 == 6:
            say(at(3, "15:00"), "Ilka", f"I incorporate 'Hats {n}', with me as Officer: {{{{ These are the Articles of "
                f"Incorporation of Hats {n}. Ilka is its Officer. }}}}")  # fmt: skip

    def ministries(self) -> None:
        """A Ministry is usurped, left and taken; one revises a Reward; a display is challenged (4E46 to 4E50)."""
        at, say = self.at, self.say
        say(at(1, "19:00"), "Kaja", "I usurp the Ministry of Games with a reward of m40.")
        say(at(1, "19:10"), "Kaja", "I usurp the Ministry of Games with a reward of m30.", OK)
        say(at(6, "12:00"), "Kaja", "I lower my reward as Gamemaster to m20.")
        say(at(10, "12:00"), "Kaja", "I resign as Gamemaster.")
        if self.number > 1:
            say(at(1, "06:30"), "Ilka", "I take the Ministry of Games, reward m80.")
        say(at(6, "16:00"), "Falk", "I challenge the list of ministries: Joris is not the Ranger.")
        if self.number % 10 == 8:
            say(at(10, "13:00"), "Falk", "I remove the MoM from eir post for not answering my challenge.")
            say(at(10, "14:00"), "Brina", "I take the Ministry of Ministry, reward m80.")
            return
        say(at(6, "17:00"), "Brina", "Re Falk's challenge: the list does not say so.")

    def law(self) -> None:
        """A title, a Tidiness List and a Tweak, one of them with an objection (4E36, 4E32, 4E77)."""
        at, say, n = self.at, self.say, self.number
        say(at(1, "20:00"), "Greta", f"I intend, without objection, to change the title of Rule 90 to 'Stairs {n}'.")
        say(at(4, "20:00"), "Greta", f"Without objection, I change the title of Rule 90 to 'Stairs {n}'.")
        applied = n - 1 - (n - 1) // 3
        typo = ("Landings", "landings") if applied % 2 else ("landings", "Landings")
        correction = f"Rule 90: '{typo[0]}' -> '{typo[1]}'"
        listed = say(at(1, "21:00"), "Mirte", f"I submit the following Tidiness List:\n\n{correction}")
        if n % 5 == 1 and n > 1:
            say(at(1, "06:15"), "Greta", f"I number the new rule {91 + n // 5}.")
        if n % 3 == 0:
            say(at(2, "20:00"), "Corvo", "I object.", re=listed)
        say(at(4, "21:00"), "Mirte", "I apply my Tidiness List.", OK if n % 3 else NO)
        say(
            at(1, "22:00"),
            "Nils",
            f'I submit a Tweak: {{{{ In Rule 91, replace "{n - 1} of wax" with "{n} of wax". }}}}',
        )
        say(at(1, "22:10"), "Nils", "I intend to activate my Tweak without objection.")
        say(at(4, "22:00"), "Nils", "No one objected, so I activate my Tweak.")

    def society(self) -> None:
        """A guest comes and forfeits; the message of the nweek changes (4E4, 4E6, 4E39)."""
        at, say, n = self.at, self.say, self.number
        guest = GUESTS[n % len(GUESTS)]
        say(at(2, "16:00"), guest, f"I wish to join B Nomic as '{guest}'.")
        say(at(3, "16:00"), guest, "I give m1 to Abel.")
        say(at(8, "16:00"), guest, "I hereby forfeit the game of B Nomic.")
        wanted = f"I intend with support to change the Message of the nweek to 'Grind {n}!'"
        if n % 5 == 1:
            say(at(2, "19:00"), "Hanno", "I remove the Active property from Tilda.")
            say(at(3, "19:00"), "Tilda", "I ordain myself.", NO)
            say(at(3, "19:10"), "Tilda", "I give m1 to Hanno.")
        intent = say(at(1, "23:00"), "Hanno", f"As Registrar, {wanted}")
        say(at(2, "18:00"), "Ilka", "I support.", re=intent)
        say(at(3, "18:00"), "Hanno", f"With support from Ilka I set the motnw to 'Grind {n}!'")

    def time(self) -> None:
        """Schedules by Clock and UTC, a Transaction that fails and one that succeeds (4E7, 4E12)."""
        at, say = self.at, self.say
        stamp = at(2, "18:00").strftime("%Y-%m-%d %H:%M UTC")
        say(at(1, "11:00"), "Corvo", f"On nday 7 I give m1 to Delia. At {stamp} I give m2 to Delia.", OK, OK, OK, OK)
        say(at(4, "18:00"), "Delia", "BEGIN TRANSACTION\nI give m1 to Corvo.\nI assert that I have at least m100000.\n"
            "END TRANSACTION", NO, NO)  # fmt: skip
        say(at(4, "18:10"), "Delia", "BEGIN TRANSACTION\nI give m1 to Corvo.\nI assert that I have at least m1.\n"
            "END TRANSACTION", OK, OK)  # fmt: skip
        flag = "Pink Ponies" if self.number % 2 else "Jolly Roger"
        say(at(7, "18:00"), "Brina", f"I hoist the {flag} flag.")

    def games(self) -> None:
        """The Subgame is opened once (4E82)."""
        if self.number == 1:
            self.say(self.at(1, "12:30"), "Ilka", "As GM I open the Subgame Chess.")

    def panic(self) -> None:
        """An emergency from panic to end (4E0)."""
        if not emergency(self.number):
            return
        first = self.at(6, "00:00")

        def day(number: int, clock: str) -> datetime:
            hours, minutes = clock.split(":")
            return first + number * DAY + timedelta(hours=int(hours), minutes=int(minutes))

        for minute, who in enumerate(PLAYERS[:9]):
            self.say(day(0, f"19:{minute:02}"), who, "I become Paranoid.")
        self.say(day(0, "20:00"), "Brina", "I designate mill-discuss as the Emergency Forum.\n\n"
                 "Notice to every PEP: the Emergency Forum is mill-discuss.", OK, OK)  # fmt: skip
        self.say(day(0, "21:00"), "Brina", "I am initializing the Pause.", to=ASIDE)
        for who in ("Abel", "Kaja", "Orla"):
            self.say(
                day(2, "10:00"), who, f"I submit this Refresh Proposal:\n\n{{{{\n{who} gains 3 points.\n}}}}", to=ASIDE
            )
        self.say(day(3, "10:00"), "Orla", "I withdraw my Refresh Proposal.", to=ASIDE)
        self.say(day(3, "11:00"), "Kaja", "I revise my Refresh Proposal to: {{ Kaja gains 2 points. }}", to=ASIDE)
        self.say(day(1, "09:00"), "Brina", "I intend to increment the Pause.", to=ASIDE)
        self.say(day(1, "11:00"), "Abel", "I object to the Pause increment.", to=ASIDE)
        ballot = self.say(day(5, "10:00"), "Brina", "Emergency Ballot: A (Abel), B (Kaja).", to=ASIDE)
        for minute, who in enumerate(PLAYERS):
            ranked = "A > B" if self.rng.random() < 0.5 else "B > A"
            self.say(day(5, f"11:{minute:02}"), who, f"I rank {ranked}.", to=ASIDE, re=ballot)
        self.say(day(7, "09:00"), "Brina", "I count the emergency Ballots.", to=ASIDE)
