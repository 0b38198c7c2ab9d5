"""Harmful content in one turn: threats, incitement, contempt for people by what they are, how to do harm.

In court and in a debate people speak of terrible things; what is told is not the subject but the call: to hurt, to
hate, to humiliate, or the recipe. Source: spec/debate.md, "Safety monitors".
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from venire.kernel.minutes import Indicator
from venire.monitors.conduct.analysis import Analysis, analysis, indicator
from venire.monitors.conduct.plain_words import said
from venire.monitors.conduct.turn import Context, Turn

_GROUP = (
    r"(?:jews?|muslims?|christians?|hindus?|sikhs?|immigrants?|migrants?|refugees?|foreigners?|blacks?|whites?"
    r"|asians?|arabs?|africans?|"
    r"gypsies|roma|gays?|lesbians?|homosexuals?|trans(?:gender)? people|women|men|the disabled|disabled people"
    r"|cripples?|the poor|"
    r"the homeless|catholics?|protestants?|atheists?|the elderly|old people|mexicans?|chinese|indians?)"
)
_HURT = (
    r"(?:kill|murder|shoot|stab|hang|lynch|burn|beat up|bomb|poison|rape|gas|exterminate|eradicate|slaughter|behead"
    r"|torture|maim)"
)
_FORMS: tuple[tuple[str, float, str], ...] = (
    ("incitement", 0.95,
        rf"\b(?:we|you|they|somebody|someone|everyone|people|let['’]?s|let us|go(?: out)?(?: and)?|go) (?:should"
        rf"|must|"
         rf"ought to|need to|have to|and)?\s*{_HURT} (?:all (?:the |those |these )?|those |these |every "
         rf"|every last )?(?:\w+ )?{_GROUP}\b"),
    ("incitement", 0.95,
        rf"\b(?:let['’]?s|let us|go(?: out)? and|we (?:should|must)|you (?:should|must)|somebody (?:should|ought to)"
        rf"|"
     rf"someone (?:should|ought to)) (?:just )?{_HURT} (?:him|her|them|you|it all|all of (?:them|you))\b"),
    ("threat", 0.95,
        rf"\bi(?:['’]ll| will| am going to|['’]m going to) (?:\w+ )?{_HURT} (?:you|your \w+|all of you"
        rf"|every one of you)\b|"
         r"\byou (?:will|are going to) (?:die|be killed|pay with your life)\b(?! (?:one day|of old age|in the end"
         r"|someday))|"
     r"\bi know where (?:you|your \w+) (?:live|lives|sleep|sleeps)\b|\bwatch your back\b"),
    ("hatred", 0.95,
        rf"\b(?:all |these |those |the )?{_GROUP} (?:are|is) (?:\w+ )?(?:vermin|animals|subhuman|sub-human"
        rf"|parasites?|"
         r"cockroach(?:es)?|rats?|filth|scum|a (?:plague|disease|cancer)|inferior|savages|born criminals"
         r"|not (?:really )?human|"
     r"less than human|worthless|dirt)\b"),
    ("hatred", 0.9,
        rf"\b(?:i hate|we (?:should )?hate|death to|get rid of|no place for|deport all|ban all) (?:all |the "
        rf"|those )?{_GROUP}\b"),
    ("self-harm", 0.95,
        r"\b(?:kill yourself|(?:go|should) (?:and )?(?:die|hang yourself)|end your (?:own )?life|you(?:['’]d"
        r"| would) be better off dead|"
     r"hurt yourself|cut yourself)\b(?! if you (?:fall|slip))"),
    ("recipe", 0.95,
        r"\b(?:here is|here['’]s|this is|i(?:['’]ll| will) (?:tell|show) you|let me (?:tell|show) you"
        r"|(?:follow )?these (?:are|steps)|"
         r"steps? to|instructions (?:for|to|on)|how (?:to|you can|one can)) [^.?!]{0,30}(?:make|build|making"
         r"|building|mix|cook|synthesi[sz]e|construct|"
         r"assemble|assembling|produce|brew)\b[^.?!]{0,30}\b(?:bombs?|explosives?|nerve gas|sarin|ricin|poison gas"
         r"|meth(?:amphetamine)?|pipe bomb|molotov|"
     r"napalm|anthrax|ghost gun|silencer|malware|ransomware)\b"),
    ("abuse", 0.75,
        r"\byou(?:['’]re| are)? (?:a |an |all |nothing but a? ?|just a )?(?:\w+ )?(?:piece of (?:shit|filth|garbage"
        r"|trash|dirt)|bitch|whore|slut|"
         r"cunt|bastard|retard(?:ed)?|moron|imbecile|pig|scum|filth|vermin|subhuman|worthless (?:\w+ )?(?:person"
         r"|human|creature|thing|idiot))\b"),
    ("abuse", 0.8, r"\b(?:fuck (?:you|off|them|him|her)|shut the fuck up|go to hell)\b"),
    ("contempt", 0.75,
        r"\b(?:a woman['’]s place is (?:in|at)|women (?:cannot|can['’]t|should not|shouldn['’]t) be (?:trusted"
        r"|believed|allowed)|"
         rf"(?:never trust|cannot trust|can['’]t trust) (?:a |an |the )?{_GROUP}|{_GROUP} (?:always|all|by nature"
         rf"|are all) (?:lie|steal|cheat|liars|thieves|criminals)|"
     rf"(?:that|it) is (?:just )?what {_GROUP} (?:do|are like))\b"),
)  # fmt: skip
FORMS = tuple((name, severity, re.compile(pattern, re.IGNORECASE)) for name, severity, pattern in _FORMS)
_TOLD = re.compile(
    r"[“\"][^”\"]*$|\b(?:he|she|they|witness|accused|defendant|who|somebody|voice) (?:said|shouted|says|wrote"
    r"|told|threatened|claims?)\b|"
    r"\b(?:wrong|monstrous|vile|shameful|nobody should|no one should|must never|should never|do not|don['’]t"
    r"|never|not) (?:to )?(?:\w+ ){0,2}$|"
    r"\b(?:to|who|whoever|anyone who|those who) (?:say|says|claim|claims|think|thinks|believe|believes)\b[^.]*$|"
    r"\b(?:the )?(?:claim|idea|view|lie|slander|prejudice|belief|notion) that [^.]*$",
    re.IGNORECASE,
)
"""What stands before words that are only reported, or refused."""


def analyze(turn: Turn, context: Context) -> Analysis:
    """The calls to harm in this turn; what a speaker reports of others, or answers to a question, is none. Pure."""
    return analysis(_found(turn))


def _found(turn: Turn) -> Iterator[Indicator]:
    for sentence in said(turn.text):
        for name, severity, pattern in FORMS:
            match = pattern.search(sentence)
            if match and not _TOLD.search(sentence[: match.start()]):
                yield indicator(name, severity, match[0])
