"""The understudy in a debater's seat. Source: spec/debate.md; spec/models.md, "The understudy"."""
