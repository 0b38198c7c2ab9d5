"""A juror's seat in a persuasion: alone with the player, and afterwards at the table with the others."""

from __future__ import annotations

from venire.errors import VenireError
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.participants.nested.trial import InTrial
from venire.proceedings.persuasion.view import PersuasionView


class InPersuasion(InTrial):
    """Unwraps an ask of the deliberation within, and its view."""

    def _seen(self, ask: Ask, view: Frozen) -> Frozen:
        if not isinstance(view, PersuasionView):
            raise VenireError(f"The view of {ask.key!r} is not a persuasion's.", "Ask the seat that the agenda names.")
        if ask.key.partition("/")[0] not in self.parts:
            return view
        if view.together is None:
            raise VenireError("The jurors do not sit together yet.", "Wait for it.")
        return view.together
