"""Nothing leaks: what is sealed makes no difference to anything that a player, a gallery or another juror can see."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.proceedings.persuasion import builders as play
from tests.support.bench import Bench
from venire.app import opened
from venire.catalog import PERSUASION
from venire.errors import VenireError
from venire.kernel.folds.views import seen_by
from venire.kernel.record import BENCH, GALLERY, Seat, Viewer
from venire.law.persuasion.shift import Impact, Strength
from venire.proceedings.persuasion.acts import Say, Visit
from venire.proceedings.persuasion.events import PLAYER
from venire.proceedings.persuasion.request import PersuasionRequest
from venire.settings import Settings

TOPICS = ("external_attack", "technical_details", "victim_position", "emotional_appeal")
Analysed = tuple[list[str], Impact, Strength]
IMPACTS: list[Impact] = ["positive", "negative", "neutral"]
STRENGTHS: list[Strength] = ["weak", "medium", "strong"]
ANALYSES = st.tuples(
    st.lists(st.sampled_from(TOPICS), max_size=3),
    st.sampled_from(IMPACTS),
    st.sampled_from(STRENGTHS),
)
TALK = [(1, "One."), (1, "Two."), (2, "Three."), (3, "Four."), (1, "Five.")]


def talked(analyses: Sequence[Analysed]) -> Bench:
    bench, sits = play.opened(), 0
    for (juror, words), (topics, impact, strength) in zip(TALK, analyses, strict=True):
        if juror != sits:
            play.visit(bench, juror)
        sits = juror
        play.exchange(bench, words, topics, impact, strength)
    return bench


def sight(bench: Bench, viewer: Viewer) -> str:
    """The view, the stream with its numbers, and the export of one viewer."""
    seen = [(one.no, PERSUASION.codec.encode_event(one.event)) for one in seen_by(viewer, bench.entries)]
    return json.dumps([seen, bench.view(viewer).model_dump(mode="json")], sort_keys=True)


@settings(max_examples=40)
@given(st.lists(ANALYSES, min_size=5, max_size=5), st.lists(ANALYSES, min_size=5, max_size=5))
def test_two_records_that_differ_only_in_what_is_sealed_look_alike(one: list[Analysed], other: list[Analysed]) -> None:
    first, second = talked(one), talked(other)
    for viewer in (PLAYER, GALLERY):
        assert sight(first, viewer) == sight(second, viewer)
    assert [ask.key for ask in first.asks()] == [ask.key for ask in second.asks()]


@settings(max_examples=40)
@given(ANALYSES, ANALYSES)
def test_a_juror_hears_nothing_of_another_talk(one: Analysed, other: Analysed) -> None:
    quiet: list[Analysed] = [([], "neutral", "weak")] * 5
    first, second = talked([one, *quiet[1:]]), talked([other, *quiet[1:]])
    third = Seat("juror/3")
    streams = [list(seen_by(third, bench.entries)) for bench in (first, second)]
    assert [one.event for one in streams[0]] == [one.event for one in streams[1]]


@pytest.mark.anyio
async def test_live_the_bench_is_shut_for_reading_and_forking_and_at_the_end_it_opens(tmp_path: Path) -> None:
    async with opened(Settings(data=tmp_path), in_memory=True) as venire:
        session = await venire.open(PersuasionRequest(case="robot", seed="1"))
        for act in (Visit(juror=1), Say(text="The notice was forged with the maker's own seal.")):
            await session.submit(PLAYER, session.asked_of(PLAYER)[0].key, act, act.kind)
            while not session.asked_of(PLAYER):
                await session.changed.next().wait()
        with pytest.raises(VenireError, match="sealed until then"):
            await venire.reader(session, BENCH)
        with pytest.raises(VenireError, match="the jurors' vote is still open"):
            await venire.fork(session, len(session.entries))
        for form in ("jsonl", "json", "md", "html"):
            text = await (await venire.reader(session, PLAYER)).write(form)
            assert "forged" in text
            assert not [
                word for word in ("stance", "taken_in", "external_attack", "impact", "deep learning") if word in text
            ]
