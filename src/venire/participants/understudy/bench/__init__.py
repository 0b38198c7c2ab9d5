"""The understudy on the bench: rules on objections, offers and motions to strike. Source: spec/models.md."""
