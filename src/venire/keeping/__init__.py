"""What is kept, for how long, and how it is taken away: backups, retention, everybody's own data."""
