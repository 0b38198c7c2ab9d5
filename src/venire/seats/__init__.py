"""Who answers where: for every seat of a proceeding the models set for it, and behind them the understudy."""
