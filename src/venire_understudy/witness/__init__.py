"""The understudy on the witness stand: it answers any question in English from its affidavit alone."""
