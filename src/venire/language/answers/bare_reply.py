"""Whether an answer is a bare confirmation or denial: "Yes, that's right.", "No, sir.", "I did." """

from __future__ import annotations

import re

_AUX = r"did|do|does|was|were|am|is|are|had|have|has|could|can|would|will|should|must"
_WHO = r"i|he|she|it|they|we|there|that|this|you"
_PIECE = re.compile(
    r"(?:(?:oh|well|why|ah|and|so|but|er|um|erm)\b ?)*(?:"
    r"yes|no|yeah|yep|yup|nope|aye|nay|mm-?hm+|uh-?huh|(?:most |very |quite |almost )?(?:correct|right|true|exactly|"
    r"precisely|certainly|absolutely|assuredly|undeniably|undoubtedly|definitely)(?: so| not)?|indeed"
    r"|of course(?: not)?"
    r"|quite(?: so)?|agreed|never|not at all|by no means|just so|no doubt|undoubtedly|sure|okay|ok"
    rf"|(?:{_WHO})(?: certainly| never| really| quite)? (?:(?:{_AUX})(?:n't| not)?|can't|won't)(?: indeed| certainly)?"
    rf"|(?:i'm|he's|she's|it's|they're|we're|that's|you're) not(?: indeed| so)?"
    rf"|(?:{_WHO}) never (?:{_AUX})|cannot"
    r"|(?:that|it|this)(?:'s| is| was| would be)? ?(?:(?:exactly|quite|perfectly|absolutely|entirely|also) )?"
    r"(?:right|correct|true|so|fair|it|the case|accurate)"
    r"|you(?:'re| are) (?:quite |absolutely )?(?:right|correct)|i (?:accept|agree|admit|do accept"
    r"|do agree)(?: (?:that|with that|it|"
    r"so))?|so (?:it|he|she|they|i|we) (?:is|was|did|were)"
    r"|sir|madam|ma'am|my lord|your honou?r|mr [a-z]+|thank you|sorry|indeed so|i'm afraid (?:so|not)"
    r")",
    re.I,
)
_MARKS = re.compile(r"\s*[.,;:!–—]\s*|\s+-{1,3}\s+")
_NODDED = re.compile(r"^\(?\s*the witness nodded\s*\)?$", re.I)
_SAID = re.compile(
    rf"\b(?:yes|no|yeah|yep|yup|nope|aye|nay|mm-?hm+|uh-?huh|correct|right|true|exactly|precisely|certainly|absolutely"
    rf"|assuredly|undeniably|undoubtedly|definitely|indeed|of course|quite|agreed|never|not at all|by no means|just so"
    rf"|no doubt|accept|agree|admit|so|cannot|fair|accurate|the case|(?:{_WHO})(?: certainly| never)? (?:{_AUX}"
    rf"|can't|won't)|(?:i'm|he's|she's|it's|they're|we're) not)\b",
    re.I,
)


def is_bare(answer: str) -> bool:
    """Whether an answer says no more than yes or no, in whatever words; what it is said to must come from the
    question. Thanks alone, or a nod nobody wrote down, confirm nothing."""
    text = answer.replace("’", "'").strip()
    if _NODDED.match(text):
        return True
    pieces = [piece for piece in _MARKS.split(text) if piece.strip()]
    if not pieces or len(pieces) > 6 or re.search(r"--\s*$|\?\s*$", text):
        return False
    words = [piece for piece in pieces if not _PIECE.fullmatch(piece.strip())]
    return not words and bool(_SAID.search(text))
