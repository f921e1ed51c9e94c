"""Family names that a table may offer (VE-902): invented, with a particle, and each with another sound."""

from __future__ import annotations

from typing import Final

FAMILY_NAMES: Final = (
    *("de Bellefontaine", "de Montravel", "de Vieilleville", "d'Aubrecourt", "de La Roche-Perrin", "du Plessis-Morant"),
    *("de Chantemerle", "de Sainte-Ombre", "d'Entraygues-Vaux", "de Longueraie", "de La Tour-Maubert", "du Haut-Verger"),
    *("de Rochemaure", "de Clairvallon", "d'Orvilliers", "de Fontrailles", "de La Ferté-Loup", "du Bois-Ardent"),
    *("de Grandpré-Laval", "de Marsillac-Hure", "d'Hautecombe", "de Villedieu-Sault", "de Brissecourt", "du Val-Dorat"),
)
