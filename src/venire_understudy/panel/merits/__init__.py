"""What the panel finds in an argument of the debate it has heard: evidence, links, answers, faults."""
