"""The past and the third person of everyday verbs: "see" -> "saw", "carry" -> "carried", "go" -> "goes"."""

from __future__ import annotations

import re

from venire.language.words.word_list import words
from venire.language.words.wordnet.verbs import VERBS

_PASTS = """
be was|have had|do did|go went|see saw|say said|tell told|take took|give gave|get got|make made|know knew|think thought
come came|find found|leave left|keep kept|hold held|bring brought|buy bought|break broke|speak spoke|write wrote
drive drove|run ran|sit sat|stand stood|lie lay|lose lost|hear heard|overhear overheard|feel felt|meet met|pay paid
sell sold|send sent|hide hid|steal stole|throw threw|fall fell|strike struck|hit hit|cut cut|shoot shot|fight fought
catch caught|teach taught|drink drank|eat ate|sleep slept|wake woke|wear wore|tear tore|swear swore|begin began
ring rang|sing sang|swim swam|sink sank|swing swung|wind wound|hang hung|dig dug|put put|set set|shut shut|let let
become became|understand understood|forget forgot|forgive forgave|choose chose|freeze froze|rise rose|ride rode
bite bit|blow blew|draw drew|grow grew|fly flew|show showed|read read|lead led|bleed bled|feed fed|light lit
build built|burn burned|bend bent|lend lent|spend spent|mean meant|deal dealt|seek sought|shake shook|cost cost
hurt hurt|bet bet|quit quit|split split|spread spread|stick stuck|sweep swept|win won|withdraw withdrew
arise arose|awake awoke|bear bore|beat beat|bind bound|cling clung|creep crept|flee fled|forbid forbade|grind ground
kneel knelt|lay laid|mistake mistook|shine shone|shrink shrank|slide slid|spin spun|spring sprang|undertake undertook
upset upset|weep wept|foresee foresaw|undergo underwent|mislead misled|overcome overcame|misunderstand misunderstood
repay repaid|rewrite rewrote|retell retold|rebuild rebuilt|reread reread
"""
PAST = {pair.split()[0]: pair.split()[1] for line in _PASTS.strip().splitlines() for pair in line.split("|")}
_PARTICIPLES = """
been had done gone seen taken given got gotten known come written driven run spoken broken forgotten forgiven chosen
frozen risen ridden bitten blown drawn grown flown shown shaken worn torn sworn begun rung sung swum sunk hidden stolen
thrown fallen eaten drunk woken withdrawn become born borne beaten undertaken mistaken arisen forbidden undergone
proven sewn sawn mown laden
"""
_STRESSED_LAST = frozenset(
    words(
        """admit commit permit omit submit transmit refer prefer occur incur concur recur regret control compel
        expel rebut deter defer infer confer transfer equip travel cancel label quarrel"""
    )
)
_DOUBLES = re.compile(r"^[^aeiou]*[aeiou][bdgklmnprt]$")


def past_of(verb: str) -> str:
    """The simple past of a bare verb in lower case."""
    if verb in PAST:
        return PAST[verb]
    if verb.endswith("e"):
        return f"{verb}d"
    if verb.endswith("y") and verb[-2:-1] not in "aeiou":
        return f"{verb[:-1]}ied"
    doubled = _DOUBLES.match(verb) or verb in _STRESSED_LAST
    return f"{verb}{verb[-1]}ed" if doubled else f"{verb}ed"


def present_of(verb: str) -> str:
    """The third person singular of a bare verb in lower case."""
    if verb in ("have", "be"):
        return {"have": "has", "be": "is"}[verb]
    if verb.endswith("y") and verb[-2:-1] not in "aeiou":
        return f"{verb[:-1]}ies"
    return f"{verb}es" if verb.endswith(("s", "x", "z", "ch", "sh", "o")) else f"{verb}s"


PARTICIPLES = frozenset(_PARTICIPLES.split()) | frozenset(PAST.values())
"""Irregular forms that tell of what was or has been done."""
_MORE_BASES = """
want like live work use need try ask help believe remember recall recollect agree accept deny claim regard suppose
assume receive visit attend sign serve own owe carry call happen talk look turn open close shut start stop marry
love hate trust mention suggest describe refer explain answer reply admit decide expect hope wish intend mean employ
apply appear recognise recognize realise realize notice observe watch wait stay remain return arrive enter reach
pass move walk produce provide instruct consider discuss report record register complain object insist urge persuade
prefer enjoy learn study train sew cook clean charge order deliver collect check balance contact phone telephone
email recommend retain maintain sustain contain obtain attain entertain detain pertain recover discover uncover
cover suffer offer differ gather consult inspect investigate audit prosecute plead convict sentence appeal resign
retire dismiss appoint elect resemble require acquire inquire enquire dispute challenge question doubt worry fear
care matter concern involve include exclude conclude arrange manage handle operate install print type post draft
review approve refuse reject resist celebrate correspond communicate inform advise warn threaten shout scream
whisper smile laugh cry jump climb drop push pull lift load unload borrow steal rob rent let lease occupy travel
drive park ride sail cross follow rely understand confirm commit exhibit examine diagnose treat attempt prove
identify swear attribute sound
"""
BASES = (
    (
        frozenset(_MORE_BASES.split())
        | frozenset(PAST)
        | frozenset(word for word in re.findall(r"[a-z]+", VERBS) if len(word) > 2)
    )
    - PARTICIPLES
    - {"still", "even", "just", "only", "well"}
)
"""Verbs in the form of the dictionary; those that have the same form for the past are left out."""
_BACK = {past: base for base, past in PAST.items() if base != past}


def base_of(past: str) -> str:
    """The bare verb of a simple past in lower case; the word itself where it is none."""
    if past in _BACK:
        return _BACK[past]
    if not past.endswith("ed") or len(past) < 5:
        return past
    if past.endswith("ied"):
        return f"{past[:-3]}y"
    stem = past[:-2]
    undoubled = stem[:-1] if len(stem) > 2 and stem[-1] == stem[-2] and stem[-1] not in "sl" else stem
    return next((one for one in (undoubled, stem, f"{stem}e") if one in BASES), stem)
