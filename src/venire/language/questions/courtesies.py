"""What is put, without what counsel says around it: "I think", "we can see that", "isn't that right?", "doctor"."""

from __future__ import annotations

import re

from venire.language.morphology.verbs import BASES, PARTICIPLES
from venire.language.words import word_list as wordlist

AUX = r"am|is|are|was|were|do|does|did|has|have|had|can|could|will|would|shall|should|may|might|must|ought"
PRONOUN = (
    r"i|you|he|she|it|they|we|there|this|that|these|those|anyone|anybody|someone|somebody|anything|something|nobody|one"
)
_LEAD = re.compile(
    r"^\W*(?:(?:and|so(?! (?:far|long|much|many|called)\b)(?! that\b(?! (?:was|is|were|would)\b))|but|or|now"
    r"|well|ah|oh|again|please|i see|yes|no|right|okay|all right|very well|thank you|in fact|sorry"
    r"|firstly|secondly|thirdly|finally|indeed|in truth|in other words|that is to say|in short|equally|therefore"
    r"|because(?! of)"
    r"|then(?=,? (?:you|he|she|it|they|we|the|your|did|was|were|had|has|have|is|are|do|does|can|could|would|i"
    r"|there|this|that|when)\b)|that is(?=,)|just to be clear|to be clear"
    r"|as (?:i understand it|we(?:'ve| have)? (?:know|seen|heard)|you know|you say|you said|a matter of fact"
    r"|i think we're going to see)"
    r"|(?:let me|i'll|i will|i) (?:ask|put (?:it|this|that)) (?:you|to you)(?: again| this)?(?: that)?"
    r"|i (?:think|believe|understand|gather|suggest|suppose|take it|assume|presume|infer)(?! (?:you to\b|you\?"
    r"|that's what))(?: to you)?(?: that(?! (?:was|is|were|would|had|has)\b))?"
    r"|we(?:'ll| will| can| could|'ve| have)?(?: just| also| now| then)? ?(?:see|saw|know|seen|heard)(?: (?:from"
    r"|in|on|at) [^,]{3,60}?)?,?(?: that(?!'s)| (?=(?:you|he|she|it|they|there)\b))"
    r"|(?:winding|taking|stepping|jumping|going|casting|standing) (?:forward|back|a step)\b[^,]{0,30}(?=,)"
    r"|just before we [^,]{3,40}(?=,)"
    r"|you(?:'ll| will| can) see(?: that)?(?=[, ])|that(?= (?:you|he|she|they|there|we|because) )|and if so"
    r"|(?:speaking )?from memory(?=,)|to the best of your (?:memory|knowledge|recollection)(?=,)"
    r"|i mean|just (?:getting|going) back to [^,]{3,40}(?=,)|if (?:we|you|i)\b.*?\bwe (?:can )?(?:also )?(?:see"
    r"|know)(?: that(?!'s)| (?=(?:you|he|she|it|they|there)\b))"
    r"|(?:can|could|may) (?:you|i|we) (?:just )?(?:confirm|take it|be clear)(?: that)?"
    r"|(?:is|was|isn't|wasn't) (?:it|this)(?: not)?(?: also)? (?:true|the case|correct|right|so|a fact|fair"
    r"|accurate)(?: to say)?(?: is)?,?(?: that)"
    r"|would it be (?:right|fair|correct|accurate|true)(?: to say)?(?: that)?"
    r"|it(?:'s| is|'d be| would be) (?:true|the case|correct|right|a fact|fair"
    r"|fair enough)(?: to say)?(?:,? is(?:n't| it not) it)?,? that"
    r"|(?:do|would|will) you (?:not )?(?:agree|accept|admit)(?: with me)?,?(?: will you not,?| would you not,?)? that"
    r"|you(?: will| would|'d|'ll)? (?:agree|accept|admit|concede)(?: with me)?,?(?: will you not,?)? that"
    r")\b[\s,:;-]*)+",
    re.I,
)
LONGEST = 120
"""Signs of a tag: what stands before the last ones need not be looked through."""
_TAG = re.compile(
    rf"(?<![\s,;:-])[\s,;:-]+(?:(?:(?:{AUX})(?:n't| not)?|can't|won't|shan't) (?:{PRONOUN}"
    rf"|(?-i:[A-Z])[\w'. ]{{0,30}}?)(?: not)?"
    r"|(?:is|isn't|was|wasn't) (?:it|that|this) (?:not |about )?(?:right|so|true|correct|the case|fair|a fact"
    r"|the idea)(?: to say)?"
    r"|(?:that's|that is|is that) (?:right|correct)|am i right|(?:would|do|wouldn't|don't) you (?:not )?(?:agree"
    r"|accept|say|think)(?: so| he had)?|i think|i believe|i take it|i suppose|if i may|yes\? or no)[\s?.!\"]*$"
    r"|[,;:?-]\s*(?:right|correct|true|yes|no|not so|eh|please|doctor|sir|madam|agreed)[\s?.!\"]*$",
    re.I,
)
_ASIDE = re.compile(
    rf",? (?:i (?:think|believe|understand|suppose|imagine|presume)|is (?:this|that|it) (?:right|correct)"
    rf"|as i (?:think|understand)[^,]{{0,40}}|if (?:i|we) may|if you like|as it were)(?=,)|(?<=\w) i (?:think"
    rf"|believe|understand)(?= (?:you|it|he|she|they|the|that|this)\b)|(?<=\w),? (?:{AUX})(?:n't)? (?:you|he|she"
    rf"|it|they|there|we)(?: not)?(?=,)|(?<=\w), (?:did|do|were|was|are|have)n't you(?= and\b)",
    re.I,
)
_THEN = re.compile(r"(?<!till)(?<!until)(?<!by)(?<!since)(?<=\w)(?:,? (?:then|therefore))$", re.I)
_VOCATIVE = re.compile(
    r"(?:(?<=,) |, ?|^)(?:doctor|detective|inspector|constable|professor|captain|nurse|sir|madam|witness|officer"
    r"|sergeant|counsellor|(?:Mr|Mrs|Ms|Miss|Dr)\.? (?-i:[A-Z])[\w'-]+)"
    r"(?=,|$|\s*[?.])(?:, ?(?=[a-z]))?",
    re.I,
)
_SEEN_FIRST = re.compile(
    r"^(?:do|did|can) you see .+, (?P<main>(?:should|does|is|was|would|did) (?:that|it|this)\b.+)$", re.I
)
"""What is put, after "Do you see, in the third line, ..., should that read ...?" """
DETERMINERS = frozenset(
    wordlist.words("""the a an your his her their its our my this that these those any some all no each every both""")
)
PREPOSITIONS = frozenset(
    wordlist.words(
        """in on at by from with for to under over between among after before within without about against as than
        into"""
    )
)


def has_verb(sentence: str) -> bool:
    """Whether the words put hold a verb of their own, and so more than a fragment: not "Before the 6th of June?"."""
    if asked_back(sentence):
        return True
    body = re.sub(r'"[^"]*"', "", without_tags(stripped(sentence)).lower())
    words = re.findall(r"[a-z']+", body)
    told = len(_TELLS.findall(without_tags(stripped(sentence))))
    verbs = told + sum(bool(_HELPER.fullmatch(word)) or _finite(words, place) for place, word in enumerate(words))
    clauses = (
        0
        if re.match(rf"(?:{AUX}|{PRONOUN})\b(?! because)", body)
        else len(_CLAUSE.findall(_AT_THAT.sub("", body))) + bool(_OPENS.match(body))
    )
    return verbs > clauses or verbs > 2


def asked_back(sentence: str) -> bool:
    """Whether a tag takes up a verb of the sentence: "The trust forbids it, doesn't it?" """
    return bool(_ASKED_BACK.search(sentence))


_ASKED_BACK = re.compile(rf", (?:(?:{AUX})n't|can't|won't|shan't) (?:{PRONOUN})\s*\?\W*$", re.I)
_HELPER = re.compile(rf"(?:{AUX})(?:n't)?|cannot|\w+'(?:re|ve|d|ll|m)|(?:he|she|it|that|there)'s")
_TELLS = re.compile(
    rf"(?:\b[A-Z]\w+|\b(?:he|she|it|who)) (?:{'|'.join(sorted(word for word in BASES if word.isalpha()))})e?s\b"
)
"""A verb in the present after a name or a pronoun: "Mrs Greene accuses"."""
_AT_THAT = re.compile(r"\b(?:at|in|of|on|from|to|by|with|for|about) that\b")
"""Where "that" opens no clause: "at that time". """
_OPENS = re.compile(
    r"(?:before|after|until|till|since) (?:i|you|he|she|it|they|we)\b"
    r"|(?:whenever|wherever|when|while|if|because(?! of)|although|unless)\b"
)
_CLAUSE = re.compile(
    r"(?:(?<=\w) that|(?<=[\w,]) (?:which|who|whom|whose|because(?! of)|if|when|where|as(?= (?:i|you|he|she|it"
    r"|they|we)\b)))\b"
)
"""Words that open a clause of its own, with a verb of its own."""
_SAYS = frozenset(
    wordlist.words(
        """says reads shows tells refers goes means explains asks states records suggests makes gives lies stands
        carries fits forbids knows lives belongs requires allows"""
    )
)


def _finite(words: list[str], place: int) -> bool:
    """Whether a word is a verb of the sentence: a past form, or a present one after its subject."""
    word, before = words[place], words[place - 1] if place else ""
    if before in DETERMINERS or before in ("to", "of") or before in PREPOSITIONS:
        return False
    if word in _SAYS:
        return bool(before)
    if before in ("you", "they", "we", "i"):
        return word in BASES or word in PARTICIPLES or word.endswith("ed")
    return (word in PARTICIPLES or (word.endswith("ed") and len(word) > 4)) and (place == 0 or bool(before))


def stripped(sentence: str) -> str:
    """Without counsel's own words at the beginning and the name of who is spoken to."""
    sentence = _SEEN_FIRST.sub(r"\g<main>", sentence)
    text = _ASIDE.sub("", _VOCATIVE.sub(" ", sentence.strip(" .?!,;:-")))
    last = ""
    while last != text:
        last, text = text, _LEAD.sub("", text).strip(" ,;:-")
    text = re.sub(r"\s+", " ", re.sub(r"\s+,", ",", text))
    return re.sub(r"^(ca|wo|sha)n't\b", lambda match: f"{_CUT_SHORT[match[1].lower()]}n't", text, flags=re.I)


_CUT_SHORT = {"ca": "can", "wo": "will", "sha": "shall"}


def _untagged(text: str) -> str:
    return (text[:-LONGEST] + _TAG.sub("", text[-LONGEST:])).strip(" ,;:-")


def without_tags(text: str) -> str:
    text = re.sub(r",? and if so\b.*$", "", text)
    body, shorter = text, _untagged(text)
    while shorter != body and " " in shorter:
        body, shorter = shorter, _untagged(shorter)
    return re.sub(r"[\s,]+(?:or|and|but)$", "", _THEN.sub("", body))
