"""``from venire import View``: what a seat may know."""

from __future__ import annotations

from typing import TypeAlias

from venire.kernel.frozen import Frozen

View: TypeAlias = Frozen
"""All that a seat may know when it is asked: a value of the proceeding's own, such as
:class:`venire.proceedings.deliberation.view.JurorView`."""
