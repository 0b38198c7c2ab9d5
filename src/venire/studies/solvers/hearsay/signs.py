"""The signs of a fact pattern, for three questions: is anything stated, was it stated in court, is it for its truth?"""

from __future__ import annotations

import re

from venire.language.questions.form import content, shared
from venire.language.words.stems import stem
from venire.law.evidence.question.setting import Likeness
from venire.studies.solvers.hearsay import wording
from venire.studies.solvers.hearsay.reading import FactPattern, nameless, words

Signs = dict[str, float]
_PRONOUNS = frozenset(["he", "she", "they", "i", "his", "her"])
_SPEECH_NOUN = (
    r"(?:own )?(?:statement|remark|comment|claim|confession|admission|cry|letter|note|message|answer|testimony|words)"
)
_SELF = re.compile(r"(?:he|she|they|i|i'm|my|his|her)\b")


def statement_signs(read: FactPattern) -> Signs:
    """Signs that a person asserts something, by word, pen or movement."""
    text = read.evidence
    gesture, writing = bool(wording.GESTURE.search(text)), bool(wording.WRITING.search(text))
    responding = bool(wording.RESPONDING.search(text))
    return _numbers(
        {
            "told": wording.TOLD.search(text),
            "told clause": wording.TOLD_CLAUSE.search(text),
            "gesture": gesture,
            "plain gesture": wording.PLAIN_GESTURE.search(text),
            "gesture in answer": gesture and responding,
            "responding": responding,
            "writing": writing,
            "writing with content": writing and wording.WRITTEN_CONTENT.search(text),
            "noun": wording.SPEECH_NOUN.search(text),
            "quoted": read.quoted,
            "hearer": read.hearer,
            "court": wording.COURT.search(text),
        }
    )


def court_signs(read: FactPattern) -> Signs:
    """Signs that what is stated is stated by a witness before this court."""
    text = read.evidence
    plainly = wording.PLAINLY_COURT.search(text)
    return _numbers(
        {
            "court": wording.COURT.search(text),
            "court plainly": plainly,
            "asked by lawyer": wording.ASKED_BY_LAWYER.search(text),
            "second hand": wording.SECOND_HAND.search(text),
            "elsewhere": wording.ELSEWHERE.search(text),
            "two tell": len(wording.SPEAKING.findall(text)) > 1,
            "testified, then told": wording.TESTIFIED_THEN_TOLD.search(text),
            "testified, then moved": wording.TESTIFIED_THEN_MOVED.search(text),
            "in court, had told": plainly and wording.HAD_TOLD.search(text),
        }
    )


def truth_signs(read: FactPattern, likeness: Likeness) -> Signs:
    """Signs that the evidence helps only if what is said is true."""
    bare = frozenset(stem(name) for name in read.about)
    heart = wording.MODIFIER.sub("", read.issue)
    about, said = content(heart) - bare, content(read.said or read.evidence) - bare
    common = shared(about, said)
    share = len(common) / max(1, len(about))
    issue, what = nameless(heart, read), nameless(read.said or read.evidence, read)
    near = max(likeness(issue, [what]), default=0.0)
    return {
        "share": share,
        "near": near,
        "nothing shared": float(not common),
        "nothing shared, of self": float(not common and _of_self(read)),
        **_forms(read),
        **_roles(read),
        **_turns_on(read, share, near),
        **_likenesses("issue", issue, likeness),
        **_likenesses("said", what, likeness),
    }


def _forms(read: FactPattern) -> Signs:
    """How it is said."""
    text = read.evidence
    return _numbers(
        {
            "names shared": set(read.about) & set(words(read.said)),
            "quoted": read.quoted,
            "question or order": wording.QUESTION_OR_ORDER.search(text),
            "gesture": wording.GESTURE.search(text),
            "writing": wording.WRITING.search(text),
            "clause": re.search(r"\bthat\b", text),
            "feeling": wording.FEELING.search(read.issue),
        }
    )


def _roles(read: FactPattern) -> Signs:
    """Who speaks and who hears, against whom the issue is about."""
    own, heard = _own(read), _heard(read)
    aside = bool(read.speaker) and not own and not heard
    mind, act = _any_issue(read, "notice", "fear"), _any_issue(read, "verbal", "manners", "credit")
    powers = _any_issue(read, "alive", "able", "language", "mind")
    skill = _any_issue(read, "able", "language")
    of_self, liking = _of_self(read), _any_issue(read, "attitude")
    return _numbers(
        {
            "own words": own,
            "own words of self": own and of_self,
            "own words of self, their liking": own and of_self and liking,
            "own words of others, their liking": own and not of_self and liking,
            "own words of others": own and not of_self,
            "own words, their mind": own and mind,
            "own words, their act": own and act,
            "own words, their powers": own and powers,
            "own words of self, their skill": own and of_self and skill,
            "own words of self, their state": own and of_self and powers and not skill,
            "other's words": read.speaker and not own,
            "other's words, not to them": aside,
            "other's words, not to them, their mind": aside and mind,
            "other's words, not to them, their act": aside and act,
            "other's words, not to them, their powers": aside and powers,
            "told to the one in issue": heard,
            "told to them, their mind": heard and mind,
        }
    )


def _of_self(read: FactPattern) -> bool:
    """Whether what is said begins with the one in issue: "he …", "I …", their name."""
    return bool(_SELF.match(read.said)) or words(read.said)[:1] == list(read.about[:1])


def _own(read: FactPattern) -> bool:
    """Whether the speaker is the person whom the issue is about: Ann, or "Ann's remark"; not Ann's aunt."""
    speaker, first = re.findall(r"[\w'-]+", read.speaker), read.about[:1]
    if not first:
        return False
    if first[0] in speaker or (bool(_PRONOUNS & set(speaker[:1])) and first[0] in read.names):
        return True
    return bool(re.search(rf"\b{re.escape(first[0])}'s? {_SPEECH_NOUN}", read.evidence))


def _heard(read: FactPattern) -> bool:
    """Whether they are told: Ann herself, or him or her, not Ann's aunt."""
    hearer, first = re.findall(r"[\w'-]+", read.hearer), read.about[:1]
    return bool(first) and (first[0] in hearer or hearer in (["him"], ["her"]))


def _any_issue(read: FactPattern, *names: str) -> bool:
    return any(wording.issues()[name].search(wording.MODIFIER.sub("", read.issue)) for name in names)


def _turns_on(read: FactPattern, share: float, near: float) -> Signs:
    """What the issue turns on, and how far that is what is said."""
    signs: Signs = {}
    heart = wording.MODIFIER.sub("", read.issue)
    for name, pattern in wording.issues().items():
        if pattern.search(heart):
            signs[f"issue {name}"] = 1.0
            signs[f"issue {name}, said"] = float(bool(pattern.search(read.said)))
            signs[f"issue {name}, share"] = share
            signs[f"issue {name}, near"] = near
    return signs


def _likenesses(which: str, text: str, likeness: Likeness) -> Signs:
    """Likeness to the typical ones, doubled so that it is not shrunk away."""
    anchors = wording.anchors()[which]
    return {f"{which} like {anchor}": 2 * near for anchor, near in zip(anchors, likeness(text, anchors), strict=True)}


def _numbers(found: dict[str, object]) -> Signs:
    return {name: float(bool(value)) for name, value in found.items()}
