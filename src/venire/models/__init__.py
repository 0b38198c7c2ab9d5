"""Language models: which one answers for whom, how it is reached, what a call costs."""
