"""Whether a question puts something that the fact it goes to contradicts: a logistic regression over the lines of that
fact, those of false premises against the others."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from venire.language.comparison.line_index import words
from venire.language.questions.form import content, read
from venire.language.questions.yes_no import proposition
from venire.law.api import BankLine
from venire_understudy.witness.bank.shelf import BankShelf, Likenesses, Rows

FEATURES = 18


def premise_features(shelf: BankShelf, fact: str, question: str, like: Likenesses) -> NDArray[np.float64]:
    """An array (:data:`FEATURES`,) of a question and the fact to which it goes."""
    own = [int(at) for at in shelf.rows[fact]]
    false = np.array([at for at in own if shelf.lines[at].form == "false"], np.intp)
    polar = np.array([at for at in own if shelf.lines[at].form in ("yesno", "tag")], np.intp)
    open_ = np.array([at for at in own if at not in set(false) | set(polar)], np.intp)
    of_fact = list(shelf.affidavit).index(fact)
    compared = [_most(rows[part]) for rows in (like.words, like.meaning) for part in (false, polar, open_)]
    sworn = [float(like.fact_words[of_fact]), float(like.fact_meaning[of_fact])]
    return np.array([*compared, *sworn, *_words(shelf, fact, question), *_form(shelf.affidavit[fact], question)])


def _words(shelf: BankShelf, fact: str, question: str) -> list[float]:
    """Words that only false premises of this fact use, words that nobody uses of it, numbers that it has not."""
    asked = [word for word in words(question) if content(word)]
    own, wrong = shelf.spoken[fact], _wrong(shelf, fact)
    figures = {word for word in asked if word[0].isdigit()}
    return [
        float(sum(word in wrong for word in asked)),
        sum(word not in own for word in asked) / max(1, len(asked)),
        float(bool(figures - own)),
        float(bool(figures)),
    ]


def _wrong(shelf: BankShelf, fact: str) -> frozenset[str]:
    lines = (line for line in map(shelf.lines.__getitem__, shelf.rows[fact]) if line.form == "false")
    return frozenset(word for line in lines for word in words(line.q)) - shelf.spoken[fact]


def _form(sworn: str, question: str) -> list[float]:
    asked, put = read(question), proposition(question)
    return [
        float(asked.form == "wh"),
        float(asked.form in ("yes_no", "negative")),
        float(asked.form == "statement"),
        float(bool(asked.tag)),
        float(put is not None and put.negative),
        float((told := proposition(sworn)) is not None and told.negative),
    ]


def _most(of_lines: Rows) -> float:
    return float(of_lines.max()) if of_lines.size else 0.0


def is_false(line: BankLine) -> bool:
    """Whether a line was written with a false premise."""
    return line.form == "false"
