"""What counsel tells a jury as a fact and nobody swore to. Source: spec/trial.md, "Flows"."""
