"""What other packages have added, put where it is used, and guarded so that its faults stop nothing else."""
