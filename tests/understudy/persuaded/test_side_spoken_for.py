"""Whose verdict a player's words serve: a turncoat is heard as one; a concession, a quotation, a question and irony are
not taken for a change of side."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping
from functools import cache

import pytest

from tests.proceedings.persuasion.builders import EMBEDDER
from venire.language.wording.numbers import in_figures
from venire.law.case_file.case import Side, other
from venire.library.shipped import ShippedCases
from venire_understudy.comprehension.case_lore import Lore
from venire_understudy.comprehension.claim_matching import Matcher
from venire_understudy.comprehension.claim_meaning import Meaning
from venire_understudy.persuaded.side_spoken_for import Siding, Way

AGAINST: Mapping[tuple[str, Side], tuple[str, ...]] = {
    ("robot", "defence"): (
        "Benno is guilty, and you know it. Convict it.",
        "Benno murdered him. Vote guilty",
        "This proves that it wanted him dead",
        "I am sorry to say it, but the machine killed that man deliberately.",
        "You should find it guilty.",
        "It had refused two orders before, so it could have refused this one.",
        "It read 310 parts per million at the door and walked away.",
    ),
    ("robot", "prosecution"): (
        "Benno is innocent.",
        "Acquit it.",
        "It did not know what it was doing; let it go free.",
        "Five of the six units carried out the notice, and none without the pale lines.",
        "It was an accident.",
        "Vote not guilty.",
    ),
    ("murder", "defence"): (
        "Irene Halvorsen is guilty.",
        "She hit him with the windlass.",
        "She murdered Thomas Ashdown, convict her",
        "She pushed him into the lock on purpose.",
        "the rail bolt lay with its thread undamaged and a wrench that fits was in her van",
    ),
    ("murder", "prosecution"): (
        "She is innocent.",
        "She did not push him.",
        "The rail had lost its upper bolt months before and was never mended.",
        "Vote not guilty, there is reasonable doubt.",
    ),
}
LOYAL: Mapping[tuple[str, Side], tuple[str, ...]] = {
    ("robot", "defence"): (
        "I grant that Benno closed the flue. But a forged sheet told it to, with pale lines no man can see.",
        'The prosecutor says "Benno is guilty" and shows you a log.',
        "They say it wanted him dead. Nothing in the log mentions the return.",
        "Is Benno guilty?",
        "Oh sure, it wanted him dead, that is why it pressed on his chest for seventeen minutes.",
        "Guilty of obeying a sealed order, that is all.",
        "If it had wanted him dead it would not have called for help.",
        "Yes, it killed him, as a gun kills; the hand was somebody else's.",
        "It was aware of danger, yet it had been told the alarm would be back at half past one.",
        "Nobody can say it murdered him.",
        "It did not want Leonard to die.",
    ),
    ("robot", "prosecution"): (
        "It was forged, I grant you. But it could decline any order, and it had declined two.",
        "The defence says it is innocent. It stood at the door and read 310.",
        "Of course, poor innocent machine!",
        "Benno is guilty.",
        "It is not innocent.",
    ),
    ("murder", "defence"): (
        "She lied, yes, but people lie when they fear for their posts.",
        "The State says she hit him with the windlass. No blood was proved on it.",
        "Did she push him?",
        "Say she pushed him. You push somebody against a rail because you expect the rail to hold.",
        "Oh yes, she murdered him, and then sat down to write him an apology.",
        "She is no murderer.",
    ),
    ("murder", "prosecution"): (
        "The rail was loose. She signed the certificate that said it was mended.",
        "She says she is innocent. She also said she was at home.",
        "There is no reasonable doubt.",
        "Even if the rail was loose, she knew that it was.",
    ),
}


MAPS = ("robot", pytest.param("murder", marks=pytest.mark.prove))
"""Every sentence of a map is read: of one case every day, of both to prove it."""


@cache
def siding(case: str) -> Siding:
    read = ShippedCases().load(case)
    return Siding(read, Matcher(Lore(read), Meaning(read, EMBEDDER)))


def way(case: str, side: Side, text: str, asked: str = "") -> Way:
    asyncio.run(siding(case).matcher.hear([in_figures(text)]))
    return siding(case).read(in_figures(text), side, asked).way


def _each(sets: Mapping[tuple[str, Side], tuple[str, ...]]) -> list[tuple[str, Side, str]]:
    return [(case, side, text) for (case, side), texts in sets.items() for text in texts]


@pytest.mark.parametrize(("case", "side", "text"), _each(AGAINST))
def test_who_argues_for_the_other_verdict_is_heard_as_doing_so(case: str, side: Side, text: str) -> None:
    assert way(case, side, text) == "against"


@pytest.mark.parametrize(("case", "side", "text"), _each(LOYAL))
def test_near_misses_are_no_change_of_side(case: str, side: Side, text: str) -> None:
    assert way(case, side, text) in ("own", "unclear")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("The act was Benno's own.", "admits"),
        ("I admit that Benno was aware the act put a person in danger of death.", "admits"),
        ("I grant that what Benno did caused his death. But the doing was not its own.", "unclear"),
        ("Was the act Benno's own?", "own"),
    ],
)
def test_owning_to_what_the_charge_asks_counts_unless_it_is_turned(text: str, found: Way) -> None:
    assert way("robot", "defence", text) == found


def test_an_answer_may_repeat_what_the_juror_has_just_held_up() -> None:
    turned = "You say it had refused two orders before. Neither of them had a seal."
    assert way("robot", "defence", turned, asked="C15") == "own"


@pytest.mark.parametrize(
    ("case", "side", "text", "asked"),
    [
        (
            "robot",
            "defence",
            "We all heard it: it had refused two orders before. I keep coming back to that.",
            "C15",
        ),
        ("murder", "prosecution", "The rail had lost its bolt and nobody had mended it. You see it at once.", "C19"),
        ("murder", "prosecution", "You have no blood on that windlass. Not a drop was proved.", "C18"),
    ],
)
def test_who_only_says_the_jurors_own_point_again_has_answered_nothing(
    case: str, side: Side, text: str, asked: str
) -> None:
    assert way(case, side, text, asked) != "own"


@pytest.mark.parametrize("case", MAPS)
def test_what_a_juror_has_put_is_no_answer_to_it_and_the_maps_answers_are(case: str) -> None:
    """Each way to put a claim, said back to the juror who has just put it; and each reason that answers that claim."""
    echoed, answered = Counter[Way](), Counter[Way]()
    sides = {claim.id: claim.side for claim in siding(case).case.claims}
    for claim in siding(case).case.claims:
        for kernel in claim.kernels:
            echoed[way(case, other(claim.side), kernel.text, claim.id)] += 1
        for relation in claim.relations:
            if relation.kind != "supports" and sides[relation.to] != claim.side:
                answered[way(case, claim.side, relation.why, relation.to)] += 1
    assert echoed["own"] <= 0.12 * sum(echoed.values())
    assert answered["own"] >= 0.8 * sum(answered.values())


@pytest.mark.parametrize("case", MAPS)
def test_what_the_map_puts_for_a_side_is_hardly_ever_heard_as_that_of_the_other(case: str) -> None:
    """Once in a hundred at the most; and two times in five at least where the other says it."""
    found = Counter[tuple[bool, Way]]()
    for claim in siding(case).case.claims:
        for kernel in claim.kernels:
            found[True, way(case, claim.side, kernel.text)] += 1
            found[False, way(case, other(claim.side), kernel.text)] += 1
    texts = sum(count for (own, _), count in found.items() if own)
    assert found[True, "against"] + found[True, "admits"] <= 0.01 * texts
    assert found[False, "own"] <= 0.1 * texts
    assert found[False, "against"] >= 0.4 * texts
