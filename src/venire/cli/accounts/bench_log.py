"""What the command reads from the bench is written down as well, where people have accounts."""

from __future__ import annotations

from venire.accounts.audit import Audit, What
from venire.app import Venire
from venire.host.session import AnySession
from venire.kernel.record import BENCH, Viewer
from venire.kernel.request import HOUSE, LOCAL


async def told_from_bench(venire: Venire, session: AnySession, what: What, viewer: Viewer = BENCH) -> None:
    """Before it is shown; nothing without accounts, and of what everybody may read."""
    if venire.settings.accounts and viewer == BENCH and session.head.owner != HOUSE:
        audit = Audit.in_folder(venire.court.store, venire.court.clock.now, venire.settings.data)
        await audit.note(LOCAL, LOCAL, what, session.id)
