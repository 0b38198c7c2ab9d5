"""Ways to spoil what is spoken, besides those of :mod:`venire.studies.benchmarks.sets.spoilt_arguments`. None improves
it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from random import Random

from venire.language.text.sentences import sentences
from venire.language.words.word_list import words
from venire.law.argument.strength.argument_text import FUNCTION_WORDS
from venire.studies.benchmarks.sets.spoilt_arguments import Spoil
from venire.studies.panel_audit.talk import TALK

_SYLLABLES = words(
    "ba be bo da de di fa fe ga go ka ki la le lo ma me mi na no pa pe ra re ri sa se si ta te to va plo stra cre gli"
    " bren tor mul vant nish dol quar fren"
)
_ENDINGS = ("tion", "ment", "ness", "ing", "ed", "s", "ity", "al", "er", "ous", "")
_FRAMES = (
    "The {} {} of the {} has {} the {}.",
    "Every {} {} to {} a {} {}.",
    "If the {} is {}, the {} will {} by {}.",
    "It {} that a {} {} can {} its {}.",
)
_MARKS = (" (Smith, 2019).", " [12].", " (Journal of Studies, vol. 3).", " (ibid., p. 88).")
_HEDGES = ("Perhaps it might be that ", "It could possibly be said that ", "Some would say that maybe ")
_AGAIN = ("To say it once more, ", "In other words, ", "That is to say, ", "Again, ")
_OTHER_WORDS: Mapping[str, str] = {
    "people": "persons", "because": "since", "should": "ought to", "but": "yet", "think": "believe", "good": "fine",
    "bad": "poor", "many": "numerous", "help": "assist", "show": "demonstrate", "need": "require", "get": "obtain",
    "use": "employ", "also": "likewise", "very": "most", "want": "wish", "big": "large", "said": "stated",
    "told": "informed", "saw": "observed", "is": "remains", "can": "is able to", "not": "in no way",
}  # fmt: skip
_VAGUE = ("thing", "stuff", "matter", "something", "aspect")


def put_in(text: str, what: Sequence[str], dice: Random) -> str:
    """These sentences, anywhere between those of the text."""
    found = list(sentences(text))
    for one in what:
        found.insert(dice.randrange(len(found) + 1), one)
    return " ".join(found)


def share(text: str) -> int:
    """So many sentences are put into a text."""
    return max(2, len(text.split()) // 25)


def talking(kind: str) -> Spoil:
    """Sentences of this kind, anywhere."""
    return lambda text, dice: put_in(text, dice.sample(TALK[kind], min(len(TALK[kind]), share(text))), dice)


def pseudo_word(dice: Random) -> str:
    return "".join(dice.choices(_SYLLABLES, k=dice.randint(1, 3))) + dice.choice(_ENDINGS)


def gibberish(text: str, dice: Random) -> str:
    """Sentences of words that do not exist."""
    frames = [dice.choice(_FRAMES) for _ in range(share(text))]
    told = [frame.format(*(pseudo_word(dice) for _ in range(frame.count("{}")))) for frame in frames]
    return put_in(text, [one[0].upper() + one[1:] for one in told], dice)


def _each_word(text: str, change: Callable[[str], str], part: float, dice: Random) -> str:
    """Some of the words of content changed."""
    found = list[str]()
    for token in text.split():
        core = token.strip(".,!?;:\"'")
        asked = len(core) > 3 and core.lower() not in FUNCTION_WORDS and dice.random() < part
        found.append(token.replace(core, change(core)) if asked else token)
    return " ".join(found)


def pseudo_words(text: str, dice: Random) -> str:
    """Three words of content in ten are none."""
    return _each_word(text, lambda _: pseudo_word(dice), 0.3, dice)


def vague(text: str, dice: Random) -> str:
    """A third of its words of content are things and stuff."""
    return _each_word(text, lambda _: dice.choice(_VAGUE), 0.35, dice)


def exchanged(text: str, dice: Random) -> str:
    """Half of its words of content stand in each other's places."""
    picked = list[str]()
    _each_word(text, lambda word: picked.append(word) or word, 0.5, Random(1))
    dice.shuffle(picked)
    left = iter(picked)
    return _each_word(text, lambda _: next(left), 0.5, Random(1))


def cut(text: str, _: Random) -> str:
    """Every sentence ends in the middle."""
    return " ".join(" ".join(one.split()[: max(2, len(one.split()) // 2)]) + "." for one in sentences(text))


def shouted(text: str, dice: Random) -> str:
    """Half of it in capitals."""
    return _each_sentence(text, lambda one: one.rstrip(".!?").upper() + "!!!", 0.5, dice)


def marked(text: str, dice: Random) -> str:
    """Citations behind its sentences of what nobody can look up."""
    return _each_sentence(text, lambda one: one.rstrip(".!?") + dice.choice(_MARKS), 0.6, dice)


def hedged(text: str, dice: Random) -> str:
    """Nothing is said outright."""
    return _each_sentence(text, lambda one: dice.choice(_HEDGES) + one[0].lower() + one[1:], 0.6, dice)


def _each_sentence(text: str, change: Callable[[str], str], part: float, dice: Random) -> str:
    return " ".join(change(one) if dice.random() < part else one for one in sentences(text))


def paraphrased(text: str, dice: Random) -> str:
    """Some of its sentences again in other words."""
    own = list(sentences(text))
    again = dice.sample(own, max(1, min(len(own), share(text))))
    told = [" ".join(_OTHER_WORDS.get(word.lower(), word) for word in one.split()) for one in again]
    return " ".join([*own, *(dice.choice(_AGAIN) + one for one in told)])


def backwards(text: str, _: Random) -> str:
    """Its sentences from the last to the first."""
    return " ".join(reversed(list(sentences(text))))


def disarranged(text: str, dice: Random) -> str:
    """Its sentences in any order."""
    found = list(sentences(text))
    dice.shuffle(found)
    return " ".join(found)


def other_figures(text: str, dice: Random) -> str:
    """Every figure is another."""
    return re.sub(r"\d+", lambda found: str(int(found[0]) + dice.randint(3, 50)), text)


SPOKEN: Mapping[str, Spoil] = {
    **{kind: talking(kind) for kind in TALK},
    "gibberish": gibberish,
    "pseudo_words": pseudo_words,
    "vague": vague,
    "exchanged": exchanged,
    "cut": cut,
    "shouted": shouted,
    "marked": marked,
    "hedged": hedged,
    "paraphrased": paraphrased,
    "backwards": backwards,
    "disarranged": disarranged,
    "other_figures": other_figures,
}
"""Every way by its name."""
