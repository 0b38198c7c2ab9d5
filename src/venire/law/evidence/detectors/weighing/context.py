"""What the case has to say of a question: what the last examination covered, what the witness cannot know, which papers
are in evidence, what an expert is expert in, and what has been answered already."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal

from venire.language.questions.form import content, content_of, read, shared, straight
from venire.law.evidence.detectors.weighing.lexicons import lexicons
from venire.law.evidence.detectors.weighing.patterns import (
    ADMITTED,
    ASKING,
    BACK,
    EXHIBIT,
    FIELD,
    INTEREST,
    JOINED,
    JOINED_CLAIM,
    KIN,
    KIND_OF_MAN,
    LEADS,
    MARKED,
    NAMED,
    NEVER,
    ONCE_MORE,
    OTHER_TIME,
    PAPERS,
    PARTY,
    PERSONS,
    REPEATING,
    SAYS,
    SHIFTS,
    SPEECH,
    STANDING,
    SUBJECT,
    TIMES,
    TO_YOU,
    UNOFFERED,
    UNPROVED,
    WH,
    YOU_DID,
)
from venire.law.evidence.question.matter import Matter
from venire.law.evidence.question.words_heard import without_sounds

Signs = dict[str, float]
PaperStanding = Literal["unproved", "unoffered", "admitted"]
_BEFORE = {"cross": "direct", "redirect": "cross", "recross": "redirect"}


def context_signs(matter: Matter) -> Signs:
    """Name -> value, as in :func:`venire.law.evidence.detectors.weighing.signs.signs`."""
    seen: Signs = {}
    for part in (_last, _limits, _papers, _field, _subject, _askings, _answered, _ties, _shift, _speech, _occasion):
        seen.update(part(matter))
    return seen


def last_examination(matter: Matter) -> tuple[str, ...]:
    """What the examination before this one covered, where the record says so: "(cross) You were fired?", "Cross dealt
    with …", "her debts (on cross)"; failing that, the questions already asked."""
    own = matter.setting
    before = _BEFORE.get(own.phase, "")
    mark = re.compile(rf"\b{before}(?:[- ]examination)?\b", re.IGNORECASE)
    marked = [text for text in (*own.established, *own.questions, *own.direct_topics) if before and mark.search(text)]
    return tuple(marked) or own.questions


def _last(matter: Matter) -> Signs:
    if matter.setting.phase not in ("redirect", "recross"):
        return {}
    covered = last_examination(matter)
    old = [topic for topic in matter.setting.direct_topics if topic not in covered]
    seen = {"later": 1.0}
    seen["later, share last"], seen["later, near last"] = _both(matter, covered)
    seen["later, share old"], seen["later, near old"] = _both(matter, old)
    seen["later, last over old"] = seen["later, near last"] - seen["later, near old"]
    seen["later, shares over old"] = seen["later, share last"] - seen["later, share old"]
    if BACK.search(matter.text):
        seen["later, back"] = 1.0
    else:
        seen |= {"later, not back": 1.0, "later, far last": max(0.0, 0.6 - seen["later, near last"])}
        if seen["later, share last"] == 0:
            seen["later, nothing of last"] = 1.0
    return seen


def _shift(matter: Matter) -> Signs:
    """Whether the examiner says that another matter begins, and how far that is from what went before."""
    if (matter.friendly and matter.setting.phase == "direct") or not SHIFTS.search(matter.text):
        return {}
    own = matter.setting
    covered = last_examination(matter) if own.phase != "cross" else (*own.direct_topics, *own.questions)
    share, near = _both(matter, covered)
    later = "cross" if own.phase == "cross" else "later"
    return {"shift": 1.0, f"shift {later}": 1.0, "shift, unshared": 1 - share, f"shift, far {later}": 1 - near}


def _both(matter: Matter, texts: Sequence[str]) -> tuple[float, float]:
    """The share of the question's words that the texts have, and its likeness to the nearest of them."""
    mine = matter.question.content
    theirs = content_of(tuple(texts))
    return (len(shared(mine, theirs)) / len(mine) if mine else 0.0), matter.nearest(matter.setting.question, texts)


def _limits(matter: Matter) -> Signs:
    """What the evidence says that this witness did not see or do."""
    of_witness = [text for text in matter.setting.established if _about(matter.witness, text)]
    limits = [text for text in of_witness if _denies(text)]
    side = matter.setting.phase
    others = "you" if _person(matter) in ("you", "yours") else "others"
    seen: Signs = {"not you": 1.0} if others == "others" else {}
    if limits:
        share, near = _both(matter, limits)
        seen |= {"limit": 1.0, f"limit, {others}": 1.0, f"limit, {others}, {side}": 1.0}
        seen |= {f"limit share, {others}": share, f"limit near, {others}": near}
    return seen


@lru_cache(maxsize=4096)
def _denies(text: str) -> bool:
    """Whether a line of evidence says what somebody did not see or do."""
    return bool(NEVER.search(straight(text)))


@lru_cache(maxsize=16384)
def _about(witness: str, text: str) -> bool:
    """Whether a line of evidence is about the witness: it opens with a name of the witness, or "he" or "she"."""
    start = straight(text).split()[:3]
    names = [word for word in re.findall(r"[a-z']+", witness.split(",")[0]) if len(word) > 2]
    return start[:1] in (["he"], ["she"]) or any(word.removesuffix("'s") in names for word in start)


def _papers(matter: Matter) -> Signs:
    """Whether the paper that the question is about has been put in evidence, or proved to be what it is called."""
    seen: Signs = {}
    text = matter.text
    numbers = set(EXHIBIT.findall(text))
    about = {"says": SAYS.search(text), "wh": matter.question.form in ("wh", "command"), "you": YOU_DID.search(text)}
    for name, lines in _by_standing(matter).items():
        named = [line for line in lines if _names(matter, line) or numbers & set(EXHIBIT.findall(line))]
        if named:
            seen |= {f"paper {name}": 1.0, f"paper {name}, {'friendly' if matter.friendly else 'opposed'}": 1.0}
            seen |= {f"paper {name}, {one}": 1.0 for one, there in about.items() if there}
            if about["says"] and about["wh"]:
                seen[f"paper {name}, what it says"] = 1.0
            seen[f"paper {name}, share"] = max(_overlap(matter, line) for line in named)
    if MARKED.search(text):
        seen["paper marked"] = 1.0
    return seen


def _names(matter: Matter, line: str) -> bool:
    """Whether the question names the paper of a line: a word of the line before what is said of it."""
    head = STANDING.split(line, maxsplit=1)[0]
    papers = {word for word in content(head) if word in PAPERS}
    return bool(shared(matter.question.content, frozenset(papers)))


def _by_standing(matter: Matter) -> dict[str, list[str]]:
    lines = [straight(text) for text in matter.setting.established]
    told = [(text, _standing_told(text)) for text in lines]
    unproved = [text for text, standing in told if "unproved" in standing]
    unoffered = [text for text, standing in told if "unoffered" in standing and "unproved" not in standing]
    admitted = [text for text, standing in told if "admitted" in standing and text not in unoffered]
    return {"unoffered": unoffered, "admitted": admitted, "unproved": unproved}


_STANDINGS: tuple[tuple[PaperStanding, re.Pattern[str]], ...] = (
    ("unproved", UNPROVED),
    ("unoffered", UNOFFERED),
    ("admitted", ADMITTED),
)


@lru_cache(maxsize=4096)
def _standing_told(line: str) -> tuple[PaperStanding, ...]:
    """What a line of evidence says of a paper's standing; kept, for most lines say nothing, at every question."""
    return tuple(standing for standing, pattern in _STANDINGS if pattern.search(line))


def _overlap(matter: Matter, text: str) -> float:
    mine = matter.question.content
    return len(shared(mine, content(text))) / len(mine) if mine else 0.0


def _field(matter: Matter) -> Signs:
    """How near the question is to what an expert was accepted for."""
    fields = _fields(matter.background)
    if not fields:
        return {}
    share, near = _both(matter, [*fields, *matter.setting.direct_topics])
    return {"field": 1.0, "field near": near, "field share": share, "field far": 1 - near}


@lru_cache(maxsize=256)
def _fields(background: str) -> tuple[str, ...]:
    return tuple(found["field"] for found in FIELD.finditer(background))


def _subject(matter: Matter) -> Signs:
    """Of whom something is asked, and of what time."""
    found = SUBJECT.search(matter.question.asks)
    person = _person(matter)
    time = _kind(found["aux"], TIMES, "none") if found else "none"
    side = "friendly" if matter.friendly and not matter.hostile else "opposed"
    form = matter.question.form
    names = (
        person,
        f"{person}, {matter.question.wh or form}",
        f"{person}, {matter.question.wh or form}, {time}",
        f"{person}, {time}",
        f"{person}, {form}",
        f"{person}, {side}",
        f"{person}, {form}, {side}",
    )
    return {f"of {name}": 1.0 for name in names}


def _person(matter: Matter) -> str:
    """Of whom or what something is asked."""
    asks = matter.question.asks
    found = SUBJECT.search(asks)
    return _kind(found["subject"] if found else asks.partition(" ")[0], PERSONS, "named")


def _kind(word: str, kinds: dict[str, str], other: str) -> str:
    return next((name for name, listed in kinds.items() if word in listed.split()), other)


def _ties(matter: Matter) -> Signs:
    """Whether the witness is spoken of together with a person or firm of the case, which is how bias is shown."""
    own = matter.setting
    if matter.friendly:
        return {}
    told = " ".join((*own.issues, *own.established, *own.questions)).lower()
    named = {name.lower() for name in NAMED.findall(own.question)} - set(matter.witness.split())
    known = any(name in told for name in named) or bool(PARTY.search(matter.text))
    you = bool(lexicons()["you"].search(matter.text))
    kin = bool(KIN.search(matter.text))
    seen = {
        f"ties {'you' if you else 'others'}, {'known' if known else 'unknown'}": 1.0,
        f"ties {'kin' if kin else 'no kin'}, {'known' if known else 'unknown'}": 1.0,
    }
    if INTEREST.search(matter.text):
        seen["ties interest"] = 1.0
        seen[f"ties interest, {'known' if known else 'unknown'}"] = 1.0
    return seen


def _askings(matter: Matter) -> Signs:
    """How many things are asked, and with how few words that carry meaning."""
    text = matter.text
    words = len(text.split())
    carried = len(matter.question.content)
    return {
        "askings": min(len(ASKING.findall(text)), 4) / 2,
        "askings joined": min(len(JOINED.findall(text)), 3) / 2,
        "askings claims": min(len(JOINED_CLAIM.findall(text)), 3) / 2,
        "question words": min(len(WH.findall(text)), 4) / 2,
        "sentences": min(len(re.findall(r"[.?!;](?= )", text)), 3) / 2,
        "idle": 1 - carried / words if words else 1.0,
        "few": 1.0 if carried <= 2 else 0.0,
        "carried": min(carried, 12) / 6,
    }


def _speech(matter: Matter) -> Signs:
    """Whether words of somebody are wanted, and whether that somebody is of the case."""
    text = without_sounds(matter.text)
    if not SPEECH.search(text):
        return {}
    own = matter.setting
    sides = " ".join((*own.issues, own.witness)).lower()
    named = {name.lower() for name in NAMED.findall(own.question)}
    side = "friendly" if matter.friendly else "opposed"
    party = bool(PARTY.search(text)) or any(name in sides for name in named)
    mine = matter.question.content
    new = len(mine - shared(mine, matter.known)) / len(mine) if mine else 0.0
    seen = {"speech": 1.0, f"speech {side}": 1.0, f"speech {'party' if party else 'stranger'}": 1.0}
    seen |= {"speech new": new, f"speech new {side}": new}
    if TO_YOU.search(text):
        seen |= {"speech to you": 1.0, f"speech to you {side}": 1.0}
        seen |= {f"speech to you, {'party' if party else 'stranger'}": 1.0, "speech to you, new": new}
    if LEADS.search(text):
        seen["speech act"] = 1.0
    return seen


def _occasion(matter: Matter) -> Signs:
    """Whether another occasion is brought up, or what kind of person somebody is."""
    text = matter.text
    other, kind = bool(OTHER_TIME.search(text)), bool(KIND_OF_MAN.search(text))
    mine = matter.question.content
    new = len(mine - shared(mine, matter.known)) / len(mine) if mine else 0.0
    seen: Signs = {}
    if other:
        seen |= {"occasion other": 1.0, "occasion other, new": new}
    if kind:
        seen |= {"occasion kind": 1.0, "occasion kind, new": new}
    if other and kind:
        seen["occasion both"] = 1.0
    return seen


def _answered(matter: Matter) -> Signs:
    """How much of a question already asked comes again, and whether it is asked in the same way."""
    mine = matter.question.content - REPEATING
    best = max(_again(mine, matter.asked), default=(0.0, 0.0, ""))
    seen = {
        "again both": best[0],
        "again theirs": best[1],
        "again near": matter.nearest(matter.question.body, matter.asked),
    }
    if best[2] and read(best[2]).wh == matter.question.wh:
        seen["again both, same word"] = best[0]
    if ONCE_MORE.search(matter.text):
        seen |= {"again said": 1.0, "again said, both": best[0], "again said, near": seen["again near"]}
    if best[0] >= 0.5:
        seen["again much"] = 1.0
    own = matter.question.content
    told = max(
        (len(shared(content(text), own)) / max(1, len(content(text))) for text in matter.setting.established),
        default=0.0,
    )
    seen["again told"] = told
    return seen


def _again(mine: frozenset[str], asked: Sequence[str]) -> Iterator[tuple[float, float, str]]:
    """Each question asked: the lesser of the shares of one in the other, its own share, and itself."""
    for text in asked:
        theirs = content(text)
        if mine and theirs:
            own = len(shared(theirs, mine)) / len(theirs)
            yield min(own, len(shared(mine, theirs)) / len(mine)), own, text
