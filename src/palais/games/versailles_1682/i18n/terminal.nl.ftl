## Een spel in de terminal

no-means-retire = blijven
no-means-negotiate = je bent gereed
no-means-main = beurt beëindigen
no-means-give-second = één kaart is genoeg
no-means-reroll = de afwijzing aanvaarden
column-player = Speler
column-status = Hoveling
column-standing = K / Q
column-fortune = Livres
column-cards = Kaarten
column-before = Ligt voor de hoveling
heading-hand = Je hand
heading-house = Huis van de Koning
hand-empty = Je hebt geen kaarten.
header = Ronde { $round } · { place-name } · doel: { $goal } livres
header-queen = een koningin { queen-from }
header-no-queen = geen koningin
header-regency = regentschap: de koningin is regentes
header-war = in oorlog met { country-name }
left = nog { $actions ->
    [one] één actie
   *[other] { $actions } acties
}, bevoegdheid { $used ->
    [1] gebruikt
   *[0] ongebruikt
}
