# Toy Court en français.

title = La cour en jouet
phase-audience = Audience
phase-dice = Dés
phase-over = Fin de la partie
fact-rounds_left = { $count ->
    [0] dernière manche
    [one] encore une manche
   *[other] encore { $count } manches
}
colour-red = Rouge
colour-yellow = Jaune
colour-green = Vert
colour-black = Noir
colour-blue = Bleu
colour-white = Blanc
option-rounds = Manches
option-seconds = Secondes par audience
goal-purse = Bourse pleine
goal-beggar = Mendiant
goal-sixes = Les six
named-goal = { $goal ->
    [purse] { goal-purse }
    [beggar] { goal-beggar }
   *[sixes] { goal-sixes }
}
some-coins = { $coins ->
    [0] 0 pièce
    [one] une pièce
   *[other] { $coins } pièces
}

choose-ready = Avez-vous fini de parler et de payer ?
choose-back = Pas encore prêt, finalement ?
choose-pay = Combien de pièces donnez-vous à { $to } ?
choose-roll = Lancez les dés.
choose-keep = Garder les dés ?
choose-again = Quels dés relancez-vous ?

action-ready = Se dire prêt
action-back = Retirer « prêt »
action-pay = Donner { some-coins } à { $to }
action-roll = Lancer les dés
action-keep = Garder les dés
action-throw = Relancer
action-aside = Mettre le dé { $die } de côté
action-fine = Punir { $to }

event-ready = { $player } est prêt.
event-back = { $player } n’est finalement pas prêt.
event-paid = { $player } donne { some-coins } à { $to }.
event-paid-hidden = { $player } donne quelque chose à quelqu’un.
event-turn = { $player } prend les dés.
event-rolled = { $player } lance les dés : le dé { $die } montre { $pips }.
event-aside = { $player } met le dé { $die } de côté.
event-kept = { $player } garde { $pips } points de dés.
event-muted = { $player } a gardé un as et se tait à la prochaine audience.
event-audience = La manche { $round } commence par une audience.
event-fined = { $player } a dit le mot interdit et paie { some-coins }.
event-revealed = { $player } a { some-coins } et le but { named-goal }.
event-over = La partie est finie.

refusal-legal = C’est permis ; allez-y.
refusal-game-over = La partie est finie ; commencez-en une autre.
refusal-not-your-turn = Ce n’est pas à vous ; attendez les autres.
refusal-no-such-action = Cette action n’existe pas ; choisissez-en une dans la liste.
refusal-not-now = C’est impossible maintenant ; choisissez une des actions proposées.
refusal-already-ready = Vous êtes déjà prêt ; attendez les autres.
refusal-not-ready = Vous n’avez pas dit que vous étiez prêt ; il n’y a rien à retirer.
refusal-enough = Vous en avez assez fait dans cette audience ; dites-vous prêt.
refusal-nobody-there = Il n’y a personne à payer là ; choisissez quelqu’un d’autre.
refusal-not-enough-coins = Vous n’avez pas autant de pièces ; donnez-en moins.
refusal-throw-first = Relancez d’abord les dés mis de côté.
refusal-thrown-already = Vous avez déjà relancé ; gardez les dés.
refusal-nothing-aside = Mettez de côté les dés que vous voulez relancer.
refusal-aside-already = Ce dé est déjà de côté ; choisissez-en un autre.
refusal-muted = Vous avez gardé un as et vous vous taisez dans cette audience.
refusal-no-whispering-now = On ne chuchote que dans les audiences ; parlez à tous ou attendez.
why-not-enough-coins = Vous n’avez que { some-coins }.

idle-enough = Vous en avez assez fait dans cette audience.
idle-poor = Vous n’avez plus de pièces à donner.
idle-kept = Ces dés sont définitifs.
hint-plan = C’est ce qui rapporte le plus avec ces dés.
hint-pay = Un mendiant a intérêt à donner ses pièces.
hint-step = C’est la suite.
hint-step-pay = Cela sert le but.

score-coins = Pièces
score-dice = Dés
score-goal = But
score-fines = Amendes
score-total = Total
winner = { $player } gagne avec { $points } points !
winner-shared = { $players } partagent la victoire avec { $points } points chacun !
list-end = { $rest } et { $last }
