# La table en français. ** entoure ce qui est en gras.

## Parties de la page

table-named = Table « { $name } »
table-quoted = « { $name } »
table-park = Le parc
table-palace = Le château
table-desk = Ma place
table-parts = Parties de la table
table-players-and-log = Joueurs et journal
table-tab-park = Parc
table-tab-palace = Château
table-tab-hand = Main
table-tab-players = Joueurs
table-tab-log = Journal
table-rules = Les règles en bref
table-about = La table et ses joueurs
table-home = Page d’accueil
table-menu = Menu

## Le bandeau

table-your-turn = À vous de jouer
table-their-turn = Au tour de { $player }
table-round = Manche { $round }
table-round-last = Manche { $round }, la dernière
table-steps = Les cinq actions d’un tour
table-step-reinforce = Renfort
table-step-move = Déplacer
table-step-income = Revenus
table-step-recruit = Recruter
table-step-cards = Cartes
table-step-done = fait
table-left-setup = **{ $left } sur { $total }** serviteurs à placer
table-left-reinforce = **{ $left } sur { $total }** pour le Portail
table-left-muster = **à volonté** sur le Portail
table-left-move = { $total ->
    [one] **{ $left } sur { $total }** déplacement
   *[other] **{ $left } sur { $total }** déplacements
}
table-left-income = { $total ->
    [0] rien du Roi ni de Madame
   *[other] { $left ->
        [one] **{ $left } sceau** offert
       *[other] **{ $left } sceaux** offerts
    }
}
table-left-recruit = { $total ->
    [one] **{ $left } sur { $total }** recrutement
   *[other] **{ $left } sur { $total }** recrutements
}
table-nobles = **{ $count } nobles** au parc · fin à { $end }
table-nobles-short = nobles
table-last-round = **La dernière manche** est en cours

## Lieux et cases

table-gives-court = 1 serviteur chacun
table-gives-gate = renforts
table-gives-stairs = 1 déplacement chacun
table-gives-mint = 1 pièce chacun
table-gives-king = 1 sceau chacun
table-gives-madame = 1 sceau chacun
table-gives-office = 1 noble chacun
table-gives-backdoor = 1 carte chacun
table-gives-cardinal = départage
table-row-lions = Lions
table-row-vases = Vases
table-row-fountains = Fontaines
table-row-statues = Statues
table-tied = égalité
table-picked = { $count } sur { $of } choisis
table-too-far = { $moves ->
    [one] { $moves } déplacement : trop loin
   *[other] { $moves } déplacements : trop loin
}
table-pill-draw = tirer
table-room-empty = personne
table-room-majority = Bonus de majorité : { $player } ({ $reason })
table-lit = peut être choisi
table-lit-pick = vos serviteurs peuvent être choisis
table-lit-cost = { $count ->
    [one] à { $count } déplacement
   *[other] à { $count } déplacements
}
table-field = Case { $field }
table-field-free = libre
table-field-servant = un serviteur de { $player }
table-price-now = { $discount ->
    [one] maintenant { $price } pièces d’or, car { $discount } case voisine est libre
   *[other] maintenant { $price } pièces d’or, car { $discount } cases voisines sont libres
}
table-can-recruit = peut être recruté maintenant
table-in-row = dans la { $row }
table-in-row-double = dans la { $row }, compte double
table-place = { $place ->
    [lions] dans la rangée des lions
    [vases] dans la rangée des vases
    [fountains] dans la rangée des fontaines
    [statues] dans la rangée des statues
    [double] sur la case double de la { $row }
    [corner] au coin de la { $row } et de la { $other }
   *[inside] à l’intérieur du parc
}
table-discount = { $count ->
    [one] −{ $count } : une case libre à côté
   *[other] −{ $count } : { $count } cases libres à côté
}

## Détails d'un noble

table-couple = Un couple
table-points = { $points ->
    [one] point
   *[other] points
}
table-price-gold = Or
table-price-king = Sceaux du Roi
table-price-madame = Sceaux de Madame
table-of-mine = vous avez { $count }
table-enough = suffit
table-not-enough = ne suffit pas
table-gain-alone = les { $points } seraient à vous seul.
table-gain-shared = première place partagée : { $points } chacun.
table-gain-second = vous seriez deuxième : { $points }.
table-gain-same = vous gardez vos { $points }.
table-gain-none = pas encore de points.
table-servant-from = Serviteur pris
table-from-supply = en réserve
table-from-room = dans un lieu
table-recruit-for = { $price ->
    [0] Recruter sans or
    [one] Recruter pour { $price } pièce d’or
   *[other] Recruter pour { $price } pièces d’or
}
table-recruit-later = On recrute à l’action 4.
table-missing = Il manque :
table-missing-gold = { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
}
table-missing-king = { $count ->
    [one] { $count } sceau du Roi
   *[other] { $count } sceaux du Roi
}
table-missing-madame = { $count ->
    [one] { $count } sceau de Madame
   *[other] { $count } sceaux de Madame
}
table-missing-office = un serviteur au Bureau
table-border-supply = De la réserve
table-border-room = Ou choisissez un lieu éclairé du château.

## Joueurs

table-you = vous
table-away = absent
table-connected = à la table
table-stands-in = remplacé par un bot
table-resigned = a abandonné
table-bot-for = un bot pour { $player }
table-agrees-to-hints = accepte les conseils
table-not-yet-for-hints = n’a pas encore accepté les conseils
table-clock = Temps restant
table-time-days = { $days } j { $hours } h
table-cards-in-hand = cartes en main
table-part-nobles = nobles { $points }
table-part-park = parc { $points }
table-part-cards = cartes { $points }
table-part-hand = main { $points }
table-points-hidden = points cachés
table-shown = face visible

## Journal et discussion

table-log = Journal
table-chat = Discussion
table-log-and-chat = Journal et discussion
table-unread = nouveau
table-skip = passer
table-speed = Vitesse du tour des autres
table-speed-at-once = aussitôt
table-chat-empty = Personne n’a encore rien dit.
table-chat-say = Dire quelque chose
table-chat-send = Envoyer
table-log-put = { $player } place { $count } serviteurs { place-room }.
table-log-reinforced = { $player } fait venir { $count } serviteurs { place-source } sur le Portail.
table-log-moved = { $player } déplace { $count } serviteurs { place-from } { place-to }.
table-log-card-seals = { $cards ->
    [0] { "" }
   *[other] { " " }(dont { $cards } avec une carte)
}
table-log-border = { $player } laisse un serviteur { place-source } { table-place }.
table-log-recruited = { $player } recrute un noble { table-place } ({ named-noble }, { worth-points }) pour { cost-gold }{ cost-king }{ cost-madame }{ table-log-card-seals }.
table-log-drew = { $player } tire { $cards }.
table-log-kept = { $player } conserve { $cards }.
table-log-kept-hidden = { $player } conserve { $count } cartes.
table-log-discarded = { $player } défausse { $cards }.

# Sur le lecteur : la phrase d'un événement s'il y en a une, sinon celle qui parle de n'importe qui.
table-you-subject = Vous
table-you-put = Vous placez un serviteur { place-room }.
table-you-card-played = Vous jouez { named-card } { for-price }.
table-you-reinforced = Vous faites venir un serviteur { place-source } sur le Portail.
table-you-moved = Vous déplacez un serviteur { place-from } { place-to }.
table-you-gold-taken = { $gold ->
    [one] Vous prenez { $gold } pièce d’or : { because }.
   *[other] Vous prenez { $gold } pièces d’or : { because }.
}
table-you-king-placed = Vous faites venir un serviteur { place-source } chez le Roi.
table-you-madame-placed = Vous faites venir un serviteur { place-source } chez Madame.
table-you-servants-joined = { $servants ->
    [0] La réserve commune est vide : pas de nouveau serviteur pour vous.
    [one] Vous recevez { $servants } serviteur de la réserve commune.
   *[other] Vous recevez { $servants } serviteurs de la réserve commune.
}
table-you-log-border = Vous laissez un serviteur { place-source } { table-place }.
table-you-kept = Vous conservez { named-card } ; un serviteur revient de la Porte de service.
table-you-discarded = { $cards ->
    [one] Vous défaussez { named-card }.
   *[other] Vous défaussez { $cards } × { named-card }.
}
table-you-log-put = Vous placez { $count } serviteurs { place-room }.
table-you-log-reinforced = Vous faites venir { $count } serviteurs { place-source } sur le Portail.
table-you-log-moved = Vous déplacez { $count } serviteurs { place-from } { place-to }.
table-you-log-recruited = Vous recrutez un noble { table-place } ({ named-noble }, { worth-points }) pour { cost-gold }{ cost-king }{ cost-madame }{ table-log-card-seals }.
table-you-log-drew = Vous tirez { $cards }.
table-you-log-kept = Vous conservez { $cards }.
table-you-log-discarded = Vous défaussez { $cards }.

## Mon bureau

table-mine = Ce que j’ai
table-res-gold = or
table-res-king = sceaux du Roi
table-res-madame = sceaux de Madame
table-res-supply = en réserve
table-res-reserve = rés. commune
table-res-office = à recruter
table-res-caption = or · sceaux · réserve
table-my-nobles = Mes nobles
table-play-now = Jouer
table-aim = Votre but : les nobles du parc. Chacun demande un serviteur au Bureau, de l’or de l’Hôtel de la Monnaie et des sceaux : des serviteurs chez le Roi ou Madame.
table-hand-how = Les serviteurs de la Porte de service en tirent.
table-keep = Conserver
table-card-price = { $price ->
    [0] Gratuite
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
}
table-times = { $count } fois
table-moment-before = avant 1
table-moment-reinforce = en 1
table-moment-move = en 2
table-moment-recruit = en 4
table-moment-any = à tout moment
table-fan = Cartes tirées : choisissez celles à conserver
table-fan-rest = Le reste sera défaussé
table-watching = Vous regardez la partie
table-no-longer = Ce n’est plus possible ; rien n’a été fait.
table-gone-on = La partie a continué entre-temps ; ce que vous aviez choisi n’a pas été fait.
table-sent-already = C’était déjà parti ; ce sera annulé dès que la connexion sera rétablie.
table-waiting = en attente
table-undo = Annuler
table-undo-shown = Une carte a été dévoilée ; ce qui précède ne peut plus être annulé.
table-let-go = Désélectionner
table-show-latest = Dernière position
table-must-choose = Choisissez d’abord un des endroits éclairés.
table-end-reinforce = Fin du renfort
table-end-move = Fin des déplacements
table-end-income = Fin des revenus
table-end-recruit = Fin du recrutement
table-end-turn = Fin du tour
table-end-action = Fin de l’action
table-end-setup = C’est placé
table-losing-title = Il reste des déplacements
table-losing = { $count ->
    [one] Il vous reste { $count } déplacement, et un de vos serviteurs pourrait le faire. Les déplacements inutilisés sont perdus.
   *[other] Il vous reste { $count } déplacements, et vos serviteurs pourraient en faire. Les déplacements inutilisés sont perdus.
}
table-losing-stay = Continuer à déplacer
table-losing-never = Ne plus demander
table-next-reinforce = { $count ->
    [one] { $count } serviteur sur le Portail
   *[other] { $count } serviteurs sur le Portail
}
table-next-king = { $count ->
    [one] Un serviteur chez le Roi
   *[other] { $count } serviteurs chez le Roi
}
table-next-madame = { $count ->
    [one] Un serviteur chez Madame
   *[other] { $count } serviteurs chez Madame
}
table-next-draw = Tirer des cartes
table-next-done = Continuer

## Que faire maintenant

table-prompt-loading = Un instant…
table-prompt-lost = La connexion est interrompue.
table-prompt-lost-more = Elle va être rétablie ; rien n’est perdu.
table-prompt-watching = **{ $player }** joue.
table-prompt-watching-more = Un clic ou Échap montre aussitôt la dernière position.
table-prompt-waking = Les bots se réveillent ; **{ $player }** jouera dans un instant.
table-prompt-waiting = **{ $player }** joue : { named-phase }.
table-prompt-waiting-more = En attendant, vous pouvez tout regarder.
table-prompt-spectator = Vous voyez ce que chacun peut savoir.
table-prompt-setup = { $count ->
    [one] Choisissez un lieu éclairé pour **votre dernier serviteur**.
   *[other] Choisissez des lieux éclairés pour **{ $count } serviteurs**.
}
table-prompt-setup-more = Plusieurs au même endroit, c’est permis.
table-prompt-last = Votre dernier serviteur va **{ place-room }**.
table-prompt-last-more = Un autre lieu change cela ; rien ne compte avant votre accord.
table-prompt-reinforce = { $count ->
    [one] **{ $count } serviteur** peut venir sur le Portail.
   *[other] **{ $count } serviteurs** peuvent venir sur le Portail.
}
table-prompt-muster = **Autant de serviteurs que vous voulez** peuvent venir sur le Portail.
table-prompt-reinforce-more = Tous d’un coup, ou un par un en cliquant sur le Portail.
table-prompt-reinforce-rooms = Votre réserve est vide : choisissez le **lieu éclairé** qu’un serviteur quitte pour le Portail.
table-prompt-reinforce-rooms-more = Rien ne vous y oblige.
table-prompt-reinforced = Les renforts sont là.
table-prompt-move = { $count ->
    [one] Choisissez un serviteur pour **{ $count } déplacement**.
   *[other] Choisissez des serviteurs pour **{ $count } déplacements**.
}
table-prompt-move-more = Cliquez sur vos serviteurs dans un lieu, puis sur un lieu éclairé ; ou faites-les glisser.
table-prompt-moved = Tous les déplacements sont faits.
table-prompt-picked = { $count ->
    [one] Choisissez un lieu éclairé pour **{ $count } serviteur** { place-from }.
   *[other] Choisissez un lieu éclairé pour **{ $count } serviteurs** { place-from }.
}
table-prompt-picked-more = Cliquez encore sur les serviteurs pour en prendre un de plus.
table-prompt-income = { $kind ->
    [king] Vous pouvez placer un nouveau serviteur **chez le Roi** : un sceau du Roi de plus.
    [madame] Vous pouvez placer un nouveau serviteur **chez Madame** : un sceau de Madame de plus.
   *[both] Vous pouvez placer un nouveau serviteur **chez le Roi** et un **chez Madame** : un sceau de plus pour chacun.
}
table-prompt-income-more = Un clic pour chacun, ou cliquez sur le lieu éclairé.
table-prompt-offer-rooms = { $kind ->
    [king] Votre réserve est vide : choisissez le **lieu éclairé** qu’un serviteur quitte pour le Roi.
   *[madame] Votre réserve est vide : choisissez le **lieu éclairé** qu’un serviteur quitte pour Madame.
}
table-prompt-paid = L’Hôtel de la Monnaie a payé.
table-prompt-recruit = { $can ->
    [one] **{ $can } noble sur { $total }** peut être à vous : il brille.
   *[other] **{ $can } nobles sur { $total }** peuvent être à vous : ils brillent.
}
table-prompt-recruit-more = Les flèches vont d’un noble à l’autre, Entrée recrute.
table-prompt-recruit-none = **Aucun noble** ne peut être à vous maintenant.
table-prompt-recruit-none-more = Regardez-en un pour voir ce qui manque.
table-prompt-pay-more = Choisissez à côté du noble.
table-prompt-border = Choisissez d’où vient le serviteur pour **la case libérée**.
table-prompt-border-more = La réserve, ou un lieu éclairé.
table-prompt-draw = Vous pouvez **tirer des cartes** à la Porte de service.
table-prompt-over = Il ne reste qu’à finir votre tour.
table-prompt-over-more = Les cartes jouables à tout moment le sont encore.
table-prompt-finished = **La partie est terminée.**
table-prompt-keep = { $count ->
    [one] **{ $count } carte** tirée : la conserver ?
   *[other] **{ $count } cartes** tirées : lesquelles conserver ?
}
table-prompt-keep-more = Chaque carte conservée coûte un serviteur de la Porte de service.

## Conseils

table-hint = Conseil
table-action-recruit = Recruter le noble { table-place }
table-hint-recruit = { $count ->
    [one] Ainsi vous recrutez le noble { table-place } pour { worth-points }.
   *[other] Ainsi vous recrutez les { $count } nobles marqués pour { worth-points } en tout.
}
table-hint-prepare = Cela prépare le noble { table-place }, qui rapporte { worth-points }.
table-hint-asked = Le bot le plus fort réfléchit…
table-hint-do = Jouer ce coup
table-hint-step = Étape { $n } sur { $of }
table-hint-no = Non merci
table-hints-agree = Accepter les conseils
table-hints-withdraw = Plus de conseils
table-hints-wait = non, pas encore acceptés par { $names }

## Touches

table-keys = Touches
table-key-undo = annuler
table-key-next = faire la suite
table-key-end = finir l’action
table-key-let-go = désélectionner, passer
table-key-hint = conseil
table-key-cards = jouer ou conserver une carte
table-key-rules = ces règles
table-key-step = une action en arrière ou en avant
table-key-step-turn = un tour en arrière ou en avant
table-key-play = lecture, pause
table-key-arrows = parcourir parc et château, choisir

## Avant la partie

table-lobby-waiting = { $count ->
    [one] La partie commence dès qu’il y a { $count } joueur de plus.
   *[other] La partie commence dès qu’il y a { $count } joueurs de plus.
}
table-lobby-note = Qui ouvre un lien reçoit cette place ; aucun compte n’est nécessaire.
table-seats = Places
table-open-seat = Place libre
table-sit = S’asseoir
table-stand-up = Se lever
table-invite = Lien vers la place { $n }
table-new-link = Nouveau lien
table-new-link-for = Nouveau lien vers la place { $n } ; l’ancien ne marche plus
table-link-renewed = Voici un nouveau lien ; l’ancien ne marche plus.
table-anyone = Place ouverte à tous
table-for-bot = Pour un bot
table-for-bot-seat = Donner la place { $n } à un bot
table-asked = invité à rejouer
table-kept-for-you = Cette place vous est réservée. Une autre partie ?
table-close = Fermer la table
table-close-sure = Plus personne ne pourra s’asseoir et les liens ne marcheront plus. Les personnes présentes en seront averties.
table-close-yes = Oui, la fermer
table-cancel = Non, revenir
table-closed = La table est fermée
table-closed-by = { $host } a fermé la table avant le début de la partie.
table-closed-note = Elle a été fermée avant le début de la partie.
table-options = Comment on joue
table-option-layout = Château
table-option-clock = Pendule
table-option-scores = Points
table-option-gold = Or de départ
table-option-hints = Conseils
table-layout-first = première partie
table-layout-shuffled = mélangé
table-layout-by-hand = disposé à la main
table-clock-none = aucune
table-clock-live = { $minutes } min, plus { $seconds } s par tour
table-clock-days = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}
table-scores-open = visibles
table-scores-hidden = cachés
table-gold-in-turn-order = { $gold } dans l’ordre du tour
table-on = oui
table-off = non
table-watch-link = Lien pour regarder
table-leave = Partir : un bot continue
table-leave-note = Un bot garde votre place ; revenez quand vous voulez.
table-leave-note-alone = Il ne resterait que des bots, qui termineraient aussitôt la partie. Pour revenir plus tard, fermez simplement la page.
table-return = Reprendre ma place
table-watchers = { $count ->
    [0] Personne ne regarde
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
table-resign = Abandonner
table-resign-ends = La partie s’arrête aussitôt et vous l’avez perdue. C’est définitif.
table-resign-on = Un bot continue pour vous et vous finissez dernier, quoi qu’il gagne. C’est définitif.
table-resign-yes = Oui, abandonner
table-stop = Proposer d’arrêter la partie
table-stop-alone = Arrêter la partie
table-stop-note = Elle s’arrête sans vainqueur dès que tous ceux qui ont une place sont d’accord, même si un bot joue pour eux.
table-stop-alone-note = Elle s’arrête aussitôt, sans vainqueur.
table-stop-yes = Oui, l’arrêter
table-stop-offered = { $count ->
    [one] { $names } voudrait arrêter la partie sans vainqueur.
   *[other] { $names } voudraient arrêter la partie sans vainqueur.
}
table-stop-agree = Accepter
table-stop-decline = Continuer
table-stop-waiting = Vous avez proposé d’arrêter la partie. Il manque l’accord de : { $names }.
table-stop-withdraw = Retirer la proposition

## La fin

table-wins = { $player } gagne
table-share = { $players } se partagent la victoire
table-stopped = Arrêtée d’un commun accord
table-stopped-note = Tout le monde était d’accord pour arrêter : personne n’a gagné. Voici les points à ce moment.
table-gave-up-note = { $count ->
    [one] { $names } a abandonné. Voici les points à ce moment.
   *[other] { $names } ont abandonné. Voici les points à ce moment.
}
table-resigned-last = { $player } a abandonné et finit dernier, quels que soient les points.
table-bot-played = Un bot a joué { $bot } tours sur { $turns } pour { $player }.
table-shared-by = { $points } points chacun, et autant de serviteurs chez le Cardinal : { $servants }.
table-won-by = { $more ->
    [one] { $points } points, { $more } de plus que { $player }.
   *[other] { $points } points, { $more } de plus que { $player }.
}
table-won-by-cardinal = { $points } points, autant que { $others }. { $player } a plus de serviteurs chez le Cardinal : { $mine } contre { $theirs }.
table-finished = { $rounds ->
    [one] terminée en { $rounds } manche
   *[other] terminée en { $rounds } manches
}
table-lasted = { $hours ->
    [0] { $all } min
   *[other] { $hours } h { $minutes } min
}
table-score-played = Cartes de points jouées
table-score-hand-note = 1 chacune, 6 au plus
table-score-tie = Égalité : serviteurs chez le Cardinal
table-points-by-round = Points par manche
table-chart = Points par manche en courbes
table-led-since = { $player } a dépassé { $other } à la manche { $round }.
table-led-always = { $player } a mené dès la première manche.
table-rematch = Revanche, même table
table-to-rematch = Vers la revanche
table-replay = Revoir la partie
table-record = Enregistrer la partie
table-see-boards = Voir les plateaux
table-see-scores = Voir les points

## Revoir

table-timeline = Moment de la partie
table-moment = { $round ->
    [0] { phase-setup }
   *[other] Manche { $round }
} · { $player } · action { $action } sur { $last }
table-moment-start = Le début, sur { $last } actions
table-step-back = Une action en arrière
table-step-on = Une action en avant
table-turn-back = Au tour précédent
table-turn-on = Au tour suivant
table-play = Lecture
table-pause = Pause
table-eyes = Vu par
table-eyes-nobody = un spectateur
table-copy-moment = Lien vers ce moment
table-moment-copied = Le lien vers ce moment est copié.
table-play-on = Jouer la suite
table-play-on-level = Niveau des bots
