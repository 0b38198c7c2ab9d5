"""A bare yes or no and its question, as the full fact that the witness has sworn to.

"Did you sign it? – I did." is "Ms Hale signed it.", "Was the lamp lit? – No." is "The lamp was not lit." What "it" and
a fragment ("Before the sixth?") stand for is taken from the sentence before, or from the exchange before.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from venire.language.answers.bare_reply import is_bare
from venire.language.answers.stance import Stance, stance_of
from venire.language.morphology.persons import answering, named
from venire.language.questions.courtesies import has_verb
from venire.language.questions.declarative import Declarative, straightened
from venire.language.questions.long_turn import PutInTurn, is_tag, put_by, refers
from venire.law.testimony.testified import Exchange

_MOST_WORDS = 80
"""A sentence before is told with the fact up to so many words."""
_NODDED = re.compile(r"^\W*(?:the witness nodded|mm-?hm+|uh-?huh|yeah,? yeah)\b\W*", re.I)

_NO = re.compile(r"\b(?:no|not|never|\w+n't|cannot)\b", re.I)


@dataclass(frozen=True, slots=True)
class Joined:
    """What a question with its yes or no comes to.

    ``text`` and ``holds``: the claim, and whether it is affirmed. ``fact``: the same in full words, a denial with its
    "not". ``about``: the words before, by which an "it" or "that" in it is understood; empty where none is needed.
    """

    text: str
    holds: bool
    fact: str
    about: str = ""


def joined(question: str, answer: str, witness: str | None = None, before: Sequence[Exchange] = ()) -> Joined | None:
    """The fact; None where nothing was put, or the answer neither affirms nor denies it."""
    stance = spoken_stance(answer, question)
    put = put_by(question) if stance in ("adopts", "affirms", "denies") else None
    if put is None:
        return _agreed(question, stance, witness, before)
    found = straightened(put.text)
    if put.seen:
        return _seen(put, found, stance, witness)
    if found is None:
        return _fragment(put, stance, witness, before)
    return _of(put, found, stance, answer, witness, before)


def _agreed(question: str, stance: Stance, witness: str | None, before: Sequence[Exchange]) -> Joined | None:
    """ "Is that right?" by itself: a yes to it says again what was said before."""
    told = _last(before, witness) if stance != "denies" and is_tag(question) else ""
    return Joined(_sentence(told), True, _sentence(told)) if told else None


def spoken_stance(answer: str, question: str) -> Stance:
    """The stance, with a nod or a murmur that was written down as a yes."""
    stance = stance_of(_NODDED.sub("Yes. ", answer.strip()), question)
    if stance == "denies" and is_bare(answer) and re.search(r"\byes\b", answer, re.I):
        return "affirms"  # "No. Yes, yes.": the last word counts
    if stance == "tells" and is_bare(answer):
        return "denies" if _NO.search(answer) else "affirms"
    return stance


_NOT_SO = re.compile(
    r"\b(?:not|n't) (?:so|right|true|correct|the case)\b|\b(?:wrong|false|untrue|incorrect|a lie)\b", re.I
)
""""No, that's not true" denies what was put with a "not" too."""


_DID = re.compile(
    r"(?:i|he|she|it|they|we|there) (?:\w+ly )?(?:did|do|does|was|were|am|is|are|had|have|has|could|can|would|will)\b",
    re.I,
)
""""Yes, I did" says of itself what was done, whatever the yes was to."""


_DID_NOT = re.compile(r"\W*(?:yes|yeah|indeed)\W+(?:i|he|she|it|they|we|there) (?:\w+(?:n't| not)|never)\b", re.I)
""""Yes, I did not" agrees with the "not", however it was asked."""


def _of(
    put: PutInTurn, found: Declarative, stance: Stance, answer: str, witness: str | None, before: Sequence[Exchange]
) -> Joined:
    about = put.about or (_last(before, witness) if refers(put.text) else "")
    if not found.clear:
        said = "no" if stance == "denies" else "yes"
        text = _sentence(f'Asked "{put.text.rstrip(" .?")}", {witness or "the witness"} said {said}')
        return Joined(text, True, text, _named_whole(about, witness))
    contradicts = found.negative and _gainsays(stance, answer)
    text, holds, fact = (found.plain, True, found.plain) if contradicts else _sides(found, stance, answer)
    return Joined(_told(text, witness), holds, _told(fact, witness), _named_whole(about, witness))


def _gainsays(stance: Stance, answer: str) -> bool:
    """Whether the answer's own words turn a "not" round: "No, that's not true", "Yes, I did"."""
    if stance == "denies":
        return bool(_NOT_SO.search(answer))
    said = re.sub(r"^\W*(?:oh|well)?\W*(?:yes|yeah|indeed)\b\W*", "", answer, flags=re.I)
    return stance == "affirms" and said != answer and bool(_DID.match(said)) and not _NO.search(said)


def _sides(found: Declarative, stance: Stance, answer: str) -> tuple[str, bool, str]:
    """The claim, whether it holds, and the fact. "Yes" to "You never told him?" agrees, and so it does to "You never
    told him, is that right?"; to "Didn't you?" and "You never told him, did you?" it does not. "No" agrees with
    whatever is put with a "not": "You told nobody, did you? – No, I didn't." """
    agrees = found.negative and not found.asked_whether_not and not found.tagged
    stands = stance == "affirms" and found.negative and bool(_DID_NOT.match(answer))
    agreed_no = stands or (stance == "denies" and found.negative and not found.asked_whether_not)
    if stance == "adopts" or agreed_no or (stance == "affirms" and agrees):
        return found.said, True, found.said
    if stance == "affirms":
        return found.plain, True, found.plain
    return found.plain, False, found.denied


def _seen(put: PutInTurn, found: Declarative | None, stance: Stance, witness: str | None) -> Joined:
    """ "Do you see that?": the witness has seen the words read out, and swears to no more."""
    sees = "does not see" if stance == "denies" else "sees"
    words = f"that {_lower(_bare(named(found.said, witness)))}" if found else f"the words: {_bare(put.text)}"
    text = _sentence(f"{witness or 'The witness'} {sees} {words}")
    return Joined(text, True, text, _named_whole(put.about, witness))


def _fragment(put: PutInTurn, stance: Stance, witness: str | None, before: Sequence[Exchange]) -> Joined | None:
    """Less than a sentence, with what it was asked about: "Miss Martinez was happy until then: before the sixth"."""
    context = _last(before, witness)
    if has_verb(put.text) or not context or re.match(r"\W*(?:what|when|where|who|why|how|which)\b", put.text, re.I):
        return None
    own = _lower(_bare(named(re.sub(r"^(?:and|so|but|or|well|oh|now)\b[ ,]*", "", put.text, flags=re.I), witness)))
    negative = bool(_NO.search(context.split('"')[0]))
    link = ": " if stance != "denies" else ", nor " if negative else ": not "
    text = _sentence(f"{context.rstrip('.')}{link}{own}")
    return Joined(text, True, text)


def _last(before: Sequence[Exchange], witness: str | None) -> str:
    """What the exchange before came to: its fact, or its question and answer."""
    if not before:
        return ""
    last = before[-1]
    known = joined(last.question, last.answer, witness)
    if known:
        return known.fact if len(known.fact.split()) <= _MOST_WORDS else ""
    put = put_by(last.question)
    told = f"{named(put.text, witness)} {answering(last.answer, witness)}" if put else ""
    return told if len(told.split()) <= _MOST_WORDS else ""


def _named_whole(about: str, witness: str | None) -> str:
    return named(about, witness) if len(about.split()) <= _MOST_WORDS * 2 else ""


def _told(text: str, witness: str | None) -> str:
    return _sentence(named(text, witness))


def _bare(text: str) -> str:
    return text.strip().rstrip("?.! ,;:-")


def _lower(text: str) -> str:
    """With a small first letter where that is no name."""
    first = re.match(
        r"(?:The|A|An|This|That|It|There|He|She|They|We|In|On|At|Your|His|Her|If|When|Then|What|To|Of|From|With"
        r"|By|For|Under|Only|Sitting|Before|After|Upon|Or)\b",
        text,
    )
    return text[:1].lower() + text[1:] if first else text


def _sentence(text: str) -> str:
    text = re.sub(r"\s+", " ", text).strip().rstrip(",;:- ")
    return f"{text[:1].upper()}{text[1:]}" + ("" if text.endswith((".", '."', "!", "?")) else ".")
