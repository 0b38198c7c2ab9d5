"""How a witness and a judge are, in words: an actor can play guarded, nobody can play 0.7. Source: spec/trial.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from venire.law.case import Profile
from venire.proceedings.examination.params import JudgeSettings

COOPERATIVENESS: Mapping[str, str] = {
    "hostile": "You resent being here, and whoever asks feels it. You give what the oath wrings from you, and not a "
    "syllable more.",
    "guarded": "You are careful. You turn a question over before you answer it, and you keep the answer narrow.",
    "neutral": "You are neither for nor against anyone here. You answer what you are asked.",
    "helpful": "You want the court to get it right, and you answer so that nobody has to ask twice.",
    "eager": "You have waited for this day. You are glad to be asked, and apt to say a little more than was wanted.",
}
VERBOSITY: Mapping[str, str] = {
    "terse": "You speak in a handful of words, rarely a whole sentence.",
    "plain": "You speak in one plain sentence, two if there is need.",
    "verbose": "You take your time: two or three sentences, with the circumstances that the affidavit gives.",
}
MEMORY: Mapping[str, str] = {
    "poor": "Your memory is poor. What is exact in the affidavit comes only when the question helps you to it; else "
    "you say that you cannot be sure.",
    "fair": "Your memory is fair. You have the run of it, and you are careful about exact figures.",
    "good": "Your memory is good.",
    "excellent": "Your memory is excellent, and you give the exact figure where you have it.",
}
STYLES: Mapping[str, str] = {
    "terse": "You rule in a word or two: “Sustained.” “Overruled; she may answer.”",
    "explained": "You rule and give the reason in one or two sentences, the rule among them.",
    "teaching": "You rule, give the rule and the reason, and in a last sentence tell counsel how the thing could have "
    "been asked or argued properly. Four sentences at the most.",
}
STRICTNESS: Sequence[tuple[float, str]] = (
    (0.34, "You let much pass so that the jury hears the story: a small fault of form is no reason to stop a witness."),
    (0.67, "You hold counsel to the rules without pedantry."),
    (1.01, "You hold counsel to the letter: a fault of form is a fault."),
)
"""Upper bound of each band of strictness (0 … 1), and what it means from the bench."""
BIASES: Sequence[tuple[float, str]] = (
    (-0.25, "Where a matter could go either way, you let it in."),
    (0.25, ""),
    (1.01, "Where a matter could go either way, you keep it out."),
)
"""Upper bound of each band of the bias toward sustaining (-1 … 1)."""


def witness_words(profile: Profile) -> Mapping[str, str]:
    """How the witness behaves."""
    return {
        "cooperativeness": COOPERATIVENESS[profile.cooperativeness],
        "verbosity": VERBOSITY[profile.verbosity],
        "memory": MEMORY[profile.memory],
    }


def judge_words(settings: JudgeSettings) -> Mapping[str, str]:
    """How the judge rules."""
    return {
        "style": STYLES[settings.style],
        "strictness": _band(STRICTNESS, settings.strictness),
        "bias": _band(BIASES, settings.sustain_bias),
    }


def _band(bands: Sequence[tuple[float, str]], value: float) -> str:
    return next(words for upper, words in bands if value < upper)
