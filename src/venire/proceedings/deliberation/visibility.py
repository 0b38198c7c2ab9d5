"""What each viewer of a deliberation may know: hidden information as one function.

Source: spec/design.md, "Secrets".
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from venire.kernel.chance import Chance
from venire.kernel.frozen import Frozen
from venire.kernel.record import BENCH, GALLERY, Viewer
from venire.law.case_file.case import Case
from venire.law.case_file.persona import Roster
from venire.law.verdict import needed
from venire.proceedings.deliberation import view as seen
from venire.proceedings.deliberation.events import Drafted, Spoke
from venire.proceedings.deliberation.round.digest import digest
from venire.proceedings.deliberation.round.impact import leaning_vote, speeches_of_round
from venire.proceedings.deliberation.state import WHOLE, State


@dataclass(frozen=True, slots=True)
class Seeing:
    """The eyes of a deliberation."""

    case: Case
    roster: Roster
    chance: Chance

    def view(self, state: State, viewer: Viewer) -> Frozen:
        """All that this viewer may know."""
        if viewer == BENCH:
            return self._bench(state)
        if viewer == GALLERY:
            return seen.Room(**self._room(state))
        if viewer.startswith("juror/") and viewer.rpartition("/")[2].isdecimal():
            return self._juror(state, int(viewer.rpartition("/")[2]))
        return self._officer(state, viewer)

    def _officer(self, state: State, viewer: str) -> Frozen:
        match viewer:
            case "panel":
                return self._panel(state)
            case "judge":
                station = state.narration or "tally"
                changed = state.round.changed
                return seen.JudgeView(**self._room(state), station=station, changed=changed, told=state.told)
            case "summarizer":
                return self._summary(state)
            case "scribe" if state.round.taken:
                return self._scribe(state)
            case _:
                return seen.Room(**self._room(state))

    def _room(self, state: State) -> dict[str, Any]:
        params = state.opened.params
        return {
            "case": state.opened.case,
            "phase": state.phase,
            "round": state.round.number,
            "max_rounds": params.max_rounds,
            "rule": params.rule,
            "needed": needed(params.rule, params.size),
            "jurors": tuple(self._seen(state, juror) for juror in state.jurors),
            "votes": dict(state.votes),
            "guilty": state.count("guilty"),
            "not_guilty": state.count("not_guilty"),
            "unchanged": state.unchanged,
            "urged": state.urged,
            "speakers": state.round.speakers,
            "said": tuple(said(speech) for speech in state.table.said),
            "older": state.table.older,
            "put": dict(state.table.put),
            "spent": state.table.spent,
            "flips": state.flips,
            "verdict": state.verdict,
        }

    def _seen(self, state: State, number: int) -> seen.JurorSeen:
        card = self.roster.jurors[number - 1]
        return seen.JurorSeen(
            number=number,
            card=card.id,
            name=card.name,
            called=card.called,
            gender=card.gender,
            emoji=card.emoji,
            occupation=card.occupation,
            public=card.public,
            by=state.holders[number],
            vote=state.votes.get(number),
        )

    def _juror(self, state: State, me: int) -> Frozen:
        if me not in state.jurors:
            return seen.Room(**self._room(state))
        minds, params, on = state.minds, state.opened.params, state.round
        external = state.holders[me] == "external"
        opens = params.externals_see_convictions if external else params.open_minds
        draft = on.drafts.get(me)
        return seen.JurorView(
            **self._room(state),
            me=me,
            conviction=minds.convictions.get(me),
            trust={speaker: value for (listener, speaker), value in minds.trust.items() if listener == me},
            reasons=minds.reasons.get(me, ()),
            doubts=minds.doubts.get(me, ()),
            turned_by=minds.turned_by.get(me),
            made=state.table.made.get(me, ()),
            addressed_by=self._addressed(state, me),
            convictions=dict(minds.convictions) if opens else None,
            strategy=on.taken[me].strategy if me in on.taken else None,
            draft=_draft(draft) if draft else None,
        )

    def _addressed(self, state: State, me: int) -> tuple[int, ...]:
        last = max((speech.round for speech in state.table.said), default=0)
        recent = (last, last - 1)
        return tuple(speech.turn for speech in state.table.said if speech.target == me and speech.round in recent)

    def _panel(self, state: State) -> Frozen:
        speeches = speeches_of_round(state)
        first = min((speech.turn for speech in speeches), default=state.table.turn + 1)
        listeners = state.held_by("ai") if state.minds.convictions else ()
        return seen.PanelView(
            **self._room(state),
            listeners=listeners,
            convictions={juror: state.minds.convictions[juror] for juror in listeners},
            speeches=tuple(said(speech) for speech in speeches),
            put_before=frozenset(claim for claim, (turn, _) in state.table.put.items() if turn < first),
            active=self._active(state, listeners),
            moved_by={juror: _moved_by(state, juror) for juror in listeners},
        )

    def _active(self, state: State, listeners: tuple[int, ...]) -> tuple[int, ...]:
        """Those addressed, then by weight: recently flipped 3, on the fence 2, others 1; three at most. Among equals
        the dice of the round choose."""
        addressed = {speech.target for speech in speeches_of_round(state)}
        flipped = {juror for number, juror, _ in state.flips if number >= state.round.number - 2}

        def weight(juror: int) -> int:
            on_fence = 0.35 <= state.minds.convictions[juror] <= 0.65
            return 4 * (juror in addressed) + max(3 * (juror in flipped), 2 * on_fence, 1)

        def rank(juror: int) -> tuple[int, float]:
            return -weight(juror), self.chance.unit("active", state.round.number, juror)

        return tuple(sorted(listeners, key=rank)[:3])

    def _summary(self, state: State) -> Frozen:
        told = {claim.id: claim.text for claim in self.case.claims}
        return seen.SummaryView(
            **self._room(state),
            to_sum_up=tuple(said(speech) for speech in state.table.not_summed[:-WHOLE]),
            digest=digest(state.table.since, lambda claim: told.get(claim, claim)),
        )

    def _scribe(self, state: State) -> Frozen:
        taken = state.round.drafting or next(iter(state.round.taken.values()))
        return seen.ScribeView(
            **self._room(state),
            me=taken.juror,
            side=state.votes[taken.juror],
            strategy=taken.strategy,
            typed=taken.typed,
            target=taken.target,
            thrown=state.round.thrown.get(taken.juror, ()),
            made=state.table.made.get(taken.juror, ()),
        )

    def _bench(self, state: State) -> Frozen:
        minds = state.minds
        return seen.BenchView(
            **self._room(state),
            convictions=dict(minds.convictions),
            secret_votes={juror: leaning_vote(value) for juror, value in minds.convictions.items()},
            trust={f"{listener}>{speaker}": value for (listener, speaker), value in minds.trust.items()},
        )


def _moved_by(state: State, juror: int) -> tuple[seen.Reason, ...]:
    """What turned this juror's vote, then the last speeches that moved it, each once."""
    reasons, turned = state.minds.reasons.get(juror, ()), state.minds.turned_by.get(juror)
    if turned is None or turned.turn is None or turned.juror is None:
        return reasons
    cause = seen.Reason(turn=turned.turn, juror=turned.juror, claims=turned.claims, delta=turned.delta)
    return (cause, *(one for one in reasons if one.turn != cause.turn))


def said(speech: Spoke) -> seen.Said:
    """A speech as it was heard."""
    hidden = {"strategy", "made_from"}
    return seen.Said(**speech.model_dump(exclude=hidden))


def _draft(draft: Drafted) -> seen.DraftSeen:
    fields = draft.model_dump(exclude={"wording", "made_from"})
    return seen.DraftSeen(**fields, turn=0, text=draft.wording)
