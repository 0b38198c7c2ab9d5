"""A juror's private state in words: an actor can play doubt, and nobody can play 0.62. Source: spec/deliberation.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from venire.law.case import Case
from venire.participants.briefs.templates import as_name, vote_in_words
from venire.proceedings.deliberation.acts import Vote
from venire.proceedings.deliberation.view import JurorView, Reason, TurnedBy

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
class Mind:
    """What is on a juror's mind, in sentences; empty where there is nothing to say."""

    conviction: str
    vote: str
    turned: str
    """What last turned one's vote."""
    reasons: tuple[str, ...]
    doubts: tuple[str, ...]
    trust: str
    made: str
    addressed: str


def mind_of(view: JurorView, case: Case) -> Mind:
    """The private part of a juror's view, in words."""
    called = {juror.number: as_name(juror.called) for juror in view.jurors}
    handles = {claim.id: claim.handle for claim in case.claims}
    doubts = _against(view)
    return Mind(
        conviction=band(CONVICTIONS, view.conviction) if view.conviction is not None else "",
        vote=_vote(view.votes.get(view.me), view.conviction),
        turned=_turned(view.turned_by, called, handles),
        reasons=tuple(_reason(reason, called, handles) for reason in view.reasons[-3:] if reason not in doubts),
        doubts=tuple(_reason(reason, called, handles) for reason in doubts),
        trust=_trust(view.trust, called),
        made=listed([handles[claim] for claim in dict.fromkeys(view.made) if claim in handles][-8:]),
        addressed=_addressed(view, called),
    )


def _against(view: JurorView) -> tuple[Reason, ...]:
    """What pulls against the vote one holds today; what pulled against an earlier one has had its way."""
    guilty = view.votes.get(view.me) == "guilty"
    return tuple(doubt for doubt in view.doubts if (doubt.delta < 0) == guilty)[-3:]


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


def _turned(turned: TurnedBy | None, called: Mapping[int, str], handles: Mapping[str, str]) -> str:
    """What last turned one's vote, as one would tell it oneself."""
    if turned is None:
        return ""
    vote = vote_in_words(turned.vote)
    if turned.juror is None:
        return f"You changed to {vote} with nobody's words to name for it{_pulled(turned)}."
    about = listed([handles[claim] for claim in turned.claims if claim in handles])
    speaker = called.get(turned.juror, "somebody")
    words = f"what {speaker} said of {about}" if about else f"what {speaker} said"
    return f"You changed to {vote} on {words} (turn {turned.turn}){_pulled(turned)}."


def _pulled(turned: TurnedBy) -> str:
    return ", and if you are honest, because so many others were there already" if turned.pulled else ""


def _reason(reason: Reason, called: Mapping[int, str], handles: Mapping[str, str]) -> str:
    about = listed([handles[claim] for claim in reason.claims if claim in handles])
    pull = "toward guilty" if reason.delta > 0 else "toward not guilty"
    what = f"on {about}" if about else "in general"
    return f"{called.get(reason.juror, 'Somebody')} {what} (turn {reason.turn}), {pull}"


def _trust(trust: Mapping[int, float], called: Mapping[int, str]) -> str:
    worded = [(band(TRUSTS, value), called[juror]) for juror, value in trust.items() if juror in called]
    grouped = {words: [name for found, name in worded if found == words] for _, words in TRUSTS if words}
    return " ".join(_sentence(words, names) for words, names in grouped.items() if names)


def _sentence(words: str, names: Sequence[str]) -> str:
    one = len(names) == 1
    return words.format(names=listed(names), say="says" if one else "say", talk="talks" if one else "talk")


def _addressed(view: JurorView, called: Mapping[int, str]) -> str:
    speakers = {speech.turn: called.get(speech.juror, "Somebody") for speech in view.said}
    turns = [turn for turn in view.addressed_by if turn in speakers]
    told = listed([f"{speakers[turn]} (turn {turn})" for turn in turns])
    return f"{told} spoke to you, and the others are waiting to hear what you say." if told else ""
