"""What our games share as OpenSpiel games. Each game provides a context with explicit chance nodes and their names."""
