"""The entailment guard: does this sentence follow from these?"""

from venire.law.entailment.guard import EntailmentReason, Judgement, breaks, entails

__all__ = ["EntailmentReason", "Judgement", "breaks", "entails"]
