## Een spel in de terminal

header-round = Ronde { $round }
header-place = het hof is { place-name }
header-queen = een koningin { queen-from }
header-no-queen = geen koningin: de koning kan hertrouwen
header-regency = regentschap tot ronde { $round }: de koningin is regentes
header-war = in oorlog met { country-name }
header-goal = wie het eerst { $goal } livres heeft
heading-scale = De vertrekken: wie waar staat
heading-chance = kans in %
scale-legend = Tot { $exile }: ballingschap en Bastille dreigen; tot { $bastille }: de Bastille. Vanaf { $word } telt een woord meer.
heading-turns = Beurten:
heading-house = Huis van de Koning
heading-piles = { $pile } kaarten om te trekken, { $discard } afgelegd{ $signed ->
    [0] {""}
    [one] , één getekend arrestatiebevel in een hand
   *[other] , { $signed } getekende arrestatiebevelen in handen
}
heading-hand = Je hand
hand-empty = Je hebt geen kaarten.
house-empty = Er ligt niets in het Huis van de Koning.
column-player = Speler
column-courtier = Hoveling
column-standing = Koning / Koningin
column-fortune = Livres
column-cards = Hand
per-round = +{ $livres } per ronde
rounds-left = { $rounds ->
    [none] –
    [one] 1 ronde
   *[other] { $rounds } rondes
}
seen-cards = je hebt gezien: { $cards }
married-to = getrouwd met { $who }
you = jij
left = { $actions ->
    [0] geen actie meer
    [one] nog één actie
   *[other] nog { $actions } acties
}{ $power ->
    [free] , bevoegdheid vrij
    [used] , bevoegdheid gebruikt
   *[none] {""}
}
no-means-retire = blijven
no-means-negotiate = je bent gereed
no-means-main = { $income ->
    [none] beurt beëindigen; de hofmeester krijgt zijn inkomen pas in de tweede
   *[other] beurt beëindigen en { $income } livres ontvangen
}
no-means-give-second = één kaart is genoeg
no-means-reroll = de afwijzing aanvaarden
note-chance = { $chance } %{ $again ->
    [none] {""}
   *[other] , { $again } % met je ambt
}{ $scale ->
    [none] {""}
    [king] ; zo niet, dan daalt je aanzien bij de koning naar { $after }
   *[queen] ; zo niet, dan daalt je aanzien bij de koningin naar { $after }
}
note-through = { $chance } %: eerst moet zij luisteren, dan hij{ $again ->
    [none] {""}
   *[other] ; { $again } % met je ambt
}
change-standing = { scale-short } { $before } → { $after }
change-income = { $before } → { $after } livres per ronde
change-fortune = { $before } → { $after } livres
change-king-dies = de koning sterft
change-queen-dies = de koningin sterft
change-none = niets
intro = Je bent de familie { $family } aan het hof van Lodewijk XIV; { $others } spelen de andere families. Iemand uit je familie leeft aan het hof, nu een man, dan een vrouw, en zoekt de gunst van koning en koningin: titels, jaargelden en ambten brengen elke ronde geld op. De eerste familie met { $goal } livres wint.
intro-hand = Dit zijn je eerste kaarten. Sommige ambten zijn voor mannen, andere voor vrouwen: kies wie je naar het hof stuurt. Men kan je afwijzen, je ambt afnemen, je ongevraagd uithuwelijken, verbannen, arresteren of vergiftigen; de anderen ook. Typ ? voor hulp, w en een ding om ernaar te vragen, r en een nummer voor een regel.
for-others = voor anderen
