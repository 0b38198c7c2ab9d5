"""What the reader is told of one turn: rules, papers, what was said before, the turn last. Pure but for the templates.

Everything but the turn itself is bounded, so that no prompt grows with the session.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from venire.monitors.conduct.turn import CitableSource, Context, Turn
from venire.monitors.reader.templates import read, render, version
from venire.ports import Brief

PAPERS, OWN, OTHERS, GIVEN = 24_000, 8_000, 4_000, 4_000
"""Characters of all papers together, of the speaker's own earlier turns, of the others' last ones, and of what the
speaker alone was told."""
TURN = 8_000
"""Characters of the turn itself; no seat may say so much."""
TOPIC, NAMED = 2_000, 2_000
"""Characters of the topic, and of what the turn names as its sources."""
FIRST, LAST, NEAR = 3, 9, 6
"""How many of the speaker's turns are told, from the beginning and from the end; how many of the others'."""


def told(turn: Turn, context: Context) -> Brief:
    """The prompt for this turn. Rules and papers are the same from the first turn to the last."""
    templates = read()
    return Brief(
        rules=render(templates, "rules", {}),
        shared=render(templates, "papers", {"topic": context.topic[:TOPIC], "papers": papers_told(context.sources)}),
        matter=render(templates, "turn", _values(turn, context)),
        version=version(templates),
    )


def own_told(turn: Turn, context: Context) -> Sequence[Turn]:
    """The earlier turns of the same speaker that are told."""
    own = context.own(turn)
    return own if len(own) <= FIRST + LAST else (*own[:FIRST], *own[-LAST:])


@lru_cache(maxsize=16)
def papers_told(sources: tuple[CitableSource, ...]) -> Sequence[tuple[str, str]]:
    """Id and text of what may be cited; a claim without a title is a side's argument and no paper."""
    papers = [one for one in sources if one.title != one.id]
    return list(zip([one.id for one in papers], fitted([_text(one) for one in papers], PAPERS), strict=True))


def fitted(texts: Sequence[str], room: int) -> Sequence[str]:
    """These texts in so many characters together: the short ones whole, the long ones in equal parts of the rest."""
    left, most = room, room
    for still, size in zip(range(len(texts), 0, -1), sorted(map(len, texts)), strict=True):
        most = max(1, left // still)
        left -= min(size, most)
    return [text if len(text) <= most else f"{text[:most]}…" for text in texts]


def _text(source: CitableSource) -> str:
    """A fact whose title is a sentence of its own is told once."""
    return source.text if source.title.endswith(".") and source.text else f"{source.title}: {source.text}"


def _values(turn: Turn, context: Context) -> Mapping[str, object]:
    own, others = own_told(turn, context), context.others(turn)[-NEAR:]
    own_words = fitted([one.text for one in own], OWN)
    other_words = fitted([one.text for one in others], OTHERS)
    return {
        "own": [(one.no, text) for one, text in zip(own, own_words, strict=True)],
        "others": [(one.no, one.speaker, text) for one, text in zip(others, other_words, strict=True)],
        "given": fitted(turn.given, GIVEN),
        "no": turn.no,
        "speaker": turn.speaker,
        "side": turn.side,
        "stance": turn.stance.replace("_", " "),
        "asserts": turn.asserts,
        "cites": fitted(turn.citations, NAMED),
        "text": turn.text[:TURN],
    }
