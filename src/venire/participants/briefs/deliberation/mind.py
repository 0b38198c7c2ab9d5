"""A juror's private state in words: an actor can play doubt, and nobody can play 0.62. Source: spec/deliberation.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from venire.law.case_file.case import Case
from venire.participants.briefs.papers.excerpt import excerpt
from venire.participants.briefs.shortening import QUOTED, shortened
from venire.participants.briefs.templates import as_name, one_line, vote_in_words
from venire.proceedings.deliberation.acts import Vote
from venire.proceedings.deliberation.view import JurorView, Reason, Said, TurnedBy

CONVICTIONS: tuple[tuple[float, str], ...] = (
    (0.08, "You are as sure as you are ever sure of anything that guilt has not been proved."),
    (0.22, "You believe that guilt has not been proved, and it would take something solid to shift you."),
    (0.40, "You lean toward not guilty, though not so far that you sleep well on it."),
    (0.60, "You do not know. On your way into a sentence you believe one thing, and by its end you hear the other."),
    (0.78, "You lean toward guilty, though there are things that you cannot yet explain away."),
    (0.92, "You believe that guilt is proved, and it would take something solid to shift you."),
    (1.01, "You are as sure as you are ever sure of anything that guilt is proved."),
)
"""Upper bound of each band of conviction (0 certain not guilty … 1 certain guilty), and how it feels from inside."""
TRUSTS: tuple[tuple[float, str], ...] = (
    (-0.5, "You have stopped believing what {names} {say}."),
    (-0.15, "You are wary of {names}."),
    (0.15, ""),
    (0.5, "You listen when {names} {talk}."),
    (1.01, "You trust {names}."),
)
"""Upper bound of each band of trust (-1 … 1). The middle is not worth a word."""


@dataclass(frozen=True, slots=True)
class MindInWords:
    """What is on a juror's mind, in sentences; empty where there is nothing to say."""

    conviction: str
    vote: str
    turned: str
    """What last turned one's vote."""
    reasons: tuple[str, ...]
    doubts: tuple[str, ...]
    trust: str
    made: str
    last: str
    """Where one's own last words are, or what they were."""
    addressed: str


MADE, NAGGING = 5, 2
"""One's own points that one is reminded of, and doubts."""
QUOTE = 100
"""Characters of a speech that is shown no more and still matters to one, unless its sentence is longer."""


@dataclass(frozen=True, slots=True)
class _Heard:
    """What a juror can still name: everyone's name, the points, and which speeches are before it."""

    called: Mapping[int, str]
    handles: Mapping[str, str]
    shown: frozenset[int]
    """Turns that the prompt shows whole."""
    kept: Mapping[int, Said]
    """Those of which it can still quote."""

    def about(self, claims: Sequence[str]) -> str:
        """What these points are about."""
        return listed([self.handles[claim] for claim in claims if claim in self.handles])

    def turn(self, turn: int, claims: Sequence[str] = ()) -> str:
        """The turn where it can be looked up, the nearest sentence of it where it cannot, else nothing."""
        if turn in self.shown:
            return f" (turn {turn})"
        words = self.quoted(turn, claims)
        return f" (turn {turn}: {words})" if words else ""

    def quoted(self, turn: int, claims: Sequence[str] = ()) -> str:
        """The sentence of a speech that holds what it is about."""
        speech = self.kept.get(turn)
        near = self.about(claims or (speech.claims if speech else ()))
        return f"“{shortened(excerpt(one_line(speech.text), near, QUOTE), QUOTED)}”" if speech else ""


def mind_of(view: JurorView, case: Case, shown: Sequence[Said] | None = None) -> MindInWords:
    """The private part of a juror's view, in words. ``shown``: the speeches that the prompt shows; None: all heard."""
    heard = _Heard(
        called={juror.number: as_name(juror.called) for juror in view.jurors},
        handles={claim.id: claim.handle for claim in case.claims},
        shown=frozenset(speech.turn for speech in (view.said if shown is None else shown)),
        kept={speech.turn: speech for speech in view.said},
    )
    return MindInWords(
        conviction=band(CONVICTIONS, view.conviction) if view.conviction is not None else "",
        vote=_vote(view.votes.get(view.me), view.conviction),
        turned=_turned(view.turned_by, heard),
        reasons=_reasons(_pulling(view, view.reasons, toward=True), heard),
        doubts=_reasons(_pulling(view, view.doubts, toward=False)[-NAGGING:], heard),
        trust=_trust(view.trust, heard.called),
        made=_made(view.made, heard),
        last=_last(view, heard),
        addressed=_addressed(view, heard),
    )


def _pulling(view: JurorView, reasons: Sequence[Reason], *, toward: bool) -> tuple[Reason, ...]:
    """What pulls toward the vote one holds today, or against it; before one has voted, everything moves and nothing
    nags. What pulled against an earlier vote has had its way. What turned the vote is told by itself."""
    vote = view.votes.get(view.me)
    told = view.turned_by.turn if view.turned_by else None
    return tuple(one for one in reasons if ((one.delta > 0) == (vote == "guilty")) == toward and one.turn != told)[-3:]


def _last(view: JurorView, heard: _Heard) -> str:
    own = [speech for speech in view.said if speech.juror == view.me]
    if not own:
        return ""
    shown = [str(speech.turn) for speech in own if speech.turn in heard.shown]
    if not shown:
        return f"You said last: {heard.quoted(own[-1].turn)}"
    return f"Turn {shown[0]} above is your own." if len(shown) == 1 else f"Turns {listed(shown)} above are your own."


def band(bands: Sequence[tuple[float, str]], value: float) -> str:
    """The words of the band in which a value lies."""
    return next(words for upper, words in bands if value < upper)


def listed(names: Sequence[str]) -> str:
    """``a, b and c``."""
    return " and ".join(filter(None, (", ".join(names[:-1]), names[-1]))) if names else ""


def _vote(vote: Vote | None, conviction: float | None) -> str:
    if vote is None:
        return "You have not voted yet."
    said = f"Your vote stands at {vote_in_words(vote)}."
    if conviction is None or (conviction > 0.5) == (vote == "guilty"):
        return said
    return f"{said} Nobody knows that you have begun to think otherwise, unless you say so."


def _turned(turned: TurnedBy | None, heard: _Heard) -> str:
    """What last turned one's vote, as one would tell it oneself."""
    if turned is None:
        return ""
    vote = vote_in_words(turned.vote)
    if turned.juror is None:
        return f"You changed to {vote} with nobody's words to name for it{_pulled(turned)}."
    about = heard.about(turned.claims)
    speaker = heard.called.get(turned.juror, "somebody")
    words = f"what {speaker} said of {about}" if about else f"what {speaker} said"
    turn = heard.turn(turned.turn, turned.claims) if turned.turn is not None else ""
    return f"You changed to {vote} on {words}{turn}{_pulled(turned)}."


def _pulled(turned: TurnedBy) -> str:
    return ", and if you are honest, because so many others were there already" if turned.pulled else ""


def _made(made: Sequence[str], heard: _Heard) -> str:
    own = [f"{heard.handles[one]} ({one})" for one in dict.fromkeys(made) if one in heard.handles]
    return listed(own[-MADE:])


def _reasons(reasons: Sequence[Reason], heard: _Heard) -> tuple[str, ...]:
    """Each in a line; of what was said, the words of the latest only."""
    wordless = replace(heard, kept={})
    return tuple(_reason(one, heard if one is reasons[-1] else wordless) for one in reasons)


def _reason(reason: Reason, heard: _Heard) -> str:
    about = heard.about(reason.claims)
    pull = "toward guilty" if reason.delta > 0 else "toward not guilty"
    what = f"on {about}" if about else "in general"
    return f"{heard.called.get(reason.juror, 'Somebody')} {what}{heard.turn(reason.turn, reason.claims)}, {pull}"


def _trust(trust: Mapping[int, float], called: Mapping[int, str]) -> str:
    worded = [(band(TRUSTS, value), called[juror]) for juror, value in trust.items() if juror in called]
    grouped = {words: [name for found, name in worded if found == words] for _, words in TRUSTS if words}
    return " ".join(_sentence(words, names) for words, names in grouped.items() if names)


def _sentence(words: str, names: Sequence[str]) -> str:
    one = len(names) == 1
    return words.format(names=listed(names), say="says" if one else "say", talk="talks" if one else "talk")


def _addressed(view: JurorView, heard: _Heard) -> str:
    speakers = {turn: heard.called.get(speech.juror, "Somebody") for turn, speech in heard.kept.items()}
    told = listed([f"{speakers[turn]}{heard.turn(turn)}" for turn in view.addressed_by if turn in speakers])
    return f"{told} spoke to you, and the others are waiting to hear what you say." if told else ""
