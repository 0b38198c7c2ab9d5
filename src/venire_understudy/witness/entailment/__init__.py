"""Whether a fact bears out a statement that is put, denies it, or says something else."""
