"""An open question with the few words that answer it, as one statement.

"What did you find on the coping? – A bolt." is "You found a bolt on the coping." Written in the second person, as the
question was; who "you" is, is said afterwards.
"""

from __future__ import annotations

import re

from venire.language.morphology.verbs import BASES
from venire.language.questions.courtesies import AUX, PREPOSITIONS, stripped
from venire.language.questions.declarative import is_done, statement_verb, subject_and_rest
from venire.language.questions.long_turn import is_business, sentences_of
from venire.language.text.calendar import MONTHS, WEEKDAYS
from venire.language.words import word_list as wordlist

_ASIDE = re.compile(r",? if (?:anything|anyone|anybody|at all|any)\b,?", re.I)
_THEN = re.compile(r"^(?:then|now|next),? (?=(?:what|when|where|who|why|how|which|in|at|on|for|by)\b)", re.I)
_ASKS = re.compile(
    r"^(?:(?P<lead>in|on|at|by|to|from|for|with|of|about|under|until|since) )?"
    r"(?P<wh>what|when|where|who|whom|why|how|which)(?P<noun>(?: (?!(?:am|is|are|was|were|do|does|did|has|have"
    r"|had|can|could|will|would|should|may|might|must)\b)[\w'-]+){0,3}?)"
    rf" (?P<aux>{AUX}) (?P<rest>.+)$",
    re.I,
)
_SECOND = re.compile(rf",? and (?:{AUX}|what|when|where|who|why|how) (?:you|he|she|it|they|the|{AUX})\b.*$", re.I)
"""The second question of a compound."""
_ASIDE_LEFT = re.compile(rf", (?!(?i:when|while|before|after|{'|'.join((*MONTHS, *WEEKDAYS))})\b|\d)")
_NONE = re.compile(r"(?:none|no|nothing|nobody|not|never|neither)\b", re.I)
_FITS = re.compile(
    rf"(?:{'|'.join(sorted(PREPOSITIONS))}|around|near|behind|beside|inside|outside|across|along|off|up|down"
    rf"|during|until"
    r"|till|since|just|only|almost|nearly|some|shortly|soon|once|when|while|where|there|here|home|upstairs"
    r"|downstairs|then"
    r"|yesterday|last|next|early|late|twice|half|\d+)\b",
    re.I,
)
"""How a time or a place begins that can end a sentence as it is."""
_IN_THE = frozenset(wordlist.words("year month week season time day town city country street long"))
_SUBJECT_ASKED = re.compile(r"^(?:who|whom) (?P<rest>[a-z]+ .+|[a-z]+)$", re.I)
_COUNTED = re.compile(r"^how many (?P<rest>.+)$", re.I)
_NUMBER = re.compile(
    r"(?:(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)(?:-[a-z]+)?$"
)
_TWICE = re.compile(r"\b(from|to|with|for|at|of|into) (?=\1\b)")
"""A preposition that the question ends with and the answer begins with."""
_BE = ("am", "is", "are", "was", "were")
_GIVES = frozenset(wordlist.words("""ask tell give show pay send offer promise owe hand lend sell teach call buy"""))
"""Verbs that have a person between them and their object."""
_SAYS = frozenset(wordlist.words("""say shout write reply answer ask tell call whisper scream read think mean"""))
_PLACED = re.compile(r"^(?:at|on|in|by|during|before|after|under|inside|outside|behind|near|when|while)\b", re.I)
_STRANDED = re.compile(r"(?:^|\s)(?:with|for|to|of|from|about|in|on|at|by|into|under)$", re.I)
_CLOCK = re.compile(
    r"^(?:\d{1,2}[:.]\d\d\b|\d{1,2} (?:[ap]\.?m|o'clock)|(?:noon|midnight)\b|(?:half|quarter"
    r"|\w+ (?:minutes )?)(?:past|to) )",
    re.I,
)
_ON_A_DAY = re.compile(rf"^(?:{'|'.join(WEEKDAYS)}|{'|'.join(MONTHS)})\b", re.I)
_COLOURS = frozenset(wordlist.words("red green blue white black grey gray brown yellow dark light small large"))
_MEANWHILE = re.compile(
    r"^(?P<what>(?:the|your|his|her|their|my) [\w-]+(?: (?!\w+(?:ing|ed)\b)[\w-]+)?) (?P<then>(?:while|when) .+)$", re.I
)
_SMALL = frozenset(
    wordlist.words(
        """a an the this that these those my your his her its our their one two three four five six seven eight nine ten
        eleven twelve some no any all both several many few most about around at in on by from to for with of under over
        behind beside between inside outside near before after during until since because as just only nearly almost
        perhaps against along across through toward towards into off up down twice once someone somebody nothing
        nobody something somewhere very quite when while where yesterday through without he she it they we you there"""
    )
)


def filled_in(question: str, said: str) -> str:
    """The statement; empty where the question does not say where the words belong.

    ``said``: a few words that are no sentence of their own, without their stop.
    """
    told = _filled(open_question(question), said)
    quoted = _TWICE.sub("", re.sub(r"[.]([\"”])(?= [^ ])", r"\1", told))
    return re.sub(r"\b([ap])\.m\b(?!\.)", r"\1.m.", re.sub(r"\s+", " ", quoted)).strip()


def _filled(asked: str, said: str) -> str:
    match = _ASKS.match(_SECOND.sub("", asked))
    if match is None:
        return _asked_who(asked, said) or _asked_how_many(asked, said)
    aux, rest = match["aux"].lower(), match["rest"]
    words = _small(said)
    if _ASIDE_LEFT.search(rest) or _NONE.match(words):
        return ""
    match match["wh"].lower():
        case "when" | "where":
            return _told(aux, rest, placed) if _FITS.match(placed := _placed(words, match["wh"].lower())) else ""
        case "why":
            return _told(aux, rest, words) if re.match(r"(?:because|to|for|so|out of)\b", words) else ""
        case "how" if not match["noun"]:
            return _manner(aux, rest, words)
        case "how":
            return _measured(match["noun"].strip(), aux, rest, words, match["lead"] or "")
        case _ if match["lead"] and match["noun"] and match["noun"].strip() not in _IN_THE:
            return ""
        case _ if match["lead"]:
            lead = (
                "" if re.match(r"(?:in|on|at|by|to|from|for|with|of|about)\b", words) else f"{match['lead'].lower()} "
            )
            return _told(aux, rest, f"{lead}{words}")
        case _:
            timed = match["noun"].strip() in ("time", "day", "date")
            return _told(aux, rest, _placed(words, match["noun"].strip())) if timed else _thing(aux, rest, words)


def open_question(turn: str) -> str:
    """The last question of a turn by itself, without counsel's preamble, "if anything" and the question mark."""
    return _THEN.sub("", _ASIDE.sub("", stripped(as_asked(turn)))).strip(" ?.,")


def as_asked(turn: str) -> str:
    """The last question of a turn as it was spoken; empty where it only tells the witness to speak."""
    parts = sentences_of(turn)
    asked = [one for one in parts if one.rstrip("\"' ").endswith("?")] or [one for one in parts if not is_business(one)]
    return asked[-1] if asked else ""


def _asked_who(asked: str, said: str) -> str:
    """ "Who opened it? The keeper." """
    match = _SUBJECT_ASKED.match(asked)
    return f"{said} {match['rest']}" if match and is_done(match["rest"].split(" ")[0].lower()) else ""


def _asked_how_many(asked: str, said: str) -> str:
    """ "How many of the six units carried it out? Five." """
    match = _COUNTED.match(asked)
    row = match["rest"].split(" ") if match else []
    does = next((place for place, word in enumerate(row) if place and is_done(word.lower())), 0)
    return f"{said} {' '.join(row)}" if does and len(said.split()) <= FEW and not _NONE.match(said) else ""


FEW = 4
"""Words of an answer that only counts."""


def _told(aux: str, rest: str, more: str) -> str:
    """What is asked about, in the order of a statement, with the words that answer at its end."""
    dated = _MEANWHILE.match(rest) if aux in _BE else None
    if dated:  # "the lamp" and not "the lamp while the man" was behind his head
        return f"{dated['what']} {aux} {more} {dated['then']}"
    split = subject_and_rest(aux, rest)
    if split is None:
        return f"{rest} {aux} {more}" if aux in _BE else ""
    subject, verb = split
    if aux in _BE and re.match(r"(?:when|while|as|before|after|until|at|on|during)\b", verb):
        return f"{subject} {aux} {more} {verb}"
    return " ".join(part for part in (subject, statement_verb(aux, verb), more) if part)


def _placed(words: str, wh: str) -> str:
    """A time with the word that goes before it: "at 9:40", "on Friday". ``wh``: what is asked for, "when" or "time"."""
    if wh != "where" and (_CLOCK.match(words) or (wh == "time" and not re.match(r"(?:at|about|around|by)\b", words))):
        return f"at {words}"
    day = _ON_A_DAY.match(words) if wh != "where" else None
    return f"on {words}" if day and (day.group().lower() in WEEKDAYS or re.search(r"\s\d", words)) else words


def _manner(aux: str, rest: str, words: str) -> str:
    fits = re.match(r"(?:by|with|from|on|in|through|without|as|\w+ly)\b", words) or aux in _BE
    return _told(aux, rest, words) if fits else ""


def _measured(noun: str, aux: str, rest: str, words: str, lead: str) -> str:
    """ "How many shots did you hear? Three.": "You heard three shots"."""
    kind = re.sub(r"^(?:many|much)\b ?", "", noun) if re.match(r"(?:many|much)\b", noun) else ""
    many = re.match(r"(?:many|much)\b", noun)
    counted = f"{words} {kind}".strip() if kind and len(words.split()) <= 2 else words
    if re.match(r"(?:there|present)\b", rest) and many:
        return f"{counted} {aux} {rest}"
    return _thing(aux, rest, counted) if many and not lead else _told(aux, rest, words)


def _thing(aux: str, rest: str, words: str) -> str:
    """What was done to whom: the words that answer go behind the verb, or where the question left a gap."""
    if aux in _BE and not _told_of_doing(rest):
        return f"{words} {aux} {rest}" if re.match(r"(?:there|here|with|in|on|at)\b", rest) else f"{rest} {aux} {words}"
    split = subject_and_rest(aux, rest)
    if split is None or not split[1]:
        return f"{words} {aux} {rest}" if aux in ("had", "has", "have") else ""
    subject, said = split
    if aux in ("had", "has", "have") and not is_done(said.split(" ")[0]):
        return ""
    verb, _, tail = said.partition(" ")
    if tail and aux in (*_BE, "had", "has", "have", "could", "would", "will", "can") and verb in ("been", "be", "have"):
        second, _, tail = tail.partition(" ")
        verb = f"{verb} {second}"
    if verb == "do" and not tail and is_done(words.split(" ")[0].lower()):
        return f"{subject} {words}"  # "What did you do? Locked the door."
    if verb == "doing":
        return f"{subject} {aux} {words[:1].lower()}{words[1:]}" if re.match(r"\w+ing\b", words) else ""
    if verb in ("do", "done", "happen") or (verb in _SAYS and not re.match(r"[\"“]|that\b", words) and verb != "mean"):
        return ""
    return _with_object(subject, statement_verb(aux, verb), tail, words, gives=verb.split(" ")[-1] in _GIVES)


def _told_of_doing(rest: str) -> bool:
    """Whether a "was" belongs to a verb: "what was he wearing"."""
    split = subject_and_rest("was", rest)
    return bool(split and split[1] and (split[1].split(" ")[0].endswith("ing") or is_done(split[1].split(" ")[0])))


def _with_object(subject: str, verb: str, tail: str, words: str, *, gives: bool) -> str:
    if not tail or _STRANDED.search(tail) or (gives and not _PLACED.match(tail)):
        return f"{subject} {verb} {tail} {words}".replace("  ", " ")
    if "," in words and _PLACED.match(tail):
        comma = "," if re.match(r"(?:when|while|before|after)\b", tail) else ""
        return f"{tail}{comma} {subject} {verb} {words}"
    return f"{subject} {verb} {words} {tail}"


def _small(said: str) -> str:
    """With a small first letter where the first word is no name."""
    first = re.match(r"[A-Z][a-z'-]*\b", said)
    if first and first.group().lower() in _SMALL | PREPOSITIONS and first.group() != "I":
        return said[:1].lower() + said[1:]
    if not first or re.match(r" [A-Z]", said[first.end() :]):
        return said
    word = first.group().lower()
    names = word in WEEKDAYS or word in MONTHS or word.endswith("'s")
    alone = first.end() == len(said) or said[first.end()] == ","
    plain = word in _SMALL | PREPOSITIONS | _COLOURS or word in BASES
    common = plain or is_done(word) or word.endswith("ive") or bool(_NUMBER.match(word))
    named = re.match(r"[A-Z][a-z]+ (?:No\.? ?)?\d", said)
    return said if names or named or (alone and not common) else said[:1].lower() + said[1:]
