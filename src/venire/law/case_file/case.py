"""The case file: one model for deliberation, examination, debate and persuasion.

Everything an author writes about a case is here or in :mod:`venire.law.case_file.argument_map`. Ids are short and carry
their kind in the first letter: charges ``CH1``, elements ``EL1``, evidence ``E1``, witnesses ``W1``, facts of an
affidavit ``W1.7``, exhibits ``X1``, stipulations ``S1``, topics by slug, elicits ``T1``, claims ``C1``. Source:
spec/cases.md.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from venire.kernel.fields import Text, Unit
from venire.kernel.frozen import Frozen
from venire.law.case_file.argument_map import Claim
from venire.law.verdict import RuleName

Slug = Annotated[str, StringConstraints(pattern=r"^[a-z0-9][a-z0-9_-]*$", max_length=80)]

LONGEST_ALOUD = 400
Aloud = Annotated[str, StringConstraints(strip_whitespace=True, max_length=LONGEST_ALOUD)]

Side = Literal["prosecution", "defence"]
SIDES: tuple[Side, Side] = ("prosecution", "defence")
CaseDifficulty = Literal["clear_guilty", "clear_innocent", "ambiguous"]
Standard = Literal["beyond_reasonable_doubt", "preponderance"]


def other(side: Side) -> Side:
    """The party on the other side."""
    return "defence" if side == "prosecution" else "prosecution"


class Element(Frozen):
    """One thing that must be proved for a charge, in words a juror would use."""

    id: Text
    text: Text
    handle: Text
    """A noun phrase by which people name it while talking: "intent", "that it was his hand"."""


class Charge(Frozen):
    id: Text
    name: Text
    statute: str = ""
    elements: tuple[Element, ...] = Field(min_length=1)


class Person(Frozen):
    """The accused or the injured party: a person, not a type."""

    name: Text
    age: int | None = Field(default=None, ge=0, le=120)
    gender: Literal["female", "male", "other", "unstated"] = "unstated"
    occupation: str = ""
    background: str = ""


class Evidence(Frozen):
    """A piece of evidence as the jury has it."""

    id: Text
    name: Text
    handle: Text
    """How a juror names it in passing, with its article: "the torn receipt"."""
    kind: Literal["physical", "testimonial", "documentary", "forensic"]
    description: Text
    prosecution: Unit
    """How strongly it speaks for the prosecution."""
    defence: Unit
    """How strongly it speaks for the defence."""
    contestable: bool
    why: Text
    """Why it can, or cannot, be contested."""
    facts: tuple[str, ...] = ()
    """Facts by which witnesses tell it, besides the foundation of its exhibit: how it reaches a jury by word."""


class Frame(Frozen):
    """A fact as predicate and arguments, so that it can be said, asked, denied and turned into any tense or person."""

    subject: Text
    """The subject as the witness says it: "I", "the man in the grey coat"."""
    verb: Text
    """The verb's lemma: "see", "be", "hear"."""
    particle: str = ""
    """The particle of a phrasal verb: "up" in "pick up"."""
    object: str = ""
    complements: tuple[str, ...] = ()
    """Phrases after the object, in spoken order: "from the landing", "with both hands"."""
    time: str = ""
    place: str = ""
    tense: Literal["past", "present", "future"] = "past"
    aspect: Literal["simple", "progressive", "perfect"] = "simple"
    modal: str = ""
    """"could", "would", "might": empty for a bare assertion."""
    negated: bool = False


class Fact(Frozen):
    """One numbered fact of an affidavit: all that its witness knows, sentence by sentence."""

    id: Text
    text: Text
    frame: Frame
    topics: tuple[str, ...] = ()
    first_hand: bool = True
    """False where the witness only heard of it: the ground of a hearsay or foundation objection."""
    ask: str = ""
    """The author's own question for it, such as a friendly examiner puts; empty: one is made of the frame."""
    aloud: Aloud = ""
    """How the witness tells it on the stand, in whole sentences; empty: as the understudy words it."""


class Profile(Frozen):
    """How a witness behaves on the stand."""

    cooperativeness: Literal["hostile", "guarded", "neutral", "helpful", "eager"] = "neutral"
    verbosity: Literal["terse", "plain", "verbose"] = "plain"
    memory: Literal["poor", "fair", "good", "excellent"] = "good"
    manner: str = ""
    """Two or three sentences for whoever plays the part: bearing, habits of speech, what they protect."""


class Witness(Frozen):
    id: Text
    name: Text
    role: Text
    side: Side
    """The party that calls the witness."""
    summary: Text
    credibility: tuple[Text, ...] = ()
    """What a fair cross-examiner would raise against this witness."""
    affidavit: tuple[Fact, ...] = Field(min_length=1)
    profile: Profile = Profile()


class Exhibit(Frozen):
    """A thing that can be offered, given foundation, admitted and shown."""

    id: Text
    name: Text
    description: Text
    evidence: str = ""
    """The evidence item it is, if it is one."""
    sponsor: Text
    """The witness who can lay its foundation."""
    foundation: tuple[str, ...]
    """Facts that, once testified to, authenticate it."""
    proves: tuple[str, ...] = ()
    """Facts and claims that reach the jury only once it is admitted."""


class Elicit(Frozen):
    """A factual target of examination, worth |weight| points once.

    The sign is relative to the party that called the witness: its direct seeks the positive ones, the other party's
    cross the negative ones. Source: spec/trial.md, "Scoring".
    """

    id: Text
    witness: Text
    label: Text
    """A few words for a checklist."""
    statement: Text
    """The full proposition that an answer must entail."""
    category: Text
    weight: int = Field(ge=-5, le=5)
    facts: tuple[str, ...] = Field(min_length=1)
    key_terms: tuple[str, ...] = Field(min_length=1)
    question: Text
    """A fair question that would bring it out."""


class Theory(Frozen):
    """One side's account of what happened."""

    title: Text
    story: Text
    covers: tuple[str, ...]
    """Ids of the evidence the account explains."""


class Topic(Frozen):
    id: Slug
    label: Text
    direction: float = Field(ge=-1.0, le=1.0)
    """Where talk of it leads a typical juror: -1 not guilty, +1 guilty."""


class Stipulation(Frozen):
    id: Text
    text: Text


class Instruction(Frozen):
    """A jury instruction, given by the judge in these words."""

    id: Text
    title: Text
    text: Text


class Memo(Frozen):
    """The author's bench memo, shown at the debrief and to teachers only."""

    prosecution: Text
    defence: Text
    best_questions: tuple[Text, ...] = ()
    decisive: Text
    traps: tuple[Text, ...] = ()
    contradictions: tuple[Text, ...] = ()
    """Every contradiction between affidavits that is intended."""


class Outcome(Frozen):
    """What the real court decided. Never in any view of a live session."""

    verdict: Text
    note: str = ""


class Case(Frozen):
    """A complete case file. Raises :class:`pydantic.ValidationError` on a wrong shape; the links between its parts are
    checked by :func:`venire.law.case_file.checks.case_check.problems`."""

    format: Literal[1] = 1
    id: Slug
    title: Text
    tagline: Text
    """One sentence that makes one want to hear it; no side taken."""
    summary: Text
    """Two or three paragraphs, even-handed, for everyone."""
    opening: Text = "The case is called."
    """What the judge says when the case is called: the scene in a few spoken sentences, taking no side."""
    kind: Literal["criminal", "civil"] = "criminal"
    charges: tuple[Charge, ...] = Field(min_length=1)
    jurisdiction: Text
    year: int = Field(ge=1500, le=2200)
    standard: Standard = "beyond_reasonable_doubt"
    verdict_rule: RuleName = "unanimous"
    """A rule of :data:`venire.law.verdict.RULES`, or the number of votes that suffice."""
    defendant: Person
    victim: Person | None = None
    evidence: tuple[Evidence, ...] = ()
    witnesses: tuple[Witness, ...] = ()
    exhibits: tuple[Exhibit, ...] = ()
    elicits: tuple[Elicit, ...] = ()
    prosecution_theory: Theory | None = None
    defence_theory: Theory | None = None
    prosecution_arguments: tuple[Text, ...] = ()
    defence_arguments: tuple[Text, ...] = ()
    stipulations: tuple[Stipulation, ...] = ()
    instructions: tuple[Instruction, ...] = ()
    topics: tuple[Topic, ...] = ()
    claims: tuple[Claim, ...] = ()
    """The argument map."""
    difficulty: CaseDifficulty | None = None
    """For teachers and studies; never shown to players."""
    themes: tuple[Text, ...] = ()
    learning_objectives: tuple[Text, ...] = ()
    memo: Memo | None = None
    outcome: Outcome | None = None
    sources: tuple[Text, ...] = ()
    unproved: float = Field(default=0.0, ge=0.0)
    """Weight of what the side with the burden promised and did not prove; 0 in a file, set for a jury that sat through
    the trial."""
    thin: bool = False
    """Too little to argue about; not drawn at random."""
