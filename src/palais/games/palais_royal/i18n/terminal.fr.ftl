## Une partie dans le terminal

turn-header = { $last ->
    [0] { $round ->
        [0] { title }
       *[other] Manche { $round }
    }
   *[other] Dernière manche
} · { $player } · { named-phase }
your-turn = { $player }, c’est à vous de jouer.
thinking = { $player } réfléchit…
nobles-until-end = { $count ->
    [0] Après cette manche vient la dernière
    [one] Encore { $count } noble avant la fin
   *[other] Encore { $count } nobles avant la fin
}
last-round = C’est la dernière manche

heading-rows = Bordures du parc
heading-choices = Vos choix
heading-log = Ce qui s’est passé
left-free = { $count ->
    [one] encore { $count } serviteur à placer
   *[other] encore { $count } serviteurs à placer
}
left-gate = { $count ->
    [one] encore { $count } serviteur possible sur le Portail
   *[other] encore { $count } serviteurs possibles sur le Portail
}
left-muster = autant de serviteurs que vous voulez sur le Portail
left-moves = { $count ->
    [one] encore { $count } déplacement
   *[other] encore { $count } déplacements
}
left-king = { $count ->
    [one] encore { $count } serviteur possible chez le Roi
   *[other] encore { $count } serviteurs possibles chez le Roi
}
left-madame = { $count ->
    [one] encore { $count } serviteur possible chez Madame
   *[other] encore { $count } serviteurs possibles chez Madame
}
left-recruitments = { $count ->
    [one] encore { $count } recrutement
   *[other] encore { $count } recrutements
}
undo-nothing = Il n’y a rien à annuler dans ce tour.
legend = prix actuel, sceaux du Roi et de Madame → points · ² compte double · { $crown } bonus de majorité · { $mitre } par le Cardinal
