"""A small case, a jury of plain people, and a hand that plays a deliberation by the rules alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from venire.kernel.proceeding import Ask
from venire.kernel.record import Act, Entry, Event, Viewer
from venire.kernel.sitting import Answer, CausedEvent, Sitting
from venire.law.case_file.case import Case
from venire.law.case_file.persona import JurorCard, Roster
from venire.proceedings.deliberation import acts
from venire.proceedings.deliberation.acts import ACTS, Holder
from venire.proceedings.deliberation.events import Opened
from venire.proceedings.deliberation.opening import open_deliberation, rebuild
from venire.proceedings.deliberation.params import Params
from venire.proceedings.deliberation.state import State
from venire.proceedings.deliberation.view import PanelView

ACTS_BY_KIND = {act.kind: act for act in ACTS}
ARCHETYPES = (
    "rationalist", "empath", "cynic", "conformist", "contrarian", "impatient", "detail_obsessed", "moralist",
    "pragmatist", "storyteller", "wildcard",
)  # fmt: skip


def card(number: int, **changes: Any) -> JurorCard:
    """A juror of no particular eloquence."""
    fields: dict[str, Any] = {
        "id": f"juror-{number}", "name": f"Juror {number}", "called": f"Number {number}", "age": 40, "emoji": "🙂",
        "occupation": "clerk", "archetype": ARCHETYPES[(number - 1) % 11], "persona": "A person.",
        "public": "A person.", "stubbornness": 0.5, "volatility": 0.5, "influence": 0.5, "lean": "neutral",
        "idiolect": {"rhythm": "Plain.", "lines": {}},
    }  # fmt: skip
    return JurorCard.model_validate({**fields, **changes})


def roster(size: int = 12, **changes: Any) -> Roster:
    return Roster(id="plain", name="Plain people", jurors=tuple(card(n, **changes) for n in range(1, size + 1)))


def claim(number: int, side: str, **changes: Any) -> dict[str, Any]:
    kernels = [{"tone": tone, "text": f"Claim {number}, put {tone}ly."} for tone in ("plain", "exact", "vivid")]
    return {
        "id": f"C{number}", "element": "EL1", "side": side, "text": f"Claim {number} holds.", "strength": 0.5,
        "handle": f"the matter of claim {number}", "grounds": ["E1"], "types": ["evidence"], "kernels": kernels,
        "question": f"Does claim {number} hold?", "concession": f"claim {number} holds", **changes,
    }  # fmt: skip


ELEMENT = {"id": "EL1", "text": "It was taken.", "handle": "the taking"}


def case(**changes: Any) -> Case:
    fields: dict[str, Any] = {
        "id": "small", "title": "State v. Small", "tagline": "A small case.", "summary": "Something small happened.",
        "charges": [{"id": "CH1", "name": "Taking", "elements": [ELEMENT]}],
        "jurisdiction": "Small County", "year": 2020, "defendant": {"name": "Ann Small"},
        "evidence": [
            {
                "id": "E1", "name": "A note", "handle": "the note", "kind": "documentary", "description": "A note.",
                "prosecution": 0.5, "defence": 0.5, "contestable": True, "why": "It is a note.",
            }
        ],
        "claims": [claim(1, "prosecution"), claim(2, "defence"), claim(3, "prosecution"), claim(4, "defence")],
        **changes,
    }  # fmt: skip
    return Case.model_validate(fields)


Respond = Callable[[Ask, Any], Act]


@dataclass
class Play:
    """A deliberation played by hand: pure, without host or store."""

    sitting: Sitting[State]
    entries: list[Entry] = field(default_factory=list[Entry])

    @classmethod
    def opened(
        cls,
        params: Params | None = None,
        *,
        of: Case | None = None,
        jury: Roster | None = None,
        seed: str = "seed",
        holders: Mapping[int, Holder] | None = None,
    ) -> Play:
        params = params or Params()
        opening = open_deliberation(of or case(), jury or roster(params.size), params, seed, holders or {})
        first = opening.events[0]
        assert isinstance(first, Opened)
        play = cls(Sitting(rebuild(first, opening.contents)))
        play.record([CausedEvent(event) for event in opening.events])
        return play

    @property
    def state(self) -> State:
        assert self.sitting.state is not None
        return self.sitting.state

    def record(self, ruled: Sequence[CausedEvent]) -> None:
        for one in ruled:
            entry = Entry(self.sitting.seq + 1, datetime(2024, 1, 1, tzinfo=UTC), one.event, one.cause)
            self.sitting = self.sitting.hear(entry, ACTS_BY_KIND)
            self.entries.append(entry)

    def ask(self, key: str) -> Ask:
        return next(ask for ask in self.sitting.agenda() if ask.key == key)

    def asked(self) -> list[Ask]:
        """What is not yet answered."""
        return [ask for ask in self.sitting.agenda() if not ask.standing and ask.key not in self.sitting.held]

    def give(self, key: str, act: Act, act_id: str = "") -> None:
        """One answer at this key, from the seat that is asked."""
        self.record(self.sitting.submit(Answer(self.ask(key).seat, key, act, act_id or f"{key}#{self.sitting.seq}")))

    def step(self, respond: Respond) -> None:
        """Answer what is asked first, with its whole group."""
        first = self.asked()[0]
        group = [ask for ask in self.asked() if first.group is not None and ask.group == first.group] or [first]
        answers = [Answer(ask.seat, ask.key, respond(ask, self.view(ask.seat)), ask.key) for ask in group]
        self.record(self.sitting.settle(answers) if first.group else self.sitting.submit(answers[0]))

    def run(self, respond: Respond, until: Callable[[Play], bool] = lambda _: False) -> Play:
        while self.asked() and not until(self):
            self.step(respond)
        return self

    def view(self, viewer: Viewer) -> Any:
        return self.sitting.proceeding.view(self.state, viewer)

    def of(self, kind: type[Event]) -> list[Any]:
        return [entry.event for entry in self.entries if isinstance(entry.event, kind)]


def plainly(ask: Ask, view: Any, impact: float = 0.0) -> Act:
    """Answers every ask in the plainest way; every speech strikes everyone with ``impact``."""
    if acts.Narrate in ask.wants:
        return acts.Narrate(text=f"The judge speaks ({ask.key}).")
    if acts.React in ask.wants:
        assert isinstance(view, PanelView)
        return acts.React(
            readings=tuple(
                acts.Reading(juror=juror, turn=speech.turn, impact=impact)
                for speech in view.speeches
                for juror in view.listeners
                if juror != speech.juror
            )
        )
    if acts.Speak in ask.wants:
        return acts.Speak(text=f"I speak at {ask.key}.", type="evidence", claims=("C1",), cites=("E1",))
    if acts.ChooseSide in ask.wants:
        return acts.ChooseSide(side="defend")
    if acts.SumUp in ask.wants:
        return acts.SumUp(lines=(f"Something was said ({ask.key}).",))
    if acts.Draft in ask.wants:
        return acts.Draft(text="A draft.", type="logical", claims=("C2",), cites=("E1",))
    return acts.CastVote(vote="guilty")


def struck(impact: float) -> Respond:
    """Like :func:`plainly`, with this impact."""
    return lambda ask, view: plainly(ask, view, impact)
