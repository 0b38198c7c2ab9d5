"""What a language model plays from in a courtroom: counsel, judge, witness, reporter. Source: spec/trial.md."""
