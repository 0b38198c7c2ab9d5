"""Kind → who tells its sessions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from venire.errors import VenireError
from venire.exports.tellings.debate import DebateTold
from venire.exports.tellings.deliberation import DeliberationTold
from venire.exports.tellings.drill import DrillTold
from venire.exports.tellings.examination import ExaminationTold
from venire.exports.tellings.persuasion import PersuasionTold
from venire.exports.tellings.telling import Telling
from venire.exports.tellings.trial import TrialTold
from venire.host.session import AnySession
from venire.law.case import Case
from venire.proceedings.debate.rules import Debate

Made = Callable[[AnySession, Any], Telling]
"""From a session and the rules it goes by."""
TELLINGS: Mapping[str, Made] = {
    "deliberation": DeliberationTold,
    "examination": ExaminationTold,
    "trial": TrialTold,
    "drill": DrillTold,
    "debate": DebateTold,
    "persuasion": PersuasionTold,
}


def telling(session: AnySession) -> Telling:
    """Whoever tells this session. Raises :class:`VenireError` for a kind that has nobody."""
    if session.kind.name not in TELLINGS:
        raise VenireError(
            f"Sessions of the kind {session.kind.name!r} are not told here.",
            "Export it as jsonl and read it elsewhere.",
        )
    return TELLINGS[session.kind.name](session, session.sitting.proceeding)


def case_if_any(session: AnySession) -> Case | None:
    """The case as it stood when the session was opened; None for a debate on a topic, which is of no case."""
    rules = session.sitting.proceeding
    return rules.subject.case if isinstance(rules, Debate) else telling(session).case
