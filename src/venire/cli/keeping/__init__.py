"""Commands of whoever runs venire for others: backup, restore, tidy."""
