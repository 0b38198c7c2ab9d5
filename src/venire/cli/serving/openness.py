"""What whoever opens a server to others is told: once, before it answers."""

from __future__ import annotations

from venire.quotas.limits import limits_of
from venire.settings import Settings

TOLD = (
    "Warning: at {host} whoever can reach this machine may use venire, without an account. Each visitor may have "
    "{open} sessions open and {calls} calls of language models in an hour, all of them together {all_calls} calls and "
    "${all_dollars:,.2f} in a day (VENIRE_QUOTA_… changes that).\n"
    "Remedies: listen here alone (--host 127.0.0.1) behind a proxy that asks for a password, or have people sign in "
    "(VENIRE_ACCOUNTS=on); docs/keep-it-running.md shows both."
)


def warning_for(given: Settings) -> str:
    """What to tell of these settings; empty where nobody else can come, or people sign in."""
    if not given.open_to_others or given.accounts:
        return ""
    limits = limits_of(given)
    return TOLD.format(
        host=given.host,
        open=limits.open,
        calls=limits.calls,
        all_calls=f"{limits.all_calls:,}",
        all_dollars=limits.all_dollars,
    )
