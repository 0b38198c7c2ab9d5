"""Beyond the scope, where it is on record what was opened. Federal Rule of Evidence 611(b).

One judgement for the debrief, the deliberate error, the ruling and the answer of whoever asked: a question is inside by
its subject, by what was said, or by the witness's credit; nothing hangs on how it is worded or on who puts it.
"""

from __future__ import annotations

import re
from typing import Literal, NamedTuple

from venire.language.questions.form import content, of_matter, shared, straight
from venire.law.evidence.question.matter import Matter
from venire.law.evidence.question.setting import OpenedSubjects

Standing = Literal["credit", "subject", "said", "charge", "called_for", "slight", "beyond"]
"""Why a question is inside, or that it is not."""

_OF_CREDIT = re.compile(
    r"\byou (?:have |had |first |once |originally |earlier |then |later )*(?:said|told|wrote|testified|swore"
    r"|sworn|signed|stated|claimed|admitted|never (?:told|said|mentioned|wrote|rang|reported|called)|(?:did not"
    r"|didn't) (?:tell|mention|report|say|call)|told nobody|lied|pleaded)\b"
    r"|\byour (?:\w+ )?(?:statement|deposition|affidavit|account|notes?|testimony|memory|eyesight|evidence|story"
    r"|report)\b"
    r"|\b(?:convict\w+|perjur\w+|bias\w*|grudge|immunity|fees?|glasses|spectacles|hearing aid|half-share"
    r"|lawsuits?|civil suit|testif\w+|in return for|not to charge)\b"
    r"|\byou(?:'re| are| were| have| had|'ve)? (?:\w+ )?(?:paid|promised|offered|related|engaged|friends?|sued"
    r"|suing|dismissed|sacked|fired|tired|asleep|drunk|drinking|mistaken|sure|certain|retained|not an?)\b"
    r"|\byou (?:never|did not|didn't|do not|don't|cannot|can't|could not|couldn't) (?:\w+ )?(?:examine|look"
    r"|search|test|check|see|hear|watch|measure|inspect|photograph|ask|know|remember|recall|tell|say|swear|find"
    r"|follow|interview|visit|go)\w*\b"
    r"|\byou (?:examined|searched|tested|looked at|saw|heard|found|noticed) no\w*\b"
    r"|\bpromised (?:not )?to\b.*\byou\b|\b(?:dark|fog|mist|moonlight|how far|visibility|lamplight"
    r"|street ?lights?|sounds? (?:\w+ )?(?:carr(?:y|ies)|travels?))\b|\bdepends? on\b|\bstand to\b|\b(?:nobody"
    r"|no one|no-one)(?: else)? (?:saw|heard|was with|can say|can vouch|knows)\b|\bcould you (?:see|hear|tell"
    r"|make out|recogni[sz]e)\b|\byou (?:owe|hope|stand|profit|gain)\b"
)
"""Bias, interest, earlier words, and the witness's own means of knowing: always within."""
_TIES = re.compile(
    r"\b(?:for whom|who|whom) (?:do|did|does|are|were) you (?:now |still |then )?(?:work|working|employed|act"
    r"|acting)\b|\b(?:who|which \w+|what) (?:employs|pays|retains|instructed|engaged) you\b|\byou(?: are| were"
    r"|'re)? (?:now |still |also )*(?:work(?:ed|ing)?|employed) (?:for|by) (?:the|him|her|them|mr|mrs|ms|dr|his"
    r"|a|an|[a-z]+'s)\b"
    r"|\b(?:has|had|have|did|does|do|is|are|was|were|will) (?:[\w'.-]+ ){1,5}?(?:pay|paid|paying|promised?"
    r"|offer(?:ed)?|employ(?:ed)?|retain(?:ed)?|owe|owed|lend|lent) you\b|\b(?:paid|pays|promised|offered|owes?"
    r"|employs|lent) you\b|\b(?:what|how much) (?:are|were|is) you (?:being )?paid\b"
    r"|\bhow (?:long|well) (?:have|had|did|do) you (?:known?)\b|\b(?:friend|friends|cousin|sister|brother"
    r"|husband|wife|partner|employer|landlord|tenant|rival|enemy|colleague|neighbour)s? of yours\b"
    r"|\byour (?:employer|salary|wages|fee|fees|pension|promotion|licence|job|claim|share|friend|rival|quarrel"
    r"|grudge|interest in)\b"
    r"|\byou (?:\w+ )?(?:dislike|disliked|hate|hated|like|liked|love|loved|resent|resented|blame|blamed|envy"
    r"|envied) (?:him|her|them|mr|mrs|ms|dr|the (?:accused|defendant|plaintiff))\b|\b(?:do|did|are|were|have"
    r"|had) you (?:\w+ )?(?:dislike|hate|resent|blame|sue|suing|sued|quarrel(?:led)?|fallen out)\b"
)
"""What ties a witness to a side, or sets it against one: Rule 611(b) admits credibility whatever direct went into."""
_TRUSTED = re.compile(
    r"\b(?:trust|believe|rely (?:up)?on) you\b|\btake your word\b|\byou (?:\w+ )?(?:blame|blamed|reproach"
    r"|reproached) yourself\b|\byour (?:own )?fault\b"
)
"""Whether the jury can go by this witness is asked in so many words, or what weighs upon its mind."""
_SEARCHED = re.compile(
    r"^(?:did|have|had|were) you (?:ever |also |then |even |once )?(?:look|search|test|check|examin|interview"
    r"|measur|inspect|photograph|compar|follow|ask|consider|rul|investigat|question|send|sent|trac|visit)\w*\b"
)
_SEARCHES = re.compile(
    r"\b(?:police|sheriff|detective|constable|sergeant|deputy|inspector|marshal|investigat\w+|auditor|expert"
    r"|examiner|pathologist)\b"
)
"""Of whoever was called for what it looked into: what it did not look into is within every cross."""
Credit = Literal["bias", "earlier", "means", "credit"]
_EARLIER = re.compile(
    r"\b(?:said|told|tell|wrote|testified|swore|sworn|signed|stated|claimed|mention(?:ed)?|statement|deposition"
    r"|affidavit|account|testimony|story)\b"
)
_INTEREST = re.compile(
    r"\b(?:bias\w*|grudge|immunity|fees?|half-share|lawsuits?|civil suit|in return for|not to charge|stand to"
    r"|paid|promised|offered|related|engaged|friends?|sued|suing|dismissed|sacked|fired|retained|owe|hope|profit"
    r"|gain|convict\w+|perjur\w+)\b"
)
_ANNOUNCED = re.compile(
    r"\b(?:another|a (?:new|different|fresh)|something (?:quite |altogether |entirely )?(?:new|different"
    r"|else)) ?(?:matter|subject|topic|point)?|\bleaving (?:all )?(?:that|this) aside\b"
)
_CHARGED = re.compile(
    r"(?:^|[.;,] )did you (?:ever |then )?(?:rob|kill|murder|steal|burn|set fire|set the fire|start the fire"
    r"|poison|push|strike|stab|shoot|drown|harm)\b[^.?]*\?"
)
"""The charge itself is put: whatever the case says of how it was done is one subject with it."""
_HARMS = (
    r"rob(?:bed)?|kill(?:ed)?|murder(?:ed)?|poison(?:ed)?|push(?:ed)?|strike|struck|hit|stab(?:bed)?|shoot|shot"
    r"|drown(?:ed)?|hurt|harm(?:ed)?|attack(?:ed)?|beat|defraud(?:ed)?"
)
_MISUSES = (
    r"steal|stole|take|took|burn(?:ed|t)?|set(?: fire to)?|start(?:ed)?|use|used|spend|spent|forge[d]?|break into"
    r"|broke into|breach(?:ed)?|cause[d]?"
)
_DEED = re.compile(
    rf"\b(?:[Dd]id you|[Yy]ou) (?:ever |not |then |did not |never )?(?:(?P<harms>{_HARMS})"
    rf"|(?P<misuses>{_MISUSES}))\b(?P<object>[^?.;]*)"
)
_ONE_HARMED = re.compile(r"^ (?:him|her|them|(?:Mr|Mrs|Ms|Dr)\b|[A-Z][a-z]+ ?(?:[A-Z]|\W|$))")
"""Who is charged with a deed may be asked for it: a person harmed, or a thing with which the charge deals."""
ENOUGH = 3
"""Words of meaning from which on a question has a matter of its own, though it resembles nothing in the case."""
SHARE = 0.33
"""Of its words so much was said: then it goes on with it. Where its subject is not known, any word will do."""
_NAMED = re.compile(r"(?<=[\w,;:] )(?!I\b)[A-Z][\w'’]+")


class Stands(NamedTuple):
    """How a question stands to what was opened, and the subject that it shares with it, where it does."""

    standing: Standing
    subject: str = ""


def stands(matter: Matter, opened: OpenedSubjects) -> Stands:
    """The one judgement. Of a direct examination nothing is asked: call it on the others only."""
    own = matter.setting
    if credit(matter.question.body) or thoroughness(matter):
        return Stands("credit")
    common = next((one for one in own.subjects if one in opened.subjects), "")
    if common:
        return Stands("subject", common)
    mine = _matter_words(matter)
    heard = shared(mine, content(" ".join(opened.said)))
    if heard and (not own.subjects or len(heard) >= SHARE * len(mine)):
        return Stands("said")
    if own.subjects and any(_CHARGED.search(straight(one)) for one in opened.said):
        return Stands("said")
    if charged_with(matter):
        return Stands("charge", own.subjects[0] if own.subjects else "")
    called = next((one for one in own.subjects if one in own.called_for), "")
    if called:
        return Stands("called_for", called)
    if not own.subjects and len(mine) < ENOUGH and not _ANNOUNCED.search(matter.text):
        return Stands("slight")
    return Stands("beyond", own.subjects[0] if own.subjects else "")


def charged_with(matter: Matter) -> bool:
    """Whether the defendant, who has taken the stand, is asked for the very deed that the case is about."""
    own = matter.setting
    if own.phase != "cross" or not own.defendant or not own.witness.startswith(own.defendant):
        return False
    found = _DEED.search(own.question)
    if found is None:
        return False
    dealt_with = bool(shared(content(found["object"]), content(" ".join(own.issues))))
    return dealt_with or (bool(found["harms"]) and bool(_ONE_HARMED.search(found["object"])))


def thoroughness(matter: Matter) -> bool:
    """Whether an investigator or an expert is asked on cross how far it looked."""
    searched = matter.setting.phase == "cross" and _SEARCHED.search(matter.question.asks)
    return bool(searched) and bool(_SEARCHES.search(matter.witness))


def credit(body: str) -> Credit | None:
    """In what way a question tries whether the witness can be believed; None where it does not.
    ``body``: in lower case."""
    if _TIES.search(body):
        return "bias"
    if _TRUSTED.search(body):
        return "credit"
    if not _OF_CREDIT.search(body):
        return None
    return "bias" if _INTEREST.search(body) else "earlier" if _EARLIER.search(body) else "means"


def _matter_words(matter: Matter) -> frozenset[str]:
    """What the question is about: its words of meaning without people, days and hours."""
    names = content(" ".join(_NAMED.findall(matter.setting.question)))
    mine = of_matter(matter.question.content) - names
    return mine
