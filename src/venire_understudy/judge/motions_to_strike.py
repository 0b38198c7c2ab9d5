"""A motion to strike is ruled on by the ground that it names, and on no other.
Federal Rules of Evidence 103(a)(1), 602.

What was wrong with the question had to be said before it was answered; what is wrong with the answer shows in the
answer: somebody else's words, a guess, a thing only heard of, a trait. The answer is read as if it had been put to the
witness, so that the detectors of questions can look at it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from venire.language.answers.stance import manner_of
from venire.language.questions.form import content, shared
from venire.language.text.sentences import sentences
from venire.law.api import (
    FORM,
    Case,
    Ground,
    Matter,
    Setting,
    Side,
    content_asked,
    declarant,
    in_court,
    shared_words,
    stands,
    weighed,
)
from venire_understudy.judge.grounds.irrelevance import docket
from venire_understudy.judge.grounds.second_hand_knowledge import second_hand
from venire_understudy.judge.hearsay.declarant import SettledRuling, whose_words

SHOWS = 0.5
"""From this sureness on an answer shows the defect that is named."""
SPOKEN = 0.3
"""And words of somebody else's, whoever "he" may be."""
ELSEWHERE: tuple[Ground, ...] = ("hearsay", "speculation", "opinion", "character", "privilege", "relevance")
"""The other grounds that a judge may have in mind who denies a motion on the one that was named."""
_TURNED: Mapping[str, str] = {
    "i": "you", "me": "you", "my": "your", "mine": "yours", "myself": "yourself", "am": "are", "i'm": "you are",
    "i'd": "you had", "i've": "you have", "i'll": "you will",
}  # fmt: skip
_FIRST = re.compile(r"\b(?:I(?:['’](?:m|d|ve|ll))?|[Mm](?:e|y|ine|yself)|am)\b(?!\.)")
_BEING = re.compile(r"^((?:He|She|They|[A-Z]\w+(?: [A-Z]\w+)?)) (is|was|were)\b")
_HAD_FROM = re.compile(
    r"\bI(?:['’]d| was| had been| have been| am|['’]m) (?:only )?told\b(?! to\b)|\bI (?:only |later "
    r"|since )?(?:heard|read"
    r"|understand|gather(?:ed)?) (?:that|from|of|it was)\b|\b(?:they|people) say\b|\brumou?r|\bby all accounts\b",
    re.IGNORECASE,
)
_OWN_WORDS = re.compile(
    r"^(?:yes|no|well)?\W*I (?:\w+ )?(?:said|told|wrote|warned|asked|called|shouted)\b", re.IGNORECASE
)
_OF_THE_DEED = frozenset(("act_of_speech", "effect"))
_ACTED_ON = re.compile(r"\b(?:and )?so (?:I|we|that)\b|\bthat is why\b|\bbecause of (?:that|it)\b", re.IGNORECASE)
"""What was said is told for what it made the witness do."""
_TOLD_ME = re.compile(
    r"\b(?:he|she|they|(?:my|the|a|an|his|her) [\w-]+|somebody|someone|people|[A-Z]\w+) (?:\w+ly |later |then "
    r"|also |had |has )?"
    r"(?:told (?:me|us|him|her|them)|said|says|mentioned|explained|claimed|reported)\b(?! (?:not )?to\b)"
)
"""Somebody else's words, told as such."""
_ADDED = re.compile(
    r"[,;]? (?:and|but|because|since|as)(?: (?:then|later|afterwards|so))? (?=(?:I|he|she|they|somebody|someone"
    r"|people|(?:my|the|a|an|his|her) "
    r"[\w-]+|[A-Z]\w+(?: [A-Z]\w+)*) (?:\w+ly |later |then |also |had |has )?(?:told|tells|said|says|mentioned"
    r"|explained|claimed|reported|"
    r"asked|ordered|warned|wrote)\b)"
)
"""Where a witness adds what was said: what stands before it may be quite in order."""
_VIEW = re.compile(
    r"\b(?:in my (?:\w+ )?(?:opinion|view|judge?ment)|i (?:concluded|inferred|took (?:it|that|the \w+) (?:for"
    r"|to)|believe"
    r"|consider)|(?:is|was|are|were) (?:\w+ )?(?:guilty|negligent|insane|reckless|to blame))\b",
    re.IGNORECASE,
)
"""A conclusion in so many words, which a layman leaves to the jury."""


@dataclass(frozen=True, slots=True)
class Motion:
    """An answer that somebody wants out. ``setting``: of the question to which it was given, put by the side ``by``;
    ``asked``: the questions of this witness so far."""

    case: Case
    witness: str
    setting: Setting
    answer: str
    by: Side
    asked: Sequence[str] = ()

    @property
    def expert(self) -> bool:
        """Whether the witness is before the court as an expert."""
        return "as an expert" in self.setting.witness

    @property
    def put(self) -> Sequence[Setting]:
        """Each sentence of the answer, as it would be put to the witness."""
        return [self.setting.model_copy(update={"question": as_put(one)}) for one in sentences(self.answer)]

    def shows(self, ground: Ground) -> bool:
        """Whether a sentence of the answer has this defect, put as a statement or turned round into a question."""
        turned = [_BEING.sub(r"\2 \1", one.question) for one in self.put]
        asked = [self.setting.model_copy(update={"question": one}) for one in turned]
        found = (weighed(one, ground) for one in (*self.put, *asked))
        return any(one is not None and one.sure >= SHOWS for one in found)

    @property
    def from_others(self) -> bool:
        """Whether the witness says that it has it from hearsay, of nobody in particular."""
        return bool(_HAD_FROM.search(self.answer))


def as_put(sentence: str) -> str:
    """What the witness says of itself, said to it: "I found it" -> "You found it, correct?"."""
    turned = _FIRST.sub(lambda found: _TURNED[found[0].lower().replace("’", "'")], sentence.rstrip(" .!?"))
    return f"{turned[:1].upper()}{turned[1:]}, correct?"


def named(motion: Motion, ground: Ground) -> SettledRuling | None:
    """The ruling on a motion to strike on this ground; None for what goes past the question, which is the judge's."""
    if ground in FORM:
        return SettledRuling("overruled", "103(a)(1)", "strike_form")
    return _GROUNDS[ground](motion) if ground in _GROUNDS else None


def elsewhere(motion: Motion, ground: Ground) -> bool:
    """Whether the answer would have gone out on another ground than the one that was named."""
    others = (named(motion, other) for other in ELSEWHERE if other != ground)
    return any(one is not None and one.ruling == "sustained" for one in others)


def _hearsay(motion: Motion) -> SettledRuling:
    """Each part of the answer is looked at by itself: what the question was allowed to ask for excuses the words that
    it asked for, and none that the witness added."""
    asked = whose_words(motion.case, motion.setting, motion.by, "")
    if asked and asked.ruling == "sustained":
        return asked
    own, let_in = False, asked
    for part in _parts(motion.answer):
        if _OWN_WORDS.match(part):
            own = True
            continue
        put = motion.setting.model_copy(update={"question": as_put(part)})
        words = whose_words(motion.case, put, motion.by, "")
        if words and words.key in _OF_THE_DEED and _TOLD_ME.search(part) and not _ACTED_ON.search(motion.answer):
            words = None  # that somebody spoke is a deed, and what was said is not, if nothing was done upon it
        if words and words.ruling == "sustained":
            return words
        let_in = let_in or words
        found = weighed(put, "hearsay")
        spoken = _TOLD_ME.search(part) or (found is not None and found.sure >= SPOKEN)
        if spoken and not words and not _covered(motion, asked, put):
            return SettledRuling("sustained", "802", "strike_hearsay")
    if motion.from_others and not let_in:
        return SettledRuling("sustained", "802", "strike_hearsay")
    return let_in or SettledRuling("overruled", "801(c)", "strike_own_words" if own else "strike_no_statement")


def _parts(answer: str) -> Sequence[str]:
    """The sentences of an answer, and what was added to one: "…, and he told me that …"."""
    return [part.strip() for one in sentences(answer) for part in _ADDED.split(one) if part.strip()]


def _covered(motion: Motion, asked: SettledRuling | None, put: Setting) -> bool:
    """Whether these are the words that the question asked for and could have: the speaker's that it named."""
    if asked is None or asked.key == "act_of_speech":
        return False
    spoken = declarant(Matter(put, shared_words))
    if spoken is None or spoken.standing == "pronoun":
        return True
    return bool(shared(content(spoken.who), content(motion.setting.question)))


def _speculation(motion: Motion) -> SettledRuling:
    guessed = any(manner_of(one) == "unsure" for one in sentences(motion.answer))
    if (guessed or motion.shows("speculation")) and not motion.expert:
        return SettledRuling("sustained", "602", "strike_guess")
    return SettledRuling("overruled", "602", "strike_no_guess")


def _foundation(motion: Motion) -> SettledRuling:
    if motion.from_others or second_hand(motion.case, motion.witness, motion.setting.question, motion.asked):
        return SettledRuling("sustained", "602", "not_there")
    return (
        SettledRuling("overruled", "703", "expert_footing")
        if motion.expert
        else SettledRuling("overruled", "602", "strike_known")
    )


def _opinion(motion: Motion) -> SettledRuling:
    if motion.expert:
        return SettledRuling("overruled", "702", "of_an_expert")
    if _VIEW.search(motion.answer) or motion.shows("opinion"):
        return SettledRuling("sustained", "701", "strike_view")
    return SettledRuling("overruled", "701", "strike_no_view")


def _relevance(motion: Motion) -> SettledRuling:
    off = docket(motion.case).stray(motion.setting.question)
    if off or motion.shows("relevance") or _found(motion, "relevance"):
        return SettledRuling("sustained", "402", "strike_irrelevant")
    return SettledRuling("overruled", "401", "strike_relevant")


def _character(motion: Motion) -> SettledRuling:
    if motion.shows("character"):
        return SettledRuling("sustained", "404(a)", "strike_character")
    return SettledRuling("overruled", "404(a)", "strike_no_character")


def _privilege(motion: Motion) -> SettledRuling:
    if motion.shows("privilege") or _found(motion, "privilege"):
        return SettledRuling("sustained", "501", "strike_privilege")
    return SettledRuling("overruled", "501", "strike_no_privilege")


def _best_evidence(motion: Motion) -> SettledRuling:
    matters = [Matter(one, shared_words) for one in (motion.setting, *motion.put)]
    papers = [(one, document) for one in matters if (document := content_asked(one))]
    if papers and not any(in_court(one, document) for one, document in papers):
        return SettledRuling("sustained", "1002", "strike_paper")
    return SettledRuling("overruled", "1002", "in_hand" if papers else "strike_no_paper")


def _scope(motion: Motion) -> SettledRuling:
    if motion.setting.opened is None:
        return SettledRuling("overruled", "611(b)", "strike_scope_direct")
    if stands(Matter(motion.setting, shared_words), motion.setting.opened).standing == "beyond":
        return SettledRuling("sustained", "611(b)", "strike_scope")
    return SettledRuling("overruled", "611(b)", "strike_scope_within")


def _found(motion: Motion, ground: Ground) -> bool:
    """Whether the question itself has the defect, so that its answer has it too."""
    found = weighed(motion.setting, ground)
    return found is not None and found.sure >= SHOWS


_GROUNDS: Mapping[Ground, Callable[[Motion], SettledRuling]] = {
    "hearsay": _hearsay,
    "speculation": _speculation,
    "foundation": _foundation,
    "opinion": _opinion,
    "relevance": _relevance,
    "character": _character,
    "privilege": _privilege,
    "best_evidence": _best_evidence,
    "scope": _scope,
}
