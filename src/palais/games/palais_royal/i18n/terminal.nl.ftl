## Een partij in de terminal

turn-header = { $last ->
    [0] { $round ->
        [0] { title }
       *[other] Ronde { $round }
    }
   *[other] Laatste ronde
} · { $player } · { named-phase }
your-turn = { $player }, je bent aan de beurt.
thinking = { $player } denkt na …
nobles-until-end = { $count ->
    [0] Na deze ronde komt de laatste
    [one] Nog { $count } edele tot het einde
   *[other] Nog { $count } edelen tot het einde
}
last-round = Dit is de laatste ronde

heading-rows = Randrijen
heading-choices = Je keuzes
heading-log = Wat er gebeurd is
left-free = { $count ->
    [one] nog { $count } dienaar te plaatsen
   *[other] nog { $count } dienaars te plaatsen
}
left-gate = { $count ->
    [one] nog { $count } dienaar mag naar de Poort
   *[other] nog { $count } dienaars mogen naar de Poort
}
left-muster = zoveel dienaars als je wilt mogen naar de Poort
left-moves = { $count ->
    [one] nog { $count } beweging
   *[other] nog { $count } bewegingen
}
left-king = { $count ->
    [one] nog { $count } dienaar mag naar de koning
   *[other] nog { $count } dienaars mogen naar de koning
}
left-madame = { $count ->
    [one] nog { $count } dienaar mag naar Madame
   *[other] nog { $count } dienaars mogen naar Madame
}
left-recruitments = { $count ->
    [one] nog { $count } aanwerving
   *[other] nog { $count } aanwervingen
}
undo-nothing = Er valt in deze beurt niets ongedaan te maken.
legend = prijs nu, zegels van de koning en van Madame → punten · ² telt dubbel · { $crown } meerderheidsbonus · { $mitre } door de Kardinaal
