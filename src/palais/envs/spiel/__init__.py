"""What our games have in common as games of OpenSpiel. A game brings a context: its chance laid open, and words for it."""
