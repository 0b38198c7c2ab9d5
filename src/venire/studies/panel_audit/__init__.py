"""The audit of the panel of a debate: what must not win by it. Source: spec/debate.md, "Jury panel"."""
