"""What each visitor may take, by a clock that stands still until it is moved."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, replace
from typing import Any

import pytest

from venire.kernel.request import HOUSE, LOCAL
from venire.ports import SessionHead, Spent
from venire.quotas.limits import OPEN, OWN, QuotaLimits, limits_of
from venire.quotas.payer import within
from venire.quotas.quotas import Quotas
from venire.quotas.spent import QuotaSpent
from venire.settings import Settings

FEW = QuotaLimits(
    open=2, sessions=3, entries=100, rooms=1, streams=2, bytes=1000, requests=4,
    calls=3, dollars=1.0, all_calls=5, all_dollars=1.5, visitors=2,
)  # fmt: skip


@dataclass
class Hand:
    """A clock that is moved by hand."""

    at: float = 0.0

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def hand() -> Hand:
    return Hand()


@pytest.fixture
def quotas(hand: Hand) -> Quotas:
    return Quotas(FEW, hand)


def head(number: int, *, over: bool = False, entries: int = 10) -> SessionHead:
    return SessionHead(f"s{number}", "toy", "T", "ada", "2026-01-01T00:00:00+00:00", entries, over)


def refused(work: Callable[..., Any], *given: Any, **named: Any) -> QuotaSpent:
    with pytest.raises(QuotaSpent) as spent:
        work(*given, **named)
    assert str(spent.value).endswith(".")
    assert spent.value.remedy
    return spent.value


def test_sessions_that_go_on_are_counted_and_those_that_are_over_are_not(quotas: Quotas) -> None:
    assert refused(quotas.session, "ada", [head(1), head(2)]).wait is None
    quotas.session("ada", [head(1), head(2, over=True), head(3, over=True)])


def test_what_is_kept_is_counted(quotas: Quotas) -> None:
    assert "hold 120 entries" in str(refused(quotas.session, "ada", [head(1, over=True, entries=120)]))


def test_sessions_within_an_hour_grow_again(quotas: Quotas, hand: Hand) -> None:
    for _ in range(3):
        quotas.session("ada", [])
    spent = refused(quotas.session, "ada", [])
    assert spent.wait == 1200
    assert "Wait 20 minutes" in spent.remedy
    quotas.session("ben", [])
    hand.at += spent.wait
    quotas.session("ada", [])


def test_a_visitor_pays_for_what_is_opened_in_other_names(quotas: Quotas) -> None:
    for number in range(3):
        quotas.session(within("ada", f"room{number}"), [])
    refused(quotas.session, "ada", [])


def test_the_terminal_and_the_house_are_not_limited(quotas: Quotas) -> None:
    for owner in (LOCAL, HOUSE, within(LOCAL, "room")):
        for _ in range(9):
            quotas.session(owner, [head(number) for number in range(9)])
        quotas.room(owner, 99)
        assert quotas.purse(owner) is None


def test_rooms_requests_and_bytes(quotas: Quotas, hand: Hand) -> None:
    quotas.room("ada", 0)
    refused(quotas.room, "ada", 1)
    for _ in range(4):
        quotas.request("ada", "10.0.0.1", 100)
    assert refused(quotas.request, "ada", "10.0.0.1", 0).wait == 15
    hand.at += 60
    assert "0 MB within an hour" in str(refused(quotas.request, "ada", "10.0.0.1", 900))


def test_streams_are_given_back(quotas: Quotas) -> None:
    with ExitStack() as held:
        for _ in range(2):
            held.enter_context(quotas.stream("ada"))
        with pytest.raises(QuotaSpent), quotas.stream("ada"):
            pass
        with quotas.stream("ben"):
            pass
    with quotas.stream("ada"):
        pass


def test_a_cookie_thrown_away_gives_no_new_share_for_ever(quotas: Quotas, hand: Hand) -> None:
    for owner in ("one", "two", "one"):
        quotas.request(owner, "10.0.0.1", 0)
    assert "new visitors" in str(refused(quotas.request, "three", "10.0.0.1", 0))
    quotas.request("three", "10.0.0.2", 0)
    hand.at += 1800
    quotas.request("four", "10.0.0.1", 0)


def test_calls_of_models_end_for_one_and_for_all(quotas: Quotas, hand: Hand) -> None:
    ada, ben = quotas.purse("ada"), quotas.purse("ben")
    assert ada is not None
    assert ben is not None
    assert [ada.refusal("m")[0] for _ in range(3)] == ["", "", ""]
    assert "you have made 3 calls" in ada.refusal("m")[0]
    assert [bool(ben.refusal("m")[0]) for _ in range(3)] == [False, False, True]
    assert "All visitors" in str(refused(quotas.session, "cid", [], plays_model=True))
    quotas.session("cid", [])
    hand.at += 86_400
    assert ada.refusal("m") == ("", "")


def test_money_for_models_ends_for_one_and_for_all(quotas: Quotas) -> None:
    ada, ben = quotas.purse("ada"), quotas.purse("ben")
    assert ada is not None
    assert ben is not None
    ada.pay(Spent("m", cost=1.2))
    assert "$1.00" in ada.refusal("m")[0]
    ben.pay(Spent("m", cost=0.2))
    assert ben.refusal("m") == ("", "")
    ben.pay(Spent("m", cost=-9.0))
    ben.pay(Spent("m", cost=0.2))
    assert "$1.50" in ben.refusal("m")[0]


def test_nothing_at_all_can_be_allowed(hand: Hand) -> None:
    quotas = Quotas(replace(FEW, calls=0, sessions=0), hand)
    purse = quotas.purse("ada")
    assert purse is not None
    assert purse.refusal("m")[0]
    refused(quotas.session, "ada", [])


@pytest.mark.parametrize(
    ("host", "usual"),
    [("127.0.0.1", OWN), ("::1", OWN), ("localhost", OWN), ("0.0.0.0", OPEN), ("::", OPEN), ("court.example", OPEN)],
)
def test_where_it_listens_says_what_is_usual(host: str, usual: QuotaLimits) -> None:
    assert limits_of(Settings(host=host)) == usual
    assert limits_of(Settings(host=host, quota_calls=7)) == replace(usual, calls=7)
