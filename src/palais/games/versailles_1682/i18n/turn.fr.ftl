## Une manche : questions, actions, ce qui s’est passé

choose-sex = Votre premier courtisan est-il un homme ou une femme ?
choose-first-party = À quel parti appartient votre courtisan ?
choose-retire = Votre courtisan se retire-t-il au couvent, pour qu’un héritier vienne à la cour ?
choose-heir-party = À quel parti appartient l’héritier ?
choose-ready = Avez-vous fini de parler et de payer ?
choose-pay = Combien de livres payez-vous à { $to } ?
choose-place = Où la cour séjourne-t-elle pendant cette manche ?
choose-main = Que faites-vous ensuite ?
choose-take = Quelle carte prenez-vous dans la Maison du Roi ?
choose-card = Quelle carte jouez-vous ?
choose-target = Pour ou contre qui ?
choose-route = Par quelle voie demandez-vous ?
choose-audience = Quelle audience demandez-vous ?
choose-audience-of = De quelle charge ou de qui s’agit-il ?
choose-receiver = Qui reçoit la charge ?
choose-direction = En hausse ou en baisse ?
choose-give-seat = À qui donnez-vous des cartes ?
choose-give-card = Quelle carte donnez-vous ?
choose-give-second = Une seconde carte ?
choose-power-target = Pour ou contre qui usez-vous du pouvoir de votre charge ?
choose-letter = Quelle carte prenez-vous dans cette main ?
choose-reader = Quelle carte défaussez-vous ?
choose-reroll = Le jet a échoué. Usez-vous de votre charge pour relancer le dé ?
choose-surplus = Vous avez plus de dix cartes : laquelle défaussez-vous ?
idle-pay = Vous n’avez rien à payer, ou avez assez payé.
idle-actions-spent = Les deux actions sont faites.
idle-nothing = Vous ne pouvez rien faire d’autre.
action-no = Fini
action-yes = Oui
action-draw = Piocher une carte
action-take = Prendre une carte dans la Maison du Roi
action-play = Jouer une carte
action-audience = Demander une audience
action-give = Donner des cartes
action-power = User du pouvoir de la charge
action-levy = Lever des impôts
action-seat = { $to }
action-the-king = Le Roi
action-the-queen = La Reine
action-house = Dans la Maison du Roi
action-country = { country-name }
action-sex = { $sex ->
    [woman] Une femme
   *[man] Un homme
}
action-place = La cour est { place-name }
action-route = Demander { route-name }
action-direction = { $direction ->
    [up] En hausse
   *[down] En baisse
}
action-card = { card-name }
action-pay = Payer { $livres } livres à { $to }
action-fine = Amende pour { $to }
action-exam = { $right ->
    [1] La réponse est juste
   *[0] La réponse est fausse
}
action-which = { audience-name }
event-sex-chosen = { $player } choisit { sex-name } pour premier courtisan.
event-party-chosen = { $player } choisit : { party-name }.
event-party-drawn = Le sort donne à { $player } : { party-name }.
event-steward-drawn = Le sort désigne { $player } comme premier chambellan.
event-dealt = { $player } reçoit { $cards } cartes.
event-round = La manche { $round } commence ; { $player } est chambellan.
event-accession = Un nouveau couple royal : la Reine vient { queen-from }. Tous reviennent à la cour.
event-retired = { $player } : le courtisan se retire au couvent.
event-heir = { $player } : un héritier vient à la cour, { sex-name }, { party-name }.
event-introduced = { $player } : le courtisan est présenté à la cour.
event-negotiation = Les négociations commencent.
event-paid = { $player } paie { $livres } livres à { $to }.
event-ready = { $player } a fini de négocier.
event-relocated = La cour est { place-name }.
event-turn = C’est à { $player } de jouer.
event-die = { $player } obtient { $value } ({ reason-name }).
event-die-roll = { $player } obtient { $value }, il fallait { $most } ou moins ({ reason-name }) : { die-verdict }.
event-die-fate = { reason-name }, { $player } : le dé donne { $value }, mortel jusqu’à { $most } : { die-verdict }.
event-die-from = { $player } obtient { $value }, à partir de { $least } cela se paie ({ reason-name }) : { die-verdict }.
event-die-points = { $player } obtient { $value } : la parole compte { $hit ->
    [most] un point
   *[none] deux points
}, un de plus avec une haute cote.
event-standing-up = { $player } monte auprès { scale-with } de { $was } à { $now } ({ reason-name }).
event-standing-down = { $player } descend auprès { scale-with } de { $was } à { $now } ({ reason-name }).
event-standing-set = { $player } commence à { $now } auprès { scale-with } ({ reason-name }).
event-money-gain = { $player } reçoit { $livres } livres ({ reason-name }) et en a { $now }.
event-money-loss = { $player } perd { $livres } livres ({ reason-name }) ; il en reste { $now }.
event-drew = { $player } pioche la carte « { card-name } ».
event-drew-hidden = { $player } pioche une carte.
event-reshuffled = La défausse devient une nouvelle pioche de { $cards } cartes.
event-taken = { $player } prend la carte « { card-name } » dans la Maison du Roi.
event-played = { $player } joue la carte « { card-name } » { target-on }.
event-played-alone = { $player } joue la carte « { card-name } ».
event-asked = { $player } { route-asks } la carte « { card-name } », { for-whom }.
event-withdrawal = { $player } { route-asks } de retirer à { $from } sa charge ({ card-name }), { receiver-gets }.
event-audience = { $player } { route-asks } une audience : { audience-about }.
event-audience-alone = { $player } { route-asks } une audience : { audience-name }.
event-granted = Accordé à { $player }.
event-refused = Refusé : { $player } a demandé en vain.
event-refused-card = Refusé : la carte « { card-name } » va dans la Maison du Roi.
event-heard = La Reine parle pour { $player }.
event-rerolled = { $player } relance le dé ({ card-name }).
event-laid = { $player } est maintenant { office-name } ({ reason-name }).
event-lost = { $player } n’est plus { office-name } ({ reason-name }).
event-lost-card = { $player } perd la carte « { card-name } » ({ reason-name }).
event-laid-card = La carte « { card-name } » se trouve maintenant devant { $player } ({ reason-name }).
event-discarded = { $player } défausse la carte « { card-name } ».
event-given = { $player } donne à { $to } la carte « { card-name } ».
event-given-hidden = { $player } donne une carte à { $to }.
event-looked = { $player } voit les cartes en main chez { $at }.
event-letter-taken = { $player } prend la carte « { card-name } » à { $from }.
event-letter-taken-hidden = { $player } prend une carte à { $from }.
event-power = { $player } use du pouvoir de sa charge ({ card-name }) { target-on }.
event-power-alone = { $player } use du pouvoir de sa charge ({ card-name }).
event-levy = { $player } lève des impôts.
event-died = { $player } : le courtisan meurt ({ reason-name }).
event-exiled = { $player } : le courtisan part en exil ({ reason-name }).
event-imprisoned = { $player } : le courtisan est conduit à la Bastille ({ reason-name }).
event-freed = { $player } : le courtisan est sur le chemin du retour ({ reason-name }).
event-married = { $player } et { $to } sont mariés.
event-marriage-ended = Le mariage entre { $player } et { $to } prend fin ({ reason-name }).
event-king-died = Le Roi est mort. { $regency ->
    [1] La Reine devient Régente.
   *[0] Il n’y a pas de Reine.
}
event-queen-died = { $regency ->
    [1] La Régente est morte.
   *[0] La Reine est morte. Le Roi peut se remarier.
}
event-war = Guerre contre { country-name }.
event-peace = Paix avec { country-name } ({ reason-name }).
event-signed = { $player } : la lettre de cachet est signée.
event-unsigned = { $player } : une lettre de cachet n’est plus signée ({ reason-name }).
event-broken-off = La manche est interrompue.
event-inherited = La veuve { $player } garde un titre du défunt ({ $from }) : { office-name }.
event-remarried = Le Roi se remarie : une Reine venue { queen-from }.
event-fined = { $player } paie { $livres } livres d’amende.
event-exam = La réponse au Maître des Cérémonies est { $right ->
    [1] juste
   *[0] fausse
}.
event-done = { $player } termine son tour.
event-over = La partie est terminée.
die-verdict = { $reason ->
    [crown-roll] { $hit ->
        [most] accordé
       *[none] non accordé
    }
    [queen-roll] { $hit ->
        [most] elle écoute
       *[none] elle n’écoute pas
    }
    [favourite] { $hit ->
        [most] le Roi est charmé
       *[none] le Roi détourne les yeux
    }
    [seals] { $hit ->
        [most] le Roi consent
       *[none] le Roi secoue la tête
    }
    [ceremonies] { $hit ->
        [most] une faute d’étiquette
       *[none] irréprochable
    }
    [levy] { $hit ->
        [least] le Roi l’apprend
       *[none] personne ne se plaint
    }
    [poison] { $hit ->
        [most] mortel
        [least] l’empoisonneur est découvert
       *[none] il ne se passe rien
    }
   *[other] { $hit ->
        [none] épargné
       *[most] mortel
    }
}
target-on = { $targetkind ->
    [self] pour son propre courtisan
    [seat] sur { $target }
    [king] sur le Roi
    [queen] sur la Reine
   *[other] ({ target-name })
}
for-whom = { $tokind ->
    [self] pour son propre courtisan
   *[seat] pour { $to }
}
receiver-gets = { $receiverkind ->
    [self] pour son propre courtisan
    [seat] pour { $receiver }
   *[house] au profit de la Maison du Roi
}
route-asks = { $route ->
    [through] demande par l’entremise de la Reine
    [queen] demande à la Reine elle-même
   *[crown] demande à la Couronne
}
audience-about = { $audience ->
    [marry] mariage avec { target-name }
    [intervene] { $direction ->
        [up] une bonne parole pour { target-name }
       *[down] une parole contre { target-name }
    }
    [release] faire sortir { target-name } de la Bastille
    [recall] rappeler { target-name } d’exil
   *[other] { audience-name }
}
