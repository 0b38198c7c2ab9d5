"""The next examination follows the student's level."""

from __future__ import annotations

from venire.law.training.difficulty import LEAST, MOST, USUAL, Level, suggested


def test_nothing_known_is_the_usual() -> None:
    told = suggested(Level())
    assert (told.error_rate, told.cooperativeness) == (USUAL, "neutral")


def test_who_hears_everything_meets_rare_errors_and_who_hears_nothing_frequent_ones() -> None:
    assert suggested(Level(spotted=1.0, alarms=0.0)).error_rate == LEAST
    assert suggested(Level(spotted=0.0, alarms=0.0)).error_rate == MOST
    rates = [suggested(Level(spotted=share / 10, alarms=0.0)).error_rate for share in range(11)]
    assert rates == sorted(rates, reverse=True)


def test_rising_at_everything_is_no_skill() -> None:
    assert suggested(Level(spotted=1.0, alarms=1.0)).error_rate == MOST


def test_witnesses_close_up_as_more_is_had_from_them() -> None:
    willing = [suggested(Level(brought_out=share)).cooperativeness for share in (0.1, 0.5, 0.7, 1.0)]
    assert willing == ["helpful", "neutral", "guarded", "hostile"]
