"""Cases, and what their files hold."""
