"""A structured debate: arguments on three levels, scored as they come, judged by a panel. Source: spec/debate.md."""
