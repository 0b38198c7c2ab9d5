"""The assessor and the evaluators of a debate: scores, verdicts and the reasons given for them."""
