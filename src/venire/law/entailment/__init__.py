"""The entailment guard: does this sentence follow from these?"""

from venire.law.entailment.judge import Judgement, Reason, breaks, entails

__all__ = ["Judgement", "Reason", "breaks", "entails"]
