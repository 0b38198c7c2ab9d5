"""Model providers of other packages: added to the table of them."""

from __future__ import annotations

from functools import cache

from venire.catalog import MODELS
from venire.models.providers import ADDED, Provider


@cache
def register_providers() -> None:
    """From here on models.yaml may name them; of those that are left out it is told why none can be called."""
    found = MODELS.installed()
    ADDED.update({name: plugin.thing for name, plugin in found.plugins.items()})
    for failure in found.failures:
        if failure.name not in MODELS.names():
            ADDED.setdefault(failure.name, Provider("", wants_key=False, trouble=str(failure.error)))
