# Ma place, requêtes et audiences, en français.

## Main et cartes

table-my-hand = Ma main
table-hand-empty = Tu n’as pas de cartes.
table-mine = Mon courtisan
table-at-the-end = à la fin
table-possible = Possible maintenant
table-card-income = { $amount } par manche
table-card-minimum = { $scale ->
    [queen] Reine au moins { $standing }
   *[king] Roi au moins { $standing }
}
table-card-versailles = À Versailles
table-card-hunt = À la chasse
table-card-war = En guerre
table-card-man = Pour un homme
table-card-woman = Pour une femme
table-card-title-comte = Après Comte ou Marquis
table-foot-sign = à signer
table-foot-freed = libère
table-foot-letter = prends 1
table-foot-annulment = y met fin
table-foot-war = guerre

## Boutons

table-draw-card = Piocher
table-audience = Audience
table-give = Donner
table-use-power = Pouvoir
table-levy = Levée
table-end-turn = Fin du tour
table-must-choose = Choisis d’abord.
table-back = Retour
table-another = Autre cible
table-do-card = Jouer
table-do-power = Utiliser
table-do-levy = Lever l’impôt
table-do-give = Donner
table-do-audience = Demander
table-no-retire = Rester
table-yes-retire = Au couvent
table-no-give-second = Une suffit
table-no-reroll = Accepter
table-yes-reroll = Relancer le dé
table-no-main = Fin du tour
table-party-of = { table-country }
table-a-sex = { $sex ->
    [woman] Une femme
   *[man] Un homme
}
table-go-to = { $place ->
    [hunt] À la chasse
   *[versailles] À Versailles
}

## Ce qu’il y a à faire

table-prompt-turn = Joue une carte éclairée, prends une carte ou demande une **audience**.
table-prompt-turn-away = Joue une **carte éclairée**, prends une carte ou donnes-en.
table-prompt-held = Main { $held } sur { $limit }.
table-prompt-spent = Les deux actions sont **faites**.
table-prompt-power-left = Le pouvoir de ta charge est encore libre.
table-prompt-target = **{ $what }** : choisis un courtisan, un écu ou un trône éclairé.
table-prompt-target-more = Les flèches passent de l’un à l’autre.
table-prompt-which = **{ $what }** : quelle carte ?
table-prompt-confirm = **{ $what }** : rien n’est encore envoyé.
table-prompt-confirm-more = Entrée le fait, Échap l’annule.
table-prompt-roll = Les dés sont jetés.
table-prompt-negotiate = Promets ce que tu veux : **rien ne lie**. L’argent passe aussitôt.
table-prompt-negotiate-more = La phase finit quand tous sont prêts.
table-prompt-surplus = Tu as plus de { $limit } cartes : **défausse** une carte.
table-prompt-surplus-more = Clique dessus.
table-ask-audience = Quelle audience ?
table-ask-card = Laquelle ?
table-ask-target = Pour ou contre qui ?
table-ask-give = À qui ?
table-ask-country = Quel pays ?
table-word-points = { $player } : le mot compte { $least } ou { $most } points { $direction ->
    [up] de plus
   *[down] de moins
} { $scale ->
    [queen] auprès de la Reine
   *[king] auprès du Roi
}, un dé en décide.
table-ask-receiver = Accordée, elle va à
table-ask-direction = Pour ou contre ?
table-goes-to = Accordée, elle va à
table-me = moi
table-word = { $direction ->
    [up] un mot en sa faveur
   *[down] un mot contre
}
table-aim-at = { $what } : { $player }

## La décision royale

table-audience-with = { $crown ->
    [queen] Une audience chez la Régente
   *[king] Une audience chez le Roi
}
table-request-to = { $crown ->
    [queen] Une requête à la Régente
   *[king] Une requête au Roi
}
table-uses-one = coûte une action
table-uses-last = coûte ta dernière action
table-held-by = tenue par { $player }
table-route = { $route ->
    [through] Par la Reine
    [queen] À la Reine elle-même
   *[crown] { $regency ->
        [1] À la Régente
       *[0] Droit au Roi
    }
}
table-route-how-1 = un jet : { $needs } ou moins
table-route-how-2 = deux jets : parlera-t-elle, écoutera-t-il ; chacun { $needs } ou moins
table-route-again = { $chance } avec le second jet de ta charge
table-if-refused = Refusée
table-refused-1 = Premier jet
table-refused-2 = Second jet
table-no-second = pas de second jet
table-loss = { $scale ->
    [queen] Reine de { $before } à { $after }
   *[king] Roi de { $before } à { $after }
}
table-no-loss = rien n’est perdu
table-granted = Accordée
table-refused = Refusée
table-ask-the = { $crown ->
    [queen] Demander à la Reine
   *[king] Demander au Roi
}
table-dice-by-table = La table lance les dés.
table-cancel = Annuler
table-rolling = Le dé roule …
table-rolled = Le dé est jeté
table-verdict-granted = { $crown ->
    [queen] La Reine accorde la requête
   *[king] Le Roi accorde la requête
}
table-verdict-refused = { $crown ->
    [queen] La Reine refuse
   *[king] { $dice ->
        [1] Le Roi refuse
       *[other] La Reine parle en vain
    }
}
table-verdict-open = C’est manqué, mais tu peux relancer le dé
table-rolled-needed = dé { $value }, il fallait { $most } ou moins
table-all-see = Toute la table voit ce jet.
table-continue = Continuer

## Ce qui en résulte

table-change-king = { $player } : Roi { $before } › { $after }
table-change-queen = { $player } : Reine { $before } › { $after }
table-change-fortune = { $player } : { $before } › { $after } livres
table-change-income = { $player } : { $before } › { $after } par manche
table-change-status = { $player } : { table-status }
table-change-king-dies = le Roi meurt
table-change-queen-dies = la Reine meurt
table-change-nothing = rien ne change

## Touches

table-key-hand = Jouer la carte à cette place, ou donner cette réponse
table-key-target = Aller d’un courtisan à l’autre et en choisir un
table-key-audience = Demander une audience
table-key-draw = Piocher une carte
table-key-power = Utiliser le pouvoir de la charge
table-key-give = Donner des cartes
table-key-end = Finir le tour
