"""What a person's words are worth: ``python benchmarks/players.py [--sessions N] [--seed S] [--json]``.

One person sits with eleven understudy jurors on *The Night at Lock Six*, on either side, and plays by a script: silent,
saying one point over and over, naming exhibits and no more, or arguing well in a layman's words. Each script plays the
same seeds, so it is compared with silence session by session. Talk must win nothing that is no argument; an argument
must be able to win, and not always.
"""

from __future__ import annotations

import argparse
import asyncio
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from statistics import mean, stdev

from venire.kernel.chance import Chance
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act, Event
from venire.law.case_file.case import Case
from venire.law.case_file.persona import Roster
from venire.library.rosters import default_roster
from venire.library.shipped import ShippedCases
from venire.models.vectors.embedding import EmbeddedVectors
from venire.proceedings.deliberation import acts
from venire.proceedings.deliberation.opening import open_deliberation
from venire.proceedings.deliberation.params import Params
from venire.proceedings.deliberation.rules import Deliberation
from venire.proceedings.deliberation.state import State
from venire.proceedings.deliberation.view import JurorView
from venire_understudy.jury_room import JuryRoom

SEAT = 7
POINTS: Mapping[str, Sequence[str]] = {
    "defend": (
        "They tested that crank twice for blood and the second test came back with nothing",
        "Everybody on the canal yells put it down about the paddle, he yelled it at old Tull in the summer",
        "That railing had been half loose for months and nobody came to fix it",
        "He put in his calendar that he was meeting Colm at ten, so he was waiting for another person",
        "If you go over and your head meets that bolt on the sill, you get the same break in the skull",
        "He ended the row himself, and his mobile was still on just before ten",
        "Only one blow. Somebody who means to kill you hits twice",
        "Dacey had half an hour that nobody can vouch for, and a bike",
        "The police never even looked at Dacey's bike, so of course they found nothing on it",
        "A man with a fresh hip leans on rails, and that one gave way under him",
        "She was still typing him an e-mail after ten, and nobody writes to a man she knows is dead",
        "No paint off the crank was found in his head",
        "It is a drop of more than six feet onto bare iron, that alone would do it",
        "Dacey gets off free for what he told them, so I would not trust his word finished",
    ),
    "prosecute": (
        "She lied about being home until the police showed her the camera picture",
        "You hear him on the phone pleading with her to put down what she has in her hand",
        "Crank number fourteen was hers, signed out to her, and it lay at the bottom of the lock",
        "The doctor thinks the crank did it, the shape of its head matches the wound",
        "She was going to be ruined on Monday over sixty thousand dollars of false invoices",
        "The neighbour heard him go in before her ten o'clock alarm, and the accused was still there then",
        "The light was up at head height, that is a head lamp, and she wore one",
        "The bolt of the railing was undone with a wrench, and she had one that size in her van",
        "There is not one witness who saw Dacey or any bike near that lock",
        "After he shouted the water kept running for three minutes, so she did not stop at all",
        "In the letter she never sent she writes that she is sorry and cannot undo it",
        "Tull adores her and kept quiet about that bicycle lamp for weeks, so I doubt him",
        "First a big splash, then a little one: the man, and then the tool thrown after him",
        "He was knocked out cold by that hit, so he could not save himself and drowned",
    ),
}
"""Strong claims of the case as somebody might say them who has not the file in front of him."""
NAMES = (
    "the windlass, the windlass",
    "the diary! what about the diary",
    "the voice message and the gauge log",
    "the broken rail",
    "the autopsy, the wound",
    "the unsent e-mail",
    "the bridge camera",
    "the phone record, the phone",
    "the certificates",
    "the tavern records and the diary",
    "look at the windlass",
)
SCRIPTS = ("mute", "repeat", "names", "good")


@dataclass(frozen=True)
class Played:
    """One session: who was with the person at the start and at the end, the person not counted."""

    first: int
    last: int
    won: bool
    hung: bool
    rounds: int


@dataclass(frozen=True)
class Row:
    """One line of the table. ``more``: jurors at the end beyond those of the silent person, session by session."""

    side: str
    script: str
    sessions: int
    first: float
    last: float
    more: float
    within: float
    won: float
    hung: float
    rounds: float


def line(script: str, side: str, number: int, seed: str) -> str | None:
    """What the person says on its turn ``number`` from 0; None to pass."""
    dice = Chance(seed)
    if script == "mute":
        return None
    if script == "names":
        return dice.shuffled(NAMES, "names")[number % len(NAMES)]
    points = dice.shuffled(POINTS[side], "points")
    if script == "repeat":
        return points[0]
    return points[number] if number < len(points) else None


@dataclass
class Player:
    """The person, by script."""

    script: str
    side: str
    seed: str
    turns: int = 0

    def act(self, ask: Ask, view: Frozen) -> Act:
        assert isinstance(view, JurorView)
        if acts.ChooseSide in ask.wants:
            return acts.ChooseSide.model_validate({"side": self.side})
        if acts.TakeStrategy in ask.wants:
            return self._turn()
        if view.draft is not None and acts.Discard in ask.wants:
            return acts.Speak(**view.draft.model_dump(include=set(acts.Speak.model_fields) - {"made_from"}))
        return acts.CastVote(vote=view.votes[SEAT])

    def _turn(self) -> Act:
        said = line(self.script, self.side, self.turns, self.seed)
        self.turns += 1
        return acts.Pass() if said is None else acts.TakeStrategy(strategy="free_argument", text=said)


@dataclass
class Table:
    """A deliberation in memory, with one person."""

    rules: Deliberation
    mind: JuryRoom
    player: Player
    state: State

    @classmethod
    def opened(cls, case: Case, roster: Roster, minds: EmbeddedVectors, player: Player) -> Table:
        rules = Deliberation(case, roster, player.seed)
        mind = JuryRoom(case, {card.id: card for card in roster.jurors}, Chance(player.seed), minds)
        state: State | None = None
        for event in open_deliberation(case, roster, Params(), player.seed, {SEAT: "person"}).events:
            state = rules.evolve(state, event)
        assert state is not None
        return cls(rules, mind, player, state)

    async def play(self) -> Played:
        """To the verdict."""
        own, with_me = self.player.side == "defend", list[int]()
        while due := [ask for ask in self.rules.agenda(self.state) if not ask.standing]:
            together = [ask for ask in due if ask.group and ask.group == due[0].group] or due[:1]
            answers = [(ask, await self._answer(ask)) for ask in together]
            for ask, act in answers:
                for event in self.rules.decide(self.state, ask, act):
                    with_me += self._heard(event, own)
        verdict = self.state.verdict
        won = verdict == ("not_guilty" if own else "guilty")
        return Played(with_me[0], with_me[-1], won, verdict == "hung", len(with_me) - 1)

    async def _answer(self, ask: Ask) -> Act:
        view = self.rules.view(self.state, ask.seat)
        return self.player.act(ask, view) if ask.seat == f"juror/{SEAT}" else await self.mind.answer(ask, view)

    def _heard(self, event: Event, defends: bool) -> list[int]:
        self.state = self.rules.evolve(self.state, event)
        if event.kind not in ("first_ballot", "round_closed"):
            return []
        mine = "not_guilty" if defends else "guilty"
        return [sum(vote == mine for juror, vote in self.state.votes.items() if juror != SEAT)]


async def played(side: str, script: str, seeds: Sequence[str]) -> list[Played]:
    """One script on one side, under each seed."""
    case, roster, minds = ShippedCases().load("murder"), default_roster(), EmbeddedVectors()
    return [await Table.opened(case, roster, minds, Player(script, side, seed)).play() for seed in seeds]


def row(side: str, script: str, sessions: Sequence[Played], silent: Sequence[Played]) -> Row:
    """Means, and the difference from silence with its 95 % interval."""
    more = [one.last - other.last for one, other in zip(sessions, silent, strict=True)]
    within = 1.96 * stdev(more) / len(more) ** 0.5 if len(more) > 1 else 0.0
    figures = (
        mean(one.first for one in sessions),
        mean(one.last for one in sessions),
        mean(more),
        within,
        mean(one.won for one in sessions),
        mean(one.hung for one in sessions),
        mean(one.rounds for one in sessions),
    )
    return Row(side, script, len(sessions), *(round(figure, 2) for figure in figures))


async def table(seeds: Sequence[str]) -> list[Row]:
    """Every script on both sides."""
    rows = list[Row]()
    for side in POINTS:
        silent = await played(side, "mute", seeds)
        for script in SCRIPTS:
            sessions = silent if script == "mute" else await played(side, script, seeds)
            rows.append(row(side, script, sessions, silent))
    return rows


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sessions", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1001, help="The first seed; the others follow.")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    rows = asyncio.run(table([str(asked.seed + number) for number in range(asked.sessions)]))
    if asked.json:
        print(json.dumps([asdict(one) for one in rows]))
        return
    print("| side | script | with the person at first | at the end | beyond silence | won | hung | rounds |")
    print("|---|---|---|---|---|---|---|---|")
    for one in rows:
        beyond = f"{one.more:+.2f} ± {one.within:.2f}"
        print("|", *(f"{cell} |" for cell in (one.side, one.script, one.first, one.last, beyond)), end=" ")
        print(*(f"{cell} |" for cell in (one.won, one.hung, one.rounds)))


if __name__ == "__main__":
    main()
