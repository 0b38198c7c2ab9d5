"""Who is in a room now, and who is typing. It lives in memory alone: after a restart nobody has been seen yet."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Generator
from contextlib import contextmanager
from datetime import datetime, timedelta

from venire.host.bell import Bell

NEAR = timedelta(seconds=20)
"""For how long somebody without an open stream counts as there after being seen."""
TYPES = timedelta(seconds=5)
"""For how long somebody counts as typing after a key was pressed."""
KEPT = 5_000
"""Places in rooms that are remembered; the longest unseen are forgotten first."""


class Presence:
    """By the code of the room and the place in it: a seat, or ``gallery``."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._begun = now()
        self._seen: dict[tuple[str, str], datetime] = {}
        self._streams: Counter[tuple[str, str]] = Counter()
        self._typed: dict[tuple[str, str], datetime] = {}
        self._bells: dict[str, Bell] = defaultdict(Bell)

    def bell(self, code: str) -> Bell:
        """Rings when anything of this room has changed: its seats, who is there, what was said beside the record."""
        return self._bells[code]

    def ring(self, code: str) -> None:
        """Tell everybody who looks at this room."""
        self._bells[code].ring()

    def seen(self, code: str, place: str) -> None:
        """Somebody has just been here."""
        was = self.there(code, place)
        self._seen.pop((code, place), None)
        self._seen[code, place] = self._now()
        if len(self._seen) > KEPT:
            del self._seen[next(iter(self._seen))]
        if not was:
            self.ring(code)

    @contextmanager
    def here(self, code: str, place: str) -> Generator[None]:
        """Somebody is here as long as this is open: a stream."""
        self.seen(code, place)
        self._streams[code, place] += 1
        try:
            yield
        finally:
            self._streams[code, place] -= 1
            if self._streams[code, place] <= 0:
                del self._streams[code, place]
            self.seen(code, place)
            self.ring(code)

    def there(self, code: str, place: str) -> bool:
        """Whether somebody is in this place."""
        return bool(self._streams[code, place]) or self._now() - self._last(code, place) < NEAR

    def anybody(self, code: str) -> bool:
        """Whether the room has somebody in it."""
        places = {place for named, place in (*self._streams, *self._seen) if named == code}
        return any(self.there(code, place) for place in places)

    def away(self, code: str, place: str) -> float:
        """Seconds since somebody was in this place, or since the server began; 0 while somebody is."""
        if self._streams[code, place]:
            return 0.0
        return (self._now() - max(self._last(code, place), self._begun)).total_seconds()

    def typing(self, code: str, place: str) -> None:
        """Somebody presses keys there."""
        fresh = not self.types(code, place)
        self._typed[code, place] = self._now()
        if fresh:
            self.ring(code)

    def types(self, code: str, place: str) -> bool:
        """Whether somebody is typing in this place."""
        typed = self._typed.get((code, place))
        return typed is not None and self._now() - typed < TYPES

    def stopped(self, code: str, place: str) -> None:
        """What was typed has been sent."""
        self._typed.pop((code, place), None)

    def forget(self, code: str) -> None:
        """Nobody comes here any more."""
        for kept in (self._seen, self._typed):
            for key in [key for key in kept if key[0] == code]:
                del kept[key]

    def _last(self, code: str, place: str) -> datetime:
        return self._seen.get((code, place), self._begun - NEAR)
