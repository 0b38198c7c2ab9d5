"""Measuring the law's judgement on labelled sets: one file a task; the tasks are named in
``venire.studies.runs.benchmarks``."""
