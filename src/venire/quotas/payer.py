"""Who pays for what is opened in several names."""

from __future__ import annotations

_WITHIN = "/"


def within(payer: str, name: str) -> str:
    """A name of its own, for which this visitor pays."""
    return f"{payer}{_WITHIN}{name}"


def payer_of(owner: str) -> str:
    """The visitor whose quotas an owner's things count to."""
    return owner.partition(_WITHIN)[0]
