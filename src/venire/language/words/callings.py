"""The learned callings by which a role names a field: "hydraulic engineer" is hydraulic engineering.

A calling counts as the witness's own only before its first "who", "of" another or clause: "daughter of a chemist" is no
chemist. Trades that anybody may follow without training (farmer, driver, clerk, nurse on the night) name no field.
Source: Federal Rule of Evidence 702.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from venire.language.words.word_list import words

_KINDS = r"(?P<kind>(?:[a-z-]+ )*?)"
"""Words before a calling that say which kind of it: "orthopaedic" surgeon, "structural" engineer."""
_OF = r"(?: of (?!the |a |an |his |her |one )(?P<of>[a-z]+(?: (?:and )?[a-z]+)?)(?= at\b| for\b| in\b|,|$))?"
"""What a calling is of: professor "of machine reasoning", psychologist "of memory"."""
_PLAIN: Mapping[str, str] = {
    "engineer": "engineering",
    "surgeon": "surgery",
    "accountant": "accountancy",
    "auditor": "auditing",
    "actuary": "actuarial science",
    "economist": "economics",
    "statistician": "statistics",
    "valuer": "valuation",
    "appraiser": "valuation",
    "surveyor": "surveying",
    "architect": "architecture",
    "chemist": "chemistry",
    "biochemist": "biochemistry",
    "physicist": "physics",
    "metallurgist": "metallurgy",
    "biologist": "biology",
    "geneticist": "genetics",
    "botanist": "botany",
    "zoologist": "zoology",
    "entomologist": "entomology",
    "geologist": "geology",
    "hydrologist": "hydrology",
    "meteorologist": "meteorology",
    "astronomer": "astronomy",
    "oceanographer": "oceanography",
    "anthropologist": "anthropology",
    "linguist": "linguistics",
    "psychologist": "psychology",
    "neuropsychologist": "neuropsychology",
    "psychiatrist": "psychiatry",
    "neurologist": "neurology",
    "cardiologist": "cardiology",
    "radiologist": "radiology",
    "oncologist": "oncology",
    "ophthalmologist": "ophthalmology",
    "optometrist": "optometry",
    "paediatrician": "paediatrics",
    "pediatrician": "pediatrics",
    "anaesthetist": "anaesthesia",
    "pathologist": "pathology",
    "toxicologist": "toxicology",
    "epidemiologist": "epidemiology",
    "pharmacologist": "pharmacology",
    "pharmacist": "pharmacy",
    "physician": "medicine",
    "dentist": "dentistry",
    "veterinarian": "veterinary medicine",
    "cryptographer": "cryptography",
    "document examiner": "the examination of documents",
    "handwriting examiner": "the examination of handwriting",
    "fingerprint examiner": "the examination of fingerprints",
    "firearms examiner": "the examination of firearms",
    "accident reconstructionist": "the reconstruction of accidents",
    "security researcher": "computer security",
}
"""A calling, and the field that its plain name gives."""
_WHOLE: tuple[tuple[str, str], ...] = (
    (r"\bprofessor of (?P<of>[a-z ]+?)(?= at\b| in\b|,|$)", "{of}"),
    (r"\b(?:state|forensic|police) laboratory chemist\b|\bchemist of the state laboratory\b", "forensic chemistry"),
    (r"\bmedical examiner\b|\bcoroner\b", "forensic medicine"),
    (r"\bforensic laboratory\b|\bforensic scientist\b", "forensic science"),
    (r"\banalyst of the state laboratory\b", "the examination of traces"),
    (r"\binvestigator of (?P<of>[a-z ]+)", "the investigation of {of}"),
    (r"\bfire (?:marshal|investigator)\b", "the investigation of fires"),
    (r"\b(?:airline|airliner|helicopter|test|bush) pilot\b", "aviation"),
    (r"\b(?<!of a )(?<!of the )pilot\b", "pilotage"),
    (r"\bexaminer of the [\w ]*\b(?:co-operatives|banks|companies|insolvency)", "the examination of accounts"),
)  # fmt: skip
"""Posts whose field does not follow from the calling's name alone."""
_CALLING = "|".join(sorted(_PLAIN, key=len, reverse=True))
_NAMED = re.compile(rf"^{_KINDS}(?P<calling>{_CALLING})\b{_OF}", re.IGNORECASE)
_OF_NO_FIELD = frozenset(
    words(
        """a an the our retired former formerly chief senior junior deputy assistant head independent consulting
        consultant principal leading young old state county city chartered certified registered licensed public hospital
        private police university government staff resident attending visiting part-time expert"""
    )
)
"""Words before a calling that name no kind of it."""
_HANDS = re.compile(r"\b(?:sound|train|ship's|stage|locomotive|flight)$", re.IGNORECASE)
"""Before "engineer": a trade and no science."""


@lru_cache(maxsize=1024)
def field_named(role: str) -> str:
    """The field that a role names: "the psychology of memory" for "psychologist of memory"; empty where none."""
    for pattern, field in _WHOLE:
        if found := re.search(pattern, _own(role), re.IGNORECASE):
            return field.format(of=(found.groupdict().get("of") or "").lower().strip())
    return next((field for part in _own(role).split(", ") if (field := _of_calling(part))), "")


def _own(role: str) -> str:
    """The role without what it tells of others or of the matter: "translator, who saw a man run"."""
    return re.split(r",? who\b|,? (?:living|lodging) ", role)[0]


def _of_calling(part: str) -> str:
    found = _NAMED.search(part.strip())
    if found is None or _HANDS.search(found["kind"].strip()):
        return ""
    field = _PLAIN[found["calling"].lower()]
    kinds = [word for word in found["kind"].lower().split() if word not in _OF_NO_FIELD]
    if any(word in ("of", "to", "and") for word in kinds):
        return ""
    kind = " ".join(kinds)
    if of := (found["of"] or "").lower():
        field = f"the {field} of {of}"
    if kind and field.startswith("the "):
        return f"the {kind} {field.removeprefix('the ')}"
    return f"{kind} {field}".strip()
