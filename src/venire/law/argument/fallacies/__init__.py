"""Fallacies told from their wording: see :func:`venire.law.argument.fallacies.detection.fallacies_in`."""
