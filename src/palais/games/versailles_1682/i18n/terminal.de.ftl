## Ein Spiel im Terminal

header-round = Runde { $round }
header-place = der Hof ist { place-name }
header-queen = eine Königin { queen-from }
header-no-queen = keine Königin: der König kann wieder heiraten
header-regency = Regentschaft bis Runde { $round }: die Königin ist Regentin
header-war = im Krieg gegen { country-name }
header-goal = wer zuerst { $goal } Livres hat
heading-scale = Die Gemächer: wer wo steht
heading-chance = Chance in %
scale-legend = Bis { $exile }: Exil und Bastille in Reichweite; bis { $bastille }: die Bastille. Ab { $word } zählt ein Wort mehr.
heading-turns = Spielzüge:
heading-house = Haus des Königs
heading-piles = { $pile } Karten im Stapel, { $discard } abgelegt{ $signed ->
    [0] {""}
    [one] , ein unterzeichneter Haftbefehl in einer Hand
   *[other] , { $signed } unterzeichnete Haftbefehle in Händen
}
heading-hand = Deine Hand
hand-empty = Du hast keine Karten.
house-empty = Im Haus des Königs liegt nichts.
column-player = Spieler
column-courtier = Höfling
column-standing = König / Königin
column-fortune = Livres
column-cards = Hand
per-round = +{ $livres } je Runde
rounds-left = { $rounds ->
    [none] –
    [one] 1 Runde
   *[other] { $rounds } Runden
}
seen-cards = du hast gesehen: { $cards }
married-to = verheiratet mit { $who }
you = du
left = { $actions ->
    [0] keine Aktion mehr
    [one] noch eine Aktion
   *[other] noch { $actions } Aktionen
}{ $power ->
    [free] , Fähigkeit frei
    [used] , Fähigkeit eingesetzt
   *[none] {""}
}
no-means-retire = bleiben
no-means-negotiate = du bist bereit
no-means-main = { $income ->
    [none] Zug beenden; der Haushofmeister hat sein Einkommen erst im zweiten
   *[other] Zug beenden und { $income } Livres erhalten
}
no-means-give-second = eine Karte genügt
no-means-reroll = die Ablehnung hinnehmen
note-chance = { $chance } %{ $again ->
    [none] {""}
   *[other] , mit deinem Amt { $again } %
}{ $scale ->
    [none] {""}
    [king] ; sonst sinkt dein Ansehen beim König auf { $after }
   *[queen] ; sonst sinkt dein Ansehen bei der Königin auf { $after }
}
note-through = { $chance } %: Erst muss sie zuhören, dann er{ $again ->
    [none] {""}
   *[other] ; mit deinem Amt { $again } %
}
change-standing = { scale-short } { $before } → { $after }
change-income = { $before } → { $after } Livres je Runde
change-fortune = { $before } → { $after } Livres
change-king-dies = der König stirbt
change-queen-dies = die Königin stirbt
change-none = nichts
intro = Du bist die Familie { $family } am Hof Ludwigs XIV.; { $others } spielen die anderen Familien. Jemand aus deiner Familie lebt am Hof, bald ein Mann, bald eine Frau, und sucht die Gunst von König und Königin: Titel, Pensionen und Ämter bringen jede Runde Geld. Die erste Familie mit { $goal } Livres gewinnt.
intro-hand = Das sind deine ersten Karten. Manche Ämter sind für Männer, manche für Frauen: Wähle, wen du an den Hof schickst. Man kann dich abweisen, dir dein Amt nehmen, dich ungefragt verheiraten, verbannen, verhaften oder vergiften; die anderen auch. Mit ? kommt Hilfe, w und eine Sache fragt danach, r und eine Nummer zeigt eine Regel.
for-others = für andere
