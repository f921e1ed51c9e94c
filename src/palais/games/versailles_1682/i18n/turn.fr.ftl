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
action-no = Non, ou fin
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
action-sex = { sex-name }
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
event-party-drawn = Le sort donne à { $player } : { party-name }.
event-steward-drawn = Le sort désigne { $player } comme premier chambellan.
event-dealt = { $player } reçoit { $cards } cartes.
event-round = La manche { $round } commence ; { $player } est chambellan.
event-accession = Un nouveau couple royal : la Reine vient { queen-from }. Tous reviennent à la cour.
event-retired = Le courtisan de { $player } se retire au couvent.
event-heir = Un héritier de { $player } vient à la cour : { sex-name }, { party-name }.
event-introduced = Le courtisan de { $player } est présenté à la cour.
event-negotiation = Les négociations commencent.
event-paid = { $player } paie { $livres } livres à { $to }.
event-ready = { $player } a fini de négocier.
event-relocated = La cour est { place-name }.
event-turn = C’est le tour de { $player }.
event-die = { $player } obtient { $value } ({ reason-name }).
event-die-most = { $player } obtient { $value } ; il faut { $most } ou moins ({ reason-name }).
event-die-least = { $player } obtient { $value } ; à partir de { $least }, cela a une conséquence ({ reason-name }).
event-standing-up = { $player } gagne en cote auprès de { $scale ->
    [king] Sa Majesté le Roi
   *[queen] Sa Majesté la Reine
} ({ reason-name }) : { $change }, maintenant { $now }.
event-standing-down = { $player } perd en cote auprès de { $scale ->
    [king] Sa Majesté le Roi
   *[queen] Sa Majesté la Reine
} ({ reason-name }) : { $change }, maintenant { $now }.
event-standing-set = { $player } a la cote { $now } auprès de { $scale ->
    [king] Sa Majesté le Roi
   *[queen] Sa Majesté la Reine
} ({ reason-name }).
event-money-gain = { $player } reçoit { $livres } livres ({ reason-name }) et en a { $now }.
event-money-loss = { $player } : { $livres } livres ({ reason-name }), il en reste { $now }.
event-drew = { $player } pioche la carte « { card-name } ».
event-drew-hidden = { $player } pioche une carte.
event-reshuffled = La défausse devient une nouvelle pioche de { $cards } cartes.
event-taken = { $player } prend la carte « { card-name } » dans la Maison du Roi.
event-played = { $player } joue la carte « { card-name } ». Cible : { target-name }.
event-played-alone = { $player } joue la carte « { card-name } ».
event-asked = { $player } demande { route-name } la carte « { card-name } », pour { $to }.
event-withdrawal = { $player } demande { route-name } de retirer la carte « { card-name } » à { $from }. Bénéficiaire : { receiver-name }.
event-audience = { $player } demande { route-name } une audience : { $audience ->
    [intervene] { $direction ->
        [up] intervention en faveur
       *[down] intervention contre
    }
   *[marry] { audience-name }
}. Au sujet de : { target-name }.
event-audience-alone = { $player } demande { route-name } une audience : { audience-name }.
event-granted = Accordé.
event-refused = Refusé.
event-heard = La Reine parle pour { $player }.
event-rerolled = { $player } relance le dé ({ card-name }).
event-laid = La carte « { card-name } » se trouve maintenant devant { $player } ({ reason-name }).
event-lost = { $player } perd la carte « { card-name } » ({ reason-name }).
event-discarded = { $player } défausse la carte « { card-name } ».
event-given = { $player } donne à { $to } la carte « { card-name } ».
event-given-hidden = { $player } donne une carte à { $to }.
event-looked = { $player } voit la main de { $at }.
event-letter-taken = { $player } prend la carte « { card-name } » à { $from }.
event-letter-taken-hidden = { $player } prend une carte à { $from }.
event-power = { $player } use du pouvoir de sa charge ({ card-name }). Cible : { target-name }.
event-power-alone = { $player } use du pouvoir de sa charge ({ card-name }).
event-levy = { $player } lève des impôts.
event-died = Le courtisan de { $player } meurt ({ reason-name }).
event-exiled = Le courtisan de { $player } part en exil ({ reason-name }).
event-imprisoned = Le courtisan de { $player } est conduit à la Bastille ({ reason-name }).
event-freed = Le courtisan de { $player } est sur le chemin du retour ({ reason-name }).
event-married = { $player } et { $to } sont mariés.
event-marriage-ended = Le mariage de { $player } et { $to } prend fin ({ reason-name }).
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
event-signed = La lettre de cachet de { $player } est signée.
event-unsigned = Une lettre de cachet de { $player } n’est plus signée ({ reason-name }).
event-broken-off = La manche est interrompue.
event-inherited = La veuve { $player } garde la carte « { card-name } » de { $from }.
event-remarried = Le Roi se remarie : une Reine venue { queen-from }.
event-fined = { $player } paie { $livres } livres d’amende.
event-exam = La réponse au Maître des Cérémonies est { $right ->
    [1] juste
   *[0] fausse
}.
event-done = { $player } termine son tour.
event-over = La partie est terminée.
idle-pay = Vous n’avez rien à payer, ou avez assez payé.
idle-actions-spent = Les deux actions sont faites.
idle-nothing = Vous ne pouvez rien faire d’autre.
