## Une partie dans le terminal

title = Palais Royal
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

heading-palace = Château
heading-park = Parc
heading-rows = Bordures du parc
heading-players = Joueurs
heading-hand = Votre main
heading-drawn = Cartes tirées
heading-choices = Vos choix
heading-log = Ce qui s’est passé
heading-score = Décompte final

column-player = Joueur
column-gold = Or
column-supply = Réserve
column-reserve = Commune
column-cards = Cartes
column-nobles = Nobles
column-privileges = Privilèges
column-points = Points
column-room = Lieu
column-majority = Bonus de majorité
column-field = Case
column-noble = Noble
column-price = Prix
column-row = Rangée
column-moment = Moment
column-effect = Effet

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
left-card-seals = { $count ->
    [one] encore { $count } sceau fourni par vos cartes
   *[other] encore { $count } sceaux fournis par vos cartes
}
missing-office = aucun serviteur au Bureau
missing-gold = { $count ->
    [one] il manque { $count } pièce d’or
   *[other] il manque { $count } pièces d’or
}
missing-king = { $count ->
    [one] il manque { $count } sceau du Roi
   *[other] il manque { $count } sceaux du Roi
}
missing-madame = { $count ->
    [one] il manque { $count } sceau de Madame
   *[other] il manque { $count } sceaux de Madame
}
hand-empty = Vous n’avez aucune carte en main.
face-down = { $count ->
    [one] { $count } noble face cachée
   *[other] { $count } nobles face cachée
}

undo-nothing = Il n’y a rien à annuler dans ce tour.
legend = prix actuel, sceaux du Roi et de Madame → points · ² compte double · { $crown } bonus de majorité · { $mitre } par le Cardinal

## Conseils

hint-recruit = { $count ->
    [one] Ainsi vous recrutez le noble de la case { $fields } pour { worth-points }.
   *[other] Ainsi vous recrutez les nobles des cases { $fields } pour { worth-points } en tout.
}
hint-put = Ainsi vos serviteurs gratuits travaillent dès le premier tour.
hint-majority = Des serviteurs vont { place-room }, et le bonus de majorité y devient le vôtre.
hint-prepare = Cela prépare le noble de la case { $field }, qui rapporte { worth-points }.
hint-card = { named-card } vaut plus maintenant que plus tard.
hint-keep = { named-card } vaut plus que le serviteur à la Porte de service.
hint-draw = { $cards ->
    [one] { $cards } carte à regarder ; conservez-la si elle vous aide.
   *[other] { $cards } cartes au choix ; conservez ce qui vous aide.
}
hint-gold = { $gold ->
    [one] L’idée est d’économiser : { $gold } pièce d’or pour les prochains tours.
   *[other] L’idée est d’économiser : { $gold } pièces d’or pour les prochains tours.
}
hint-done = Plus rien ne vaut son prix à présent ; terminez votre tour.
hint-step-recruit = Cela rapporte { worth-points }.
hint-step-noble = C’est nécessaire pour le noble à { worth-points } de ce plan.
hint-step-way = De là, le chemin continue { place-to }.
hint-step-done = Plus rien n’en vaut la peine dans cette action.
hint-step-pay = Il faut payer les sceaux ; c’est la meilleure façon.
hint-step-border = Un noble de bordure laisse sa place à un serviteur, qui compte dans la rangée.
hint-step-room = { $room ->
    [court] Dans la Cour d’honneur, un serviteur en fait venir un autre à chaque tour.
    [gate] Les nouveaux serviteurs ne coûtent rien ; du Portail, ils vont au travail.
    [stairs] Dans la Cage d’escalier, un serviteur donne un déplacement par tour.
    [mint] À l’Hôtel de la Monnaie, un serviteur rapporte 1 pièce d’or par tour.
    [king] Chez le Roi, un serviteur est un sceau pour les nobles.
    [madame] Chez Madame, un serviteur est un sceau pour les nobles.
    [office] Au Bureau, un serviteur peut recruter un noble.
    [backdoor] À la Porte de service, un serviteur tire une carte.
   *[cardinal] Chez le Cardinal, un serviteur départage les égalités.
}
