"""Who is tried, and what was decided: the one place where the outcome is read."""

from __future__ import annotations

from venire.law.case_file.case import Outcome
from venire.library.old_bailey.report.trial import Party, ReportedTrial, Verdict

_NOBODY = Party("", "The prisoner", "prisoner")
_PLEAS = ("pleadedGuilty", "pleadedPartGuilty")
_FINDINGS = {
    "guilty": "guilty",
    "notGuilty": "not guilty",
    "specialVerdict": "special verdict",
    "miscVerdict": "no verdict",
}
_MANNERS = {
    "chanceMedley": "of chance medley",
    "insane": "but insane",
    "lesserOffence": "of a lesser offence",
    "manslaughter": "of manslaughter",
    "pleadedGuilty": "on a plea of guilty",
    "pleadedPartGuilty": "on a plea to part of the charge",
    "theftunder1s": "of theft under one shilling",
    "theftunder5s": "of theft under five shillings",
    "theftunder40s": "of theft under forty shillings",
    "theftunder100s": "of theft under a hundred shillings",
    "withRecommendation": "with a recommendation to mercy",
    "accidentalDeath": "the death being an accident",
    "directed": "by direction of the judge",
    "fault": "through a fault in the indictment",
    "noEvidence": "no evidence being offered",
    "noProsecutor": "no prosecutor appearing",
    "nonComposMentis": "being of unsound mind",
    "selfDefence": "having acted in self-defence",
    "noAgreement": "the jury being unable to agree",
    "postponed": "the trial being put off",
    "unfitToPlead": "being unfit to plead",
}
_PUNISHMENTS = {
    "death": "death",
    "transport": "transportation",
    "imprison": "imprisonment",
    "corporal": "corporal punishment",
    "miscPunish": "another punishment",
    "noPunish": "no punishment",
}


def lead_defendant(trial: ReportedTrial) -> Party:
    """The first whose guilt was for the jury to find; the first of all where everybody pleaded guilty. A trial whose
    report names nobody has "the prisoner"."""
    tried = (p for p in trial.defendants if not pleaded(trial, p))
    return next(tried, trial.defendants[0] if trial.defendants else _NOBODY)


def pleaded(trial: ReportedTrial, party: Party) -> bool:
    """Whether every finding against this person rests on a plea of guilty."""
    found = trial.verdicts_of(party.id)
    return bool(found) and all(v.subcategory in _PLEAS for v in found)


def outcome(trial: ReportedTrial) -> Outcome | None:
    """What the court decided for the lead defendant, with the others and the sentences in the note; None where the
    report gives no verdict."""
    lead = lead_defendant(trial)
    own = trial.verdicts_of(lead.id) or trial.verdicts
    found = [text for v in own if (text := _finding(v))]
    if not found:
        return None
    others = [_of_other(trial, p) for p in trial.defendants if p.id != lead.id]
    sentences = [_PUNISHMENTS.get(p.category, "") for p in trial.punishments if p.defendant in (lead.id, "")]
    sentence = ", ".join(dict.fromkeys(s for s in sentences if s))
    notes = [f"Sentence: {sentence}." if sentence else "", *(o for o in others if o)]
    return Outcome(verdict="; ".join(dict.fromkeys(found)), note=" ".join(n for n in notes if n))


def _finding(verdict: Verdict) -> str:
    finding = _FINDINGS.get(verdict.category, "")
    manner = _MANNERS.get(verdict.subcategory, "")
    joint = " " if manner.startswith(("of ", "on ", "but ", "by ", "with ", "through ")) else ", "
    return f"{finding}{joint}{manner}" if finding and manner else finding


def _of_other(trial: ReportedTrial, party: Party) -> str:
    found = "; ".join(dict.fromkeys(text for v in trial.verdicts_of(party.id) if (text := _finding(v))))
    return f"{party.name}: {found}." if found else ""
