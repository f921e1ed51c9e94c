"""The rules of Palais Royal, one file for each group of rules."""
