# Wat de voorvertoning van een link in een chat zegt, in het Nederlands.

preview-home = Palais: bordspellen van het Franse hof in de browser, tegen bots of met vrienden, zonder account.
preview-join = Je bent uitgenodigd voor een partij
preview-join-about = Aan een tafel in de browser: met één klik zit je erbij, zonder account.
preview-rules = Regels van { $game }
preview-rules-about = De regels van { $game } in onze eigen woorden, met de tekeningen van de tafel.
preview-learn = Leer { $game } in twee minuten
preview-learn-about = Je eerste beurt van { $game }, stap voor stap.
preview-table = Tafel ‘{ $name }’
preview-replay = Terugkijken: ‘{ $name }’
preview-open = Een tafel { $game } voor { $players } spelers. { $open ->
    [one] Eén plaats is vrij.
   *[other] { $open } plaatsen zijn vrij.
}
preview-playing = Een partij { $game } met { $players } spelers: kijk live mee.
preview-over = Een afgelopen partij { $game } met { $players } spelers.
preview-replay-about = Een partij { $game } met { $players } spelers, zet voor zet.
