"""Fitted tables that ship with the package: as fixed as its code, and read as it is, once, when first wanted.

The one place of the inner layers that opens anything, and nothing but files of this package.
"""

from __future__ import annotations

import pkgutil


def shipped(package: str, name: str) -> str:
    """The text of a file that lies in this package of venire. Raises :class:`FileNotFoundError` where it is missing."""
    found = pkgutil.get_data(package, name)
    if found is None:
        raise FileNotFoundError(f"{name} is missing from {package}: install venire again.")
    return found.decode("utf-8")
