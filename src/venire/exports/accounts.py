"""What the models of a session took, as every debrief tells it: a table by role, and two sentences."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from venire.exports.document import Section, Table
from venire.kernel.folds.accounts import Account, Accounts

TITLE = "What the models took"
COLUMNS = ("Role", "Calls", "Failed", "Stepped in", "Tokens in", "Cached", "Tokens out", "Cost")
ROLES: Mapping[str, str] = {
    "juror": "Jurors",
    "panel": "The listeners",
    "judge": "The judge",
    "scribe": "The scribe",
    "summarizer": "The minutes",
    "counsel": "Counsel",
    "witness": "Witnesses",
    "reporter": "The reporter",
    "debater": "Debaters",
    "assessor": "The assessor",
    "evaluator": "The panel",
    "monitor": "The reader",
    "": "In all",
}
"""By the kind of a seat."""
NEVER = "–"


def accounts_sections(told: Accounts | None) -> Sequence[Section]:
    """One section, and none where no model was called."""
    if told is None:
        return ()
    rows = [_row(one) for one in (*told.roles, told.total)]
    return (Section(TITLE, (" ".join(_sentences(told)),), table=Table(COLUMNS, rows)),)


def dollars(amount: float) -> str:
    """``$0.12``; smaller sums with as many places as they need to be told from nothing."""
    return f"${amount:,.2f}" if amount >= 0.1 or amount == 0 else f"${amount:.4f}"


def _row(one: Account) -> Sequence[str]:
    return (
        ROLES.get(one.role, one.role.capitalize()),
        f"{one.calls:,}",
        f"{one.failed:,}",
        _stepped(one) or NEVER,
        f"{one.tokens_in:,}",
        f"{one.cached_share:.0%}",
        f"{one.tokens_out:,}",
        dollars(one.cost) if one.cost else NEVER,
    )


def _stepped(one: Account) -> str:
    """``understudy 3``."""
    return ", ".join(f"{who} {count}" for who, count in one.stepped_in.items())


def _sentences(told: Accounts) -> Iterator[str]:
    total = told.total
    yield f"{_listed(total.models)} {'was' if len(total.models) == 1 else 'were'} called {_times(total.calls)}."
    if total.failed:
        whose = "call" if total.failed == 1 else "calls"
        yield f"{total.failed} {whose} brought no answer; what the session did instead is in the column “Stepped in”."
    spent = total.tokens_in + total.tokens_out
    if told.tokens is not None:
        yield f"Of a budget of {told.tokens:,} tokens {spent:,} were spent."
    if told.dollars is not None:
        yield f"Of a budget of {dollars(told.dollars)}, {dollars(total.cost)} was spent."
    if not total.cost and spent:
        yield "No price is known for what was called, so no cost is shown."


def _times(count: int) -> str:
    return "once" if count == 1 else f"{count:,} times"


def _listed(names: Sequence[str]) -> str:
    *rest, last = names
    return f"{', '.join(rest)} and {last}" if rest else last
