"""An argument taken apart: its sentences, its words as written, and which of them carry content."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property

from venire.language.text.sentences import sentences
from venire.language.words.stems import stem
from venire.language.words.word_list import words

FUNCTION_WORDS = frozenset(
    words(
        """a an the this that these those such same other another each every any some all both either neither no none
        many much more most less least few several enough own one ones i me my mine myself we us our ours ourselves
        you your yours yourself yourselves he him his himself she her hers herself it its itself they them their
        theirs themselves who whom whose which what whatever whoever someone somebody something anyone anybody
        anything everyone everybody everything nobody nothing am is are was were be been being have has had having
        do does did doing done can could will would shall should may might must ought cannot let lets of in on at by
        to from with without for about against between among into onto through during before after above below over
        under up down out off near upon within toward towards across along around behind beside besides beyond per
        via than as like and or but nor so yet if unless because since while whereas although though when whenever
        where wherever whether why how then thus therefore hence however moreover furthermore also too either until
        till once not never ever only just even still already again always often sometimes usually very really quite
        rather almost here there now today well yes don't doesn't didn't won't wouldn't can't couldn't shouldn't
        isn't aren't wasn't weren't haven't hasn't hadn't i'm i've i'd i'll you're you've you'd you'll he's she's
        it's we're we've we'll they're they've they'll that's there's what's let's who's"""
    )
)
"""Words that hold a sentence together and say nothing by themselves."""
BLAND = frozenset(
    words(
        """thing things stuff lot lots kind kinds sort sorts way ways point points fact facts issue issues matter
        matters topic topics subject question questions answer answers reason reasons argument arguments view views
        opinion opinions idea ideas say says said saying tell think thinks thought believe know knows see look looks
        note noting mention consider considering considered discuss discussed discussing conclusion conclude overall
        important importance significant interesting various different certain clear clearly obvious obviously
        simply basically actually definitely certainly surely good bad great nice better best worse worst right
        wrong true false go going get gets got make makes made take takes taken give gives come comes put keep try
        use used using want wants need needs people person day days time times today world life debate evidence
        proof example examples study studies research statistics logic logical conclusive proven proves prove
        sources source expert experts data"""
    )
)
"""Content words so general that they fit every topic, the names of argument's parts among them: to use one is not yet
to give a reason."""
CONNECTIVES = frozenset(
    words(
        """and or because therefore thus hence however moreover furthermore also although since while whereas then
        consequently too even very really own"""
    )
)
"""Of the function words those that a list of fine words can be strung together with."""
FINE_WORDS = frozenset(
    words(
        """therefore thus hence however moreover furthermore because consequently evidence research study studies data
        proof proven proved proves statistics statistical statistically logic logical logically expert experts fact
        facts science scientific scientists analysis source sources truth rational rationally reason reasons
        reasoning ethics ethical causal cause moral morality justice rights conclusive conclusion clearly obviously
        important significant argument valid objective empirical historically according show shows shown demonstrate
        demonstrates undeniable crucial essential fundamental principle principles value values impact"""
    )
)
"""The words with which an argument is stuffed by whoever thinks that they are what counts."""
_WORD = re.compile(r"[A-Za-z]+(?:['’-][A-Za-z]+)*|\d[\d.,:%]*")


@dataclass(frozen=True)
class ArgumentText:
    """``plain``: the text on one line, without the mark-up of web pages."""

    plain: str

    @cached_property
    def sentences(self) -> tuple[str, ...]:
        return tuple(sentences(self.plain))

    @cached_property
    def words(self) -> tuple[str, ...]:
        """As written, with straight apostrophes."""
        return tuple(worded(self.plain))

    @cached_property
    def content(self) -> tuple[str, ...]:
        """Stems of the words that carry content, in order, repetitions included."""
        return tuple(contents(self.plain))


def worded(text: str) -> list[str]:
    """The words of a text as written, with straight apostrophes."""
    return [one.replace("’", "'") for one in _WORD.findall(text)]


def contents(text: str) -> list[str]:
    """The stems of its content words; numbers stand for themselves."""
    lower = (one.lower() for one in worded(text))
    return [stem(one) for one in lower if one not in _EMPTY and (len(one) > 2 or one.isdigit())]


_EMPTY = FUNCTION_WORDS | BLAND
_MARK_UP = re.compile(r"<[^<>]{1,40}>")


def argument_text(text: str) -> ArgumentText:
    """Any text as an argument to be read; line breaks and mark-up become spaces."""
    return ArgumentText(" ".join(_MARK_UP.sub(" ", text).split()))
