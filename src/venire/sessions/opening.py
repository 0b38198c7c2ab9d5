"""From a wish to the opening of a session: case, settings, jurors, people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from venire.errors import VenireError
from venire.kernel.opening import Opening
from venire.kernel.record import Event, Seat
from venire.law.case_file.case import Case
from venire.law.case_file.persona import Roster
from venire.law.evidence.grounds import Ground
from venire.law.jury.without_evidence import takeable, without
from venire.law.testimony.cross_outline import PriorSessions
from venire.library.combined import Library
from venire.library.rosters import default_roster, read_roster, sized
from venire.proceedings.deliberation.events import juror_seat
from venire.proceedings.deliberation.opening import open_deliberation
from venire.proceedings.drill.events import STUDENT
from venire.proceedings.drill.opening import open_drill
from venire.proceedings.examination.opening import open_examination
from venire.proceedings.examination.params import ExaminationParams, Holder
from venire.proceedings.trial.opening import open_trial
from venire.sessions.agents import current, for_case, witness_of
from venire.sessions.people import with_people
from venire.proceedings.drill.request import DrillRequest
from venire.proceedings.examination.request import ExaminationRequest
from venire.proceedings.trial.request import TrialRequest
from venire.proceedings.deliberation.request import DeliberationRequest
from venire.sessions.requests import seed_of

DRAWS = 25
"""Cases drawn at most until one has the witnesses that are called."""


@dataclass(frozen=True, slots=True)
class ConvenedSession:
    """Everything that the court needs to open a session."""

    kind: str
    title: str
    owner: str
    events: Sequence[Event]
    contents: Sequence[bytes]
    people: Sequence[Seat] = ()


@dataclass(frozen=True, slots=True)
class Convening:
    """Opens what is wished for, from a library and a data folder. Raises :class:`VenireError` for what is not there."""

    library: Library
    data: Path

    def deliberation(self, wish: DeliberationRequest) -> ConvenedSession:
        """A jury that talks over a case it has read."""
        seed = seed_of(wish.seed)
        case = _without(self._case(wish.case, seed), wish.without)
        rule = case.verdict_rule if wish.rule is None else wish.rule
        params = wish.params.model_copy(update={"rule": rule})
        roster = with_people(_roster(wish.roster, params.size, seed), wish.holders, wish.names)
        people = [juror_seat(number) for number, by in sorted(wish.holders.items()) if by != "ai"]
        opening = open_deliberation(case, roster, params, seed, wish.holders)
        return _convened("deliberation", case, wish.owner, opening, people)

    def examination(self, wish: ExaminationRequest, prior: PriorSessions | None = None) -> ConvenedSession:
        """The witnesses of a case, or some of them."""
        seed = seed_of(wish.seed)
        case = self._with_witnesses(wish.case, seed, wish.params.witnesses)
        opening = open_examination(case, self._params(wish, case), seed, wish.holders, prior)
        return _convened("examination", case, wish.owner, opening, people_of(wish.holders))

    def trial(self, wish: TrialRequest, prior: PriorSessions | None = None) -> ConvenedSession:
        """Openings, evidence, closings, and the jury."""
        asked = wish.examine
        seed = seed_of(asked.seed)
        case = self._with_witnesses(asked.case, seed, asked.params.witnesses)
        rule = case.verdict_rule if wish.rule is None else wish.rule
        jury = wish.params.deliberation.model_copy(update={"rule": rule})
        params = wish.params.model_copy(update={"examination": self._params(asked, case), "deliberation": jury})
        roster = _roster(wish.roster, jury.size, seed)
        opening = open_trial(case, roster, params, seed, asked.holders, prior)
        return _convened("trial", case, asked.owner, opening, people_of(asked.holders))

    def drill(self, wish: DrillRequest, boxes: Mapping[Ground, int]) -> ConvenedSession:
        """Short practice, from where earlier drills left it."""
        seed = seed_of(wish.seed)
        case = self._with_witnesses(wish.case, seed, wish.params.witnesses)
        params = wish.params.model_copy(update={"boxes": {**boxes, **wish.params.boxes}})
        people = (STUDENT,) if wish.person else ()
        return _convened("drill", case, wish.owner, open_drill(case, params, seed), people)

    def _case(self, wanted: str | None, seed: str) -> Case:
        return self.library.draw(seed) if wanted is None else self.library.load(wanted)

    def _with_witnesses(self, wanted: str | None, seed: str, called: Sequence[str] = ()) -> Case:
        """A case that can be heard; one that is drawn by lot has the witnesses who are called, where any has."""
        case = self._case(wanted, seed) if wanted or not called else self._having(called, seed)
        if not case.witnesses:
            raise VenireError(
                f"The case {case.id!r} has no witnesses to examine.", "Choose another: `venire cases list`."
            )
        return case

    def _having(self, called: Sequence[str], seed: str) -> Case:
        """A case by lot that has these witnesses; after so many draws without one, the first that was drawn."""
        drawn = [self.library.draw(seed)]
        for place in range(1, DRAWS):
            if set(called) <= {witness.id for witness in drawn[-1].witnesses}:
                return drawn[-1]
            drawn.append(self.library.draw(f"{seed}/{place}"))
        return drawn[0]

    def _params(self, wish: ExaminationRequest, case: Case) -> ExaminationParams:
        """With the settings that are kept, and the changes wished for."""
        known = [witness.id for witness in case.witnesses]
        stranger = next((one for one in map(witness_of, wish.agents) if one not in ("", *known)), None)
        if stranger is not None:
            raise VenireError(f"The case {case.id!r} has no witness {stranger}.", f"It has {', '.join(known)}.")
        agents = for_case(case, {**current(self.data), **wish.agents})
        return wish.params.model_copy(update={"agents": agents})


def _without(case: Case, taken: Sequence[str]) -> Case:
    """The case that lacks these pieces of evidence. Raises :class:`VenireError` for one that it does not have."""
    if not taken:
        return case
    known = takeable(case)
    stranger = next((one for one in taken if one not in known), None)
    if stranger is not None:
        having = f"It has {', '.join(known)}." if known else "It has no exhibit, and no witness tells of its evidence."
        raise VenireError(f"The case {case.id!r} has no evidence {stranger!r} that can be left out.", having)
    return without(case, taken)


def people_of(holders: Mapping[str, Holder]) -> Sequence[Seat]:
    """The seats for which no participant is asked."""
    return [Seat(seat) for seat, by in sorted(holders.items()) if by != "ai"]


def _roster(wanted: Path | Roster | None, size: int, seed: str) -> Roster:
    """So many jurors of the roster wished for, of the one in this file, or of the usual one."""
    roster = read_roster(wanted) if isinstance(wanted, Path) else wanted
    return sized(roster or default_roster(), size, seed)


def _convened(kind: str, case: Case, owner: str, opening: Opening, people: Sequence[Seat]) -> ConvenedSession:
    return ConvenedSession(kind, case.title, owner, opening.events, tuple(opening.contents.values()), people)
