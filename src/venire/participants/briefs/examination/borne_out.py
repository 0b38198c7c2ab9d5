"""Whether an answer is borne out by what its witness knows: the guard over a witness played by a model.

Each sentence is held against the affidavit and the witness's own earlier answers, a denial against the question too;
and so is what a bare yes or no swears to, for a question can plant what the affidavit does not know. The guard cannot
prove that a sentence follows; it stops one that says otherwise, or that has next to nothing to do with its ground.
Source: spec/trial.md, "Entailment guard".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from venire.language.answers.bare_reply import is_bare
from venire.language.answers.stance import manner_of
from venire.language.clauses.reading import read
from venire.language.questions.form import read as question_read
from venire.language.text.tokens import sentences
from venire.law.case_file.case import Case, Witness
from venire.law.case_file.claim_grounds import cast_of, in_third_person, names_of
from venire.law.entailment import Judgement, entails
from venire.law.testimony.exchange import statements
from venire.law.testimony.testified import stated
from venire.proceedings.examination.view import WitnessView

TOUCHING = 0.3
"""The share of a sentence's content words that one thing the witness knows must have, at the least."""
GATHERED = 0.6
"""The share that all it knows together must have, where no one thing has so many: words picked up here and there make
no fact."""
FEW = 1
"""A sentence with no more content words than this says nothing that could be borne out."""
SWORN = 0.6
"""From this share of shared words on a yes is on a matter of the affidavit."""
_WITHHOLDS = re.compile(
    r"\b(?:guess|speculate|as i (?:said|have said|told)|i(?:'d| would) rather not|not (?:going|able) to say|"
    r"(?:don't|didn't|wasn't|couldn't|can't|cannot|not) (?:asked|know|recall|remember|say|tell|sure|certain|put)|"
    r"my (?:affidavit|statement)|that(?:'s| is) all|nothing (?:more|further)|not for me to|the question|"
    r"good (?:morning|afternoon|evening)|thank you|"
    r"i(?:'m| am) (?:sorry|afraid)|what that has to do with|only what i know|"
    r"my own (?:affair|business|concern)|if you (?:say|like)|let me)\b",
    re.IGNORECASE,
)

_OF_THE_ROOM = read(
    "I swear an oath and stand by it, every line and every word, counsel put the question again, ask, repeat, say it, "
    "I understand, follow, answer, speak in court, my lawyer, my attorney, private, my own affair and business, sooner "
    "keep it to myself, rather not, the affidavit, I can hear counsel, yes."
).content()
"""What a witness may say of the oath, the question and its own privacy: none of it is of the matter."""
_OTHERS = re.compile(r"\b(?:he|she|they|him|her|them|his|their)\b", re.IGNORECASE)
_DENIES = re.compile(r"\b(?:no|not|never|nobody|nothing|none|neither|nor|without|cannot)\b|n't\b", re.IGNORECASE)
_LEAD = re.compile(r"^(?:oh|well|why|ah|and|so|er|um)\b[\s,]*", re.IGNORECASE)
_UNREAD = re.compile(r"\?|^It is not so that\b|^Asked [\"“]")
"""A statement that could not be joined out of question and answer."""
_SHORT = tuple(
    (re.compile(rf"\bI['’]{short}\b"), f"I {full}")
    for short, full in (("d", "had"), ("ve", "have"), ("m", "am"), ("ll", "will"))
)


@dataclass(frozen=True)
class Ground:
    """What one witness may answer from."""

    case: Case
    witness: Witness

    def complaint(self, view: WitnessView, text: str) -> str:
        """What is not borne out, as the model is told; empty where all is."""
        return next(self._wrong(view, text), "")

    def _wrong(self, view: WitnessView, text: str) -> Iterator[str]:
        own = (*view.affidavit.values(), *self._itself(view))
        for sentence in sentences(_in_full(text)):
            if not (is_bare(_LEAD.sub("", sentence)) or _says_nothing(sentence)):
                yield from self._unsupported(own, view.question, sentence)
        yield from self._wrongly_sworn(view, own, text)

    def _itself(self, view: WitnessView) -> Sequence[str]:
        """Who it is, who the others are, and what it has said."""
        who = f"I am {view.name}, {view.role}."
        said = [stated(one.statement, one.holds) for one in view.said]
        answers = [one.answer for one in view.exchanges if not one.struck and manner_of(one.answer) != "unknown"]
        return (who, *cast_of(self.case), *self._shown(view), *said, *answers)

    def _shown(self, view: WitnessView) -> Sequence[str]:
        """What is held up to it with the question."""
        name = view.pending.exhibit if view.pending else None
        return [f"{one.name}. {one.description}" for one in self.case.exhibits if one.id == name]

    def _unsupported(self, own: Sequence[str], question: str, sentence: str) -> Iterator[str]:
        denies = _DENIES.search(sentence.replace("’", "'"))
        found = self._judged((*own, question) if denies else own, sentence)
        if found.contradicted:
            why = next(reason.text for reason in found.reasons if reason.rule != "coverage")
            yield f"“{sentence}” is not what your affidavit says: {why}. Answer by it, or say that you do not know."
        elif self._unheard_of((*own, question) if denies else own, sentence):
            yield f"Nothing in your affidavit bears out “{sentence}” Leave it out, or say that you do not know."

    def _wrongly_sworn(self, view: WitnessView, own: Sequence[str], text: str) -> Iterator[str]:
        """A yes that adopts what the affidavit denies or does not know, a no that denies what it says. An answer to
        who, what or when stands or falls by its own words."""
        if question_read(view.question).form == "wh":
            return
        third = [in_third_person(fact, self.witness) for fact in self.witness.affidavit]
        for claim in statements(view.question, text, view.name, view.exchanges):
            sworn = claim.fact or claim.text
            if claim.source != "joined" or not claim.established or _UNREAD.search(sworn):
                continue
            found = self._judged((*third, *own), sworn)
            if found.contradicted and found.coverage >= SWORN:
                yield f"That swears to “{sworn}”, and your affidavit says otherwise. Answer by it."
            elif claim.holds and self._unheard_of(own, sworn.replace(view.name, "I")):
                yield f"That swears to “{sworn}”, of which your affidavit knows nothing. Then say that you do not know."

    def _unheard_of(self, premises: Sequence[str], sentence: str) -> bool:
        """Whether the witness knows next to nothing of what the sentence speaks of."""
        if _of_the_room(sentence) or len(read(sentence).content()) <= FEW:
            return False
        if self._judged(premises, sentence).coverage >= GATHERED:
            return False
        return all(self._judged((one,), sentence).coverage < TOUCHING for one in premises)

    def _judged(self, premises: Sequence[str], sentence: str) -> Judgement:
        return entails(premises, sentence, least=0.0, names=names_of(self.case))


def _of_the_room(sentence: str) -> bool:
    """Nothing but the oath, the question and who would rather not answer it."""
    return not _OTHERS.search(sentence) and read(sentence).content() <= _OF_THE_ROOM


def _in_full(text: str) -> str:
    """With "I had" for "I'd", which else is read as a name."""
    for short, full in _SHORT:
        text = short.sub(full, text)
    return text


def _says_nothing(sentence: str) -> bool:
    """Not knowing, a courtesy, a word about the question: nothing is sworn to."""
    plain = sentence.replace("’", "'")
    return manner_of(sentence) == "unknown" or sentence.endswith("?") or bool(_WITHHOLDS.search(plain))
