"""Witnesses and evidence items of a case, made of what each speaker said."""

from __future__ import annotations

import re
from collections.abc import Sequence

from venire.law.case_file.argument_map import Claim
from venire.law.case_file.case import Evidence, Fact, Profile, Witness
from venire.library.old_bailey.case_file.dock import lead_defendant
from venire.library.old_bailey.case_file.frames import frame_of
from venire.library.old_bailey.claims.quotations import topics
from venire.library.old_bailey.claims.sayings import Speaker, WitnessSayings
from venire.library.old_bailey.report.narrative import REPORT
from venire.library.old_bailey.report.sentences import word_count
from venire.library.old_bailey.report.trial import ReportedTrial

_TRADE = re.compile(
    r"\bI (?:am|was) (?:an?|the) ([a-z](?:(?! and (?:live|keep|carry|lodge|was|have|reside)\b)[^.;:,—‘’(]){2,44})"
)
_HEARSAY = re.compile(
    r"(?i)\b(?:I (?:was|am) (?:told|informed)|I (?:have )?heard (?:that|say|him say|of)|(?:told|informed) me|"
    r"they said)\b"
)
_HEARD = re.compile(r"heard|told|informed|they said")
_STAGE_NOTE = 180
"""Characters of the longest remark of the report on what was shown."""


def witness(speaker: Speaker, number: int, trial: ReportedTrial) -> Witness:
    """The witness with an affidavit of exact sayings, numbered ``W1.1`` and on."""
    return Witness(
        id=f"W{number}",
        name=speaker.name,
        role=role(speaker, trial),
        side=speaker.side,
        summary=_summary(speaker),
        credibility=_credibility(speaker),
        affidavit=tuple(_fact(told) for told in speaker.told),
        profile=_profile(speaker),
    )


def role(speaker: Speaker, trial: ReportedTrial) -> str:
    """What they are, by the report's bracket, their own word, or their place in the case."""
    if speaker.name == REPORT:
        return "the reporter's summary of the evidence"
    if speaker.prisoner:
        return "the accused" if speaker.name == lead_defendant(trial).name else "a fellow accused"
    note = re.sub(r"(?i)\b(?:sworn|examined|produced)\b", "", speaker.note).strip(" ,.;")
    if note:
        return note
    trade = next((found.group(1) for t in speaker.told if (found := _TRADE.search(t.saying.text))), "")
    if any(victim.name == speaker.name for victim in trial.victims):
        return f"the prosecutor, {trade}" if trade else "the prosecutor"
    return trade or ("a witness for the defence" if speaker.side == "defence" else "a witness for the prosecution")


def _fact(told: WitnessSayings) -> Fact:
    text = told.saying.text
    if told.saying.asked:
        text = f"Asked, “{told.saying.asked.strip()}” I answered, “{text}”"
    return Fact(
        id=told.fact,
        text=text,
        frame=frame_of(told.saying.text),
        topics=topics(told.cues),
        first_hand=not (_HEARD.search(text) and _HEARSAY.search(told.saying.text)),
    )


def _summary(speaker: Speaker) -> str:
    best = max(speaker.told, key=lambda told: told.weight).saying.text.rstrip(" .,;:—")
    first = speaker.told[0].saying.text.rstrip(" .,;:—")
    return f"“{first}.”" if best == first else f"“{first}.” Chiefly: “{best}.”"


def _credibility(speaker: Speaker) -> tuple[str, ...]:
    found = [f"Could say no more than “{t.saying.text.rstrip(' .,;:—')}.”" for t in speaker.told if "doubt" in t.cues]
    if speaker.prisoner and not speaker.sworn:
        found.append("Not on oath: before October 1898 the accused could not give sworn evidence.")
    if speaker.reported:
        found.append("Known only through the reporter's summary, not in the speaker's own words.")
    return tuple(found[:4])


def _profile(speaker: Speaker) -> Profile:
    doubts = sum("doubt" in told.cues for told in speaker.told)
    words = sum(word_count(told.saying.text) for told in speaker.told) / len(speaker.told)
    return Profile(
        cooperativeness="guarded" if speaker.prisoner else "neutral",
        verbosity="terse" if words < 11 else "verbose" if words > 26 else "plain",
        memory="fair" if doubts * 4 > len(speaker.told) else "good",
    )


def testimony_item(speaker: Speaker, number: int, claims: Sequence[Claim]) -> Evidence:
    """The speaker's statement as an item of evidence; its strengths are those of the claims that rest on it."""
    mine = [c for c in claims if f"E{number}" in c.grounds]
    what = "statement" if speaker.prisoner else "summary" if speaker.name == REPORT else "evidence"
    return Evidence(
        id=f"E{number}",
        name=f"The {what} of {speaker.short}" if speaker.name != REPORT else "The report of the evidence",
        handle=f"{speaker.short}'s {what}" if speaker.name != REPORT else "the report of the evidence",
        kind="testimonial",
        description=_excerpt(speaker),
        prosecution=_mean([c.strength for c in mine if c.side == "prosecution"]),
        defence=_mean([c.strength for c in mine if c.side == "defence"]),
        contestable=True,
        why=_why(speaker),
    )


def _mean(values: Sequence[float]) -> float:
    return round(sum(values) / len(values), 2) if values else 0.1


def _excerpt(speaker: Speaker) -> str:
    """Its weightiest sayings in the order in which they were said, to about ninety words."""
    kept: set[str] = set()
    words = 0
    for told in sorted(speaker.told, key=lambda t: -t.weight):
        if words and words + word_count(told.saying.text) > 90:
            break
        kept.add(told.fact)
        words += word_count(told.saying.text)
    said = [t.saying.text.rstrip(" .,;:—") for t in speaker.told if t.fact in kept]
    return " … ".join(f"“{text}.”" for text in said)


def _why(speaker: Speaker) -> str:
    if speaker.reported:
        return "It survives only in summary, and nobody can be asked what was left out."
    if speaker.prisoner and not speaker.sworn:
        return "It was said without oath and by the one with most to gain."
    return (
        "It was said on oath and could be tested in court; a memory can still be wrong, and an interest can colour it."
    )


def things_produced(trial: ReportedTrial, after: int) -> tuple[Evidence, ...]:
    """What the report says was shown in court ("Property produced and sworn to")."""
    found = (
        p.text.strip("()[] .")
        for p in trial.transcript
        if p.voice == "reporter" and "produced" in p.text and len(p.text) < _STAGE_NOTE
    )
    notes = [text for text in dict.fromkeys(found) if text][:1]
    return tuple(
        Evidence(
            id=f"E{after + number}",
            name="What was produced in court",
            handle="what was produced in court",
            kind="physical",
            description=f"The report notes: “{text}.”",
            prosecution=0.4,
            defence=0.1,
            contestable=True,
            why="It shows what was found; it does not by itself show who took it, or with what mind.",
        )
        for number, text in enumerate(notes, start=1)
    )
