"""Commands on who may do what: tokens, accounts, the audit log."""
