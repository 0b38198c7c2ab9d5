"""What models are told in a debate: its debaters, the assessor, the evaluators."""
