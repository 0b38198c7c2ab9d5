"""An affidavit that speaks of its witness as "she" or "he", turned into the witness's own "I"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from venire.language.morphology.sexes import MEN, WOMEN, given_names, sex_of
from venire_understudy.witness.affidavit.clause import clause_of

_EITHER = re.compile(
    r"\b(?:Nurse|Dr|Doctor|Constable|Sergeant|Inspector|Professor)\b|"
    r"\b(?!(?:On|In|At|By|From|After|Before|When|Since|Until|During|The|A|An|One|Two|January|February|March|April|May|"
    r"June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b)"
    r"[A-Z][a-z]+ (?!(?:Street|Road|Lane|House|Hotel|School|Station|Bridge|Hospital)\b)[A-Z][a-z]+"
)
_SHE, _HE = ("she", "her", "hers", "herself"), ("he", "him", "his", "himself")
_OBJECT_NEXT = re.compile(
    r"\s*(?:[.,;?!]|$|\s(?:to|that|and|in|on|at|from|with|for|by|when|while|if|about|the|a|an|some|four|three|two|one|"
    r"because|not|again|twice|once|next|home|back|off|out|away|into)\b)"
)
_AFTER_VERB = re.compile(
    r"\b(?:told|asked|gave|brought|showed|sent|paid|saw|heard|offered|rang|called|telephoned|warned|promised|handed|"
    r"with|for|to|from|behind|beside|past|at|of|near|by|hit|pushed|struck|followed|met|thanked|helped)\s+$",
    re.IGNORECASE,
)


def tells_of_another(facts: Sequence[str], own_name: re.Pattern[str]) -> bool:
    """Whether the affidavit names its witness and nowhere says "I"."""
    unquoted = [re.sub(r"[\"“].*?[\"”]", "", fact) for fact in facts]
    return any(own_name.search(fact) for fact in facts) and not any(re.search(r"\b(?:I|my)\b", one) for one in unquoted)


def pronouns_of(facts: Sequence[str], own_name: re.Pattern[str], witness: str) -> tuple[str, ...]:
    """The pronouns by which the witness goes: by its title, or those used before anybody else could be meant."""
    if sex := sex_of(" ".join((witness.split(",")[0], *_titled(facts, own_name)))):
        return _SHE if sex == "she" else _HE
    text = own_name.sub("", " ".join(facts))
    for found in re.finditer(r"\b(?:she|her|he|his|him)\b", text, re.IGNORECASE):
        forms, others = (_SHE, WOMEN) if found[0].lower() in _SHE else (_HE, MEN)
        if not others.search(text[: found.start()]):
            return forms
    return ()


def _titled(facts: Sequence[str], own_name: re.Pattern[str]) -> list[str]:
    """How the affidavit names the witness, title and all."""
    return [found[0] for fact in facts for found in own_name.finditer(fact)]


def own_pronouns(facts: Sequence[str], own_name: re.Pattern[str], witness: str) -> list[str]:
    """The facts with the witness's pronouns in the first person; those that mean another are left."""
    forms = pronouns_of(facts, own_name, witness)
    others = WOMEN if forms == _SHE else MEN
    told: list[str] = []
    topic = True
    for fact in facts:
        subject = clause_of(fact).subject
        if own_name.search(subject) or (subject and _could_be(subject, others, own_name)):
            topic = bool(own_name.search(subject))
        told.append(_spoken(fact, forms, topic, subject if not own_name.search(subject) else "", others))
    return told


def _could_be(subject: str, others: re.Pattern[str], own_name: re.Pattern[str]) -> bool:
    """Whether a subject is a person for whom the same pronoun could stand."""
    bare = re.sub(r"\b[Ss]?[Hh]e\b", "", own_name.sub("", subject))
    theirs, against = ("she", MEN) if others is WOMEN else ("he", WOMEN)
    given = {word.lower() for word in re.findall(r"[A-Z][a-z]+", bare)}
    if against.search(bare) or given & given_names("he" if theirs == "she" else "she"):
        return False
    named = others.search(bare)
    return bool(named or given & given_names(theirs) or _EITHER.search(bare))


def _spoken(fact: str, forms: Sequence[str], topic: bool, subject: str, others: re.Pattern[str]) -> str:
    rival = bool(subject) and _could_be(subject, others, re.compile(r"(?!)"))
    start = fact.find(subject) + len(subject) if subject else 0

    def own(found: re.Match[str]) -> str:
        word, behind = found[0].lower(), found.start() >= start
        objective = word in ("her", "him") and _is_object(fact, found)
        if rival and behind and not (objective and _AFTER_VERB.search(fact[: found.start()])):
            return found[0]
        if (not rival and not topic) or _of_other(fact, found, subject, forms, others):
            return found[0]
        return _first(word, forms, objective, found.start() == 0)

    return re.sub(rf"\b(?:{'|'.join(forms)})\b", own, fact, flags=re.IGNORECASE) if forms else fact


def _of_other(fact: str, found: re.Match[str], subject: str, forms: Sequence[str], others: re.Pattern[str]) -> bool:
    """Whether a pronoun behind the witness as the doer means another: "he refused and told him", "asked Mr
    Amory to turn out his pockets"."""
    if subject and subject.lower() != forms[0]:
        return False
    between = fact[: found.start()]
    word = found[0].lower()
    if word == forms[3]:
        return (
            re.search(
                rf"\b(?:told|asked|ordered|advised|let|made) {forms[1] if word == 'herself' else 'him'}\b", between
            )
            is not None
        )
    if word == "him" or (word == "her" and _is_object(fact, found)):
        return not re.search(r"\b(?:that|who|which|because|when)\b|, and\b", between)
    met = _could_be(re.sub(r"^\S+", "", between), others, re.compile(r"(?!)"))
    return (
        met
        and word in forms[1:3]
        and not re.search(r"\b(?:and|that|because|when)\b", between.rpartition(subject)[2] if subject else between)
    )


def _is_object(fact: str, found: re.Match[str]) -> bool:
    return found[0].lower() == "him" or bool(_OBJECT_NEXT.match(fact[found.end() :]))


def _first(word: str, forms: Sequence[str], objective: bool, opening: bool) -> str:
    if word == forms[0]:
        return "I"
    if word == forms[3]:
        return "myself"
    return "me" if objective else "My" if opening else "my"
