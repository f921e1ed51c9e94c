## Ein Spiel im Terminal

no-means-retire = bleiben
no-means-negotiate = du bist bereit
no-means-main = Zug beenden
no-means-give-second = eine Karte genügt
no-means-reroll = die Ablehnung hinnehmen
column-player = Spieler
column-status = Höfling
column-standing = K / Q
column-fortune = Livres
column-cards = Karten
column-before = Liegt vor dem Höfling
heading-hand = Deine Hand
heading-house = Haus des Königs
hand-empty = Du hast keine Karten.
header = Runde { $round } · { place-name } · Ziel: { $goal } Livres
header-queen = eine Königin { queen-from }
header-no-queen = keine Königin
header-regency = Regentschaft: die Königin ist Regentin
header-war = im Krieg gegen { country-name }
left = noch { $actions ->
    [one] eine Aktion
   *[other] { $actions } Aktionen
}, Fähigkeit { $used ->
    [1] eingesetzt
   *[0] nicht eingesetzt
}
