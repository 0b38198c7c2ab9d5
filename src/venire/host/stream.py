"""What each viewer sees as it happens: its own events, numbered for it alone, and drafts in passing.

Readers share what lies on the record and keep only their place in it, so that a slow one costs nothing and misses
nothing. Drafts are never recorded; only the latest few are kept, and one that an event has overtaken is dropped.
Source: spec/design.md, "Secrets".
"""

from __future__ import annotations

from bisect import bisect_left
from collections import deque
from collections.abc import AsyncIterator, Callable, Generator, Iterable, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from venire.host.bell import Bell
from venire.kernel.folds.views import SeenEntry, instant
from venire.kernel.record import BENCH, Audience, Entry, Seat, Viewer, may_see

DRAFTS_KEPT = 64


@dataclass(frozen=True, slots=True)
class StreamedDraft:
    """Words on their way, after the output check: what ``seat`` is about to say in answer to an ask."""

    seat: Seat
    text: str
    """One more sentence; empty: what was said so far is taken back, and it begins anew."""
    audience: Audience = "open"
    ask: str = ""
    """The key of the ask that it will answer."""


StreamItem: TypeAlias = SeenEntry | StreamedDraft


@dataclass(frozen=True, slots=True)
class _Passing:
    """A draft, with its number among drafts and how many events its viewer had seen before it."""

    number: int
    after: int
    draft: StreamedDraft


class _Channel:
    """All that one viewer may see."""

    def __init__(self, viewer: Viewer, entries: Iterable[Entry]) -> None:
        self.viewer: Viewer = viewer
        self.seen: list[SeenEntry] = []
        self.seqs: list[int] = []
        self.drafts: deque[_Passing] = deque(maxlen=DRAFTS_KEPT)
        self.drafted = 0
        self.bell = Bell()
        self.hear(entries)

    def hear(self, entries: Iterable[Entry]) -> None:
        mine = [entry for entry in entries if may_see(self.viewer, entry.event)]
        at = partial(instant, self.viewer)
        self.seen.extend(SeenEntry(no, at(entry), entry.event) for no, entry in enumerate(mine, len(self.seen) + 1))
        self.seqs.extend(entry.seq for entry in mine)
        if mine:
            self.bell.ring()

    def pass_on(self, draft: StreamedDraft) -> None:
        if self.viewer == BENCH or draft.audience == "open" or self.viewer in draft.audience:
            self.drafted += 1
            self.drafts.append(_Passing(self.drafted, len(self.seen), draft))
            self.bell.ring()

    def fresh_drafts(self, number: int) -> list[_Passing]:
        """Drafts after this number that no event has overtaken."""
        return [passing for passing in self.drafts if passing.number > number and passing.after == len(self.seen)]


class Streams:
    """The streams of one session."""

    def __init__(self, entries: Sequence[Entry], is_over: Callable[[], bool]) -> None:
        self._entries = entries
        self._is_over = is_over
        self._channels: dict[Viewer, _Channel] = {}
        self._expecting = False
        self._attending = 0

    @property
    def attended(self) -> bool:
        """Whether somebody looks on at this moment."""
        return self._attending > 0

    @contextmanager
    def attend(self) -> Generator[None]:
        """Somebody looks on until this is left."""
        self._attending += 1
        try:
            yield
        finally:
            self._attending -= 1

    @property
    def watched(self) -> bool:
        """Whether anybody has looked on since the session was opened here, or may at any moment; a draft reaches
        nobody else."""
        return self._expecting or bool(self._channels)

    def expect(self) -> None:
        """Somebody may look on at any moment, as at a page of a server: words on their way are worth making."""
        self._expecting = True

    def publish(self, entries: Sequence[Entry]) -> None:
        """Tell every viewer what it may see of these; they already stand in the session's entries."""
        for channel in self._channels.values():
            channel.hear(entries)

    def pass_on(self, draft: StreamedDraft) -> None:
        """Show a draft to whoever may see it and is watching."""
        for channel in self._channels.values():
            channel.pass_on(draft)

    def end(self) -> None:
        """Wake every reader, so that it may see that the session is over."""
        for channel in self._channels.values():
            channel.bell.ring()

    def seen(self, viewer: Viewer, after: int = 0) -> Sequence[SeenEntry]:
        """What this viewer has seen after the event it knows by this number."""
        return self._channel(viewer).seen[after:]

    def numbered(self, viewer: Viewer, seq: int) -> SeenEntry | None:
        """The entry with this number of the record as this viewer saw it; None if it did not."""
        channel = self._channel(viewer)
        place = bisect_left(channel.seqs, seq)
        return channel.seen[place] if place < len(channel.seqs) and channel.seqs[place] == seq else None

    def drafts(self, viewer: Viewer, after: int) -> Sequence[tuple[int, StreamedDraft]]:
        """Drafts that this viewer may see and no event has overtaken, each with its number; those after this one."""
        return [(passing.number, passing.draft) for passing in self._channel(viewer).fresh_drafts(after)]

    def bell(self, viewer: Viewer) -> Bell:
        """Rings when there is anything new for this viewer, drafts too."""
        return self._channel(viewer).bell

    async def follow(self, viewer: Viewer, after: int = 0) -> AsyncIterator[StreamItem]:
        """Everything this viewer sees after this number, as it comes, until the session is over."""
        channel, no = self._channel(viewer), max(after, 0)
        drafted = channel.drafted
        while True:
            rung = channel.bell.next()
            for seen in channel.seen[no:]:
                yield seen
                no = seen.no
            for passing in channel.fresh_drafts(drafted):
                yield passing.draft
                drafted = passing.number
            if self._is_over() and no >= len(channel.seen):
                return
            await rung.wait()

    def _channel(self, viewer: Viewer) -> _Channel:
        if viewer not in self._channels:
            self._channels[viewer] = _Channel(viewer, self._entries)
        return self._channels[viewer]
