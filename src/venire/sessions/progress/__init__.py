"""How a student comes along: what each session showed, and the fold of many. Source: spec/trial.md, "Debrief"."""
