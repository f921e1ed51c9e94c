# Wat de voorvertoning van een link in een chat zegt, in het Nederlands.

preview-home = Palais Royal, een bordspel voor twee tot vier spelers: tegen bots of met vrienden, zonder account.
preview-join = Je bent uitgenodigd voor een spel
preview-join-about = Palais Royal in de browser: met één klik zit je aan tafel, zonder account.
preview-rules = Regels
preview-rules-about = De regels van Palais Royal in onze eigen woorden, met de tekeningen van de tafel.
preview-learn = Leer het in twee minuten
preview-learn-about = Je eerste beurt van Palais Royal, stap voor stap.
preview-table = Tafel ‘{ $name }’
preview-replay = Terugkijken: ‘{ $name }’
preview-open = Een tafel Palais Royal voor { $players } spelers. { $open ->
    [one] Eén plaats is vrij.
   *[other] { $open } plaatsen zijn vrij.
}
preview-playing = Een spel Palais Royal met { $players } spelers: kijk live mee.
preview-over = Een afgelopen spel Palais Royal met { $players } spelers.
preview-replay-about = Een spel Palais Royal met { $players } spelers, zet voor zet.
