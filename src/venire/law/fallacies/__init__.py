"""Fallacies told from their wording: see :func:`venire.law.fallacies.finding.fallacies_in`."""
