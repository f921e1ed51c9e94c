## Le tour

phase-setup = Mise en place
phase-reinforce = Renfort
phase-move = Déplacement
phase-income = Revenus
phase-recruit = Recrutement
phase-cards = Cartes
phase-pay = Paiement des sceaux
phase-border = Un serviteur en bordure du parc
phase-keep = Choix des cartes
phase-over = Fin de partie

turn-action-1 = Cour d’honneur : placer de nouveaux serviteurs sur le Portail
turn-action-2 = Cage d’escalier : déplacer les serviteurs dans le château
turn-action-3 = Hôtel de la Monnaie, Roi et Madame : prendre de l’or, compter les sceaux
turn-action-4 = Parc : recruter des nobles
turn-action-5 = Porte de service : tirer des cartes Privilège

named-phase = { $phase ->
    [setup] { phase-setup }
    [reinforce] { phase-reinforce }
    [move] { phase-move }
    [income] { phase-income }
    [recruit] { phase-recruit }
    [cards] { phase-cards }
    [pay] { phase-pay }
    [border] { phase-border }
    [keep] { phase-keep }
   *[over] { phase-over }
}

## Ce que l’on peut choisir

choose-done = Plus rien à faire ici ?
choose-play = Quelle carte jouez-vous ?
choose-put = Où va le prochain serviteur ?
choose-reinforce = D’où vient le nouveau serviteur du Portail ?
choose-move = Quel serviteur se déplace, et où ?
choose-king = D’où vient le nouveau serviteur du Roi ?
choose-madame = D’où vient le nouveau serviteur de Madame ?
choose-recruit = Quel noble recrutez-vous ?
choose-pay = Quels sceaux payez-vous avec des cartes ?
choose-border = D’où vient le serviteur placé en bordure du parc ?
choose-draw = Voulez-vous tirer des cartes ?
choose-keep = Quelle carte conservez-vous ?

action-done = Terminer cette action
action-play = Jouer { named-card } { for-price }
action-put = Placer un serviteur { place-room }
action-reinforce = Faire venir un serviteur { place-source } sur le Portail
action-move = Déplacer un serviteur { place-from } { place-to }
action-king = Faire venir un serviteur { place-source } chez le Roi
action-madame = Faire venir un serviteur { place-source } chez Madame
action-recruit = Recruter le noble de la case { $field }
action-pay = { $king ->
    [0] { $madame ->
        [0] Payer tous les sceaux avec des serviteurs
       *[other] Payer { seals-madame } avec des cartes, le reste avec des serviteurs
    }
   *[other] { $madame ->
        [0] Payer { seals-king } avec des cartes, le reste avec des serviteurs
       *[other] Payer { seals-king } et { seals-madame } avec des cartes, le reste avec des serviteurs
    }
}
action-border = Laisser un serviteur { place-source } sur la case
action-draw = Tirer des cartes
action-keep = Conserver { named-card }

## Ce qui s’est passé

event-started = Une partie à { $players } joueurs commence. { $player } joue en premier.
event-put = { $player } place un serviteur { place-room }.
because = { $servants ->
    [0] { $nobles ->
        [0] { $card } par une carte
       *[other] { $nobles } par des nobles{ because-card }
    }
    [one] { $servants } serviteur{ because-majority }{ because-nobles }{ because-card }
   *[other] { $servants } serviteurs{ because-majority }{ because-nobles }{ because-card }
}
because-majority = { $majority ->
    [0] { "" }
   *[other] , la majorité
}
because-nobles = { $nobles ->
    [0] { "" }
   *[other] , { $nobles } par des nobles
}
because-card = { $card ->
    [0] { "" }
   *[other] , { $card } par une carte
}
because-gate = { $gate ->
    [0] { "" }
    [one] { " " }{ $gate } nouveau serviteur sur le Portail : { because }.
   *[other] { " " }{ $gate } nouveaux serviteurs sur le Portail : { because }.
}
because-moves = { $moves ->
    [0] { "" }
    [one] { " " }{ $moves } déplacement : { because }.
   *[other] { " " }{ $moves } déplacements : { because }.
}
event-turn = { $last ->
    [0] Manche { $round } : c’est à { $player } de jouer.{ because-gate }
   *[other] Manche { $round }, la dernière : c’est à { $player } de jouer.{ because-gate }
}
event-phase = { $player } passe à la suite : { named-phase }.{ because-moves }
event-card-played = { $player } joue { named-card } { for-price }.
event-reinforced = { $player } fait venir un serviteur { place-source } sur le Portail.
event-moved = { $player } déplace un serviteur { place-from } { place-to }.
event-gold-taken = { $gold ->
    [one] { $player } prend { $gold } pièce d’or : { because }.
   *[other] { $player } prend { $gold } pièces d’or : { because }.
}
event-king-placed = { $player } fait venir un serviteur { place-source } chez le Roi.
event-madame-placed = { $player } fait venir un serviteur { place-source } chez Madame.
event-recruited = { $player } recrute le noble de la case { $field } : { named-noble }, { worth-points }.
event-paid-gold = { $player } paie { cost-gold }{ $discount ->
    [0] { "" }
    [one] { " " }({ $discount } case libre à côté)
   *[other] { " " }({ $discount } cases libres à côté)
}.
event-paid-seals = { $player } paie { $room ->
    [king] { $servants ->
        [one] { $servants } sceau du Roi : un serviteur revient
       *[other] { $servants } sceaux du Roi : { $servants } serviteurs reviennent
    } de chez le Roi dans la réserve
   *[madame] { $servants ->
        [one] { $servants } sceau de Madame : un serviteur revient
       *[other] { $servants } sceaux de Madame : { $servants } serviteurs reviennent
    } de chez Madame dans la réserve
}.
event-paid-card-seals = { $player } paie { $room ->
    [king] { $seals ->
        [one] { $seals } sceau du Roi
       *[other] { $seals } sceaux du Roi
    }
   *[madame] { $seals ->
        [one] { $seals } sceau de Madame
       *[other] { $seals } sceaux de Madame
    }
} avec une carte.
event-servants-joined = { $servants ->
    [0] La réserve commune est vide : pas de nouveau serviteur pour { $player }.
    [one] { $player } reçoit { $servants } serviteur de la réserve commune.
   *[other] { $player } reçoit { $servants } serviteurs de la réserve commune.
}
event-border = { $player } laisse un serviteur { place-source } sur la case { $field }.
event-reshuffled = { $cards ->
    [one] La défausse devient la nouvelle pioche : { $cards } carte.
   *[other] La défausse est mélangée : { $cards } cartes forment la nouvelle pioche.
}
event-drew = { $cards ->
    [one] { $player } a tiré { $cards } carte.
   *[other] { $player } a tiré { $cards } cartes.
}
event-drawn-card = { $player } tire { named-card }.
event-drawn-card-hidden = { $player } tire une carte.
event-kept = { $player } conserve { named-card } ; un serviteur revient de la Porte de service.
event-kept-hidden = { $player } conserve une carte ; un serviteur revient de la Porte de service.
event-discarded = { $cards ->
    [one] { $player } défausse { named-card }.
   *[other] { $player } défausse { $cards } × { named-card }.
}
event-last-round = { $nobles ->
    [one] Il reste { $nobles } noble dans le parc : la dernière manche commence.
   *[other] Il reste { $nobles } nobles dans le parc : la dernière manche commence.
}
event-over = La partie est terminée.

## Titres

title = Palais Royal
heading-palace = Château
heading-park = Parc
heading-players = Joueurs
heading-hand = Votre main
heading-drawn = Cartes tirées
heading-score = Décompte final
column-points = Points
column-noble = Noble
left-card-seals = { $count ->
    [one] encore { $count } sceau fourni par vos cartes
   *[other] encore { $count } sceaux fournis par vos cartes
}
hand-empty = Vous n’avez aucune carte en main.
face-down = { $count ->
    [one] { $count } noble face cachée
   *[other] { $count } nobles face cachée
}
column-player = Joueur
column-gold = Or
column-supply = Réserve
column-reserve = Commune
column-cards = Cartes
column-nobles = Nobles
column-privileges = Privilèges
column-room = Lieu
column-majority = Bonus de majorité
column-field = Case
column-price = Prix
column-row = Rangée
column-moment = Moment
column-effect = Effet
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
