# Une partie dans le terminal, quel que soit le jeu, en français.

commitment = La donne est fixée ; son empreinte est { $hash }.
prompt = Votre choix (? pour l’aide)
prompt-optional = Votre choix, ou Entrée pour laisser jouer les autres (? pour l’aide)
unknown-input = « { $text } » n’est ni un numéro de la liste ni une action ; tapez ? pour l’aide.
unknown-thing = Rien ne s’appelle « { $text } » sur cette table ; donnez la sorte de chose et son nom.
unknown-rule = Il n’y a pas de règle « { $text } ».
your-turn = { $player }, c’est à vous de jouer.

help-title = Ce que vous pouvez taper
help-number = le numéro d’un choix de la liste, ou plusieurs numéros à faire l’un après l’autre
help-action = une action en toutes lettres
help-undo = annuler ce que vous avez fait en dernier
help-table = afficher de nouveau la table
help-hint = demander à un bot fort ce qu’il ferait
help-why = pourquoi une chose sur la table ne peut pas être choisie : sa sorte et son nom
help-rule = lire une règle par son numéro
help-help = afficher cette aide
help-bargain = voir les offres ; « terms 1 » ce qu’on peut promettre, « offer 1 open: … » en fait une, « accept 1 », « decline 1 », « withdraw 1 »
help-quit = quitter la partie

undo-done = Action annulée.
undo-nothing = Il n’y a rien à annuler dans ce tour.
undo-learned = Quelque chose de caché a été dévoilé ; ce qui précède ne peut plus être annulé.
hint-title = Un bot fort ferait ceci :
hint-none = Les bots n’ont pas de conseil ici.

heading-score = Décompte final
score-total = Total
winner = { $points ->
    [one] { $player } gagne avec { $points } point !
   *[other] { $player } gagne avec { $points } points !
}
winner-shared = { $points ->
    [one] { $players } se partagent la victoire avec { $points } point chacun !
   *[other] { $players } se partagent la victoire avec { $points } points chacun !
}
list-end = { $rest } et { $last }
game-saved = La partie est enregistrée dans { $file }.
goodbye = Au revoir, et merci d’avoir joué.

offer-open = { $number }. { $player } à { $to }: { $status ->
     [open] ouverte
     [accepted] acceptée
     [declined] refusée
     [withdrawn] retirée
    *[expired] plus ouverte
    }
offer-secret = { $number }. { $player } à { $to }, en secret: { $status ->
     [open] ouverte
     [accepted] acceptée
     [declined] refusée
     [withdrawn] retirée
    *[expired] plus ouverte
    }
offer-promise = { $term } ({ $status ->
     [kept] tenue
     [broken] rompue
     [void] impossible
     [due] promis
    *[waiting] promis pour plus tard
    })
offer-none = Il n’y a pas encore d’offres.
offer-to-answer = L’offre { $number } attend votre réponse : tapez « accept { $number } » ou « decline { $number } ».
offer-unreadable = « { $text } » n’est pas une offre. « offer 1 open: 0 … now; 1 … round » dit à qui, ouverte (open) ou secrète (secret), et qui fait quoi ; « terms 1 » montre ce qui peut se promettre et comment cela s’écrit.
terms-title = Ce qui peut se promettre. Les numéros sont les joueurs : { $players }. « now » : tout de suite ; « done » : quand les autres auront fait leur part ; « round » : cette manche ; « next » : la suivante.
option-note = { $action } : { $note }
