"""What a speech rests on, the point first."""

from venire.law.argument.citations import leading
from venire.library.shipped import ShippedCases

CASE = ShippedCases().load("murder")


def test_the_grounds_of_the_first_claim_come_first_and_nothing_is_lost() -> None:
    first, second = (
        CASE.claims[0],
        next(claim for claim in CASE.claims[1:] if not set(claim.grounds) & set(CASE.claims[0].grounds)),
    )
    named = (*reversed(second.grounds), *reversed(first.grounds), "S1")
    ordered = leading(CASE, (first.id, second.id), named)
    assert ordered[: len(first.grounds)] == first.grounds
    assert ordered[len(first.grounds) : -1] == second.grounds
    assert set(ordered) == set(named)


def test_what_no_claim_rests_on_keeps_its_order() -> None:
    assert leading(CASE, ("no such claim",), ("E2", "E1", "E2")) == ("E2", "E1")
    assert leading(CASE, (CASE.claims[0].id,), ()) == ()
