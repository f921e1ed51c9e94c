# La table en français. ** entoure ce qui est en gras.

## Parties de la page

table-named = Table « { $name } »
table-quoted = « { $name } »
table-desk = Ma place
table-parts = Parties de la table
table-players-and-log = Joueurs et journal
table-tab-players = Joueurs
table-tab-log = Journal
table-rules = Les règles en bref
table-about = La table et ses joueurs
table-home = Page d’accueil
table-menu = Menu

## Le bandeau

table-your-turn = À vous de jouer
table-their-turn = Au tour de { $player }
table-over = Fin de partie
table-round = Manche { $round }

## Joueurs

table-you = vous
table-everybody = tout le monde
table-list-end = { $rest } et { $last }
table-away = absent
table-connected = à la table
table-stands-in = remplacé par un bot
table-resigned = a abandonné
table-bot-for = un bot pour { $player }
table-agrees-to-hints = accepte les conseils
table-not-yet-for-hints = n’a pas encore accepté les conseils
table-clock = Temps restant
table-must-act = doit jouer
table-may-act = peut agir
table-phase-clock = Temps restant pour cette phase
table-time-days = { $days } j { $hours } h

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
table-chat-to = À
table-chat-private = seulement pour { $names }
table-you-subject = Vous

## Mon bureau

table-watching = Vous regardez la partie
table-no-longer = Ce n’est plus possible ; rien n’a été fait.
table-gone-on = La partie a continué entre-temps ; ce que vous aviez choisi n’a pas été fait.
table-sent-already = C’était déjà parti ; ce sera annulé dès que la connexion sera rétablie.
table-waiting = en attente
table-undo = Annuler
table-undo-nothing = Il n’y a rien à annuler dans ce tour.
table-not-your-turn = Ce n’est pas votre tour ; attendez que les autres aient joué.
table-let-go = Désélectionner
table-show-latest = Dernière position
table-choices = Ce que vous pouvez faire
table-standing = Où en est la partie
table-confirm = Confirmer
table-picked-of = { $count } choisis, de { $least } à { $most } possibles
table-number = Nombre
table-yes = oui
table-no = non

## Que faire maintenant

table-prompt-loading = Un instant…
table-prompt-lost = La connexion est interrompue.
table-prompt-lost-more = Elle va être rétablie ; rien n’est perdu.
table-prompt-watching = **{ $player }** joue.
table-prompt-watching-more = Un clic ou Échap montre aussitôt la dernière position.
table-prompt-waking = Les bots se réveillent ; **{ $player }** jouera dans un instant.
table-prompt-waiting = **{ $player }** joue.
table-prompt-waiting-for = On attend **{ $player }**.
table-prompt-waiting-more = En attendant, vous pouvez tout regarder.
table-prompt-spectator = Vous voyez ce que chacun peut savoir.
table-prompt-finished = **La partie est terminée.**

## Conseils

table-hint = Conseil
table-hint-asked = Le bot le plus fort réfléchit…
table-hint-do = Jouer ce coup
table-hint-step = Étape { $n } sur { $of } :
table-hint-no = Non merci
table-hints-agree = Accepter les conseils
table-hints-withdraw = Plus de conseils
table-hints-wait = non, pas encore acceptés par { $names }

## Touches

table-keys = Touches
table-key-undo = annuler
table-key-let-go = désélectionner, passer
table-key-hint = conseil
table-key-choose = choisir
table-key-rules = ces règles
table-key-step = une action en arrière ou en avant
table-key-step-turn = un tour en arrière ou en avant
table-key-play = lecture, pause

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
table-option-clock = Pendule
table-option-hints = Conseils
table-clock-none = aucune
table-clock-live = { $minutes } min, plus { $seconds } s par tour
table-clock-days = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}
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
table-won-by = { $more ->
    [one] { $points } points, { $more } de plus que { $player }.
   *[other] { $points } points, { $more } de plus que { $player }.
}
table-finished = { $rounds ->
    [one] terminée en { $rounds } manche
   *[other] terminée en { $rounds } manches
}
table-lasted = { $hours ->
    [0] { $all } min
   *[other] { $hours } h { $minutes } min
}
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
table-moment = Manche { $round } · { $player } · action { $action } sur { $last }
table-moment-start = Le début, sur { $last } actions
table-step-back = Une action en arrière
table-step-on = Une action en avant
table-turn-back = Au tour précédent
table-turn-on = Au tour suivant
table-play = Lecture
table-pause = Pause
table-replay-tools = Vue, lien et reprise de la partie
table-eyes = Vu par
table-eyes-nobody = un spectateur
table-copy-moment = Lien vers ce moment
table-moment-copied = Le lien vers ce moment est copié.
table-play-on = Jouer la suite
table-play-on-level = Niveau des bots
table-address = Le titre
table-address-empty = Composez le titre, ou écrivez-le.
table-speaks-to = S’adresse à
table-nobody-special = personne en particulier
table-address-type = Ou écrivez le titre
table-address-right = juste
table-slip-pending = Une faute dans le titre. { $judge } peut mettre { $name } à l’amende ; sinon la table le fera dans un instant.
table-slip-reminder = Une faute dans le titre ; cette fois, elle ne coûte rien.
table-slip-fined = Une faute dans le titre : { $name } a payé l’amende.
table-slip-fine = Mettre { $name } à l’amende

# Private talk: that it reached one, and whether the replay may show it

table-reached-offer = { $name } vous fait une offre
table-reached-line = { $name } vous écrit en privé
table-publish-talk = Mes entretiens privés peuvent être montrés à qui revoit la partie
table-publish-note = Un entretien est montré quand tous ses participants sont d’accord.
table-publish-missing = Un entretien est montré quand tous ses participants sont d’accord. Pas encore : { $names }.
