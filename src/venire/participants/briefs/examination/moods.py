"""How a witness and a judge are, in words: an actor can play guarded, nobody can play 0.7. Source: spec/trial.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from venire.law.case_file.case import Profile
from venire.proceedings.examination.params import JudgeSettings

COOPERATIVENESS: Mapping[str, str] = {
    "hostile": "You resent being here, and whoever asks feels it. You give what the oath wrings from you, and not one "
    "fact more.",
    "guarded": "You are careful. You turn a question over before you answer it, and you answer that and nothing "
    "beside it.",
    "neutral": "You are neither for nor against anyone here. You answer what you are asked.",
    "helpful": "You want the court to get it right, and you answer so that nobody has to ask twice.",
    "eager": "You have waited for this day. You are glad to be asked, and now and then apt to add a single fact that "
    "nobody asked for.",
}
"""How willing: what the witness gives."""
VERBOSITY: Mapping[str, str] = {
    "terse": "You speak in a handful of words, rarely a whole sentence.",
    "plain": "You speak in one plain sentence, two if there is need.",
    "verbose": "You take your time over whatever you do give: two or three sentences, with the circumstances that the "
    "affidavit has of that very thing. Where it has none, you are as short as others.",
}
"""How many words it takes."""
MEMORY: Mapping[str, str] = {
    "poor": "Your memory is poor. You have the thing itself; hours, dates and figures come only when the question "
    "brings them, and else you tell it without them and say that you cannot be sure.",
    "fair": "Your memory is fair. You have the run of it, and a figure you give with a word of care.",
    "good": "Your memory is good.",
    "excellent": "Your memory is excellent, and where a figure is asked for you give it exactly.",
}
STYLES: Mapping[str, str] = {
    "terse": "You rule in a word or two and keep your reasons to yourself: “Sustained.” “Overruled; she may answer.”",
    "explained": "You rule, name the rule by its number, and give the reason, all in one sentence or two.",
    "teaching": "You rule, name the rule by its number, say why, and end with a sentence to learn from: how the thing "
    "could have been asked or argued or, where nothing was wrong with it, when that objection would be good. Three "
    "sentences mostly. Four sentences at the most.",
}
STRICTNESS: Sequence[tuple[float, str]] = (
    (
        0.34,
        "Over the form of a question you are easy: where the jury can follow it and no side is the worse for it, "
        "the witness may answer.",
    ),
    (0.67, "You hold counsel to the rules without pedantry: a slip of the tongue is no fault, a loaded word is one."),
    (1.01, "Over the form of a question you hold counsel to the letter: a fault is a fault, however small."),
)
"""Upper bound of each band of strictness (0 … 1), and what it means from the bench."""
BIASES: Sequence[tuple[float, str]] = (
    (-0.25, "Where the scales hang even after all that, you let it in."),
    (0.25, ""),
    (1.01, "Where the scales hang even after all that, you keep it out."),
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
