"""The outline of a cross: what stands against what was said, of which kind, from where; when a question covers it.

Source: spec/trial.md, "Case memory and cross-examination outline".
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pytest

from venire.law.case_file.argument_map import Claim, Relation
from venire.law.case_file.case import Case, Evidence, Fact, Frame, Side, Witness
from venire.law.testimony.cross_outline import MOST, OutlineItem, PriorClaim, covered, outline
from venire.law.testimony.testified import EstablishedClaim
from venire.library.shipped import ShippedCases

MURDER = ShippedCases().load("murder")
Told = list[tuple[str, str]]
"""Kind and source of each item."""
SHUT = "The keeper shut the upper gate at 6:40 p.m."
"""What the witness says on direct, where nothing else is named."""


def fact(identity: str, text: str, *topics: str) -> Fact:
    return Fact(id=identity, text=text, frame=Frame(subject="I", verb="be"), topics=topics)


def witness(identity: str, *facts: Fact, side: Side = "prosecution", credibility: tuple[str, ...] = ()) -> Witness:
    return Witness(
        id=identity, name=f"Keeper {identity}", role="the lock keeper", side=side, summary="Keeps the lock.",
        credibility=credibility, affidavit=facts or (fact(f"{identity}.1", "The gauge stood in the shed."),),
    )  # fmt: skip


def evidence(identity: str, description: str) -> Evidence:
    return Evidence(
        id=identity, name="The log", handle="the log", kind="documentary", description=description, prosecution=0.5,
        defence=0.5, contestable=True, why="It was kept by hand.",
    )  # fmt: skip


def claim(identity: str, side: Side, *grounds: str, relations: Sequence[Relation] = (), topic: str = "light") -> Claim:
    told = {"id": identity, "side": side, "text": f"The text of {identity}.", "grounds": grounds, "topics": (topic,)}
    return MURDER.claims[0].model_copy(update={**told, "relations": tuple(relations)})


def case(*witnesses: Witness, evidence: Sequence[Evidence] = (), claims: Sequence[Claim] = ()) -> Case:
    update = {"witnesses": witnesses, "evidence": tuple(evidence), "exhibits": (), "claims": tuple(claims)}
    return MURDER.model_copy(update={**update, "elicits": (), "stipulations": ()})


def said(statement: str = SHUT, *facts: str, holds: bool = True) -> EstablishedClaim:
    return EstablishedClaim(no=1, witness="W1", statement=statement, facts=facts, holds=holds)


def told(items: Iterable[OutlineItem]) -> Told:
    return [(one.type, one.source) for one in items]


def test_an_item_says_what_was_said_what_stands_against_it_and_where_that_is_from() -> None:
    one = witness("W1")
    other = witness("W2", fact("W2.1", "The keeper shut the upper gate at 7:15 p.m."))
    assert outline(case(one, other), one, [said()]) == (
        OutlineItem(
            id="W1/R1", scope="within_direct_scope", type="inconsistent_testimony", said=SHUT,
            against="The keeper shut the upper gate at 7:15 p.m.", source="W2.1", covered=None,
        ),
    )  # fmt: skip


def test_each_source_gives_its_kind_and_the_witness_s_own_words_come_first() -> None:
    sworn = witness("W1", fact("W1.1", "The keeper shut the upper gate at 7:15 p.m."))
    one = witness("W1")
    other = witness("W2", fact("W2.1", "The keeper shut the upper gate at 9:30 p.m."))
    log = evidence("E1", "It is kept in the shed. The keeper shut the upper gate at 10:10 p.m.")
    prior = [PriorClaim(session="S1", witness="W1", statement="The keeper shut the upper gate at 8:05 p.m.")]
    saying = [said(SHUT, "W1.1")]
    whole, half = case(sworn, other, evidence=[log]), case(one, other, evidence=[log])
    assert told(outline(whole, sworn, saying, prior)) == [("prior_inconsistent_statement", "W1.1")]
    assert told(outline(half, one, saying, prior)) == [("contradiction_with_prior_session", "S1")]
    (item,) = outline(half, one, saying)
    assert (item.type, item.source) == ("contradicts_evidence", "E1")
    assert item.against == "The keeper shut the upper gate at 10:10 p.m."
    assert told(outline(case(one, other), one, saying)) == [("inconsistent_testimony", "W2.1")]


def test_items_stand_in_the_order_of_what_was_said_then_credibility_and_are_numbered() -> None:
    one = witness("W1", fact("W1.1", "I fed the dog at noon."), credibility=("Was asleep.", "Was paid."))
    other = witness("W2", fact("W2.1", "The keeper shut the upper gate at 9:30 p.m."))
    log = evidence("E1", "The clerk signed the pay book on May 9.")
    sayings = [said("The clerk signed the pay book on May 3."), said("It was so.", "W1.1", holds=False), said()]
    items = outline(case(one, other, evidence=[log]), one, sayings)
    assert told(items) == [
        ("contradicts_evidence", "E1"),
        ("prior_inconsistent_statement", "W1.1"),
        ("inconsistent_testimony", "W2.1"),
        ("impeachment_opportunity", "W1"),
        ("bias_indicator", "W1"),
    ]
    assert [item.scope for item in items] == [*["within_direct_scope"] * 3, "credibility", "credibility"]
    assert [item.id for item in items] == [f"W1/R{no}" for no in range(1, 6)]
    assert [(item.said, item.against) for item in items][3:] == [("Was asleep.", ""), ("Was paid.", "")]


@pytest.mark.parametrize(
    "prior",
    [
        PriorClaim(session="S1", witness="W2", statement="The keeper shut the upper gate at 8:05 p.m."),
        PriorClaim(session="S1", witness="W1", statement="The keeper shut the upper gate at 8:05 p.m.", holds=False),
        PriorClaim(session="S1", witness="W1", statement=SHUT),
        PriorClaim(session="S1", witness="W1", statement="Three barges lay in the lower basin."),
    ],
)
def test_an_earlier_sitting_counts_where_this_witness_affirmed_something_else_of_the_same(prior: PriorClaim) -> None:
    one = witness("W1")
    assert outline(case(one), one, [said()], [prior]) == ()


@pytest.mark.parametrize(
    ("statement", "against"),
    [
        ("The keeper saw the light on the upper gate.", "The keeper did not see the light on the upper gate."),
        ("The keeper closed the gate at 6:40 p.m.", "The keeper closed the gate at 7:15 p.m."),
        ("The keeper closed the gate on May 3.", "The keeper closed the gate on May 9."),
        ("The defence paid the keeper $200.", "The defence paid the keeper $300."),
        ("The keeper drove a red van to the gate.", "The keeper drove a blue van to the gate."),
        ("The keeper shut the gate at 6:40 p.m.", "The old keeper shut the gate and the sluice at 7:15 p.m."),
        ("All the lamps on the gate were lit.", "Some of the lamps on the gate were lit."),
        ("Only Ana had a key to the gate.", "Ana and Tom had a key to the gate."),
    ],
)
def test_numbers_times_days_colours_and_a_not_are_contradictions(statement: str, against: str) -> None:
    one, other = witness("W1"), witness("W2", fact("W2.1", against))
    assert told(outline(case(one, other), one, [said(statement)])) == [("inconsistent_testimony", "W2.1")]


ALMOST = "The keeper and his boy shut the gate by hand at 7:15 p.m."
"""Four words of nine in common with what was said: too few to be about the same."""


def test_what_says_no_more_than_was_said_and_what_is_about_other_things_contradicts_nothing() -> None:
    one = witness("W1")
    for text in (SHUT, "The keeper had his supper, shut up shop and went to bed at 7:15 p.m.", ALMOST):
        assert outline(case(one, witness("W2", fact("W2.1", text))), one, [said()]) == (), text


def test_a_denial_is_contradicted_by_what_says_the_same_and_not_by_what_differs() -> None:
    one = witness("W1")
    denied = said(holds=False)
    (item,) = outline(case(one, witness("W2", fact("W2.1", SHUT))), one, [denied])
    assert (item.said, item.against, item.type) == (f"Denied: {SHUT}", SHUT, "inconsistent_testimony")
    others = witness("W2", fact("W2.1", "The keeper shut the upper gate at 7:15 p.m."))
    assert outline(case(one, others), one, [denied]) == ()


def test_the_own_affidavit_counts_for_the_facts_that_were_told_and_is_put_in_the_third_person() -> None:
    sworn = fact("W1.1", "I shut the upper gate at 7:15 p.m.")
    one = witness("W1", sworn, fact("W1.2", "I mended the winch in the spring."))
    (item,) = outline(case(one), one, [said("Keeper W1 shut the upper gate at 6:40 p.m.", "W1.1")])
    assert (item.type, item.source, item.against) == (
        "prior_inconsistent_statement", "W1.1", "Keeper W1 shut the upper gate at 7:15 p.m.",
    )  # fmt: skip
    assert outline(case(one), one, [said("Keeper W1 shut the upper gate at 6:40 p.m.", "W1.2")]) == ()
    mended = "Keeper W1 mended the winch in the spring."
    (denied,) = outline(case(one), one, [said(mended, "W1.2", holds=False)])
    assert (denied.source, denied.said) == ("W1.2", f"Denied: {mended}")
    assert outline(case(one), one, [said("Keeper W1 shut the upper gate at 7:15 p.m.", "W1.1")]) == ()


def test_a_denial_of_what_the_affidavit_does_not_say_contradicts_nothing() -> None:
    one = witness("W1", fact("W1.1", "I heard no cry."), fact("W1.2", "The rail had not been touched."))
    assert outline(case(one), one, [said("Keeper W1 heard a cry.", "W1.1", holds=False)]) == ()
    assert outline(case(one), one, [said("The rail had been touched.", "W1.2", holds=False)]) == ()
    assert outline(case(one), one, [said("There is a moon.", "W1.2", holds=False)]) == ()


def test_no_witness_is_held_against_itself_as_another() -> None:
    one = witness("W1", fact("W1.1", "The keeper shut the upper gate at 7:15 p.m."))
    assert outline(case(one), one, [said()]) == ()


RESTING = claim("C1", "prosecution", "W1.1")
ANSWER = Relation(to="C1", kind="rebuts", why="It was dark.")


def answered(
    answer: Claim,
    *,
    resting: Claim = RESTING,
    about: str = "light",
    holds: bool = True,
    spoken: str = "The text stood.",
) -> list[tuple[str, str]]:
    """What is found where the argument map rests a claim on what was said, and another claim on something else."""
    one = witness("W1", fact("W1.1", "The gauge stood in the shed.", about), fact("W1.2", "It rained.", "light"))
    found = outline(case(one, claims=[resting, answer]), one, [said(spoken, "W1.1", holds=holds)])
    return told(one for one in found if one.source != "W1.1" and one.against == answer.text)


@pytest.mark.parametrize("kind", ["rebuts", "undercuts"])
def test_an_answer_in_the_argument_map_is_held_against_what_was_said(kind: str) -> None:
    answer = claim("C2", "defence", "W2.4", relations=[Relation.model_validate({**ANSWER.model_dump(), "kind": kind})])
    assert answered(answer) == [("inconsistent_testimony", "W2.4")]


@pytest.mark.parametrize(
    ("grounds", "found"),
    [
        (("E3",), [("contradicts_evidence", "E3")]),
        (("X2",), [("contradicts_evidence", "X2")]),
        (("S1", "W1.2", "E3"), [("contradicts_evidence", "E3")]),
        (("W1.2", "W12.1"), [("inconsistent_testimony", "W12.1")]),
        (("S1",), []),
        (("W1.2",), []),
    ],
)
def test_the_answer_must_rest_on_what_somebody_else_brings(
    grounds: tuple[str, ...], found: list[tuple[str, str]]
) -> None:
    assert answered(claim("C2", "defence", *grounds, relations=[ANSWER])) == found


def test_an_answer_speaks_of_what_was_said() -> None:
    answer = claim("C2", "defence", "W2.4", relations=[ANSWER])
    assert not answered(answer, spoken="The gauge stood.")


def test_an_answer_is_one_of_the_other_side_to_a_claim_of_this_witness_s_side_on_the_same_topic() -> None:
    answer = claim("C2", "defence", "W2.4", relations=[ANSWER])
    assert answered(answer)
    assert not answered(claim("C2", "prosecution", "W2.4", relations=[ANSWER]))
    assert not answered(claim("C2", "defence", "W2.4", relations=[ANSWER], topic="water"))
    assert not answered(answer, about="water")
    assert not answered(answer, holds=False)
    assert not answered(answer, resting=claim("C1", "defence", "W1.1"))
    assert not answered(answer, resting=claim("C1", "prosecution", "W1.2"))
    assert not answered(claim("C2", "defence", "W2.4", relations=[ANSWER.model_copy(update={"kind": "supports"})]))
    assert not answered(claim("C2", "defence", "W2.4", relations=[ANSWER.model_copy(update={"to": "C9"})]))


@pytest.mark.parametrize(
    ("known", "kind"),
    [
        ("The defence has paid him.", "bias_indicator"),
        ("He got $200.", "bias_indicator"),
        ("He is the accused's brother.", "bias_indicator"),
        ("He bore a GRUDGE.", "bias_indicator"),
        ("He wears glasses.", "impeachment_opportunity"),
        ("He repaid nobody.", "impeachment_opportunity"),
    ],
)
def test_money_kin_and_feeling_are_bias_and_the_rest_is_an_opening(known: str, kind: str) -> None:
    one = witness("W1", credibility=(known,))
    assert [(item.type, item.scope, item.source) for item in outline(case(one), one, [])] == [
        (kind, "credibility", "W1")
    ]


def test_there_are_eight_contradictions_at_most_and_credibility_comes_besides() -> None:
    one = witness("W1", credibility=("He wears glasses.", "He was paid."))
    places = ("gate", "bridge", "wharf", "tower", "mill", "weir", "quay", "barge", "crane", "basin")
    others = witness(
        "W2", *(fact(f"W2.{no}", f"The keeper painted the {at} at 7:15 p.m.") for no, at in enumerate(places))
    )
    items = outline(case(one, others), one, [said(f"The keeper painted the {at} at 6:40 p.m.") for at in places])
    assert [one.scope for one in items] == ["within_direct_scope"] * MOST + ["credibility"] * 2
    assert [one.source for one in items][:MOST] == [f"W2.{no}" for no in range(MOST)]
    assert items[-1].id == f"W1/R{MOST + 2}"


def test_one_answer_is_held_against_what_was_said_once_and_one_saying_meets_one_answer() -> None:
    one = witness("W1")
    other = witness("W2", fact("W2.1", "The keeper shut the upper gate at 7:15 p.m."))
    again = said("The keeper shut the gate at 6:40 p.m.")
    assert [item.said for item in outline(case(one, other), one, [said(), again])] == [SHUT]
    both = witness("W2", *other.affidavit, fact("W2.2", "The keeper shut the upper gate at 5:55 p.m."))
    assert [item.source for item in outline(case(one, both), one, [said()])] == ["W2.1"]


ITEM = OutlineItem(
    id="W1/R1", scope="within_direct_scope", type="inconsistent_testimony", said="Gate bridge wharf tower",
    against="Mill weir quay barge", source="W2.1",
)  # fmt: skip


@pytest.mark.parametrize(
    ("question", "covers"),
    [
        ("Gate? Bridge? Wharf? Tower?", True),
        ("Was it the gate or the bridge?", True),
        ("Was it at the mill, by the weir?", True),
        ("Was it the gate?", False),
        ("Was it the gate, or was it the mill?", False),
        ("And then?", False),
        ("", False),
    ],
)
def test_a_question_covers_an_item_with_half_the_words_of_either_side(question: str, covers: bool) -> None:
    assert covered(question, ITEM) is covers


def test_what_has_no_words_of_meaning_is_covered_by_nothing() -> None:
    assert not covered("Was it you?", ITEM.model_copy(update={"said": "It was you.", "against": ""}))


def test_four_words_of_nine_are_less_than_half() -> None:
    item = ITEM.model_copy(
        update={"said": "Clock rope chain lantern anchor barrel ladder bucket hammer", "against": ""}
    )
    assert not covered("Clock rope chain lantern?", item)
    assert covered("Clock rope chain lantern anchor?", item)


def test_a_denial_of_what_was_never_sworn_is_no_item_nor_is_a_quoted_exchange() -> None:
    """ "Had you told him where the key was? – No." stands beside "I had not told him", and not against it."""
    sworn = Fact(
        id="W1.1",
        text="I had not told him where the second key was.",
        frame=Frame(subject="I", verb="tell", negated=True),
        topics=("light",),
    )
    keeper = witness("W1", sworn, credibility=())
    denied = said("The keeper had told him where the second key was.", "W1.1", holds=False)
    quoted = said('Asked "Where was the key", the keeper said "In the drawer."', "W1.1")
    assert outline(case(keeper), keeper, [denied, quoted]) == ()
