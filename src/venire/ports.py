"""The sockets, on one page: what the outside must be able to do for a session.

Source: spec/design.md, "Central types".
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, Protocol, TypeAlias, runtime_checkable

from pydantic import BaseModel

from venire.errors import VenireError
from venire.kernel.frozen import Frozen
from venire.kernel.minutes import Called
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act, Entry, Minute, Seat
from venire.law.case_file.case import Case

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Participant(Protocol):
    """Whoever answers asks: a language model, a person's mailbox, an external agent, the understudy."""

    @property
    def name(self) -> str:
        """How the record names it: ``understudy``, ``openai:gpt-…``, ``person``."""
        ...

    async def answer(self, ask: Ask, view: Frozen) -> Act:
        """An act that the ask wants. May raise; the next participant then steps in."""
        ...


Line: TypeAlias = Sequence[Participant]
"""Who answers for a seat, the first first; each next one steps in for the one before."""
LineUp: TypeAlias = Callable[[Seat], Line]
"""Who answers for each seat of a session where no person does."""


@runtime_checkable
class ReadsPart(Protocol):
    """A participant that plays from a part of its view, so that an answer can be prepared before the rest is known."""

    def reading(self, ask: Ask, view: Frozen) -> object:
        """What its answer to this ask depends on: to equal readings belong answers that are as good as each other.

        Raises :class:`VenireError` for an ask that it would not answer.
        """
        ...


@runtime_checkable
class AnswersAtOnce(Protocol):
    """A participant that need not think: nothing is gained by asking it before its turn."""

    @property
    def at_once(self) -> Literal[True]: ...


@runtime_checkable
class KeepsNotes(Protocol):
    """A participant with something to record beside its answers: a model called, its tokens and cost."""

    def notes(self, ask: Ask) -> Sequence[Minute]:
        """What to note about this ask, answered or failed; each note is handed over once."""
        ...


@runtime_checkable
class SpeaksAloud(Protocol):
    """A participant whose words can be heard while it is still finding them."""

    async def answer_aloud(self, ask: Ask, view: Frozen, say: Callable[[str], None]) -> Act:
        """As :meth:`Participant.answer`. ``say`` is told, sentence by sentence and checked, only what everybody will
        hear once the act is on the record; an empty sentence takes back what was said so far."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Brief:
    """What a language model is told for one turn, from what many calls share to what is this seat's alone.

    In ``shared`` and ``matter`` all that people and documents say is marked as data. The fields are given by name.
    """

    rules: str
    """What binds it; the only system text, and nobody else's words."""
    shared: str = ""
    """What every seat of this moment reads alike, the case and the record so far: a provider's cache can keep it."""
    matter: str
    """What this seat alone plays from, and what is asked of it now."""
    version: str
    """Hash of the templates it was made from."""


@dataclass(frozen=True, slots=True)
class Spent:
    """What one answer took, all attempts together. Cost in US dollars, 0 where no price is known."""

    model: str
    attempts: int = 0
    tokens_in: int = 0
    tokens_out: int = 0
    tokens_cached: int = 0
    """Of ``tokens_in``, those that the provider had kept from an earlier call."""
    cost: float = 0.0
    seconds: float = 0.0
    priced: bool = True
    """Whether the cost is known; a model that is on no list of prices costs 0 here and may cost more."""
    first_token: float | None = None
    """Seconds until the first word of the answer came; None where it was not streamed."""

    def called(self, ask: str, prompt: str, *, dropped: tuple[str, ...] = (), error: str = "") -> Called:
        """The note of this call for the record. ``prompt``: the version of the brief; ``dropped``: why parts of the
        answer were left out; ``error``: why there is no answer, empty where there is one."""
        return Called(
            ask=ask,
            model=self.model,
            prompt_hash=prompt,
            tokens_in=self.tokens_in,
            tokens_out=self.tokens_out,
            tokens_cached=self.tokens_cached,
            cost=self.cost,
            attempts=self.attempts,
            seconds=self.seconds,
            dropped=dropped,
            error=error,
        )


LookUp: TypeAlias = Callable[..., str | Awaitable[str]]
"""A look-up that a model may use in its turn: it reads and changes nothing.

A model is told its ``__name__``, its docstring and its annotated arguments. What it gives back is plain text, handed to
the model as data between tags; a :class:`VenireError` that it raises is told to the model by its sentence.
"""


@dataclass(frozen=True, slots=True)
class Filled:
    """A form as a model filled it in."""

    form: BaseModel
    spent: Spent


class NoAnswer(VenireError):
    """A model gave no usable answer in its time. The sentence names no key and quotes no provider."""

    def __init__(self, sentence: str, remedy: str, spent: Spent) -> None:
        super().__init__(sentence, remedy)
        self.spent = spent


class Model(Protocol):
    """A language model that fills in forms."""

    @property
    def name(self) -> str:
        """How the record names it: ``openai:gpt-…``."""
        ...

    async def fill(
        self,
        brief: Brief,
        forms: Mapping[str, type[BaseModel]],
        complaint: Callable[[BaseModel], str],
        *,
        tools: Sequence[LookUp] = (),
        heard: Callable[[str], None] | None = None,
    ) -> Filled:
        """One of these forms, filled in.

        What does not fit its form, or draws a ``complaint`` (empty: none), goes back once with the reason. The model
        may use the ``tools`` three times at most before it hands in. Raises :class:`NoAnswer` when no usable answer
        came in time.

        ``heard`` is told the field ``text`` sentence by sentence while it is still being written, each sentence after
        ``complaint`` passed the form so far; the empty string takes back all that it was told, for another try begins.
        """
        ...

    async def close(self) -> None:
        """Let go of its connections."""
        ...


class Monitor(Protocol):
    """Watches the record of one session as it grows, and notes what it finds for the bench. Players see nothing of it.

    The host hands it every entry once, in order, and after a restart all of them again: what it noted before is not
    noted twice. So what it finds must depend on the entries alone. One that raises, or takes too long, is left out from
    there on.
    """

    @property
    def name(self) -> str:
        """How the record names it: ``injection``."""
        ...

    async def inspect(self, entries: Sequence[Entry]) -> Sequence[Minute]:
        """What is to be noted about these new entries, if anything. Waiting is fine; long work belongs in a thread."""
        ...


@runtime_checkable
class WaitsForOthers(Protocol):
    """A monitor that waits for somebody else's answer, a model's: no other monitor waits for it, and it is left all the
    time it takes. It sees to it itself that an answer comes to an end."""

    @property
    def waits(self) -> Literal[True]: ...


class Conflict(Exception):
    """Somebody else appended first: read again, check the key again, try again."""


class LeaseLost(Exception):
    """Somebody else drives this session now; nothing was written."""


@dataclass(frozen=True, slots=True)
class SessionHead:
    """What a list of sessions shows."""

    session: str
    kind: str
    """The proceeding: ``deliberation``."""
    title: str
    owner: str
    opened_at: str
    """ISO 8601, UTC."""
    entries: int
    over: bool
    result: str = ""
    """Shown once it is over: ``not_guilty``."""


class Store(Protocol):
    """Keeps records, and the contents that their openings pin by hash. Every method may be called from many tasks."""

    async def create(self, head: SessionHead, key: bytes) -> None:
        """A new empty session with its signing key. Raises :class:`Conflict` when the id is taken."""
        ...

    async def append(self, session: str, after: int, entries: Sequence[Entry], holder: str | None = None) -> None:
        """All of these entries or none, following entry ``after``. Raises :class:`Conflict` if ``after`` is stale.

        A driver names itself as ``holder`` and is fenced off with :class:`LeaseLost` once another holds the lease.
        """
        ...

    async def read(self, session: str, after: int = 0) -> Sequence[Entry]:
        """The entries after this number, in order. Raises :class:`KeyError` for an unknown session."""
        ...

    async def export(self, session: str) -> Sequence[dict[str, object]]:
        """Every entry encoded, with its links, the last with the signed head (bench only)."""
        ...

    async def key(self, session: str) -> bytes:
        """The signing key of a session."""
        ...

    async def sessions(self, owner: str | None = None) -> Sequence[SessionHead]:
        """Newest first; of one owner, or all."""
        ...

    async def head(self, session: str) -> SessionHead:
        """Raises :class:`KeyError` for an unknown session."""
        ...

    async def close_session(self, session: str, result: str) -> None:
        """Mark a session as over."""
        ...

    async def lease(self, session: str, holder: str, seconds: float) -> bool:
        """Whether ``holder`` now drives this session; one driver at a time, until released or run out."""
        ...

    async def holder(self, session: str) -> str:
        """Who drives this session, or last did without giving the lease back; empty for nobody."""
        ...

    async def release(self, session: str, holder: str) -> None: ...

    async def delete(self, session: str) -> None:
        """Remove a session and its whole record: a person's right, not a way to edit."""
        ...

    async def keep(self, content_hash: str, content: bytes) -> None:
        """Keep a pinned content; the same hash twice is one content."""
        ...

    async def content(self, content_hash: str) -> bytes:
        """Raises :class:`KeyError` when it was never kept."""
        ...

    async def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class CaseCard:
    """What a list of cases shows: never the difficulty, never the outcome."""

    id: str
    title: str
    tagline: str
    kind: str
    year: int
    source: str
    thin: bool = False


class CaseSource(Protocol):
    """Where cases come from."""

    @property
    def name(self) -> str: ...
    def list(self, offset: int = 0, limit: int = 100) -> Sequence[CaseCard]: ...
    def search(self, text: str, limit: int = 20) -> Sequence[CaseCard]: ...
    def load(self, case_id: str) -> Case:
        """Raises :class:`venire.errors.VenireError` for an unknown id or a broken file."""
        ...


class Embedder(Protocol):
    """Sentence vectors."""

    @property
    def dimension(self) -> int: ...
    async def embed(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """An array (n, d) whose rows have length 1."""
        ...


class Voice(Protocol):
    """Spoken narration."""

    def speak(self, text: str) -> AsyncIterator[bytes]: ...
