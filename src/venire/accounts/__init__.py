"""Who may do what on a server of several people: tokens for programs, accounts and their roles, the audit log."""
