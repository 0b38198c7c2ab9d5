"""What is said in court of an improper sentence of a speech: by the other counsel, by the judge, at the debrief."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from venire.law.argument.improper_address import Wrong

GROUND: Mapping[Wrong, str] = {
    "passion": "appeal to passion",
    "golden_rule": "golden rule",
    "personal_belief": "counsel's personal belief",
}
OBJECTION: Mapping[Wrong, Sequence[str]] = {
    "passion": (
        "My friend asks the jury to be angry, and not to weigh anything.",
        "Hatred proves nothing, and the jury are being asked for it.",
    ),
    "golden_rule": (
        "The jurors are asked to sit where the parties sit. They are here to judge, not to take a side's place.",
        "The jury may not be asked what they would want for themselves or their own.",
    ),
    "personal_belief": (
        "What my friend believes is not evidence, and nobody can cross-examine it.",
        "Counsel is putting a personal belief before the jury in place of proof.",
    ),
}
SUSTAINED: Mapping[Wrong, Sequence[str]] = {
    "passion": (
        "Sustained. Members of the jury, anger is no guide here. Put that sentence aside and look at the evidence.",
        "Sustained. The jury will disregard that, and decide with a cool head. Go on, counsel, and keep to the proof.",
    ),
    "golden_rule": (
        "Sustained. Members of the jury, you are judges of this case and no party to it. Disregard that sentence.",
        "Sustained. It is not for jurors to imagine the case their own. You will leave that out of account.",
    ),
    "personal_belief": (
        "Sustained. What counsel believes is no concern of the jury's. You will disregard it.",
        "Sustained. Counsel is an advocate here and no witness. Members of the jury, forget that opinion.",
    ),
}
TEACHING: Mapping[Wrong, str] = {
    "passion": " Be as strong as the evidence is; you may not ask for a verdict out of anger (Rule {rule}).",
    "golden_rule": " A juror who stands in a party's place can no longer be impartial between the two (Rule {rule}).",
    "personal_belief": " Say what the evidence shows; say it as argument, and leave yourself out of it (Rule {rule}).",
}
TOLD: Mapping[Wrong, str] = {
    "passion": "appealed to passion",
    "golden_rule": "asked the jurors to put themselves or their own in a party's place",
    "personal_belief": "gave counsel's personal belief",
}
"""At the debrief, after "Your closing"."""
