"""What shows on a few faces: at most ten words, in character, never the same twice in a session."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from venire.kernel.chance import Chance
from venire.law.persona import Function, JurorCard
from venire.proceedings.deliberation.acts import Murmur, Reading
from venire.proceedings.deliberation.view import PanelView

FEWEST, MOST = 2, 4
WORDS = 10
STRUCK = 0.25


def murmurs(
    view: PanelView, readings: Sequence[Reading], seated: Mapping[int, JurorCard], chance: Chance
) -> tuple[Murmur, ...]:
    """The reactions of the two to four listeners on whom a speech of this round told the most."""
    wanted = FEWEST + int(chance.unit("how many murmurs", view.round) * (MOST - FEWEST + 1))
    speaking = {speech.juror for speech in view.speeches}
    found, used = list[Murmur](), set[str]()
    for reading in _strongest(view, readings):
        if len(found) == wanted or reading.juror in speaking:
            continue
        said = _line(view, reading, seated[reading.juror], used, chance)
        if said is not None:
            used.add(said)
            found.append(Murmur(juror=reading.juror, turn=reading.turn, reaction=said))
    return tuple(found)


def _strongest(view: PanelView, readings: Sequence[Reading]) -> list[Reading]:
    """Each listener's strongest reading; those who follow most closely first among equals."""
    best = dict[int, Reading]()
    for reading in readings:
        if reading.juror not in best or abs(reading.impact) > abs(best[reading.juror].impact):
            best[reading.juror] = reading
    return sorted(best.values(), key=lambda item: (-abs(item.impact) - 0.05 * (item.juror in view.active), item.juror))


def _line(view: PanelView, reading: Reading, card: JurorCard, used: set[str], chance: Chance) -> str | None:
    function = _function(view, reading)
    lines = [line.text for line in card.idiolect.lines.get(function, ())]
    fresh = [
        text for text in lines if f"murmur:{text}" not in view.spent and text not in used and len(text.split()) <= WORDS
    ]
    return chance.pick(fresh, "murmur", view.round, reading.juror) if fresh else None


def _function(view: PanelView, reading: Reading) -> Function:
    with_me = (reading.impact > 0) == (view.votes.get(reading.juror) == "guilty")
    if not with_me and abs(reading.impact) >= STRUCK:
        return "murmur_struck"
    return "murmur_agree" if with_me else "murmur_doubt"
