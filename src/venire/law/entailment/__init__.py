"""The entailment guard: does this sentence follow from these?"""

from venire.law.entailment.judge import Judgement, Reason, entails

__all__ = ["Judgement", "Reason", "entails"]
