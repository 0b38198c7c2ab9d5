"""What a model's speech may not do, and which of the ids it named exist."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeVar

from venire.language.wording.content_words import content_words
from venire.law.case_file.argument_map import Claim
from venire.law.case_file.case import Case
from venire.participants.briefs.once import once_a_case
from venire.proceedings.deliberation.acts import Draft, Speak
from venire.proceedings.deliberation.view import Room

Words = TypeVar("Words", Speak, Draft)
MOST_CLAIMS = 3
"""A speech that named the whole map would leave the others nothing to say."""
SHARED = 3
"""Content words that a speech shares with a claim that it may be said to make, unless it shares few with any."""
ATTACKS = frozenset({"challenge", "rebut", "undercut"})
"""Moves against the point of the turn that is answered, which nobody makes and attacks in one breath."""
_ID = re.compile(r"\b[A-Z]{1,2}[0-9]+(?:\.[0-9]+)?\b")
_SCRIPT = re.compile(r"^\W*([^\W\d_][\w. ]{0,40}?)\W*:\s", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Known:
    """What a speech in this case and at this table can name."""

    claims: frozenset[str]
    sources: frozenset[str]
    """Evidence, exhibits, facts and stipulations."""
    seats: frozenset[int]
    turns: frozenset[int]
    names: frozenset[str]
    """The jurors' names, in lower case."""
    words: Mapping[str, frozenset[str]]
    """The content words in which each claim can be put."""
    put_in: Mapping[int, tuple[str, ...]]
    """Claims of the turns it still hears."""


def known_to(view: Room, case: Case, me: int | None = None) -> Known:
    """What a speech of this juror can name now: any other seat, any turn it still hears."""
    return Known(
        claims=frozenset(claim.id for claim in case.claims),
        sources=frozenset(_sources(case)),
        seats=frozenset(juror.number for juror in view.jurors if juror.number != me),
        turns=frozenset(speech.turn for speech in view.said),
        names=frozenset(name.lower() for juror in view.jurors for name in (juror.name, juror.called)),
        words=_words(case),
        put_in={speech.turn: speech.claims for speech in view.said},
    )


@once_a_case
def _words(case: Case) -> Mapping[str, frozenset[str]]:
    return {claim.id: _words_of(claim) for claim in case.claims}


def _words_of(claim: Claim) -> frozenset[str]:
    kernels = (kernel.text for kernel in claim.kernels)
    whys = (relation.why for relation in claim.relations)
    return content_words(" ".join((claim.text, claim.handle, claim.question, claim.concession, *kernels, *whys)))


def complaint(text: str, known: Known) -> str:
    """What is wrong with these spoken words, as told to the model; empty when nothing is."""
    aloud = ids_aloud(text, known)
    if aloud:
        return aloud
    if any(name.strip().lower() in known.names for name in _SCRIPT.findall(text)):
        return "The text holds a name with a colon, as in a script. Hand in your own spoken words and nobody else's."
    return ""


def ids_aloud(text: str, known: Known) -> str:
    """A complaint of an id of the case's among words that people will read; empty where there is none."""
    aloud = [found for found in _ID.findall(text) if found in known.claims or found in known.sources]
    return f"Nobody says ids such as {aloud[0]} aloud. Call the thing by its name." if aloud else ""


def grounded(speech: Words, known: Known) -> tuple[Words, tuple[str, ...]]:
    """The speech with only what exists in it, and what was left out of it."""
    made = known.claims - _not_made(speech, known)
    claims, strange = _sorted_out(speech.claims, made, "claim", MOST_CLAIMS)
    cites, unheard = _sorted_out(speech.cites, known.sources, "source", len(speech.cites))
    target = speech.target if speech.target in known.seats else None
    turn = speech.replies_to if speech.replies_to in known.turns else None
    kept = speech.model_copy(update={"claims": claims, "cites": cites, "target": target, "replies_to": turn})
    return kept, (*strange, *unheard, *_numbers(speech, kept))


def _not_made(speech: Speak | Draft, known: Known) -> frozenset[str]:
    """Claims that the words plainly do not make: they attack a turn that put them, or they share next to no word with
    them and a good many with others. What is granted or taken up from the turn answered needs no words of its own."""
    answered = frozenset(known.put_in.get(speech.replies_to or 0, ()))
    if speech.move in ATTACKS:
        return answered | _without_words(speech, known)
    return _without_words(speech, known) - answered


def _without_words(speech: Speak | Draft, known: Known) -> frozenset[str]:
    said = content_words(speech.text)
    shared = {claim: len(said & words) for claim, words in known.words.items()}
    most = max(shared.values(), default=0)
    if most < SHARED:
        return frozenset()
    return frozenset(claim for claim, count in shared.items() if count < SHARED and 3 * count < most)


def _sorted_out(
    named: Iterable[str], known: Collection[str], kind: str, most: int
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    ids = tuple(dict.fromkeys(named))
    kept = tuple(one for one in ids if one in known)[:most]
    return kept, tuple(f"{kind} {one[:20]}" for one in ids if one not in kept)


def _numbers(speech: Speak | Draft, kept: Speak | Draft) -> Iterator[str]:
    if speech.target != kept.target:
        yield f"seat {speech.target}"
    if speech.replies_to != kept.replies_to:
        yield f"turn {speech.replies_to}"


def _sources(case: Case) -> Iterator[str]:
    for items in (case.evidence, case.exhibits, case.stipulations):
        yield from (item.id for item in items)
    yield from (fact.id for witness in case.witnesses for fact in witness.affidavit)
