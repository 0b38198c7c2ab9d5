"""Reading ``--first-ballot``."""

from __future__ import annotations

from venire.errors import VenireError


def first_ballot(text: str | None, size: int) -> tuple[int, ...] | None:
    """``1,0,1`` as (1, 0, 1). Raises :class:`VenireError`."""
    if text is None:
        return None
    marks = [mark.strip() for mark in text.split(",")]
    wrong = next((mark for mark in marks if mark not in ("0", "1")), None)
    if wrong is not None:
        raise VenireError(
            f"{wrong[:20]!r} is no vote in the first ballot.",
            "Write 1 for guilty and 0 for not guilty, with commas between.",
        )
    if len(marks) != size:
        raise VenireError(
            f"The first ballot has {len(marks)} votes for {size} jurors.",
            "Give one 0 or 1 for each seat, with commas between.",
        )
    return tuple(int(mark) for mark in marks)
