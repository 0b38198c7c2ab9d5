"""What language models may cost: each visitor, and all of them together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from venire.ports import Spent
from venire.quotas.allowance import Allowance
from venire.quotas.limits import QuotaLimits
from venire.quotas.spent import QuotaSpent, in_words

HOUR, DAY = 3_600.0, 86_400.0
ALL = "*"


class Till:
    """What was called and paid, by visitor and altogether."""

    def __init__(self, limits: QuotaLimits, now: Callable[[], float]) -> None:
        self._limits = limits
        self._calls, self._dollars = Allowance(limits.calls, HOUR, now), Allowance(limits.dollars, DAY, now)
        self._all_calls, self._all_dollars = (
            Allowance(limits.all_calls, DAY, now),
            Allowance(limits.all_dollars, DAY, now),
        )

    def lack(self, owner: str) -> tuple[str, float]:
        """Why no model is called for this owner, and for how many seconds; an empty text where one may be."""
        limits = self._limits
        told = (
            (self._calls, owner, 1.0, f"You have made {limits.calls} calls of language models within an hour."),
            (self._dollars, owner, 1e-9, f"You have spent ${limits.dollars:,.2f} on language models within a day."),
            (self._all_calls, ALL, 1.0, f"All visitors have made {limits.all_calls} calls of models within a day."),
            (
                self._all_dollars,
                ALL,
                1e-9,
                f"All visitors have spent ${limits.all_dollars:,.2f} within a day.",
            ),
        )
        waits = ((sentence, allowance.wait(who, least)) for allowance, who, least, sentence in told)
        return next(((sentence, wait) for sentence, wait in waits if wait), ("", 0.0))

    def require(self, owner: str) -> None:
        """Raises :class:`QuotaSpent` where no model may be called for this owner."""
        why, wait = self.lack(owner)
        if why:
            remedy = f"Wait {in_words(wait)}, or ask whoever runs this server for more."
            raise QuotaSpent(why, remedy, wait)

    def called(self, owner: str) -> None:
        """One call more."""
        self._calls.add(owner)
        self._all_calls.add(ALL)

    def paid(self, owner: str, dollars: float) -> None:
        """So much more."""
        self._dollars.add(owner, dollars)
        self._all_dollars.add(ALL, dollars)


@dataclass(frozen=True, slots=True)
class OwnersPurse:
    """A purse of a session, filled by what its owner may still spend. Calls that are under way are heard and paid."""

    owner: str
    till: Till

    def refusal(self, model: str) -> tuple[str, str]:
        """Why this model is not called, and the remedy; two empty texts where it is, and counts."""
        why, wait = self.till.lack(self.owner)
        if why:
            return f"{model} was not called: {why[0].lower()}{why[1:]}", f"In {in_words(wait)} it may be again."
        self.till.called(self.owner)
        return "", ""

    def pay(self, spent: Spent) -> None:
        """Take out what a call cost."""
        self.till.paid(self.owner, max(0.0, spent.cost))
