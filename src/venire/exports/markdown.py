"""A transcript and its debrief as Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from venire.exports.transcript import Names, Passage
from venire.proceedings.deliberation.debrief import Debrief, Flip


def markdown(passages: Iterable[Passage], ending: Debrief | None, names: Names) -> str:
    """The whole document; ``ending`` is given once the session is over."""
    lines = [line for passage in passages for line in (*_lines(passage), "")]
    if ending is not None:
        lines += _debrief(ending, names)
    return "\n".join(lines).rstrip() + "\n"


def _lines(passage: Passage) -> Iterator[str]:
    match passage.manner:
        case "heading":
            yield f"## {passage.text}"
        case "judge":
            yield f"*{passage.who}:* {passage.text}"
        case "speech":
            yield f"**{passage.who}** ({passage.turn}): {passage.text}{_cited(passage)}"
        case "act":
            yield f"— {passage.text}"
        case "note":
            yield f"> {passage.text}"


def _cited(passage: Passage) -> str:
    """ " [the gauge log; Dr Vance; the handrail; +6]": the rest are in the record."""
    more = (f"+{len(passage.more_cites)}",) if passage.more_cites else ()
    return f" [{'; '.join((*passage.first_cites, *more))}]" if passage.cites else ""


def _debrief(ending: Debrief, names: Names) -> Iterator[str]:
    yield "## Why votes changed"
    yield ""
    for flip in ending.flips:
        yield f"- {flip_told(flip, names)}"
    if not ending.flips:
        yield "No vote changed."
    yield ""
    yield "## Convictions (0 certain not guilty, 1 certain guilty)"
    yield ""
    for juror, values in sorted(ending.convictions.items()):
        curve = " ".join(f"{value:.2f}" for value in values)
        yield f"- {names.juror(juror)}: {curve}"


def flip_told(flip: Flip, names: Names) -> str:
    """A changed vote and what lay behind it, in a sentence or two."""
    vote = flip.vote.replace("_", " ")
    start = f"Round {flip.round}: {names.juror(flip.juror)} turned to {vote}"
    if flip.speaker is None and names.person(flip.juror):
        return f"{start}. That was a person's own vote, and no formula had a part in it."
    if flip.speaker is None:
        return f"{start}; no speech pushed that way – it was the others' votes and the mood of the moment."
    exhibit = f", which cited {names.cited((flip.exhibit,))[0]}" if flip.exhibit else ""
    weight = "Without it the vote would have stood." if flip.alone else "It was not alone in that."
    return f"{start} on turn {flip.turn} by {names.juror(flip.speaker)}{exhibit}. {weight}"
