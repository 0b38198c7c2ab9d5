"""What the affidavit says to a question: yes, no, this instead, this, an account, a reason, or nothing."""
