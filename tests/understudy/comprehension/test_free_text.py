"""What people type at the table about `murder`: how often it is understood, and never by those who should ask back.

The thresholds were set on the half called ``tuned``; what is promised here is promised for the half ``held`` as well.
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

pytestmark = pytest.mark.anyio
Half = Literal["tuned", "held"]
HALVES: tuple[Half, ...] = ("tuned", "held")


class Typed(Frozen):
    """A labelled text; the fields are explained in the file."""

    half: Half
    says: str
    means: tuple[str, ...]
    denies: str = ""
    kind: Literal["plain", "opposite", "nothing"] = "plain"


@dataclass(frozen=True)
class Score:
    """How a matcher did on one half."""

    right: int
    wrong: int
    found: int
    wanted: int
    opposite: int
    nothing: int

    @property
    def precision(self) -> float:
        return self.right / max(1, self.right + self.wrong)

    @property
    def recall(self) -> float:
        return self.found / self.wanted


def texts() -> Sequence[Typed]:
    told = yaml.safe_load((Path(__file__).parent / "free_text.yaml").read_text(encoding="utf-8"))
    return TypeAdapter(tuple[Typed, ...]).validate_python(told["texts"])


def named(case: Case, phrase: str) -> set[str]:
    """The claims in whose handle or text a phrase is found."""
    return {claim.id for claim in case.claims if phrase.lower() in f"{claim.handle}|{claim.text}".lower()}


def meant(case: Case, typed: Typed) -> set[str]:
    return {claim for phrase in typed.means for claim in named(case, phrase)}


def speaks_for(case: Case, typed: Typed, place: int) -> Side:
    """The side of whoever would type this: that of what is meant, or the other than that of what is denied."""
    sides: dict[str, Side] = {claim.id: claim.side for claim in case.claims}
    if typed.denies:
        return "defence" if sides[min(named(case, typed.denies))] == "prosecution" else "prosecution"
    known = meant(case, typed)
    return sides[min(known)] if known else ("defence", "prosecution")[place % 2]


def score(case: Case, matcher: Matcher, half: Half, sided: bool) -> Score:
    asked = [(typed, place) for place, typed in enumerate(texts()) if typed.half == half]
    told = [
        (typed, meant(case, typed), set(matcher.claims(typed.says, speaks_for(case, typed, n) if sided else None)))
        for typed, n in asked
    ]
    return Score(
        right=sum(len(put & known) for _, known, put in told),
        wrong=sum(len(put - known) for _, known, put in told),
        found=sum(bool(put & known) for _, known, put in told),
        wanted=sum(bool(known) for _, known, _ in told),
        opposite=sum(typed.kind == "opposite" and bool(put) for typed, _, put in told),
        nothing=sum(typed.kind == "nothing" and bool(put) for typed, _, put in told),
    )


async def hybrid(case: Case) -> Matcher:
    matcher = Matcher(Lore(case), Meaning(case, EmbeddedVectors()))
    await matcher.hear([typed.says for typed in texts()])
    return matcher


def test_the_labels_fit_the_case(murder: Case) -> None:
    phrases = [phrase for typed in texts() for phrase in (*typed.means, *([typed.denies] if typed.denies else []))]
    assert not [phrase for phrase in phrases if not named(murder, phrase)]
    for half in HALVES:
        kinds = [typed.kind for typed in texts() if typed.half == half]
        assert (kinds.count("plain"), kinds.count("opposite"), kinds.count("nothing")) == (50, 10, 15)


@pytest.mark.parametrize("half", HALVES)
async def test_a_person_whose_vote_is_known_is_mostly_understood(murder: Case, half: Half) -> None:
    both = score(murder, await hybrid(murder), half, sided=True)
    assert both.precision >= 0.72
    assert both.recall >= 0.55
    assert both.nothing == 0


@pytest.mark.parametrize("half", HALVES)
@pytest.mark.parametrize("sided", [True, False])
async def test_words_and_meaning_together_do_better_than_words(murder: Case, half: Half, sided: bool) -> None:
    words = score(murder, Matcher(Lore(murder)), half, sided)
    both = score(murder, await hybrid(murder), half, sided)
    assert both.precision >= words.precision + 0.05
    assert both.recall >= words.recall
    assert both.opposite < words.opposite


async def test_a_broken_rail_is_a_broken_rail(murder: Case) -> None:
    text = "The rail was broken and he just fell"
    assert set((await hybrid(murder)).claims(text)) & named(murder, "the unmended rail")


async def test_what_has_not_been_heard_is_matched_by_words_alone(murder: Case) -> None:
    fresh = Matcher(Lore(murder), Meaning(murder, EmbeddedVectors()))
    text = "she lied to the detective about being at home"
    assert fresh.claims(text) == Matcher(Lore(murder)).claims(text) != ()
