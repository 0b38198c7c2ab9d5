"""A trial of the Old Bailey made into a case file of the house."""
