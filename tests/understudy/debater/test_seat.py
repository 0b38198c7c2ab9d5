"""The understudy argues: from the map of a case, from sources, and says what it lacks."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest

from tests.proceedings.debate.builders import opened, plainly, play, result_of, state_of
from tests.support.bench import Bench
from venire.kernel.chance import Chance
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act
from venire.law.case_file.case import Case
from venire.law.case_file.claim_grounds import grounds_of
from venire.law.debating.argument import ATTACKS, Argument
from venire.law.debating.subject import GUILTY, Source, Subject
from venire.library.shipped import ShippedCases
from venire.proceedings.debate.acts import Argue, Judge, Pass
from venire.proceedings.debate.params import Debater
from venire.proceedings.debate.view import DebaterView
from venire.sessions.debate import OF_A_CASE, OF_A_TOPIC
from venire_understudy.debater.on_case import OnCase
from venire_understudy.debater.on_sources import USED_UP, OnSources
from venire_understudy.debater.seat import LACKS, DebaterUnderstudy

SEEDS = ("1", "2", "3", "4", "5")
COUNT = Source(
    id="S1",
    title="The harbour count",
    text=(
        "On market days 412 cars stand on the quay. The fire service complained twice that its engines were blocked. "
        "In the year of the trial injuries at the crossing fell from 14 to 5."
    ),
)
SHOPS = Source(
    id="S2",
    title="What the shops say",
    text=(
        "Shops on the quay lost a fifth of their trade in the first month of the trial. "
        "The fishmonger said that his older customers could not carry ice that far. "
        "By the sixth month trade was better than it had been in the year before."
    ),
)
QUAY = Subject(topic="The quay should be closed to cars.", sources=(COUNT, SHOPS))


def debated(subject: Subject, seed: str, **changes: Any) -> Bench:
    """The understudy in both seats, and an assessor and evaluators that see nothing."""
    debaters = changes.pop("debaters", OF_A_CASE if subject.case else OF_A_TOPIC)
    chance = Chance(seed)
    on_case = OnCase(subject.case, chance) if subject.case else None
    on_sources = OnSources(subject, chance)

    def respond(ask: Ask, view: Any) -> Act:
        if isinstance(view, DebaterView):
            side = "prosecution" if view.me.stance == "for" else "defence"
            return on_case.turn(view, side) if on_case else on_sources.turn(view)
        neither = Judge(winner="", confidence=0.5, reasoning="Neither.")
        return neither if ask.key.startswith("judge/") else plainly(ask, view)

    return play(opened(subject, seed, debaters=debaters, **changes), respond)


def case(name: str = "murder") -> Case:
    return ShippedCases().load(name)


def on_murder(seed: str, **changes: Any) -> list[Argument]:
    return list(state_of(debated(Subject(topic=GUILTY, case=case()), seed, **changes)).arguments)


def sentences(text: str) -> list[str]:
    return [one for one in re.split(r"(?<=[.?!”])\s+(?=[A-Z“])", text) if len(one.split()) > 3]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_case_is_argued_to_its_end_with_evidence_that_exists_and_nothing_said_twice(seed: str) -> None:
    made = on_murder(seed)
    known = grounds_of(case())
    assert len(made) == 10
    for one in made:
        assert one.evidence
        assert {piece.source for piece in one.evidence} <= set(known)
        assert one.links
        assert one.ethics
    for by in {one.by for one in made}:
        said = [each for one in made if one.by == by for each in sentences(one.text)]
        assert len(said) == len(set(said)), [each for each in said if said.count(each) > 1]
    assert len({one.ethics for one in made}) == len(made)


@pytest.mark.parametrize("seed", SEEDS)
def test_rebuttals_bear_on_what_the_other_side_has_really_put(seed: str) -> None:
    made = {one.id: one for one in on_murder(seed)}
    claims = {claim.id: claim for claim in case().claims}
    answers = 0
    for one in made.values():
        for to in one.relations:
            theirs = made[to.to]
            if to.kind not in ATTACKS:
                assert theirs.by == one.by
                continue
            assert theirs.by != one.by
            whys = [r for claim in claims.values() for r in claim.relations if r.why in one.text]
            words = f"{theirs.text} {theirs.thesis}"
            assert any(_put(claims[r.to], claims, words) for r in whys)
            answers += 1
    assert answers >= 6


def _put(claim: Any, claims: Any, words: str) -> bool:
    own = [claim.text, *(kernel.text for kernel in claim.kernels), *(to.why for to in claim.relations)]
    return any(text in words for text in own)


def test_the_levels_are_what_they_say() -> None:
    made = on_murder("2")
    assert [one.level for one in made[::2]] == ["strategic", "tactical", "operational", "tactical", "strategic"]
    for one in made:
        if one.level == "operational":
            assert re.search(r"\d", one.text)
            assert any(mark in one.text for mark in "“”")


@pytest.mark.parametrize("seed", SEEDS)
def test_no_slot_is_left_open_no_quotation_is_cut_and_the_length_is_kept(seed: str) -> None:
    for one in on_murder(seed):
        assert not re.search(r"[{}]|\s\s|\.\.|\s[.,]", one.text)
        assert one.text.count('"') % 2 == 0
        assert one.text.count("“") == one.text.count("”")
        assert 60 <= len(one.text.split()) <= 320


def test_the_same_seed_argues_the_same_and_another_otherwise() -> None:
    assert on_murder("7") == on_murder("7")
    assert [one.text for one in on_murder("7")] != [one.text for one in on_murder("8")]


@pytest.mark.parametrize("name", sorted(one.id for one in ShippedCases().list()))
def test_every_shipped_case_can_be_argued(name: str) -> None:
    made = state_of(debated(Subject(topic=GUILTY, case=case(name)), "1")).arguments
    assert len(made) == 10


def test_three_at_a_table_do_not_say_the_same() -> None:
    three = (*OF_A_CASE, Debater(name="Second chair", stance="against"))
    made = on_murder("3", debaters=three, turns="in turn")
    defence = [each for one in made if one.by in ("Defence", "Second chair") for each in sentences(one.text)]
    assert len(defence) == len(set(defence)), [each for each in defence if defence.count(each) > 1]


def test_an_opponent_who_speaks_freely_is_answered_by_what_was_meant() -> None:
    """A person's words are no kernel of the map; what they mean is found, and answered."""
    freely = Argue(
        level="strategic",
        thesis="She lied to the detective.",
        text="She told the detective the next morning that she had been at home all evening, and that was a lie.",
    )
    chance, heard = Chance("1"), list[Argue]()
    murder = OnCase(case(), chance)

    def respond(ask: Ask, view: Any) -> Act:
        if isinstance(view, DebaterView):
            if view.me.name == "Prosecution":
                return freely if view.phase == "opening" else Pass(why="Enough.")
            act = murder.turn(view, "defence")
            assert isinstance(act, Argue)
            heard.append(act)
            return act
        return (
            plainly(ask, view) if not ask.key.startswith("judge/") else Judge(winner="", confidence=0.5, reasoning="-")
        )

    play(opened(Subject(topic=GUILTY, case=case()), debaters=OF_A_CASE), respond)
    answers = [to.why for claim in case().claims for to in claim.relations if to.to == "C6" and claim.side == "defence"]
    assert any(why in heard[1].text for why in answers)
    assert ("A1", True) in {(to.to, to.kind in ATTACKS) for to in heard[1].relations}


@pytest.mark.parametrize("seed", SEEDS[:3])
def test_from_sources_it_quotes_word_for_word_and_names_where_it_read(seed: str) -> None:
    made = state_of(debated(QUAY, seed, rounds=1)).arguments
    texts = {source.id: source.text for source in QUAY.sources}
    titles = {source.id: source.title for source in QUAY.sources}
    assert made
    for one in made:
        for piece in one.evidence:
            assert piece.text in texts[piece.source]
            assert one.round == 2 or piece.text in one.text
            assert one.round == 2 or titles[piece.source] in one.text


def test_what_helped_or_hurt_in_the_sources_is_quoted_by_the_side_it_helps() -> None:
    made = state_of(debated(QUAY, "1", rounds=1)).arguments
    told = {(one.by, piece.text) for one in made for piece in one.evidence}
    assert ("Proposer", "In the year of the trial injuries at the crossing fell from 14 to 5.") in told
    assert ("Opponent", "Shops on the quay lost a fifth of their trade in the first month of the trial.") in told
    assert not [one for one in told if one[0] == "Proposer" and "ice" in one[1]]
    assert ("Opponent", "In the year of the trial injuries at the crossing fell from 14 to 5.") not in told


def test_a_source_that_says_whom_it_speaks_for_is_believed() -> None:
    tagged = Subject(
        topic="The quay should be closed to cars.",
        sources=(
            Source(id="S1", title="One", text="The quay is full of cars on Friday evenings.", stance="for"),
            Source(id="S2", title="Two", text="The quay has been open since the war ended.", stance="against"),
        ),
    )
    made = state_of(debated(tagged, "1", rounds=1)).arguments
    assert {(one.by, piece.source) for one in made for piece in one.evidence} == {
        ("Proposer", "S1"),
        ("Opponent", "S2"),
    }


def test_when_the_sources_are_used_up_it_says_so() -> None:
    told = result_of(debated(QUAY, "1", rounds=6))
    assert {one.why for one in told.passed} == {USED_UP}


@pytest.mark.anyio
async def test_on_a_bare_topic_it_says_what_it_lacks() -> None:
    bench = opened(Subject(topic="The quay should be closed to cars."))
    ask = bench.asks()[0]
    act = await DebaterUnderstudy(Subject(topic="Any."), Chance("1")).answer(ask, bench.view(ask.seat))
    assert act == Pass(why=LACKS)


@pytest.mark.anyio
async def test_on_a_case_it_must_be_told_for_whom_to_argue() -> None:
    subject = Subject(topic=GUILTY, case=case())
    bench = opened(subject, debaters=(Debater(name="A"), Debater(name="B", stance="for")))
    ask = bench.asks()[0]
    act = await DebaterUnderstudy(subject, Chance("1")).answer(ask, bench.view(ask.seat))
    assert isinstance(act, Pass)
    assert "neither" in act.why


def test_on_a_premise_it_argues_that_claim_and_what_lies_near_it() -> None:
    murder = case()
    premise = next(claim for claim in murder.claims if claim.id == "C4")
    subject = Subject(topic=premise.text, case=murder)
    debaters = (Debater(name="Prosecution", stance="for"), Debater(name="Defence", stance="against"))
    seats = DebaterUnderstudy(subject, Chance("1"))
    made = list[Argue]()

    def respond(ask: Ask, view: Any) -> Act:
        if isinstance(view, DebaterView):
            act = asyncio.run(seats.answer(ask, view))
            assert isinstance(act, Argue)
            made.append(act)
            return act
        neither = Judge(winner="", confidence=0.5, reasoning="Neither.")
        return neither if ask.key.startswith("judge/") else plainly(ask, view)

    play(opened(subject, "1", debaters=debaters, rounds=1), respond)
    assert made[0].thesis == premise.text
    assert made[1].thesis == "What is made of the open paddle does not hold."
    assert premise.question in made[0].text  # it is claimed in the thesis, and put to the house in the speech
    against = [to.why for claim in murder.claims for to in claim.relations if to.to == "C4" and claim.side == "defence"]
    assert any(why in made[3].text for why in against)
    assert not any(theory in one.text for one in made for theory in ("guilty of murder", "not guilty"))


def test_a_debater_does_not_speak_in_the_words_that_jurors_have_among_themselves() -> None:
    murder = case()
    seats = DebaterUnderstudy(Subject(topic=GUILTY, case=murder), Chance("3"))
    said = list[str]()

    def respond(ask: Ask, view: Any) -> Act:
        if isinstance(view, DebaterView):
            act = asyncio.run(seats.answer(ask, view))
            said.append(act.text if isinstance(act, Argue) else "")
            return act
        neither = Judge(winner="", confidence=0.5, reasoning="Neither.")
        return neither if ask.key.startswith("judge/") else plainly(ask, view)

    play(opened(Subject(topic=GUILTY, case=murder), "3", debaters=OF_A_CASE, rounds=2), respond)
    spoken = " ".join(said)
    assert sum(kernel.text in spoken for claim in murder.claims for kernel in claim.kernels) <= 5  # there were 18
    assert sum(claim.question in spoken or claim.text in spoken for claim in murder.claims) >= 8
