"""Questions for cross: one fact each, held out for a yes, in the fact's own words turned to "you", and with a tag."""

from __future__ import annotations

import re

from venire.kernel.chance import Chance
from venire.language.words.word_list import words
from venire.law.api import Case, Fact, normalised, pronoun
from venire_understudy.counsel.questions.grammar import SecondPerson, is_plural, said, sentence, to_you
from venire_understudy.counsel.questions.open_ended import SECOND

_BY_FORM = ("correct", "is that right", "isn't that so")
_CONTRACTED = {
    "did": "didn't", "do": "don't", "does": "doesn't", "was": "wasn't", "were": "weren't", "is": "isn't",
    "are": "aren't", "had": "hadn't", "have": "haven't", "has": "hasn't", "could": "couldn't", "would": "wouldn't",
    "can": "can't", "will": "won't", "must": "mustn't", "should": "shouldn't", "might": "mightn't",
}  # fmt: skip
_PASSIVE = re.compile(r"I (was|had|have|am)\b")
_TO_YOU = {"was": "were", "had": "had", "have": "have", "am": "are"}
"""The auxiliary of a fact that tells what was done to the witness, whose frame tells who did it."""
_WITH_YOU = re.compile(r"\band you$|^you and\b")
_EMPTY = re.compile(r"\b(?:none of|nobody|no one)\b", re.IGNORECASE)
_EVERYBODY = re.compile(r"\b(?:everybody|everyone|somebody|someone|anybody|(?:one|another) person)\b", re.IGNORECASE)
_SO_MANY = re.compile(r"(?:two|three|four|five|six|seven|eight|nine|ten) or \w+$", re.IGNORECASE)
_OFFICE = re.compile(
    r"(?:^|\s)(?:captain|sergeant|detective|doctor|officer|deputy|nurse|keeper|clerk|mate|neighbour|stranger|driver"
    r"|engineer|diver|child|person|analyst|technician|surgeon|physician|supervisor|professor|chemist|witness"
    r"|lawyer|owner"
    r"|buyer|seller|manager|pilot|skipper|apprentice|marshal|inspector|registrar|reporter|clerk|agent|lookout|wearer"
    r"|watchman|steward|passenger|tenant|customer|member|attendant|caller|helmsman|guard|teacher|patient)$",
    re.IGNORECASE,
)
_HEAD = re.compile(r"\s(?:who|that|of|on|in|at|with)\s")
_NONE = re.compile(r"(?:none|no|nobody|neither|nothing|few|hardly)\b", re.IGNORECASE)
_NOTHING = re.compile(r"(?:none|nobody|nothing|no one)\b", re.IGNORECASE)
"""What was done to nobody was not done: "You told nobody, did you?"."""
_TWO_CLAUSES = re.compile(
    r", and (?:I|he|she|it|they|we|you|nobody|(?:the|my|his|her|their|our) \w+|[A-Z]\w+|\w+-?\w* \w+) "
)
"""Two statements in one: a tag would ask for the first alone."""
_TWO_VERBS = re.compile(r"\band (?:could|would|did|was|were|has|have|can|cannot) (?:not )?\w")
_REASON = re.compile(r",? because [^\"]*$")
WHOLE = 3
"""Words of meaning that a statement must keep to stand without its reason: "You lied" does not."""
_NEGATIVE = re.compile(r"\b(?:not|never|no|nobody|nothing|cannot)\b|n't\b")


def statement(fact: Fact) -> str:
    """The fact as counsel holds it out to the witness: "you never examined Colm Dacey's bicycle"."""
    text = to_you(fact.text.rstrip("."))
    text = text if not fact.text.endswith((" a.m.", " p.m.")) else f"{text}."
    first = text.split(" ")[0]
    return f"{_small(first, fact.frame.subject)}{text[len(first) :]}"


def _small(word: str, subject: str) -> str:
    """A first word as it stands inside a sentence: names keep their capital. The frame has its subject as it does."""
    opens = word.lower() in _OPENERS or subject.split(" ")[0] == word.lower()
    return word.lower() if opens else word


_OPENERS = frozenset(
    words(
        """a an the at on in after before when while by from to until as for you your keepers more some rust rain
        nobody there with one two he she it they this that during since under"""
    )
)


def tag(case: Case, fact: Fact) -> str:
    """ "did you", "wasn't he"; empty where the subject has no plain pronoun."""
    one = said(fact.frame)
    who = "you" if fact.text.startswith("I ") else "there" if fact.text.startswith("There ") else _who(case, one)
    if not who or not _speaks_of(fact):
        return ""
    if _twofold(fact) or not _agrees(fact, one, who):
        return ""
    if _NOTHING.match(one.frame.object) and not one.frame.negated:
        return f"{one.auxiliary} {who}"
    denied = bool(_NEGATIVE.search(fact.text.partition('"')[0])) and fact.frame.negated
    denied = denied or bool(_NONE.match(one.subject))
    if who == "you" and fact.frame.subject == "somebody" and (found := _PASSIVE.match(fact.text)):
        return f"{_TO_YOU[found[1]]} you" if denied else f"{_CONTRACTED[_TO_YOU[found[1]]]} you"
    auxiliary = (
        "does" if one.frame.verb == "have" and who not in ("you", "they") and one.auxiliary == "does" else one.auxiliary
    )
    if denied:
        return f"{auxiliary} {who}" if _denied_by(fact, one, auxiliary) else ""
    return f"{_CONTRACTED[auxiliary]} {who}" if auxiliary in _CONTRACTED else ""


def _twofold(fact: Fact) -> bool:
    """Whether two things are told, of which a tag would ask for one."""
    told = fact.text.partition('"')[0]
    return bool(_TWO_CLAUSES.search(told) or _TWO_VERBS.search(told)) or any(map(SECOND.search, fact.frame.complements))


def _agrees(fact: Fact, one: SecondPerson, who: str) -> bool:
    """Whether auxiliary, pronoun and sentence are of one number: "two tenths of a mile is" takes no "aren't they"."""
    if who in ("you", "there"):
        return True
    single = {"does", "is", "was", "has"}
    plural = {"do", "are", "were", "have"}
    if one.auxiliary in (single if who == "they" else plural):
        return False
    return one.frame.verb != "be" or bool(one.frame.modal) or bool(re.search(rf"\b{one.auxiliary}\b", fact.text))


def _denied_by(fact: Fact, one: SecondPerson, auxiliary: str) -> bool:
    """Whether the sentence says its no by this auxiliary: a passive has another than its frame."""
    plain = auxiliary in ("do", "does", "did")
    return not plain or bool(_NONE.match(one.subject) or re.search(rf"\b(?:{auxiliary} not|never)\b", fact.text))


def _speaks_of(fact: Fact) -> bool:
    """Whether the sentence has the subject of its frame: a passive may have another."""
    subject = fact.frame.subject
    if _EMPTY.search(fact.text) and subject not in ("I", "we"):
        return False
    own = subject in ("I", "we") and re.search(r"\b(?:I|[Ww]e)\b", fact.text)
    return bool(own) or fact.text.startswith("I ") or subject.lower() in fact.text.lower().split(", who ")[0]


def _who(case: Case, one: SecondPerson) -> str:
    if one.subject == "there" or _WITH_YOU.search(one.subject):
        return "there" if one.subject == "there" else "you"
    if _EVERYBODY.search(one.subject) or _SO_MANY.match(one.subject):
        return "they"
    found = pronoun(case, one.subject)
    if found:
        return found
    if one.subject.lower() in ("one", "nobody") or _OFFICE.search(_HEAD.split(one.subject)[0]):
        return ""
    named = re.match(r"[A-Z][a-z]+ [A-Z][a-z]+$", one.subject) or one.subject in ("somebody", "nobody")
    if named or one.subject.startswith("who "):
        return ""
    return "they" if is_plural(one.subject) else "it"


def alone(fact: Fact) -> str:
    """The statement without the witness's reason for it; empty where it gives none, or where too little is left."""
    held = statement(fact)
    cut = _REASON.sub("", held)
    return cut if cut != held and len(normalised(cut)) >= WHOLE else ""


def leading_questions(case: Case, fact: Fact, chance: Chance) -> tuple[str, ...]:
    """Ways to put this fact to a hostile witness, short, the plainest first: the reason is the witness's to give, and
    no cross-examiner asks for it."""
    held, ending = statement(fact), tag(case, fact)
    cut = alone(fact)
    forms = [f"{cut}, {ending or 'correct'}"] if cut else []
    forms += [f"{held}, {ending}"] if ending else []
    forms += [f"{held}, {chance.pick(_BY_FORM, 'tag', fact.id)}", held]
    return tuple(sentence(form) for form in forms)
