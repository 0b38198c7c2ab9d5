"""The understudy's panel is not won by filler, names or places; its audit counts as it says."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from random import Random

import pytest

from venire.law.debating.argument import Argument
from venire.law.debating.panel import PanelVerdict
from venire.studies.panel_audit.attacks import ATTACKS, NAMED, no_ground
from venire.studies.panel_audit.audit import audited
from venire.studies.panel_audit.coherent import Coherent, of_topics
from venire.studies.runs.panel_audit import TOPICS, UnderstudyPanel

DISPUTES = of_topics(TOPICS)
TOLD = ("invented_sources", "strewn_links", "flattery", "off_topic", "gibberish", "paraphrased", "citations")
"""Of the other attacks those that are tried here."""


def verdict(leading: str) -> PanelVerdict:
    return PanelVerdict(decision="decided", winner=leading, leading=leading, consensus=1, confidence=0.9, support={})


@pytest.fixture(scope="module")
def panel() -> UnderstudyPanel:
    return UnderstudyPanel()


def against(one: Coherent, spoilt: Argument) -> Sequence[Argument]:
    mine = one.argument.model_copy(update={"by": "Rowan"})
    return mine, spoilt.model_copy(update={"id": "A2", "by": "Ashe"})


@pytest.mark.parametrize("name", [*NAMED, *TOLD])
def test_a_coherent_argument_beats_itself_spoilt(name: str, panel: UnderstudyPanel) -> None:
    won = [
        panel(one, against(one, ATTACKS[name](one, Random(no)))).leading == "Rowan" for no, one in enumerate(DISPUTES)
    ]
    assert sum(won) >= len(won) - 1


def test_an_argument_ties_with_itself(panel: UnderstudyPanel) -> None:
    for one in DISPUTES[:4]:
        told = panel(one, against(one, one.argument))
        assert told.decision == "tie"
        assert told.confidence == 0.5


def test_who_speaks_first_and_under_which_name_makes_no_difference(panel: UnderstudyPanel) -> None:
    for one in DISPUTES[::2]:
        assert one.opponent is not None
        there = panel(one, against(one, one.opponent))
        back = panel(one, against(Coherent(one.opponent, one.subject, one.record, "dispute"), one.argument))
        assert {there.leading, back.leading} == {"Rowan", "Ashe"}
        assert there.confidence == pytest.approx(back.confidence, abs=1e-9)


def test_an_argument_without_its_grounds_is_the_weaker(panel: UnderstudyPanel) -> None:
    one = DISPUTES[0]
    assert panel(one, against(one, no_ground(one, Random(0)))).leading == "Rowan"


def test_the_audit_finds_a_panel_that_goes_by_length() -> None:
    def longest(_: Coherent, arguments: Sequence[Argument]) -> PanelVerdict:
        return verdict(max(arguments, key=lambda made: len(made.text)).by)

    told = audited(DISPUTES[:2], longest)
    assert told.named["padded"].share == 0.0
    assert told.named["padded"].of == 2
    assert told.fuller_wins.share == 1.0
    assert told.identical_ties == 0.0
    assert told.identical_first_wins == 1.0


def test_the_audit_finds_a_panel_that_goes_by_place() -> None:
    told = audited(DISPUTES[:2], lambda _, arguments: verdict(arguments[0].by))
    assert told.position_bias == 0.5
    assert told.same_winner == 0.0


def test_the_audit_counts_a_tie_as_lost() -> None:
    told = audited(DISPUTES[:2], lambda _, arguments: verdict(""))
    assert {figure.won for figure in told.named.values()} == {0}
    assert told.identical_ties == 1.0
    assert told.first_speaker_wins == 0.5


PRINTS = """
from venire.studies.runs.panel_audit import TOPICS, UnderstudyPanel
from venire.studies.panel_audit.coherent import of_topics
one = of_topics(TOPICS)[0]
made = (one.argument.model_copy(update={"by": "B"}), one.opponent.model_copy(update={"by": "A", "id": "A2"}))
print(UnderstudyPanel()(one, made).model_dump_json())
"""


@pytest.mark.parametrize("seeds", [(0, 4), pytest.param((0, 1, 4, 12), marks=pytest.mark.prove)])
def test_a_verdict_depends_on_no_order_of_hashes(seeds: tuple[int, ...]) -> None:
    told = {_printed(str(seed)) for seed in seeds}
    assert len(told) == 1


def _printed(seed: str) -> str:
    return subprocess.run(
        [sys.executable, "-c", PRINTS],
        env={**os.environ, "PYTHONHASHSEED": seed},
        check=True,
        capture_output=True,
        text=True,
    ).stdout
