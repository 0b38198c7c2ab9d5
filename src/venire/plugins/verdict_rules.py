"""Verdict rules of other packages: made known to the law, which has the table of them."""

from __future__ import annotations

from functools import cache

from venire.catalog import VERDICT_RULES, VerdictRule
from venire.errors import VenireError
from venire.law.verdict import LEFT_OUT, RULES
from venire.sockets.socket import Plugin

USUAL = 12


@cache
def register_rules() -> None:
    """From here on they are rules like any other, and those that are left out are told by name."""
    found = VERDICT_RULES.installed()
    RULES.update({name: _guarded(plugin) for name, plugin in found.plugins.items()})
    LEFT_OUT.update({failure.name: str(failure.error) for failure in found.failures if failure.name not in RULES})


def tried(name: str, rule: VerdictRule) -> None:
    """It is asked for a usual jury. Raises whatever it raises, and :class:`ValueError` for what cannot be."""
    votes = rule(USUAL)
    if not USUAL // 2 < votes <= USUAL:
        raise ValueError(f"of a jury of {USUAL} it wants {votes} votes")


def _guarded(plugin: Plugin[VerdictRule]) -> VerdictRule:
    """The rule, whose faults are told in a sentence."""

    def votes(size: int) -> int:
        try:
            return int(plugin.thing(size))
        except Exception as error:
            raise VenireError(
                f"The verdict rule {plugin.name!r} of {plugin.package} fails for a jury of {size} "
                f"({type(error).__name__}).",
                "Choose another rule, or another size.",
            ) from error

    return votes
