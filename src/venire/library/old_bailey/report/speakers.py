"""Who speaks in each paragraph, read off its first words: three and a half centuries of reporters' habits.

A witness is announced by a name in capitals or tagged ("JOHN FRY sworn.", "JOHN FRY. I am ..."), recalled by surname
("Fry. I did."), and goes on through questions, cross-examination and page breaks until somebody else is announced.
After the prisoner's defence, or a heading for it, witnesses stand there for the defence.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from venire.law.case_file.case import Side
from venire.library.old_bailey.report.marks import NAME, NAME_END, unmarked
from venire.library.old_bailey.report.trial import Paragraph
from venire.library.old_bailey.report.typography import title_case

_TITLE = r"(?:(?:[A-Z](?:[A-Za-z'-]*[a-z])?\.? ){0,3}?)"
_AFTER = (
    r"(?P<note>\s*(?:,? ?(?:sworn|affirmed|called again|re-?called|examined|re-?examined|again|[A-Z] "
    r"Division))*\s*(?:\([^)]*\))?)\s*"
)
_STOP = r"(?:[.,:;—]|$|(?=Q\.)|(?<=\)))"
_TAGGED = re.compile(rf"^{_TITLE}{NAME}(?P<kind>[dvwp])(?P<name>[^{NAME_END}]*){NAME_END}{_AFTER}{_STOP}", re.I)
_CAPITALS = re.compile(rf"^{_TITLE}(?P<name>[A-Z][A-Z'-]+(?: [A-Z][A-Z'-]+){{1,4}}){_AFTER}{_STOP}")
_ONE_CAPITAL = re.compile(r"^(?P<name>[A-Z][A-Z'-]{3,})(?P<note>(?: sworn)?)\. (?=[A-Z(])")
_SURNAME = re.compile(
    r"^(?:M(?:[Rr]|[Rr][Ss]|iss|ISS)\. )?(?P<name>[A-Z][A-Za-z'-]+(?: [A-Z][a-z'-]+)?)(?: re-?examined)?\. "
    r"?(?=[A-Z‘(]|$)"
)
_PRISONER_ASKS = re.compile(
    r"(?i)^\W*(?:the )?prisoners?[.:—]\s*(?=q\.)|^\W*q\. ?\(?(?:by|from) (?:the )?prisoner\)?\W*"
)
_TO = re.compile(
    r"^(?:(?:Court|COURT|Jury|Prisoner|Mr\. \w+) )?(?:Q\. ?)?\(?[Tt]o (?:the )?(?P<name>[A-Za-z.' ]+?)\)?[.,] ?"
)
_DEFENCE_CASE = re.compile(
    r"(?i)^\W*(?:the following )?(?:evidence|witness(?:es)?)(?: were)?(?: called)? (?:for|on behalf of) the "
    r"(?:defence|prisoner)|"
    r"^\W*for (?:the )?(?:prisoner|defen)|called the following witness|^\W*(?:the )?defence\W*$|^\W*to "
    r"(?:his|her|their|the prisoner.s?) character"
)
_PRISONER = re.compile(
    r"(?i)^\W*(?:the )?(?:prisoner|defendant)s?(?:'s|s')?(?:'s)? ?(?P<defence>(?:further )?(?:defence|"
    r"statement)[^.:—]{0,80})?[.:—]\s*+"
    r"(?!q\.)|^\W*(?:the )?(?P<late>prisoners?,? (?:in (?:his|her|their) defence|on (?:his|her) defence|"
    r"being called on)[^.:—]{0,40})[.:—,]?\s*"
)
_NAMED_DEFENCE = re.compile(r"(?i)^(?P<name>[\w' -]{2,40})'s? defence(?: on oath)?[.:—]\s*")
_GOES_ON = re.compile(
    r"(?i)^\W*(?:(?:cross|re)[- ]?(?:cross[- ]?)?exam\w*|(?:further )?examined|by (?:the|mr|sir)|examination|"
    r"q\.)(?:(?<=\bmr)\.|(?<=messrs)\.|[^.:—?])*[.:—]?\s*"
)
_COUNSEL = re.compile(
    r"^(?:M[Rr][Ss]?|MESSRS|Messrs|Mess|SIR|Sir|SERJEANT|Serjeant|COUNSEL|Counsel|COURT|Court|JURY|Jury|MR\. "
    r"JUSTICE)\b[^?]{0,60}?(?<!\bM[Rr])(?<!MESSRS)(?<!Messrs)(?<!Mess)[.:] ?"
)
_NOBODY = re.compile(
    r"\b(?:PRISONERS?|PROSECUT\w+|COURT|COUNTS?|EVIDENCE|DAY|JURY|CASES|DEFENCE|LONDON|MIDDLESEX|VERDICT|"
    r"WITNESS\w*)\b"
)
_PUT_IN = re.compile(r"(?i)^\W*the prisoners?\b[^.]{0,60}\bdefence")
_CONDUCTED = re.compile(r"(?i)\b(?:conducted|prosecuted|defended|appeared|opened the case|stated by|with mess)")
_STAGE = re.compile(r"^\([^()]*\)\W*$|^\[[^\]]*\]\W*$")
_PROSECUTOR = re.compile(r"^(?:The )?(?:Prosecutor|Prosecutrix|PROSECUTOR|PROSECUTRIX)\. ?")
_OWN_VOICE = re.compile(r"\b(?:I|my|me|we|our)\b|^Q\.|—A\.|\? ?—|^(?:Yes|No)\b|^[A-Z][^.?!]{4,140}\? ")


@dataclass(slots=True)
class Listener:
    """What a reader of the report keeps in mind from paragraph to paragraph."""

    accused: dict[str, str] = field(default_factory=dict[str, str])
    """surname or whole name in lower case -> name."""
    known: dict[str, str] = field(default_factory=dict[str, str])
    prosecutor: str = ""
    late: bool = False
    """From October 1898 prisoners could give evidence on oath."""
    current: Paragraph = field(default_factory=lambda: Paragraph(""))
    sides: dict[str, Side] = field(default_factory=dict[str, Side])
    side: Side = "prosecution"

    def hear(self, marked: str) -> Paragraph:
        """The paragraph with its speaker. What introduces the speaker is left out of its text."""
        heard = self._hear(marked)
        if heard.voice in ("witness", "prisoner"):
            self.current = replace(heard, text="")
        return heard

    def _hear(self, marked: str) -> Paragraph:
        plain = unmarked(marked)
        if _DEFENCE_CASE.search(plain[:160]) or _PUT_IN.match(plain):
            self.side = "defence"
            if len(plain) < 90:
                return Paragraph(plain)
        if _STAGE.match(plain):
            return Paragraph(plain)
        for reader in (self._defence, self._continued, self._announced, self._recalled):
            if (heard := reader(marked, plain)) is not None:
                return heard
        if self.current.speaker and _OWN_VOICE.search(plain):
            return replace(self.current, text=plain)
        return Paragraph(plain)

    def _defence(self, marked: str, plain: str) -> Paragraph | None:
        if asks := _PRISONER_ASKS.match(plain):
            return replace(self.current, text=plain[asks.end() :], crossed=True) if self.current.speaker else None
        if found := _PRISONER.match(plain):
            if found["defence"] or found["late"]:
                self.side = "defence"
            return self._prisoner(next(iter(self.accused.values()), "The prisoner"), plain[found.end() :], "")
        named = _NAMED_DEFENCE.match(plain)
        if named and (name := self._accused(named["name"])):
            self.side = "defence"
            return self._prisoner(name, plain[named.end() :], "")
        return None

    def _continued(self, marked: str, plain: str) -> Paragraph | None:
        if (to := _TO.match(plain)) and (heard := self._to(to, plain)) is not None:
            return heard
        if found := _GOES_ON.match(plain):
            crossed = plain.lower().startswith("cross") or (self.current.crossed and plain.startswith("Q"))
            text = plain if plain.startswith("Q.") else plain[found.end() :]
            return replace(self.current, text=text, crossed=crossed) if self.current.speaker else Paragraph(plain)
        if len(plain) < 200 and not plain.startswith("I ") and _CONDUCTED.search(plain):
            return Paragraph(plain)
        return None

    def _announced(self, marked: str, plain: str) -> Paragraph | None:
        if (found := _TAGGED.match(marked)) and NAME not in found["note"]:
            return self._stand(found["name"], found["note"], unmarked(marked[found.end() :]), found["kind"] == "d")
        if found := _COUNSEL.match(plain):
            return self._asked(found, plain)
        found = _CAPITALS.match(plain) or _ONE_CAPITAL.match(plain)
        if found and not _NOBODY.search(found["name"]):
            return self._stand(found["name"], found["note"], plain[found.end() :], False)
        return None

    def _asked(self, found: re.Match[str], plain: str) -> Paragraph | None:
        """Counsel or the bench with a question; but a witness may be a Mr. too."""
        named = _SURNAME.match(plain)
        if named and named["name"].lower() in self.known:
            return None
        text = plain[found.end() :]
        if to := _TO.match(text):
            return self._to(to, text)
        return (
            replace(self.current, text=f"Q. {text.removeprefix('Q. ')}")
            if "?" in text and self.current.speaker
            else Paragraph(plain)
        )

    def _recalled(self, marked: str, plain: str) -> Paragraph | None:
        if (found := _PROSECUTOR.match(plain)) and self.prosecutor:
            return self._stand(self.prosecutor, "", plain[found.end() :], False)
        if found := _SURNAME.match(plain):
            surname = found["name"].split()[-1].lower()
            name = self.accused.get(surname) or self.known.get(surname)
            return self._stand(name, "", plain[found.end() :], surname in self.accused) if name else None
        return None

    def _to(self, found: re.Match[str], plain: str) -> Paragraph | None:
        name = self.known.get(found["name"].strip(". ").split(" ")[-1].lower())
        if not name and "rosecut" in found["name"]:
            name = self.prosecutor
        return self._stand(name, "", f"Q. {plain[found.end() :].removeprefix('Q. ')}", False) if name else None

    def _stand(self, name: str, note: str, text: str, accused: bool) -> Paragraph:
        name = title_case(unmarked(name))
        prisoner = self._accused(name)
        if accused or prisoner:
            return self._prisoner(prisoner or name, text, note)
        surname = (name.split() or [""])[-1].lower()
        if " " not in name and surname in self.known:
            name = self.known[surname]
        self.known.setdefault(surname, name)
        side = self.sides.setdefault(name, self.side)
        return Paragraph(text, name, "witness", side, _bracketed(note), "cross" in note.lower())

    def _accused(self, name: str) -> str:
        """The full name of the prisoner who is called this, by surname or whole; empty for anybody else."""
        if name.lower() in self.accused:
            return self.accused[name.lower()]
        words = name.split()
        found = self.accused.get(words[-1].lower(), "") if words else ""
        return found if found and (len(words) == 1 or words[0].lower() == found.split()[0].lower()) else ""

    def _prisoner(self, name: str, text: str, note: str) -> Paragraph:
        sworn = self.late and ("oath" in note or self.side == "defence")
        return Paragraph(text, name, "prisoner", "defence", _bracketed(note), False, sworn)


def _bracketed(note: str) -> str:
    found = re.search(r"\(([^)]*)\)", note)
    return found.group(1).strip(" .") if found else ""


def joined(paragraphs: Iterator[str] | list[str]) -> list[str]:
    """Marked paragraphs with those that a page break cut in two made whole again."""
    result: list[list[str]] = []
    for text in paragraphs:
        if result and _goes_on(unmarked(result[-1][-1]), text, again=len(result[-1]) > 1):
            result[-1][-1] = result[-1][-1].rstrip()
            result[-1].append(text)
        elif text:
            result.append([text])
    return [" ".join(pieces) for pieces in result]


def _goes_on(before: str, text: str, *, again: bool) -> bool:
    """Whether a sentence runs on from one paragraph to the next: it has no end, and nobody new is announced. ``again``:
    it has run on before."""
    after = unmarked(text)
    if re.search(r"[.?!]$", before) or (len(before) < 40 and not again):
        return False
    announced = _TAGGED.match(text) or _CAPITALS.match(after) or _STAGE.match(after)
    return bool(re.match(r"[a-z]", after) or (re.search(r"[a-z]$", before) and not announced))
