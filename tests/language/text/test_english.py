"""A question in another language is told apart, and nobody pretends to read it."""

from __future__ import annotations

import pytest

from venire.language.text.english import foreign
from venire.law.evidence.detectors.detection import DETECTORS, detect, weighed
from venire.law.evidence.question.setting import Likeness, Setting, shared_words
from venire.law.training.leading_questions import is_leading, leading_share
from venire.models.vectors.likeness import sentence_likeness

FOREIGN = (
    "Où étiez-vous ce soir-là ?",
    "Vous avez vu le prisonnier, n'est-ce pas ?",
    "¿Dónde estaba usted por la noche?",
    "Wo waren Sie an diesem Abend?",
    "Где вы были?",
    "你那天晚上在哪里？",
)
ENGLISH = (
    "Where were you?",
    "Did he die in the war?",
    "Die Fledermaus was the opera, wasn't it?",
    "And who is Monsieur de la Tour?",
    "?!",
)


@pytest.mark.parametrize("text", FOREIGN)
def test_another_language_is_told_and_nothing_is_found_in_it(text: str) -> None:
    assert foreign(text)
    assert not is_leading(text)
    for likeness in (shared_words, sentence_likeness()):
        assert not _found(text, likeness)
    setting = Setting(question=text, phase="direct")
    assert not any(weighed(setting, ground) for ground in DETECTORS)


@pytest.mark.parametrize("text", ENGLISH)
def test_english_stays_english_with_a_foreign_name_in_it(text: str) -> None:
    assert not foreign(text)


def test_a_share_of_leading_questions_is_of_those_that_can_be_read() -> None:
    assert leading_share(("You saw him, didn't you?", *FOREIGN)) == 1.0
    assert leading_share(FOREIGN) is None


def _found(text: str, likeness: Likeness) -> bool:
    return bool(detect(Setting(question=text, phase="direct"), likeness))
