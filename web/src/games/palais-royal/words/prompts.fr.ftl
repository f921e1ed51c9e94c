# Que faire maintenant à une table de Palais Royal, en français. ** entoure ce qui est en gras.

table-prompt-waiting = **{ $player }** joue : { named-phase }.
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
table-prompt-keep = { $count ->
    [one] **{ $count } carte** tirée : la conserver ?
   *[other] **{ $count } cartes** tirées : lesquelles conserver ?
}
table-prompt-keep-more = Chaque carte conservée coûte un serviteur de la Porte de service.
