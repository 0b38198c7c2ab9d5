"""The law as a player may use it: every name that the understudy takes from it, loaded when it is first wanted.

A player asks for no other; one more is a word here and a line in ``api.pyi``, which tells its type.
"""

from __future__ import annotations

from collections.abc import Mapping

from venire.kernel.part import loaded

_PLACES: Mapping[str, str] = {
    "venire.law.advocacy.counsel_file": "CounselFile last_sentence",
    "venire.law.advocacy.forms_of_address": "address pronoun surnamed",
    "venire.law.advocacy.side_interest": "excuses",
    "venire.law.argument.fallacies.detection": "fallacies_in FallacyFound",
    "venire.law.argument.not_in_evidence.detection": "not_in_evidence",
    "venire.law.argument.not_in_evidence.sworn": "Sworn",
    "venire.law.argument.strength.argument_text": (
        "argument_text BLAND contents EMPTY_PHRASES EMPTY_WORDS FINE_WORDS FUNCTION_WORDS worded"
    ),
    "venire.law.argument.strength.estimate": "ArgumentStrength strength_of",
    "venire.law.argument.strength.regression": "fitted_without StrengthWeights",
    "venire.law.argument.strength.word_order": "fitted_order",
    "venire.law.argument.strength.wording": "argument_wordings",
    "venire.law.case_file.argument_map": "ArgumentType Claim Relation Tone",
    "venire.law.case_file.bank": "Bank BankLine",
    "venire.law.case_file.by_identity": "ByIdentity",
    "venire.law.case_file.case": "Case Elicit Evidence Exhibit Fact Frame other Person Profile Side Theory Witness",
    "venire.law.case_file.claim_grounds": "grounds_of in_third_person names_of",
    "venire.law.case_file.introduction": "introduced",
    "venire.law.case_file.persona": "About Archetype Circumstance Function JurorCard JurorLine Lead OwnWords",
    "venire.law.case_file.pronouns": "named_in",
    "venire.law.debating.argument": "Argument ArgumentEvidence ArgumentRelation ATTACKS CausalLink RelationKind",
    "venire.law.debating.causes": "denies",
    "venire.law.debating.criteria": "CRITERIA Criterion Score WEIGHTS",
    "venire.law.debating.perspective": "Perspective PERSPECTIVES",
    "venire.law.debating.subject": "Source Subject",
    "venire.law.debating.texts_cited": "record_of",
    "venire.law.entailment.exchange.feature_vector": "evidence",
    "venire.law.entailment.graded": "entailed",
    "venire.law.entailment.guard": "breaks entails",
    "venire.law.evidence.court_record": "least_heard says_so",
    "venire.law.evidence.detectors.detection": "weighed",
    "venire.law.evidence.detectors.form.asked_and_answered": "of_the_same_people_only SPENT",
    "venire.law.evidence.detectors.form.compound": "compound introduces",
    "venire.law.evidence.detectors.form.scope": "scope small",
    "venire.law.evidence.detectors.form.scope_of_record": "credit Standing Stands stands thoroughness",
    "venire.law.evidence.detectors.substance.best_evidence": "content_asked DOCUMENT in_court",
    "venire.law.evidence.detectors.substance.declarants": "declarant",
    "venire.law.evidence.detectors.substance.opinion": "field_asked vouches",
    "venire.law.evidence.detectors.substance.party_words": "ANSWERED is_named speaker STATE_OF_MIND",
    "venire.law.evidence.detectors.substance.purpose": "borne_out orders Purpose purpose",
    "venire.law.evidence.expertise": "expert_here field_of tendered without_tender",
    "venire.law.evidence.grounds": "CARDS FORM Ground Phase Ruling",
    "venire.law.evidence.identification": "as_named Asked asked_of exhibit_in kind_of",
    "venire.law.evidence.lay_perception": "lay_perception",
    "venire.law.evidence.own_paper": "in_own_hand of_the_mind",
    "venire.law.evidence.papers": "CasePapers exhibit_number is_a_writing named_in_court",
    "venire.law.evidence.question.finders": "finders",
    "venire.law.evidence.question.harms": "harms",
    "venire.law.evidence.question.matter": "Matter",
    "venire.law.evidence.question.notice": "notice",
    "venire.law.evidence.question.presuppositions": "Premise premise",
    "venire.law.evidence.question.setting": "Likeness OpenedSubjects QuestionDefect Setting shared_words",
    "venire.law.evidence.question.subject_matter": "called_for subjects",
    "venire.law.evidence.question.temptations": "bare looks_like",
    "venire.law.evidence.responsiveness": "added explains responsive_part tail",
    "venire.law.evidence.rules": "rule_cited",
    "venire.law.evidence.rulings.decision": "Decision rule_on",
    "venire.law.evidence.rulings.spoken": "wordings",
    "venire.law.evidence.withdrawal": "given_up",
    "venire.law.jury.belief": "clamp MODIFIERS",
    "venire.law.jury.case_as_heard": "CaseAsHeard",
    "venire.law.jury.case_strength": "ROOT StrengthMap",
    "venire.law.jury.instructions": "particular",
    "venire.law.jury.trial_heard": "figures SatThrough",
    "venire.law.persuasion.card": "CardVoice Moment PersuasionCard",
    "venire.law.persuasion.derived_cards": "LEAST",
    "venire.law.persuasion.manner": "Manner",
    "venire.law.persuasion.shared_reasons": "answering",
    "venire.law.persuasion.shift": "Impact likeness SAME_WORDS sign Strength STRENGTHS",
    "venire.law.repetition.likeness": "in_common",
    "venire.law.repetition.same_question": "normalised touched",
    "venire.law.testimony.answers_part": "has_own_part",
    "venire.law.testimony.elicits": "AnswerHeard ElicitGiven ElicitSought given sought",
    "venire.law.testimony.exchange": "AnswerStatement statements",
    "venire.law.testimony.question_and_answer": "of_another_scene resolved",
    "venire.law.testimony.testified": "EstablishedClaim Exchange",
}
"""Module → what is taken from it."""
MODULES: Mapping[str, str] = {name: module for module, names in _PLACES.items() for name in names.split()}
"""Name → where it stands."""


def __getattr__(name: str) -> object:
    if name not in MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return loaded(f"{MODULES[name]}:{name}")
