"""What every debrief page needs: the ending of a session that is over, and what monitors found."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from venire.app import Venire
from venire.exports.alerts import alerts_sections
from venire.exports.document import Section
from venire.exports.real_outcome import outcome_sections
from venire.exports.tellings.kinds import telling
from venire.kernel.frozen import Frozen
from venire.kernel.record import BENCH
from venire.web.strings import say
from venire.web.trouble import Trouble
from venire.web.visit import Visitor


def ending_of(house: Venire, visit: Visitor) -> Frozen:
    """The debrief, a value of its kind's own. Raises a 409 while the session goes on."""
    if not visit.session.over:
        raise Trouble(409, telling(visit.session).pending, say("errors.not_over_court_remedy"))
    return house.ending(visit.session)


def shared_parts(visit: Visitor) -> Mapping[str, Any]:
    """What the templates of a debrief name, whatever its kind."""
    mine = visit.reader == BENCH
    return {"session": visit.session.id, "mine": mine, "alerts": alerts_for(visit), "real": real_outcome(visit)}


def real_outcome(visit: Visitor) -> Sequence[Section]:
    """What the real court decided; nothing before the end."""
    session = visit.session
    over = session.over and not session.halted
    return outcome_sections(telling(session).case, session.head.result) if over else ()


def alerts_for(visit: Visitor) -> Sequence[Section]:
    """What the monitors found: for the bench."""
    return alerts_sections(visit.session.entries) if visit.reader == BENCH else ()
