"""Whole speeches as people type them about `murder`: which of their points are heard, and none that they do not make.

The bars were set on the half called ``tuned``; what is promised is promised for the half ``held`` as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import pytest
import yaml
from pydantic import TypeAdapter

from venire.kernel.frozen import Frozen
from venire.law.case_file.case import Case, Side
from venire.models.vectors.embedding import EmbeddedVectors
from venire_understudy.comprehension.case_lore import Lore
from venire_understudy.comprehension.claim_matching import Matcher
from venire_understudy.comprehension.claim_meaning import Meaning
from venire_understudy.comprehension.heard_speech import Ears, HeardSpeech

pytestmark = pytest.mark.anyio
Half = Literal["tuned", "held"]
SIDES: dict[str, Side] = {"D": "defence", "P": "prosecution"}
DACEY = (
    "Marcus, Colm Dacey had every reason to silence Tom Ashdown: he billed for a rail he never touched, he cannot "
    "account for the time from 9:46 to 10:20, and Ferrante never looked at his bicycle."
)


class Speech(Frozen):
    """A labelled speech; the fields are explained in the file."""

    half: Half
    when: Literal["before", "after"]
    side: Literal["D", "P"]
    text: str
    points: str
    never: str = ""

    @property
    def wanted(self) -> list[set[str]]:
        return [set(group.split()) for group in self.points.split("|") if group.strip()]


@dataclass(frozen=True)
class Score:
    """How one half was heard."""

    right: int
    wrong: int
    found: int
    wanted: int
    never: int
    unheard: int
    false: int

    @property
    def precision(self) -> float:
        return self.right / (self.right + self.wrong)

    @property
    def recall(self) -> float:
        return self.found / self.wanted


def speeches() -> Sequence[Speech]:
    told = yaml.safe_load((Path(__file__).parent / "speeches.yaml").read_text(encoding="utf-8"))
    return TypeAdapter(tuple[Speech, ...]).validate_python(told["speeches"])


async def ears(case: Case, texts: Sequence[str]) -> Ears:
    lore = Lore(case)
    matcher = Matcher(lore, Meaning(case, EmbeddedVectors()))
    await matcher.hear(texts)
    return Ears(lore, matcher)


async def score(case: Case, half: Half) -> Score:
    said = [speech for speech in speeches() if speech.half == half]
    listening = await ears(case, [speech.text for speech in said])
    heard = [(speech, set(put(listening.heard(speech.text, SIDES[speech.side])))) for speech in said]
    allowed = {speech.text: set[str]().union(*speech.wanted) for speech in said}
    return Score(
        right=sum(len(got & allowed[speech.text]) for speech, got in heard),
        wrong=sum(len(got - allowed[speech.text]) for speech, got in heard),
        found=sum(bool(group & got) for speech, got in heard for group in speech.wanted),
        wanted=sum(len(speech.wanted) for speech, _ in heard),
        never=sum(len(got & set(speech.never.split())) for speech, got in heard),
        unheard=sum(bool(speech.wanted) and not got for speech, got in heard),
        false=sum(bool(listening.mistakes(speech.text)) for speech, _ in heard),
    )


def put(heard: HeardSpeech) -> tuple[str, ...]:
    return heard.put if heard.kind in ("argument", "question", "mistaken") else ()


def test_the_labels_fit_the_case(murder: Case) -> None:
    sides = {claim.id: claim.side for claim in murder.claims}
    wrong = [
        (speech.text, claim)
        for speech in speeches()
        for claim in set[str]().union(*speech.wanted)
        if sides[claim] != SIDES[speech.side]
    ]
    assert not wrong
    assert [sum(speech.half == half for speech in speeches()) for half in ("tuned", "held")] == [60, 60]


@pytest.mark.parametrize("half", ["tuned", "held"])
async def test_the_points_of_a_speech_are_heard_and_no_others(murder: Case, half: Half) -> None:
    found = await score(murder, half)
    assert found.precision >= 0.88, found
    assert found.recall >= 0.8, found
    assert found.never == 0, found
    assert found.unheard <= 3, found
    assert found.false == 0, found


async def test_three_reasons_are_three_points_and_each_is_told(murder: Case) -> None:
    listening = await ears(murder, [DACEY])
    heard = listening.heard(DACEY, "defence")
    assert {"C9", "C21", "C51"} == set(heard.put)
    told = listening.told(heard)
    assert "three points" in told
    assert all(f"({number})" in told for number in (1, 2, 3))


async def test_who_names_people_and_things_is_not_told_that_it_rests_on_nothing(murder: Case) -> None:
    texts = [speech.text for speech in speeches() if speech.wanted]
    listening = await ears(murder, texts)
    told = [listening.told(listening.heard(s.text, SIDES[s.side])) for s in speeches() if s.wanted]
    assert not [one for one in told if "what this rests on" in one]


async def test_an_opening_phrase_is_no_point(murder: Case) -> None:
    text = "Before we lean on Colm Dacey, ask what he's worth. He got a promise not to be charged."
    heard = (await ears(murder, [text])).heard(text, "defence")
    assert heard.put == ("C40",)
