"""What any witness is asked whatever the case is about, answered for this one: who it is, whom it knows, what it feels.

Nothing is told but what the affidavit, the name and the role say, which everybody in the room knows; feelings are those
that the manner names. Source: spec/trial.md, "Testimony state".
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from venire.language.comparison.recital import copied
from venire.law.api import Profile
from venire_understudy.witness.affidavit.acquaintance import Acquaintance, spoken_of, ties
from venire_understudy.witness.affidavit.knowledge import Knowledge, KnownFact, content
from venire_understudy.witness.biography.career import learned, mark_of, own_calling, years
from venire_understudy.witness.biography.public_role import KINSHIP, kind_of, standing
from venire_understudy.witness.biography.relation import housed, kin_of, related, stands_as
from venire_understudy.witness.biography.topics import in_full, topic_of, trade_in
from venire_understudy.witness.excerpts.cut_phrase import taken_up
from venire_understudy.witness.questions.question import ParsedQuestion, questions
from venire_understudy.witness.speech.answer import WitnessAnswer
from venire_understudy.witness.speech.pronouns_for_names import by_pronoun
from venire_understudy.witness.speech.spoken_english import finished
from venire_understudy.witness.speech.stock_phrases import StockPhrases

_OFFICIAL = re.compile(
    r"\b(?:investigator|detective|inspector|officer|deputy|sheriff|examiner|pathologist|retained|expert|forensic|"
    r"analyst|coroner|constable)\b",
    re.IGNORECASE,
)
"""Roles that know people by the case alone."""
_AGAINST = re.compile(r"\b(?:hate|dislike|despise|resent|angry|furious|grudge|not)\w*\b", re.IGNORECASE)
_STAKES = (
    (re.compile(r"\bpaid\b|\bbought\b", re.IGNORECASE), re.compile(r"\b(?:has |have )?paid me\b")),
    (re.compile(r"promis|deal|bargain|return|exchange", re.IGNORECASE), re.compile(r"\bpromised (?:not to|me)\b")),
    (re.compile(r"\bsu(?:ing|ed)\b|money", re.IGNORECASE), re.compile(r"\bsuit against\b|\bsued\b")),
)
_STAKE = re.compile(
    r"\bpaid me\b|\bpromised (?:not to|me)\b|\bsuit against\b|\bsued\b|\bas an? (?:niece|nephew|friend)\b"
)
_CHANGED = re.compile(r"^I (?:lied|changed|did not tell|told nobody|never told)\b")
_MOODS = {
    "ashamed": r"ashamed|bad|guilty|regret",
    "sorry": r"sorry|bad|guilty|regret",
    "proud": r"proud",
    "afraid": r"frightened|scared|afraid|nervous|worried",
}
_WORKS_AT = re.compile(r"I work (?!as\b|for\b)")
"""Where or when one works; it is no trade yet."""
_NO_TRADE = re.compile(
    r"\bI have been (?:shown|told|given|paid|asked|promised)\b|\bI (?:am|was|have been) (?:not|alone|born|married)\b|"
    r"\bI have (?:lived|known)\b|\bthe (?:only )?(?:daughter|son|child|sister|brother|wife|husband|widow|widower|"
    r"mother|father|niece|nephew|friend)\b"
)
"""What is told like a trade and is none."""
_ONCE_DID = re.compile(
    r"I (?:had )?(?!(?:lived|waited|stayed|loved|hated)\b)[a-z]+(?:ed|ght) (?:[\w'-]+ )+?for [\w-]+ years\b"
)
"""A trade that is over: "I typed blood for the state laboratory for twenty-six years"."""
_ASKERS = re.compile(r"\b(?:prosecutors?|lawyers?|attorneys?|counsel|defence|defense)\b", re.IGNORECASE)
_WORK = "What do you do for a living?"
SHORTEST = 3
"""With fewer words left nothing of a home is told."""
_WHO = re.compile(r"\b(?:who|what) (?:is|was)\b", re.IGNORECASE)


@dataclass(frozen=True)
class PersonalQuestions:
    """This witness, asked about itself. ``say``: a fact in its own words to a question; ``heard``: questions and
    answers so far, the last one last."""

    known: Knowledge
    profile: Profile
    voice: StockPhrases
    say: Callable[[KnownFact, ParsedQuestion], str]
    name: str = ""
    role: str = ""
    people: Sequence[Acquaintance] = ()
    heard: Sequence[str] = ()

    def answer(self, text: str) -> WitnessAnswer | None:
        """The answer, or nothing where the question is about the case and is answered from the affidavit."""
        asked = in_full(text)
        if self.name and re.match(rf"(?:and |so )?(?:you are|are you) {re.escape(self.name)}\b", asked, re.IGNORECASE):
            return WitnessAnswer("Yes, I am.", "affirm", tuple(fact.id for fact in self._own_facts()[:1]))
        if self.name and re.match(rf"(?:and |so )?who is {re.escape(self.name)}[?. ]*$", asked, re.IGNORECASE):
            return WitnessAnswer(f"I am {self.name}.", "tell", tuple(fact.id for fact in self._own_facts()[:1]))
        topic = topic_of(asked)
        by_topic: dict[str, Callable[[str], WitnessAnswer | None]] = {
            "courtesy": self._courtesy,
            "introduce": lambda _: self._introduced(),
            "name": lambda _: WitnessAnswer(f"{self.name}.", "tell") if self.name else None,
            "why_here": lambda _: self._by_trade("I've been called to say what I know."),
            "work": lambda _: self._by_trade(""),
            "home": lambda _: None if self._lives else self._unknown("private"),
            "prepared": lambda _: None if _ASKERS.search(self._affidavit) else self._unknown("stake"),
            "years": lambda _: years(self._trade) or self._unknown("unsworn"),
            "years_as": self._years_as,
            "trained": lambda _: None if learned(self.known.facts) else self._unknown("unsworn"),
            "familiar": self._familiar,
            "are_you": self._is,
            "present": self._present,
            "oath": lambda _: WitnessAnswer(self.voice.lead("oath"), "unknown"),
            "lying": lambda _: self._unknown("accused"),
            "changed": lambda _: self._changed(),
            "accused_of": self._accused,
            "guilt": self._guilt,
            "stake": self._stake,
            "relation": self._relation,
            "feeling_for": self._feeling_for,
            "mood": self._mood,
        }
        if topic in ("rude", "sure", "mistaken", "private"):
            return self._unknown(topic)
        if topic == "else":
            return self._unknown("nothing_more") if re.match(r"(?:is|was) there\b", asked, re.I) else None
        return by_topic[topic](asked) if topic in by_topic else None

    def at_work(self) -> WitnessAnswer | None:
        """What the witness does: its trade, which all in the room know."""
        return self._by_trade("")

    def _unknown(self, purpose: str) -> WitnessAnswer:
        return WitnessAnswer(self.voice.lead(purpose), "unknown")

    def _courtesy(self, asked: str) -> WitnessAnswer:
        greeting = re.search(r"good (?:morning|afternoon|evening)", asked, re.IGNORECASE)
        said = f"{greeting[0].capitalize()}." if greeting else "Thank you."
        return WitnessAnswer(said, "unknown")

    # Who it is

    def _introduced(self) -> WitnessAnswer | None:
        """Name first, then what it is, then where it lives, where that is sworn."""
        if not self.name:
            return None
        own = self._own_facts()
        said = taken_up([f"I'm {self.name}.", *(self._said(fact) for fact in own)])
        sworn = any(re.match("I am", fact.text) for fact in own)
        by_trade = any(_is_trade(fact) and not _WORKS_AT.match(fact.text) for fact in own)
        kind = "" if by_trade else standing(self.role, told=sworn)
        return WitnessAnswer(
            " ".join([said[0], *([kind] if kind else []), *said[1:]]), "tell", tuple(one.id for one in own)
        )

    def _own_facts(self) -> list[KnownFact]:
        """What it is and where it lives, in the affidavit."""
        trade = [fact for fact in self.known.facts if _is_trade(fact)][:1]
        kin = [fact for fact in self.known.facts if re.match(r"I am the (?:only )?[\w ]+? of ", fact.text)][:1]
        home = [fact for fact in self.known.facts if re.match(r"I live\b", fact.text)][:1]
        return [*(trade or kin), *home]

    def _by_trade(self, lead: str) -> WitnessAnswer | None:
        trade = [fact for fact in self._own_facts() if _is_trade(fact)]
        said = self._said(trade[0]) if trade else kind_of(self.role, by_trade=not lead)
        if not said or (not trade and not lead and KINSHIP.match(self.role) and "," not in self.role):
            return None
        return WitnessAnswer(f"{lead} {said}".strip(), "tell", tuple(fact.id for fact in trade))

    def _said(self, fact: KnownFact) -> str:
        said = self.say(fact, next(iter(questions(_WORK if _is_trade(fact) else "Tell us about it."))))
        said = re.sub(r"^(I live [^,]+?) that (?:was|is) .*$", r"\1.", said)
        if said.startswith(("I live ", "I work ")) and copied(said, [fact.text]):
            short = finished(re.split(r",? (?=with my\b|on the\b|where\b)|, ", said)[0])
            said = short if copied(said, [fact.text]) and len(short.split()) > SHORTEST else said
        return re.sub(r"\bthe ((?:only )?\w+) of (?:(him|her)\b)", _whose, said)

    @property
    def _lives(self) -> bool:
        return any(re.match(r"I live\b", fact.text) for fact in self.known.facts)

    @property
    def _trade(self) -> list[KnownFact]:
        return [fact for fact in self.known.facts if _is_trade(fact)]

    def _years_as(self, asked: str) -> WitnessAnswer | None:
        """How long it has been what it is; the affidavit answers where it says so."""
        if not own_calling(asked, self.role):
            return None
        return None if years(self._trade) else self._unknown("unsworn")

    def _familiar(self, asked: str) -> WitnessAnswer | None:
        """How it knows somebody's voice, hand or walk: what they are to it, and that it knew them by it."""
        person = spoken_of(asked, self.people, self.heard) or self._of_kin(asked)
        near = [one for one in ties(self.known, person) if one[0] in ("kin", "known", "work")] if person else []
        mark = mark_of(asked, self.known.facts)
        if person is None or not near:
            return None if mark and (person is None or person.named_in(mark.text)) else self._unknown("unknown")
        told = [near[0][1], *([mark] if mark and mark is not near[0][1] else [])]
        polar = re.match(r"(?:and |so )?(?:do|did|would|are|were) you\b", asked, re.IGNORECASE)
        said = [*(["Yes."] if polar else []), *(self._about(fact, person) for fact in told)]
        return WitnessAnswer(" ".join(said), "affirm" if polar else "tell", tuple(fact.id for fact in told))

    def _of_kin(self, asked: str) -> Acquaintance | None:
        """ "Your brother", of whom the affidavit says that the witness is the sister."""
        if not re.search(r"\byour (?:brother|sister|son|daughter|uncle|aunt|nephew|niece)\b", asked, re.IGNORECASE):
            return None
        return next((one for one in self.people if next(ties(self.known, one), ("",))[0] == "kin"), None)

    def _is(self, asked: str) -> WitnessAnswer | None:
        """A yes to what its role says that it is; of anything else the affidavit has to tell."""
        wanted = frozenset(content(trade_in(asked)))
        whole = wanted and wanted <= frozenset(content(f"{self.role} {self._titles()}"))
        sworn = [fact for fact in self._own_facts() if wanted <= frozenset(content(fact.text))]
        if whole and sworn:
            return WitnessAnswer("Yes, I am.", "affirm", (sworn[0].id,))
        return WitnessAnswer(f"Yes. {kind_of(self.role)}", "affirm") if whole and kind_of(self.role) else None

    def _titles(self) -> str:
        doctor = self.name.startswith("Dr ") and re.search(r"\bmedical|physician|surgeon|pathologist", self.role)
        return "doctor physician" if doctor else self.name.split()[0] if self.name else ""

    # Whom it knows, and what it feels for them

    def _present(self, asked: str) -> WitnessAnswer | None:
        person = spoken_of(asked, self.people, self.heard)
        mine = self.role.startswith("the defendant")
        if mine and (person is None or person.part == "defendant"):
            return WitnessAnswer("Yes. I am the defendant.", "unknown")
        return WitnessAnswer("Yes, I do.", "unknown") if person and next(ties(self.known, person), None) else None

    def _relation(self, asked: str) -> WitnessAnswer | None:
        if self.role.startswith("the defendant") and re.search(r"\bthe (?:defendant|accused)\b", asked):
            return WitnessAnswer("I am the defendant.", "unknown")
        person = spoken_of(asked, self.people, self.heard) or self._named_only(asked)
        if person is None:
            return None
        kind, fact = next(ties(self.known, person), ("", None))
        plainly = kind not in ("kin", "fond") or _WHO.search(asked)
        if plainly and (tie := related(self.known.facts, self._me, person, asked)):
            return WitnessAnswer(tie.text, "tell", (tie.fact,) if tie.fact else ())
        if kind not in ("kin", "fond", "known", "work") and (tie := housed(self._me, person, asked)):
            return WitnessAnswer(tie.text, "tell")
        public = stands_as(person, asked) if _WHO.search(asked) else ""
        if _OFFICIAL.search(self.role) and kind not in ("kin", "fond"):
            through = f"{public} I know {_them(person)} through this case and no further." if public else ""
            return WitnessAnswer(through or "Through this case; I can't speak to anything before it.", "unknown")
        if fact is None or (kind == "dealing" and re.match(r"My \w+ told me\b", fact.text)):
            heard = self._of_hearsay(person)
            met = person.named_in(self._affidavit)
            return heard or (
                WitnessAnswer(public, "tell") if public else self._unknown("unsworn" if met else "strangers")
            )
        if kind == "dealing" and public:
            return WitnessAnswer(f"{public} {self._about(fact, person)}", "tell", (fact.id,))
        polar = re.match(r"(?:and |so )?(?:do|did|have|had) you\b", asked, re.IGNORECASE)
        lead = "Yes. " if polar and kind != "dealing" else ""
        return WitnessAnswer(f"{lead}{self._tie(kind, fact, person)}", "affirm" if lead else "tell", (fact.id,))

    @property
    def _me(self) -> Acquaintance:
        first = self.role.split(",")[0].removeprefix("the ")
        part = "defendant" if first == "defendant" else "victim" if first in ("plaintiff", "claimant") else ""
        return Acquaintance(self.name, self.role, part)

    def _named_only(self, asked: str) -> Acquaintance | None:
        """Somebody who has no seat in the case and is named in the affidavit."""
        found = re.search(r"[a-z] ((?:(?<![\w-])[A-Z][\w-]+ ?)+)", asked)
        return Acquaintance(found[1].strip()) if found and found[1].strip() in self._affidavit else None

    def _tie(self, kind: str, fact: KnownFact, person: Acquaintance) -> str:
        said = self._said(fact) if kind == "work" else self._about(fact, person)
        return f"Through our work. {said}" if kind == "work" else said

    def _of_hearsay(self, person: Acquaintance) -> WitnessAnswer | None:
        """What it knows of somebody from somebody else: "My father told me that he liked her"."""
        heard = [one for one in self.known.facts if re.match(r"My \w+ told me\b", one.text)]
        found = [one for one in heard if person.named_in(one.text)]
        if not found:
            return None
        fact = next((one for one in found if re.search(r"\bliked?\b|\bfond\b", one.text)), found[0])
        lead = f"I know of {_them(person)} from {_small(fact.clause.subject)}."
        return WitnessAnswer(f"{lead} {self._about(fact, person)}", "tell", (fact.id,))

    def _about(self, fact: KnownFact, person: Acquaintance) -> str:
        """A fact told of somebody who has just been named."""
        said = by_pronoun(self.say(fact, next(iter(questions(f"Tell us about {person.name}.")))), person.name)
        return re.sub(r"\bthe ((?:only )?\w+) of (him|her)\b", _whose, said)

    def _feeling_for(self, asked: str) -> WitnessAnswer | None:
        person = spoken_of(asked, self.people, self.heard)
        if person is None:
            return None
        kind, fact = next((tie for tie in ties(self.known, person) if tie[0] in ("kin", "fond")), ("", None))
        if fact is None:
            return None if self._spoken_to(asked) else self._unknown("feelings")
        said = self._about(fact, person)
        if re.match(r"(?:and |so |but )?(?:why|when|where|who)\b", asked, re.IGNORECASE):
            return None
        if kind == "kin":
            return WitnessAnswer(kin_of(fact, person) or said, "tell", (fact.id,))
        if re.search(r"\b(?:lie for|protect|help)\b", asked):
            return WitnessAnswer(f"{said} But I'm under oath.", "tell", (fact.id,))
        if re.match(r"(?:and |so |but )?(?:how|what)\b", asked, re.IGNORECASE):
            return WitnessAnswer(said, "tell", (fact.id,))
        against = bool(_AGAINST.search(asked.split(",")[0]))
        return WitnessAnswer(f"{'No' if against else 'Yes'}. {said}", "deny" if against else "affirm", (fact.id,))

    def _spoken_to(self, asked: str) -> bool:
        """Whether the affidavit has the very verb: then it answers."""
        verbs = re.findall(r"\b(?:trust|protect|help|lie)\w*\b", asked)
        return any(verb in self._affidavit.lower() for verb in verbs)

    @property
    def _affidavit(self) -> str:
        return " ".join(fact.text for fact in self.known.facts)

    def _mood(self, asked: str) -> WitnessAnswer | None:
        """What the manner says that it feels, or what it swore that it felt; else its feelings are left alone."""
        manner = self.profile.manner.lower()
        for mood, words in _MOODS.items():
            if re.search(words, asked, re.IGNORECASE) and re.search(rf"\b{mood}\b", manner):
                return WitnessAnswer(
                    "Yes. I am." if re.match(r"(?:and |so )?are\b", asked, re.I) else "Yes. I do.", "unknown"
                )
            sworn = next((fact for fact in self.known.facts if re.search(rf"\bI was {mood}\b", fact.text)), None)
            if re.search(words, asked, re.IGNORECASE) and sworn:
                return None
        felt = next((word for word in ("sorry", "ashamed") if re.search(rf"\b{word}\b", manner)), "")
        if felt and re.search(r"\bhow\b|\bwhat did you feel\b", asked, re.IGNORECASE):
            return WitnessAnswer("I'm ashamed of it." if felt == "ashamed" else "I'm sorry about it.", "unknown")
        return self._unknown("feelings")

    # What it has to gain, what it said before, who is to blame

    def _stake(self, asked: str) -> WitnessAnswer | None:
        if re.match(r"(?:and |so )?(?:how|what|when|who|where|why)\b", asked, re.IGNORECASE):
            return None
        for wanted, told in _STAKES:
            fact = next((one for one in self.known.facts if told.search(one.text)), None)
            if fact and wanted.search(asked) and fact.denies:
                return WitnessAnswer(f"No. {self._said(fact)}", "deny", (fact.id,))
            if fact and wanted.search(asked):
                lead = "" if re.search(r"\bbought\b|gain", asked) else "Yes. "
                return WitnessAnswer(f"{lead}{self._said(fact)}", "affirm" if lead else "tell", (fact.id,))
        fact = next((one for one in self.known.facts if _STAKE.search(one.text)), None)
        if fact and re.search(r"bias|prejudic|interest|reason|gain", asked, re.IGNORECASE):
            return WitnessAnswer(self._said(fact), "tell", (fact.id,))
        own = (
            r"\b(?:paid|promised|offered)\b[^.]*\bme\b|\bI (?:was|have been|am) (?:\w+ )?(?:paid|promised)\b|\breward\b"
        )
        told = re.search(own, self._affidavit) and re.search(r"paid|promis|reward", asked)
        return None if told else self._unknown("stake")

    def _changed(self) -> WitnessAnswer:
        fact = next((one for one in self.known.facts if _CHANGED.search(one.text)), None)
        return WitnessAnswer(self._said(fact), "tell", (fact.id,)) if fact else self._unknown("unchanged")

    def _accused(self, asked: str) -> WitnessAnswer | None:
        """The crime itself, put to the witness: the defendant has denied it by the plea."""
        alive = next((one for one in self.known.facts if re.match(r"I left .*\balive\b", one.text)), None)
        if self.role.startswith("the defendant"):
            more = f" {self._said(alive)}" if alive else " I did not."
            return WitnessAnswer(f"No.{more}", "deny", (alive.id,) if alive else ())
        return self._unknown("accused") if re.search(r"kill|murder", asked, re.IGNORECASE) else None

    def _guilt(self, asked: str) -> WitnessAnswer | None:
        if self.role.startswith("the defendant") and re.search(
            r"\b(?:are|were) you (?:not )?(?:guilty|innocent)", asked
        ):
            innocent = "innocent" in asked
            return WitnessAnswer("Yes, I am." if innocent else "No. I'm not.", "unknown")
        if self.role.startswith("the defendant") and re.search(r"\bthe (?:defendant|accused) (?:do|did|kill)", asked):
            return WitnessAnswer("No. I did not.", "deny")
        return self._unknown("blame")


def _is_trade(fact: KnownFact) -> bool:
    """Whether a fact tells what the witness does: "I have kept Lock 5 for fifteen years"."""
    if _NO_TRADE.search(fact.text):
        return False
    lasting = re.match(r"I (?:have|was) (?:[\w-]+ )+?for [\w-]+ years\b", fact.text) or _ONCE_DID.match(fact.text)
    now = re.match(
        r"I (?:am|have been|work|run|manage|teach)\b|I own (?:an?|the) (?:\w+ )?(?:shop|business)", fact.text
    )
    return bool(lasting) or (fact.calling and now is not None)


def _whose(found: re.Match[str]) -> str:
    return f"{'his' if found[2] == 'him' else 'her'} {found[1]}"


def _them(person: Acquaintance) -> str:
    return {"he": "him", "she": "her"}.get(person.sex, person.name)


def _small(text: str) -> str:
    return text[:1].lower() + text[1:]
