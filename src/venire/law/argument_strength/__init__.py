"""How strong an argument is in the eyes of readers: see :func:`venire.law.argument_strength.strength.strength_of`."""
