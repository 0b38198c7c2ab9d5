"""What is wrong with a case file, said to its author. Source: spec/cases.md."""

from __future__ import annotations

from venire.law.case_file.case import Case
from venire.law.case_file.checks.claims_in_grounds import ground_problems
from venire.law.case_file.checks.discussion_map import map_problems
from venire.law.case_file.checks.links import broken_links
from venire.law.case_file.checks.placeholders import unwritten
from venire.law.case_file.checks.problem import CaseProblem
from venire.law.case_file.checks.trial import trial_problems

__all__ = ["CaseProblem", "broken_links", "problems"]


def problems(case: Case) -> tuple[CaseProblem, ...]:
    """Everything found; empty for a case that is complete and sound.

    Broken links come first. A case that has them cannot be used; with any other problem it can, less well. Of a file
    that is only laid out, what is still to be written is told, and the rest once that is done.
    """
    missing = unwritten(case)
    if missing:
        return (*broken_links(case), *missing)
    return (*broken_links(case), *trial_problems(case), *map_problems(case), *ground_problems(case))
