"""The understudy as the summarizer: the points most talked about. Source: spec/deliberation.md."""

from __future__ import annotations

from venire.errors import VenireError
from venire.kernel.frozen import Frozen
from venire.proceedings.deliberation.acts import SumUp
from venire.proceedings.deliberation.view import SummaryView


def summed_up(view: Frozen) -> SumUp:
    """The rules' own digest. Raises :class:`VenireError` for a view that is not the summarizer's."""
    if not isinstance(view, SummaryView):
        raise VenireError("The summarizer can write only from its own view.", "Ask another participant.")
    return SumUp(lines=view.digest)
