"""What counsel makes of the case file before trial: whose facts help whom, what to keep, and who is who."""
