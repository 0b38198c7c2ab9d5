"""Questions of one form that a fact answers by a rule of its own: what somebody has, said, ordered; which hand; an
exhibit handed up."""
