# Les pages autour de la table, en français.

# Les pages autour de la table, en français.
site-name = Palais
site-intro = { $count ->
    [1] Un jeu à la cour de France. À une même table ou dans des villes différentes, entre amis ou contre des bots.
    [2] Deux jeux à la cour de France. À une même table ou dans des villes différentes, entre amis ou contre des bots.
   *[other] { $count } jeux à la cour de France. À une même table ou dans des villes différentes, entre amis ou contre des bots.
}
site-pages = Pages
site-rules = Règles
site-bots = Bots
site-replays = Parties
site-close = Fermer
site-save = Enregistrer
site-messages = Messages

## L’invité

site-guest = invité
site-change-guest = { $name }, invité : changer de nom et de couleur
site-who-are-you = Qui êtes-vous ?
site-your-name = Votre nom
site-your-colour = Votre couleur
site-guest-note = Ni compte ni mot de passe : ce navigateur se souvient de vous.
site-colour-red = Rouge, avec le soleil
site-colour-yellow = Jaune, avec le lys
site-colour-green = Vert, avec la rose
site-colour-black = Noir, avec la clé
site-colour-blue = Bleu, avec la lune
site-colour-white = Blanc, avec la coquille

## Réglages

site-settings = Réglages
site-language = Langue
site-theme = Jour ou nuit
site-theme-day = jour
site-theme-night = nuit
site-theme-auto = comme le système
site-theme-to-day = Passer au jour
site-theme-to-night = Passer à la nuit
site-motion = Animations
site-motion-note = Les serviteurs marchent, les pièces volent. Sinon, tout change d’un coup.
site-speed = Tours des autres
site-speed-at-once = d’un coup
site-skip-empty = Passer les actions vides
site-skip-empty-note = Une action où il n’y a rien à faire se termine d’elle-même.
site-warn-moves = Avertir avant de perdre des déplacements
site-warn-moves-note = Une fois à chaque table.

## Jouer tout de suite

site-play-now = Jouer
site-players = Joueurs
site-players-range = { $least }–{ $most } joueurs
site-family = Votre famille
site-family-suggest = Proposer un autre nom
site-level = niveau { $level }
site-level-choice = { $level }, { $name }
site-next-level = Deux victoires de suite contre « { $now } » : prêt pour « { $next } » ?
site-next-level-play = Jouer contre « { $next } »
site-bots-waking = Les bots se réveillent ; le premier tour peut prendre un moment.
site-never-played = Jamais joué ?
site-learn-link = Apprendre en deux minutes
site-got-a-link = On vous a envoyé un lien ?
site-join-link = Rejoindre la table
site-paste-label = Collez le lien ici
site-paste-problem = Ce n’est pas le lien d’une table. Il finit par « /join# » et beaucoup de lettres, ou par « /t/ » et la table.
site-to-the-table = Aller à la table

## Nouvelle table

site-new-table = Nouvelle table
site-new-table-intro = Vos amis vous rejoignent par un lien.
site-game = Jeu
site-open-seat = Place libre
site-bot = Bot
site-seat-n = Place { $n }
site-seat-me = vous
site-seat-open = libre
site-seat-bot = bot { $level }
site-clock = Pendule
site-clock-none = aucune
site-clock-live = temps réel
site-clock-days = jours
site-clock-minutes = minutes par joueur
site-clock-seconds = secondes de plus par tour
site-clock-days-for-turn = jours par tour
site-hints = Conseils autorisés
site-listed = Ouverte à tous
site-anyone-watches = Tout le monde peut regarder
site-table-name = Nom de la table
site-create-table = Créer la table
site-table-made = Table « { $name } »
site-invite-intro = { $count ->
    [one] Envoyez ce lien à un ami. Il vaut pour une place, une seule fois.
   *[other] Envoyez à chaque ami l’un de ces liens. Chacun vaut pour une place, une seule fois.
}
site-invite-seat = lien de la place { $n }
site-copy = Copier
site-copy-named = Copier : { $what }
site-copied = Le lien est copié.
site-copy-by-hand = Le navigateur ne permet pas de copier. Le lien est sélectionné : copiez-le vous-même.
site-another-table = Une autre table

## Listes de tables

site-my-tables = Mes tables
site-all-n = toutes ({ $count })
site-fewer = moins
site-no-tables-yet = Pas encore de table. La première n’est qu’à un clic.
site-your-turn = À vous
site-to-play = À { $name } de jouer
site-waiting-for = { $count ->
    [one] un joueur attendu
   *[other] { $count } joueurs attendus
}
site-round = { $round ->
    [0] mise en place
   *[other] manche { $round }
}
site-finished-ago = terminée { $ago }
site-you = vous
site-you-won = vous avez gagné, { $points }
site-somebody-won = { $count ->
    [one] { $names } a gagné, { $points }
   *[other] { $names } ont gagné ensemble, { $points }
}
site-no-winner = pas de vainqueur
site-ended-by-consent = arrêtée d’un commun accord
site-bot-for = un bot pour { $name }
site-bot-for-you = un bot pour vous
site-seat-asked = { $name } (invité)
site-rematch-asked = Encore une partie ?
site-replay = Revoir
site-replay-named = Revoir la partie { $name }
site-points = Points
site-open-tables = Tables ouvertes
site-running-tables = Parties en cours
site-watch-a-game = regarder une partie
site-join-a-game = tables ouvertes
site-no-open-tables = Personne n’attend de joueurs pour l’instant.
site-nothing-to-watch = Personne ne joue pour l’instant.
site-n-players = { $count } joueurs
site-clock-none-fact = sans pendule
site-clock-live-fact = { $minutes } min + { $seconds } s
site-clock-days-fact = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}
site-join = Rejoindre
site-join-named = Rejoindre { $name }
site-watch = Regarder
site-watch-named = Regarder { $name }

## Rejoindre par un lien

site-join-title = Vous êtes invité
site-join-by = { $host } vous invite à la table « { $name } ».
site-join-to = Vous êtes invité à la table « { $name } ».
site-join-your-seat = votre place
site-join-name = Une place vous attend. Sous quel nom jouerez-vous ?
site-sit-down = Prendre place
site-joining = La porte s’ouvre…
site-join-no-token = Ce lien n’est pas complet. Demandez le lien entier, jusqu’à sa dernière lettre.
site-to-home = Retour à l’accueil

## Règles et apprentissage

site-rules-of = Règles de { $game }
site-rules-intro = { $game } avec nos mots et les dessins de cette table.
site-contents = Sommaire
site-all-rules = Toutes les règles
site-learn = Apprendre en deux minutes
site-learn-intro = Votre premier tour, pas à pas. Puis jouez-le : la table vous montre ce qui est possible.
site-first-game = Commencer la première partie

## Parties

site-replays-intro = Les parties terminées, coup par coup, vues par chacun des joueurs.
site-replays-mine = Mes parties
site-replays-all = Les parties de tous
site-replays-all-note = Les parties des tables ouvertes à tous.
site-no-replays-mine = Vous n’avez encore terminé aucune partie.
site-no-replays-all = Aucune partie d’une table ouverte à tous n’est encore terminée.

## Bots

site-levels = Les niveaux
site-own-bot = Écrivez le vôtre
site-own-bot-intro = Un bot est une classe Python avec une seule méthode.
site-own-bot-file = Écrivez ceci dans un fichier, { $file } :
site-own-bot-run = Puis faites-le jouer :
site-own-bot-given = Il reçoit la partie telle que sa place peut la connaître, les actions permises sous forme de nombres et les secondes qui restent ; il répond par l’une de ces actions. Tout le reste est dans docs/writing-a-bot.md.
site-own-bot-fair = Un bot qui échoue, ou qui réfléchit trop longtemps, perd ce choix et rien d’autre.

## Quand quelque chose ne va pas

site-not-found = Personne n’habite ici
site-not-found-intro = Cette page n’existe pas, ou plus.
site-problem-offline = Le serveur ne répond pas. Êtes-vous en ligne ? Réessayez dans un instant.
site-problem-unknown = Cela n’a pas marché. Veuillez réessayer.
site-connection-lost = Connexion perdue. Nouvel essai…
site-connection-waiting = { $count ->
    [one] { $count } choix en attente.
   *[other] { $count } choix en attente.
}
site-connection-withdraw = Annuler
site-connection-retry = Essayer maintenant
