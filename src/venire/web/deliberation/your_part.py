"""What a person's own speeches did, by the law's reckoning: one paragraph of the debrief."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from venire.kernel.record import Event
from venire.law.case_file.case import Case
from venire.proceedings.deliberation.events import Moved, SideChosen, Spoke
from venire.proceedings.deliberation.readings.debrief import Debrief
from venire.web.strings import points, say

LEAST = 0.02
"""A table that moved less than this, all listeners together, did not move."""
NAMED = 3
"""How many of those moved are named."""
OPENING = 9
"""Words by which a speech is known again."""


@dataclass
class _Part:
    """What the record tells of one seat's speeches: for each turn, what it did to each listener."""

    side: str = ""
    speeches: dict[int, Spoke] = field(default_factory=dict[int, Spoke])
    put_before: dict[str, Spoke] = field(default_factory=dict[str, Spoke])
    again: dict[int, Spoke] = field(default_factory=dict[int, Spoke])
    """Own turns whose main claim an earlier speech had put."""
    moved: dict[int, dict[int, float]] = field(default_factory=dict[int, dict[int, float]])

    def take(self, event: Event, me: int) -> None:
        match event:
            case SideChosen() if event.juror == me:
                self.side = event.side
            case Spoke():
                self._hear(event, me)
            case Moved():
                self._weigh(event)
            case _:
                pass

    def _hear(self, speech: Spoke, me: int) -> None:
        main = speech.claims[0] if speech.claims else None
        if speech.juror == me:
            self.speeches[speech.turn] = speech
            if main in self.put_before:
                self.again[speech.turn] = self.put_before[main]
        if main is not None:
            self.put_before.setdefault(main, speech)

    def _weigh(self, event: Moved) -> None:
        for change in event.changes:
            for push in change.pushes:
                if push.turn in self.speeches:
                    self.moved.setdefault(push.turn, {})[change.juror] = push.delta


def your_part(events: Iterable[Event], ending: Debrief, case: Case, names: Mapping[int, str], me: int) -> Sequence[str]:
    """Sentences on whom seat ``me`` moved, which speech did most, which failed or worked against it, and why."""
    part = _Part()
    for event in events:
        part.take(event, me)
    if not part.speeches:
        return (say("debrief.own_silent"),)
    sign = 1.0 if part.side == "prosecute" else -1.0
    toward = {turn: {n: sign * part.moved.get(turn, {}).get(n, 0.0) for n in names} for turn in part.speeches}
    return [_whom(toward, part, names), *_best(toward, part, ending, names, me), *_failed(toward, part, case, names)]


def _whom(toward: Mapping[int, Mapping[int, float]], part: _Part, names: Mapping[int, str]) -> str:
    totals = {number: sum(moves[number] for moves in toward.values()) for number in names}
    most = sorted((n for n in totals if totals[n] >= LEAST), key=lambda n: -totals[n])[:NAMED]
    told = listed([say("debrief.own_moved", name=names[n], n=points(totals[n])) for n in most])
    key = "own_spoke_once" if len(toward) == 1 else "own_spoke"
    start = say(f"debrief.{key}", n=len(toward), side=say(f"debrief.own_for_{part.side or 'defend'}"))
    return f"{start} {say('debrief.own_whom', whom=told) if most else say('debrief.own_nobody')}"


def _best(
    toward: Mapping[int, Mapping[int, float]], part: _Part, ending: Debrief, names: Mapping[int, str], me: int
) -> Sequence[str]:
    turn = max(toward, key=lambda turn: sum(toward[turn].values()))
    total = sum(toward[turn].values())
    if total < LEAST:
        return ()
    turned = [names[flip.juror] for flip in ending.flips if flip.turn == turn and flip.speaker == me]
    after = f" {say('debrief.own_turned', whom=listed(turned))}" if turned else ""
    return (say("debrief.own_best", turn=turn, said=_opening(part, turn), n=points(total)) + after,)


def _failed(
    toward: Mapping[int, Mapping[int, float]], part: _Part, case: Case, names: Mapping[int, str]
) -> Sequence[str]:
    """At most the worst one: a speech that moved nobody, or moved the table the other way."""
    turn = min(toward, key=lambda turn: sum(toward[turn].values()))
    total = sum(toward[turn].values())
    if total >= LEAST:
        return ()
    why = say(f"debrief.own_why_{_why(part, case, turn)}", **_earlier(part, names, turn))
    said = _opening(part, turn)
    if total > -LEAST:
        return (f"{say('debrief.own_failed', turn=turn, said=said)} {why}",)
    furthest = min(toward[turn], key=lambda n: toward[turn][n])
    told = say("debrief.own_backfired", turn=turn, said=said, n=points(-total), name=names[furthest])
    return (f"{told} {why}",)


def _opening(part: _Part, turn: int) -> str:
    """The first words of a speech, by which its speaker knows it again."""
    words = part.speeches[turn].text.split()
    return " ".join(words[:OPENING]) + (" …" if len(words) > OPENING else "")


def _why(part: _Part, case: Case, turn: int) -> str:
    speech = part.speeches[turn]
    helps = {claim.id: claim.side for claim in case.claims}
    mine = "prosecution" if part.side == "prosecute" else "defence"
    if not speech.claims:
        return "unplaced"
    if helps.get(speech.claims[0], mine) != mine:
        return "other_side"
    if turn in part.again:
        return "again"
    return "settled"


def _earlier(part: _Part, names: Mapping[int, str], turn: int) -> Mapping[str, object]:
    earlier = part.again.get(turn)
    if earlier is None:
        return {"turn": "", "name": ""}
    mine = earlier.juror == part.speeches[turn].juror
    return {"turn": earlier.turn, "name": say("court.you_answered") if mine else names[earlier.juror]}


def listed(parts: Sequence[str]) -> str:
    """ "A, B and C"."""
    return (
        parts[0]
        if len(parts) == 1
        else f"{', '.join(parts[:-1])} {say('debrief.own_and')} {parts[-1]}"
        if parts
        else ""
    )
