"""Commands run and held to a contract: what they print, how they end, what they leave behind."""
