"""What shows on a few faces: at most ten words, in character, never the same twice in a session.

Whoever a speech neither moved nor confirmed shows nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from venire.kernel.chance import Chance
from venire.law.api import Function, JurorCard
from venire.proceedings.deliberation.acts import Murmur, Reading
from venire.proceedings.deliberation.view import PanelView

FEWEST, MOST = 1, 3
WORDS = 10
FELT = 0.1
"""The impact under which a speech leaves a face as it was."""
STRUCK = 0.25
"""The impact, against one's vote, that tells on a listener."""


def murmurs(
    view: PanelView, readings: Sequence[Reading], seated: Mapping[int, JurorCard], chance: Chance
) -> tuple[Murmur, ...]:
    """The reactions of up to three listeners on whom a speech of this round told the most."""
    wanted = FEWEST + int(chance.unit("how many murmurs", view.round) * (MOST - FEWEST + 1))
    speaking = {speech.juror for speech in view.speeches}
    found, used = list[Murmur](), set[str]()
    for reading in (*_strongest(view, readings), *_puzzled(view, readings)):
        if len(found) == wanted or reading.juror in speaking or reading.juror in {item.juror for item in found}:
            continue
        said = _line(view, reading, seated[reading.juror], used, chance)
        if said is not None:
            used.add(said)
            found.append(Murmur(juror=reading.juror, turn=reading.turn, reaction=said))
    return tuple(found)


def _strongest(view: PanelView, readings: Sequence[Reading]) -> list[Reading]:
    """Each listener's strongest reading, if it was felt; those who follow most closely first among equals."""
    best = dict[int, Reading]()
    for reading in readings:
        if reading.juror not in best or abs(reading.impact) > abs(best[reading.juror].impact):
            best[reading.juror] = reading
    felt = [reading for reading in best.values() if abs(reading.impact) >= FELT]
    return sorted(felt, key=lambda item: (-abs(item.impact) - 0.05 * (item.juror in view.active), item.juror))


def _puzzled(view: PanelView, readings: Sequence[Reading]) -> list[Reading]:
    """One close listener to each speech of a person's that put nothing anybody could weigh."""
    people = {seen.number for seen in view.jurors if seen.by != "ai"}
    of_people = {speech.turn for speech in view.speeches if speech.juror in people and not speech.claims}
    weighed = {reading.turn for reading in readings if reading.impact}
    lost = sorted(
        (reading for reading in readings if reading.turn in of_people - weighed),
        key=lambda item: (item.juror not in view.active, item.juror),
    )
    return list({reading.turn: reading for reading in reversed(lost)}.values())


def _line(view: PanelView, reading: Reading, card: JurorCard, used: set[str], chance: Chance) -> str | None:
    function = _function(view, reading)
    lines = [line.text for line in card.idiolect.lines.get(function, ())]
    fresh = [
        text for text in lines if f"murmur:{text}" not in view.spent and text not in used and len(text.split()) <= WORDS
    ]
    return (
        chance.pick(fresh, "murmur", view.case, view.round, reading.juror, *_words_of(view, reading.turn))
        if fresh
        else None
    )


def _words_of(view: PanelView, turn: int) -> tuple[str, ...]:
    """What a person said, so that other words, said in the same turn after taking it back, draw another murmur."""
    people = {seen.number for seen in view.jurors if seen.by != "ai"}
    return tuple(speech.text for speech in view.speeches if speech.turn == turn and speech.juror in people)


def _function(view: PanelView, reading: Reading) -> Function:
    """With the listener's vote, against it and unmoved, against it and moved; or nothing that could be either."""
    if not reading.impact:
        return "murmur_puzzled"
    if (reading.impact > 0) == (view.votes.get(reading.juror) == "guilty"):
        return "murmur_agree"
    return "murmur_struck" if abs(reading.impact) >= STRUCK else "murmur_doubt"
