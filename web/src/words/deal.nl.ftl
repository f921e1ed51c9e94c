# De controleerbare kaartverdeling en opgeslagen partijen. In het Nederlands.

deal-title = De kaartverdeling
deal-about = Vóór de eerste kaart heeft de server al het toeval van deze partij vastgelegd met een geheime startwaarde. Dit is de vingerafdruk daarvan. Aan het eind wordt de startwaarde onthuld en kun je haar hier controleren.
deal-about-over = Vóór de eerste kaart heeft de server al het toeval van deze partij vastgelegd met een geheime startwaarde en de vingerafdruk daarvan getoond. Nu is de startwaarde onthuld.
deal-fingerprint = Vingerafdruk van de kaartverdeling (SHA-256)
deal-check = Kaartverdeling controleren
deal-check-now = In deze browser controleren
deal-fits = Het klopt: de startwaarde heeft precies deze vingerafdruk.
deal-wrong = Het klopt niet: de startwaarde heeft een andere vingerafdruk. Vertrouw deze kaartverdeling niet.
deal-noted = Deze browser heeft tijdens de partij dezelfde vingerafdruk genoteerd, op { $when }.
deal-noted-other = Tijdens de partij, op { $when }, heeft deze browser een andere vingerafdruk genoteerd: { $code }
deal-not-noted = Deze browser heeft de tafel niet vóór het einde gezien; vergelijk de vingerafdruk met iemand die erbij was.
deal-seed = Startwaarde
deal-salt = Zout
deal-position = Begin
deal-proves = Dat bewijst dat de kaartverdeling vastlag toen de vingerafdruk werd getoond en daarna niet is veranderd. Het bewijst niet dat de server de startwaarde toevallig koos, of dat niemand die de server beheert heeft gekeken. Dat kaarten en zetten uit de startwaarde volgen, wordt gecontroleerd als je de opgeslagen partij opent, hier of op je eigen computer met ‘palais replay’.

## Opgeslagen partijen

deal-open = Opgeslagen partij openen
deal-open-note = Een bestand dat met ‘Partij opslaan’ is gemaakt: kies het of sleep het naar deze pagina. De server controleert elke actie en bewaart niets.
deal-drop = Laat het bestand hier los
deal-file-checked = Dit bestand klopt: de server heeft het actie voor actie nagespeeld. Er wordt niets van bewaard.
