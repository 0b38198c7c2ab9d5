"""Asked and answered: the same question put again to the same witness. Federal Rule of Evidence 611(a).

Same content and same kind of question; another person, time, place or particular makes it a new one. A question that
leans on what was said just before it ("And where was that?") is another question each time, in the same words.
"""

from __future__ import annotations

import re
from functools import lru_cache

from venire.language.questions.anaphora import points
from venire.language.questions.form import AUX, QuestionForm, content, read, shared
from venire.language.questions.wanted import asked_for
from venire.language.text.sentences import sentences
from venire.law.evidence.already_answered import done_and_not_done
from venire.law.evidence.question.matter import Matter, finding
from venire.law.evidence.question.setting import QuestionDefect
from venire.law.repetition.likeness import in_common
from venire.law.repetition.same_question import same_asked

_AGAIN = re.compile(
    r"\b(?:once more|(?:tell|ask|say|told|asked|put) (?:\w+ )?(?:it )?(?:to )?(?:us |you |me )?(?:again"
    r"|once more)|one more time|again[,:]|let us be (?:quite )?clear|i ask (?:you )?again"
    r"|for the (?:second|third|fourth|last) time|to repeat|as i asked|you (?:have )?(?:already|just) (?:told"
    r"|said)|repeat)\b"
)
_LED_OVER = re.compile(r"^.*[.;!]\s+(?=again\b)|^(?=again\b)", re.IGNORECASE | re.DOTALL)
_REPEATING = re.compile(r"^again[,:]?\s+", re.IGNORECASE)
"""What announces a repetition, and is no part of what is asked."""
_NAME = re.compile(r"(?<=[a-z,’'] )[A-Z][a-z]+")
"""A name inside a sentence."""
_DOER = re.compile(rf"(?:^|\b{AUX}(?:n't)? )(?P<doer>you|he|she|they|we|i)\b")
SPENT = 0.6
"""From this sureness on counsel and court take a question for one that was answered: below it, it is only near one."""
FEWEST, UNSURE = 2, 0.6
"""A question with fewer words of meaning, or one that leans on another, is not surely a repeat."""
NEAR, COMMON, SURE_SAME, REWORDED = 0.65, 0.6, 0.5, 0.82
"""A question so near in meaning to an earlier one, with such a share of the longer one's words and so surely asking the
same, repeats it in other words, and how sure that is."""
_SAME = {"whom": "who", "whose": "who", "which": "what"}
_NUMBER = re.compile(
    r"\b(?:first|second|third|fourth|other|another|next|else|more|last|before|after|earlier|later|now|then|today"
    r"|who|why|how|where|\d[\d:.]*)\b"
)


def asked_and_answered(matter: Matter) -> QuestionDefect | None:
    """The question nearest to this one among those answered."""
    best, old = 0.0, ""
    for asked in matter.asked:
        question = matter.setting.question
        if of_the_same_people_only(question, asked) or done_and_not_done(asked, question):
            continue
        alike = max(min(_alike(matter, asked), _surest(matter, asked)), _reworded(matter, asked))
        if alike > best:
            best, old = alike, asked
    if best < 0.3:
        return None
    why = f"The witness has already answered that: counsel asked, “{_put_alone(old)}”"
    return finding("asked_and_answered", best, why, matter.question.body)


@lru_cache(maxsize=8192)
def of_the_same_people_only(question: str, asked: str) -> bool:
    """Whether two questions share names and nothing of what is asked about them: "Did you strike him?" and "Had you
    ever seen him?"."""
    names = content(" ".join((*_NAME.findall(question), *_NAME.findall(asked))))
    mine, theirs = content(question) - names, content(asked) - names
    return bool(names and mine and theirs) and not shared(mine, theirs)


def _put_alone(asked: str) -> str:
    """The question as it was asked, without the sentence that led over to it."""
    return sentences(asked)[-1] if asked else asked


def _put(matter: Matter) -> QuestionForm:
    """The question itself, without what announces that it is put again."""
    text = _LED_OVER.sub("", matter.setting.question, count=1)
    return read(_REPEATING.sub("", text)) if _REPEATING.match(text) else matter.question


def _alike(matter: Matter, asked: str) -> float:
    mine, theirs = _put(matter), read(asked)
    if not _same_kind(mine, theirs):
        return 0.0
    one, other = mine.content - content("again once more time quite clear repeat"), theirs.content
    there, back = shared(one, other), shared(other, one)
    if not one or not other:
        return 0.0
    if _particulars(mine.body) - _particulars(theirs.body):
        return 0.0
    share = (len(there) / len(one) + len(back) / len(other)) / 2
    near = matter.nearest(mine.body, [theirs.body])
    again = 0.2 if _AGAIN.search(matter.text) else 0.0
    least = min(len(there) / len(one), len(back) / len(other))
    if least < 0.34:
        return 0.0
    return 0.6 * share + 0.25 * near + 0.15 * least + again


def _reworded(matter: Matter, asked: str) -> float:
    """Whether it asks in other words for what was asked: near in meaning, the same by the words, and of one kind."""
    mine, theirs = _put(matter), read(asked)
    if not _same_kind(mine, theirs) or (_leans(mine) and asked != matter.asked[-1]):
        return 0.0
    if _particulars(mine.body) - _particulars(theirs.body) or matter.nearest(mine.body, [theirs.body]) < NEAR:
        return 0.0
    shorter, contained = in_common(mine.body, theirs.body)
    longer = max(len(asked_for(mine.body).words), len(asked_for(theirs.body).words), 1)
    told = shorter >= FEWEST and contained * shorter >= COMMON * longer
    return REWORDED if told and same_asked(mine.body, theirs.body) >= SURE_SAME else 0.0


def _surest(matter: Matter, asked: str) -> float:
    """How sure one may be at most that a question repeats an earlier one."""
    mine, theirs = _put(matter), read(asked)
    if _AGAIN.search(matter.text):
        return 1.0
    last = bool(matter.asked) and asked == matter.asked[-1]
    if _leans(mine) and not last:
        return UNSURE
    return UNSURE if _doer(mine) != _doer(theirs) and _doer(mine) and _doer(theirs) else 1.0


def _leans(question: QuestionForm) -> bool:
    """Whether what it asks about is named elsewhere."""
    return len(question.content) < FEWEST or points(question.body)


def _doer(question: QuestionForm) -> str:
    """Whose act it asks about, where that is a pronoun; empty otherwise."""
    found = _DOER.search(question.body)
    return found["doer"] if found else ""


def _particulars(body: str) -> set[str]:
    return set(_NUMBER.findall(body))


def _same_kind(mine: QuestionForm, theirs: QuestionForm) -> bool:
    """Both open and after the same thing, or both to be answered with yes or no."""
    one, other = mine.wh, theirs.wh
    return _SAME.get(one, one) == _SAME.get(other, other) or "command" in (mine.form, theirs.form)
