"""How strong an argument is in the eyes of readers: see :func:`venire.law.argument.strength.estimate.strength_of`."""
