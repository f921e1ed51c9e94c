## Pourquoi c’est refusé, et que faire

refusal-legal = C’est permis ; allez-y.
refusal-game-over = La partie est terminée ; commencez-en une autre pour continuer à jouer.
refusal-not-your-turn = Ce n’est pas votre tour ; attendez que les autres aient joué.
refusal-no-such-action = Cette action n’existe pas ; choisissez-en une dans la liste.
refusal-not-now = Ce n’est pas possible à ce moment du tour ; choisissez une des actions proposées.
refusal-no-servant-there = Vous n’avez aucun serviteur à cet endroit ; prenez-en un ailleurs.
refusal-supply-first = Il reste des serviteurs dans votre réserve ; prenez-y le nouveau serviteur.
refusal-same-room = Le serviteur viendrait du lieu même où il doit aller ; prenez-en un dans un autre lieu.
refusal-none-left = Vous y avez placé tous les serviteurs permis ; terminez l’action ou faites autre chose.
refusal-no-moves-left = Vous n’avez plus de déplacement ; jouez une carte qui en donne ou terminez l’action.
refusal-not-next-to = Ces lieux ne sont pas voisins ; avancez d’un lieu à la fois.
refusal-no-such-card = Vous n’avez pas cette carte ; jouez une carte de votre main.
refusal-not-its-moment = Ce n’est pas le moment de jouer cette carte ; attendez le bon moment.
refusal-not-enough-gold = Vous n’avez pas assez d’or ; choisissez quelque chose de moins cher.
refusal-no-office = Vous n’avez aucun serviteur au Bureau pour recruter ; terminez l’action.
refusal-no-noble-there = Il n’y a pas de noble sur cette case ; choisissez une case occupée par un noble.
refusal-not-enough-king-seals = Il vous manque des sceaux du Roi ; jouez une carte de sceaux ou choisissez un autre noble.
refusal-not-enough-madame-seals = Il vous manque des sceaux de Madame ; jouez une carte de sceaux ou choisissez un autre noble.
refusal-wrong-payment = Les sceaux ne peuvent pas être payés ainsi ; choisissez un des paiements proposés.
refusal-must-finish = Il reste quelque chose à terminer ; choisissez une des actions proposées.
refusal-nobody-at-back-door = Vous n’avez aucun serviteur à la Porte de service ; terminez l’action.
refusal-no-cards-left = Il n’y a plus de carte à tirer ; terminez l’action.
refusal-card-not-drawn = Vous n’avez pas tiré cette carte ; conservez-en une autre ou terminez l’action.
why-unfinished = Terminez d’abord le recrutement commencé.
why-recruit-setup = Chacun place d’abord ses serviteurs libres ; on recrute les nobles dans les manches suivantes.
why-recruit-later = Les nobles se recrutent à l’action 4 ; ici, c’est l’action { $action } : { named-phase }.
why-recruit-over = L’action 4 est passée ; plus de nobles pendant ce tour.
why-field-servant = Un serviteur reste sur cette case jusqu’à la fin de la partie ; choisissez une case occupée par un noble.
why-row = À la fin de la partie, le plus de serviteurs dans cette rangée rapporte { $first } points, la deuxième place { $second }. Un serviteur y vient quand vous recrutez un noble de la rangée.
why-noble = Pas encore possible.{ why-office }{ why-gold }{ why-king }{ why-madame }
why-office = { $office ->
    [0] { "" }
   *[other] { " " }Aucun serviteur au Bureau pour recruter.
}
why-gold = { $lackgold ->
    [0] { "" }
   *[other] { " " }Or : il en faut { $gold }, vous avez { $mygold }.
}
why-king = { $lackking ->
    [0] { "" }
   *[other] { " " }Sceaux du Roi : il en faut { $king }, vous avez { $myking }.
}
why-madame = { $lackmadame ->
    [0] { "" }
   *[other] { " " }Sceaux de Madame : il en faut { $madame }, vous avez { $mymadame }.
}
named-moment = { $moment ->
    [before] { moment-before }
    [reinforce] { moment-reinforce }
    [move] { moment-move }
    [recruit] { moment-recruit }
   *[any] { moment-any }
}
why-card-setup = { named-card } se joue pendant vos tours ; pour l’instant, on place les serviteurs libres.
why-card-unfinished = Terminez d’abord le recrutement ; vous pourrez ensuite jouer { named-card }.
why-card-moment = { named-card } se joue { named-moment } ; ici, c’est l’action { $action } : { named-phase }.
why-card-begun = { named-card } se joue { named-moment }, et celle-ci a déjà commencé.
why-card-gold = { $price ->
    [one] { named-card } coûte { $price } pièce d’or ; vous avez { $mygold }.
   *[other] { named-card } coûte { $price } pièces d’or ; vous avez { $mygold }.
}
why-keep-nobody = Chaque carte conservée coûte un serviteur à la Porte de service ; il n’y en a plus pour { named-card }.
why-keep-later = Vous pourrez conserver { named-card } quand vous l’aurez tirée à la Porte de service.
why-nobody-there = Vous n’avez aucun serviteur à cet endroit.
why-gate-none = Plus aucun serviteur ne peut venir sur le Portail maintenant.
why-gate-only = Pendant cette action, les nouveaux serviteurs vont de votre réserve au Portail, et nulle part ailleurs.
why-gate-itself = C’est sur le Portail qu’ils vont ; choisissez un lieu éclairé qu’un serviteur quitte.
why-too-far = { $moves ->
    [one] Il faut { $moves } déplacement ; il vous en reste { $left }.
   *[other] Il faut { $moves } déplacements ; il vous en reste { $left }.
}
why-offer-none = { $room ->
    [king] Plus de nouveau serviteur chez le Roi pendant cette action : la majorité y en donne un, chaque noble du Roi aussi.
   *[madame] Plus de nouveau serviteur chez Madame pendant cette action : la majorité y en donne un, chaque noble de Madame aussi.
}
why-offer-nobody = { $room ->
    [king] Votre réserve est vide, et il n’y a plus personne dans un autre lieu pour aller chez le Roi.
   *[madame] Votre réserve est vide, et il n’y a plus personne dans un autre lieu pour aller chez Madame.
}
why-income-none = Plus de nouveau serviteur à placer pendant cette action ; l’Hôtel de la Monnaie a payé de lui-même.
why-income-only = Pendant cette action, les nouveaux serviteurs vont seulement chez le Roi et chez Madame.
why-room-recruit = À l’action 4, vous choisissez des nobles dans le parc ; les serviteurs se déplacent à l’action 2.
why-room-cards = À l’action 5, seuls vos serviteurs à la Porte de service comptent : ils tirent des cartes.
why-room-keep = Les cartes sont tirées : choisissez celles que vous conservez, ou terminez votre tour.
why-purse-gold = L’or paie les nobles et les cartes ; l’Hôtel de la Monnaie en donne à l’action 3.
why-purse-king = Chacun de vos serviteurs chez le Roi est un sceau ; un recrutement à l’action 4 le renvoie dans la réserve.
why-purse-madame = Chacun de vos serviteurs chez Madame est un sceau ; un recrutement à l’action 4 le renvoie dans la réserve.
why-purse-supply = Les nouveaux serviteurs viennent de votre réserve : sur le Portail à l’action 1, chez le Roi et Madame à l’action 3.
why-purse-reserve = Les serviteurs de la réserve commune n’entrent en jeu que par les nobles qui en apportent.
why-purse-office = Chacun de vos serviteurs au Bureau peut recruter un noble à l’action 4.
idle-gate = Plus personne ne peut venir sur le Portail.
idle-gate-never = Aucun serviteur dans la Cour d’honneur : personne ne vient sur le Portail.
idle-gate-nobody = Il n’y a plus personne pour venir sur le Portail.
idle-moves = Tous les déplacements sont faits.
idle-moves-never = Aucun serviteur dans la Cage d’escalier : pas de déplacement.
idle-moves-nobody = Aucun serviteur à déplacer dans le château.
idle-income = Tous les nouveaux serviteurs sont placés.
idle-income-never = Pas de majorité chez le Roi ni chez Madame : pas de nouveau serviteur.
idle-income-nobody = Il n’y a plus personne à envoyer chez le Roi ou chez Madame.
idle-office = Plus aucun serviteur au Bureau.
idle-office-never = Aucun serviteur au Bureau : pas de recrutement.
idle-park = Il n’y a plus de noble dans le parc.
idle-purse = Aucun noble n’est à la portée de votre or et de vos sceaux.
idle-backdoor = Aucun serviteur à la Porte de service : pas de carte.
idle-pile = Il n’y a plus de carte à tirer.

## Décompte et majorités

score-nobles = Nobles
score-played = Cartes jouées
score-hand = Cartes en main
score-lions = Rangée des lions
score-vases = Rangée des vases
score-fountains = Rangée des fontaines
score-statues = Rangée des statues
score-total = Total

majority-most = le plus de serviteurs
majority-cardinal = égalité tranchée par le Cardinal
majority-card = carte « { card-majority } »
majority-tied = égalité, personne
majority-empty = vide

winner = { $player } gagne avec { with-points } !
winner-cardinal = { $player } gagne avec { with-points } : le Cardinal tranche l’égalité !
winner-shared = { $players } se partagent la victoire avec { with-points } chacun !
winner-shared-cardinal = { $players } se partagent la victoire avec { with-points } chacun : le Cardinal a écarté les autres.
with-points = { worth-points }
list-end = { $rest } et { $last }
