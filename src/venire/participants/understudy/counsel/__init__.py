"""The understudy as counsel: examines, objects, answers objections, and speaks to the jury. Source: spec/models.md."""
