"""What each seat of a persuasion may know. The player and the gallery: nothing of stance, topics or weights before the
settlement. A juror: its own talk and its own mind, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from pydantic import SerializeAsAny

from venire.kernel.frozen import Frozen
from venire.law.case_file.case import Side
from venire.law.persuasion.manner import Manner
from venire.proceedings.persuasion.events import Introduced, Settled

Phase = Literal["talking", "settled", "together", "over"]


class TalkLine(Frozen):
    """One thing said in a talk."""

    by: Literal["player", "juror"]
    text: str
    shows: str = ""


class PersuasionView(Frozen):
    """The player's view; the gallery's, which is in none of the rooms, has no talks."""

    case: str
    title: str
    side: Side
    player: Literal["skilled", "naive", "mute"]
    """Who plays where no person does."""
    phase: Phase
    jurors: tuple[Introduced, ...] = ()
    turns_left: Mapping[int, int] = {}
    talking_to: int = 0
    """Whom the player sits with; 0: nobody."""
    talks: Mapping[int, tuple[TalkLine, ...]] = {}
    settled: Settled | None = None
    together: SerializeAsAny[Frozen] | None = None
    """The viewer's own view of the jurors' deliberation."""


class JurorView(PersuasionView):
    """A juror's: its own room only."""

    me: int
    no: int = 0
    """What it is to answer, by number."""
    turn: int = 0
    """How often the player has spoken to it."""
    stance: str = ""
    """Where it stands, in one of five bands of words."""
    manner: Manner = "steady"
    before: Manner = "steady"
    """What showed when it last spoke."""
    moved_by: tuple[str, ...] = ()
    """Topics that, well argued, carry it the player's way, the strongest first."""
    put_off_by: tuple[str, ...] = ()
    """Topics that carry it the other way, the strongest first."""
    key: tuple[str, ...] = ()
    """Evidence that would weigh with it at once."""
    company: tuple[str, ...] = ()
    """Names of jurors who have spoken to it since the player last did."""
    spent: frozenset[str] = frozenset()
    """What the understudy has used."""


class BenchView(PersuasionView):
    """The bench's: everything."""

    stances: Mapping[int, float] = {}
