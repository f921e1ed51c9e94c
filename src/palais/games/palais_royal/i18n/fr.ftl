# Palais Royal en français. Lieux, cartes, nobles et phases arrivent par leur identifiant ; les listes de choix les nomment.

## Les mots de la règle

word-servant = serviteur
word-noble = noble
word-privilege-card = carte Privilège
word-supply = réserve
word-reserve = réserve commune
word-gold = or
word-seal = sceau
word-majority-bonus = bonus de majorité
word-park = parc
word-row = rangée

# Elles servent de noms aux joueurs.
colour-red = Rouge
colour-yellow = Jaune
colour-green = Vert
colour-black = Noir

row-lions = rangée des lions
row-vases = rangée des vases
row-fountains = rangée des fontaines
row-statues = rangée des statues

## Les lieux, et comment un serviteur y vient et les quitte

room-court = Cour d’honneur
    .to = dans la Cour d’honneur
    .from = de la Cour d’honneur
room-gate = Portail
    .to = sur le Portail
    .from = du Portail
room-stairs = Cage d’escalier
    .to = dans la Cage d’escalier
    .from = de la Cage d’escalier
room-mint = Hôtel de la Monnaie
    .to = à l’Hôtel de la Monnaie
    .from = de l’Hôtel de la Monnaie
room-king = Cabinet du Roi
    .to = au Cabinet du Roi
    .from = du Cabinet du Roi
room-madame = Madame de Pompadour
    .to = chez Madame de Pompadour
    .from = de chez Madame de Pompadour
room-office = Bureau
    .to = au Bureau
    .from = du Bureau
room-backdoor = Porte de service
    .to = à la Porte de service
    .from = de la Porte de service
room-cardinal = Cardinal
    .to = chez le Cardinal
    .from = de chez le Cardinal

place-room = { $room ->
    [court] { room-court.to }
    [gate] { room-gate.to }
    [stairs] { room-stairs.to }
    [mint] { room-mint.to }
    [king] { room-king.to }
    [madame] { room-madame.to }
    [office] { room-office.to }
    [backdoor] { room-backdoor.to }
   *[cardinal] { room-cardinal.to }
}
place-to = { $to ->
    [court] { room-court.to }
    [gate] { room-gate.to }
    [stairs] { room-stairs.to }
    [mint] { room-mint.to }
    [king] { room-king.to }
    [madame] { room-madame.to }
    [office] { room-office.to }
    [backdoor] { room-backdoor.to }
   *[cardinal] { room-cardinal.to }
}
place-from = { $from ->
    [court] { room-court.from }
    [gate] { room-gate.from }
    [stairs] { room-stairs.from }
    [mint] { room-mint.from }
    [king] { room-king.from }
    [madame] { room-madame.from }
    [office] { room-office.from }
    [backdoor] { room-backdoor.from }
   *[cardinal] { room-cardinal.from }
}
place-source = { $source ->
    [supply] de la réserve
    [court] { room-court.from }
    [gate] { room-gate.from }
    [stairs] { room-stairs.from }
    [mint] { room-mint.from }
    [king] { room-king.from }
    [madame] { room-madame.from }
    [office] { room-office.from }
    [backdoor] { room-backdoor.from }
   *[cardinal] { room-cardinal.from }
}

## Les cartes Privilège

card-majority = Majorité
card-muster = Rassemblement
card-march = Marche
card-moves5 = Cinq déplacements
card-moves9 = Neuf déplacements
card-seals = Deux sceaux
card-gold4 = Quatre pièces d’or
card-points2 = Deux points
card-points4 = Quatre points

card-majority-effect = Pendant ce tour, vous avez le bonus de majorité dans chaque lieu où vous avez au moins un serviteur.
card-muster-effect = Placez autant de vos serviteurs que vous voulez sur le Portail.
card-march-effect =
    Placez { $gate ->
        [one] { $gate } serviteur
       *[other] { $gate } serviteurs
    } de plus sur le Portail et disposez de { $moves ->
        [one] { $moves } déplacement
       *[other] { $moves } déplacements
    } de plus à l’action 2.
card-moves5-effect = { more-moves }
card-moves9-effect = { more-moves }
card-seals-effect =
    Vous disposez pour cette action de { $seals ->
        [one] { $seals } sceau de plus, de la couleur de votre choix
       *[other] { $seals } sceaux de plus, identiques ou différents
    }.
card-gold4-effect =
    Prenez aussitôt { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }.
card-points2-effect = { points-at-end }
card-points4-effect = { points-at-end }
more-moves =
    Vous disposez de { $moves ->
        [one] { $moves } déplacement
       *[other] { $moves } déplacements
    } de plus.
points-at-end = La carte reste face visible devant vous et rapporte { worth-points } en fin de partie.

moment-before = avant l’action 1
moment-reinforce = à l’action 1
moment-move = à l’action 2
moment-recruit = à l’action 4
moment-any = à tout moment de votre tour

named-card = { $card ->
    [majority] « { card-majority } »
    [muster] « { card-muster } »
    [march] « { card-march } »
    [moves5] « { card-moves5 } »
    [moves9] « { card-moves9 } »
    [seals] « { card-seals } »
    [gold4] « { card-gold4 } »
    [points2] « { card-points2 } »
   *[points4] « { card-points4 } »
}
for-price = { $price ->
    [0] gratuitement
    [one] pour { $price } pièce d’or
   *[other] pour { $price } pièces d’or
}

## Les nobles et leurs privilèges

noble-one = noble à un serviteur
noble-three = noble à trois serviteurs
noble-gold = noble aux pièces d’or
noble-moves = noble aux déplacements
noble-gate = noble du Portail
noble-king = noble du Roi
noble-madame = noble de Madame
noble-cards = noble aux cartes
noble-diagonal = noble aux diagonales
noble-couple-a = couple A
noble-couple-b = couple B
noble-couple-c = couple C
noble-couple-d = couple D

privilege-gate = { more-servants } sur le Portail à chaque tour
privilege-moves =
    { $amount ->
        [one] { $amount } déplacement
       *[other] { $amount } déplacements
    } de plus à chaque tour
privilege-diagonal = déplacements en diagonale
privilege-gold =
    { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    } de plus à chaque tour
privilege-king = { more-servants } chez le Roi à chaque tour
privilege-madame = { more-servants } chez Madame à chaque tour
privilege-cards =
    { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    } de plus à consulter à chaque tour
privilege-servants =
    aussitôt { $amount ->
        [one] { $amount } serviteur
       *[other] { $amount } serviteurs
    } de la réserve commune
more-servants = { $amount ->
    [one] { $amount } serviteur de plus
   *[other] { $amount } serviteurs de plus
}

named-noble = { $kind ->
    [one] { noble-one }
    [three] { noble-three }
    [gold] { noble-gold }
    [moves] { noble-moves }
    [gate] { noble-gate }
    [king] { noble-king }
    [madame] { noble-madame }
    [cards] { noble-cards }
    [diagonal] { noble-diagonal }
    [couple-a] { noble-couple-a }
    [couple-b] { noble-couple-b }
    [couple-c] { noble-couple-c }
    [couple-d] { noble-couple-d }
   *[other] { word-noble }
}
noble-facts = { named-noble } ; coûte { cost-gold }{ cost-king }{ cost-madame } ; rapporte { worth-points }{ noble-gives }
cost-gold = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
cost-king = { $king ->
    [0] { "" }
   *[other] , { seals-king }
}
cost-madame = { $madame ->
    [0] { "" }
   *[other] , { seals-madame }
}
seals-king = { $king ->
    [one] { $king } sceau du Roi
   *[other] { $king } sceaux du Roi
}
seals-madame = { $madame ->
    [one] { $madame } sceau de Madame
   *[other] { $madame } sceaux de Madame
}
worth-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
noble-gives = { $privilege ->
    [gate] , { privilege-gate }
    [moves] , { privilege-moves }
    [diagonal] , { privilege-diagonal }
    [gold] , { privilege-gold }
    [king] , { privilege-king }
    [madame] , { privilege-madame }
    [cards] , { privilege-cards }
    [servants] , { privilege-servants }
   *[none] { "" }
}

## Le tour

phase-setup = Mise en place
phase-reinforce = Renfort
phase-move = Déplacement
phase-income = Revenus
phase-recruit = Recrutement
phase-cards = Cartes
phase-pay = Paiement des sceaux
phase-border = Un serviteur en bordure du parc
phase-keep = Choix des cartes
phase-over = Fin de partie

turn-action-1 = Cour d’honneur : placer de nouveaux serviteurs sur le Portail
turn-action-2 = Cage d’escalier : déplacer les serviteurs dans le château
turn-action-3 = Hôtel de la Monnaie, Roi et Madame : prendre de l’or, compter les sceaux
turn-action-4 = Parc : recruter des nobles
turn-action-5 = Porte de service : tirer des cartes Privilège

named-phase = { $phase ->
    [setup] { phase-setup }
    [reinforce] { phase-reinforce }
    [move] { phase-move }
    [income] { phase-income }
    [recruit] { phase-recruit }
    [cards] { phase-cards }
    [pay] { phase-pay }
    [border] { phase-border }
    [keep] { phase-keep }
   *[over] { phase-over }
}

## Ce que l’on peut choisir

choose-done = Plus rien à faire ici ?
choose-play = Quelle carte jouez-vous ?
choose-put = Où va le prochain serviteur ?
choose-reinforce = D’où vient le nouveau serviteur du Portail ?
choose-move = Quel serviteur se déplace, et où ?
choose-king = D’où vient le nouveau serviteur du Roi ?
choose-madame = D’où vient le nouveau serviteur de Madame ?
choose-recruit = Quel noble recrutez-vous ?
choose-pay = Quels sceaux payez-vous avec des cartes ?
choose-border = D’où vient le serviteur placé en bordure du parc ?
choose-draw = Voulez-vous tirer des cartes ?
choose-keep = Quelle carte conservez-vous ?

action-done = Terminer cette action
action-play = Jouer { named-card } { for-price }
action-put = Placer un serviteur { place-room }
action-reinforce = Faire venir un serviteur { place-source } sur le Portail
action-move = Déplacer un serviteur { place-from } { place-to }
action-king = Faire venir un serviteur { place-source } chez le Roi
action-madame = Faire venir un serviteur { place-source } chez Madame
action-recruit = Recruter le noble de la case { $field }
action-pay = { $king ->
    [0] { $madame ->
        [0] Payer tous les sceaux avec des serviteurs
       *[other] Payer { seals-madame } avec des cartes, le reste avec des serviteurs
    }
   *[other] { $madame ->
        [0] Payer { seals-king } avec des cartes, le reste avec des serviteurs
       *[other] Payer { seals-king } et { seals-madame } avec des cartes, le reste avec des serviteurs
    }
}
action-border = Laisser un serviteur { place-source } sur la case
action-draw = Tirer des cartes
action-keep = Conserver { named-card }

## Ce qui s’est passé

event-started = Une partie à { $players } joueurs commence. { $player } joue en premier.
event-put = { $player } place un serviteur { place-room }.
because = { $servants ->
    [0] { $nobles ->
        [0] { $card } par une carte
       *[other] { $nobles } par des nobles{ because-card }
    }
    [one] { $servants } serviteur{ because-majority }{ because-nobles }{ because-card }
   *[other] { $servants } serviteurs{ because-majority }{ because-nobles }{ because-card }
}
because-majority = { $majority ->
    [0] { "" }
   *[other] , la majorité
}
because-nobles = { $nobles ->
    [0] { "" }
   *[other] , { $nobles } par des nobles
}
because-card = { $card ->
    [0] { "" }
   *[other] , { $card } par une carte
}
because-gate = { $gate ->
    [0] { "" }
    [one] { " " }{ $gate } nouveau serviteur sur le Portail : { because }.
   *[other] { " " }{ $gate } nouveaux serviteurs sur le Portail : { because }.
}
because-moves = { $moves ->
    [0] { "" }
    [one] { " " }{ $moves } déplacement : { because }.
   *[other] { " " }{ $moves } déplacements : { because }.
}
event-turn = { $last ->
    [0] Manche { $round } : c’est à { $player } de jouer.{ because-gate }
   *[other] Manche { $round }, la dernière : c’est à { $player } de jouer.{ because-gate }
}
event-phase = { $player } passe à la suite : { named-phase }.{ because-moves }
event-card-played = { $player } joue { named-card } { for-price }.
event-reinforced = { $player } fait venir un serviteur { place-source } sur le Portail.
event-moved = { $player } déplace un serviteur { place-from } { place-to }.
event-gold-taken = { $gold ->
    [one] { $player } prend { $gold } pièce d’or : { because }.
   *[other] { $player } prend { $gold } pièces d’or : { because }.
}
event-king-placed = { $player } fait venir un serviteur { place-source } chez le Roi.
event-madame-placed = { $player } fait venir un serviteur { place-source } chez Madame.
event-recruited = { $player } recrute le noble de la case { $field } : { named-noble }, { worth-points }.
event-paid-gold = { $player } paie { cost-gold }{ $discount ->
    [0] { "" }
    [one] { " " }({ $discount } case libre à côté)
   *[other] { " " }({ $discount } cases libres à côté)
}.
event-paid-seals = { $player } paie { $room ->
    [king] { $servants ->
        [one] { $servants } sceau du Roi : un serviteur revient
       *[other] { $servants } sceaux du Roi : { $servants } serviteurs reviennent
    } de chez le Roi dans la réserve
   *[madame] { $servants ->
        [one] { $servants } sceau de Madame : un serviteur revient
       *[other] { $servants } sceaux de Madame : { $servants } serviteurs reviennent
    } de chez Madame dans la réserve
}.
event-paid-card-seals = { $player } paie { $room ->
    [king] { $seals ->
        [one] { $seals } sceau du Roi
       *[other] { $seals } sceaux du Roi
    }
   *[madame] { $seals ->
        [one] { $seals } sceau de Madame
       *[other] { $seals } sceaux de Madame
    }
} avec une carte.
event-servants-joined = { $servants ->
    [0] La réserve commune est vide : pas de nouveau serviteur pour { $player }.
    [one] { $player } reçoit { $servants } serviteur de la réserve commune.
   *[other] { $player } reçoit { $servants } serviteurs de la réserve commune.
}
event-border = { $player } laisse un serviteur { place-source } sur la case { $field }.
event-reshuffled = { $cards ->
    [one] La défausse devient la nouvelle pioche : { $cards } carte.
   *[other] La défausse est mélangée : { $cards } cartes forment la nouvelle pioche.
}
event-drew = { $cards ->
    [one] { $player } a tiré { $cards } carte.
   *[other] { $player } a tiré { $cards } cartes.
}
event-drawn-card = { $player } tire { named-card }.
event-drawn-card-hidden = { $player } tire une carte.
event-kept = { $player } conserve { named-card } ; un serviteur revient de la Porte de service.
event-kept-hidden = { $player } conserve une carte ; un serviteur revient de la Porte de service.
event-discarded = { $cards ->
    [one] { $player } défausse { named-card }.
   *[other] { $player } défausse { $cards } × { named-card }.
}
event-last-round = { $nobles ->
    [one] Il reste { $nobles } noble dans le parc : la dernière manche commence.
   *[other] Il reste { $nobles } nobles dans le parc : la dernière manche commence.
}
event-over = La partie est terminée.

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

## Une partie dans le terminal

title = Palais Royal
turn-header = { $last ->
    [0] { $round ->
        [0] { title }
       *[other] Manche { $round }
    }
   *[other] Dernière manche
} · { $player } · { named-phase }
your-turn = { $player }, c’est à vous de jouer.
thinking = { $player } réfléchit…
nobles-until-end = { $count ->
    [0] Après cette manche vient la dernière
    [one] Encore { $count } noble avant la fin
   *[other] Encore { $count } nobles avant la fin
}
last-round = C’est la dernière manche

heading-palace = Château
heading-park = Parc
heading-rows = Bordures du parc
heading-players = Joueurs
heading-hand = Votre main
heading-drawn = Cartes tirées
heading-choices = Vos choix
heading-log = Ce qui s’est passé
heading-score = Décompte final

column-player = Joueur
column-gold = Or
column-supply = Réserve
column-reserve = Commune
column-cards = Cartes
column-nobles = Nobles
column-privileges = Privilèges
column-points = Points
column-room = Lieu
column-majority = Bonus de majorité
column-field = Case
column-noble = Noble
column-price = Prix
column-row = Rangée
column-moment = Moment
column-effect = Effet

left-free = { $count ->
    [one] encore { $count } serviteur à placer
   *[other] encore { $count } serviteurs à placer
}
left-gate = { $count ->
    [one] encore { $count } serviteur possible sur le Portail
   *[other] encore { $count } serviteurs possibles sur le Portail
}
left-muster = autant de serviteurs que vous voulez sur le Portail
left-moves = { $count ->
    [one] encore { $count } déplacement
   *[other] encore { $count } déplacements
}
left-king = { $count ->
    [one] encore { $count } serviteur possible chez le Roi
   *[other] encore { $count } serviteurs possibles chez le Roi
}
left-madame = { $count ->
    [one] encore { $count } serviteur possible chez Madame
   *[other] encore { $count } serviteurs possibles chez Madame
}
left-recruitments = { $count ->
    [one] encore { $count } recrutement
   *[other] encore { $count } recrutements
}
left-card-seals = { $count ->
    [one] encore { $count } sceau fourni par vos cartes
   *[other] encore { $count } sceaux fournis par vos cartes
}
missing-office = aucun serviteur au Bureau
missing-gold = { $count ->
    [one] il manque { $count } pièce d’or
   *[other] il manque { $count } pièces d’or
}
missing-king = { $count ->
    [one] il manque { $count } sceau du Roi
   *[other] il manque { $count } sceaux du Roi
}
missing-madame = { $count ->
    [one] il manque { $count } sceau de Madame
   *[other] il manque { $count } sceaux de Madame
}
hand-empty = Vous n’avez aucune carte en main.
face-down = { $count ->
    [one] { $count } noble face cachée
   *[other] { $count } nobles face cachée
}

undo-nothing = Il n’y a rien à annuler dans ce tour.
legend = prix actuel, sceaux du Roi et de Madame → points · ² compte double · { $crown } bonus de majorité · { $mitre } par le Cardinal

## Conseils

hint-recruit = { $count ->
    [one] Ainsi vous recrutez le noble de la case { $fields } pour { worth-points }.
   *[other] Ainsi vous recrutez les nobles des cases { $fields } pour { worth-points } en tout.
}
hint-put = Ainsi vos serviteurs gratuits travaillent dès le premier tour.
hint-majority = Des serviteurs vont { place-room }, et le bonus de majorité y devient le vôtre.
hint-prepare = Cela prépare le noble de la case { $field }, qui rapporte { worth-points }.
hint-card = { named-card } vaut plus maintenant que plus tard.
hint-keep = { named-card } vaut plus que le serviteur à la Porte de service.
hint-draw = { $cards ->
    [one] { $cards } carte à regarder ; conservez-la si elle vous aide.
   *[other] { $cards } cartes au choix ; conservez ce qui vous aide.
}
hint-gold = { $gold ->
    [one] L’idée est d’économiser : { $gold } pièce d’or pour les prochains tours.
   *[other] L’idée est d’économiser : { $gold } pièces d’or pour les prochains tours.
}
hint-done = Plus rien ne vaut son prix à présent ; terminez votre tour.
hint-step-recruit = Cela rapporte { worth-points }.
hint-step-noble = C’est nécessaire pour le noble à { worth-points } de ce plan.
hint-step-way = De là, le chemin continue { place-to }.
hint-step-done = Plus rien n’en vaut la peine dans cette action.
hint-step-pay = Il faut payer les sceaux ; c’est la meilleure façon.
hint-step-border = Un noble de bordure laisse sa place à un serviteur, qui compte dans la rangée.
hint-step-room = { $room ->
    [court] Dans la Cour d’honneur, un serviteur en fait venir un autre à chaque tour.
    [gate] Les nouveaux serviteurs ne coûtent rien ; du Portail, ils vont au travail.
    [stairs] Dans la Cage d’escalier, un serviteur donne un déplacement par tour.
    [mint] À l’Hôtel de la Monnaie, un serviteur rapporte 1 pièce d’or par tour.
    [king] Chez le Roi, un serviteur est un sceau pour les nobles.
    [madame] Chez Madame, un serviteur est un sceau pour les nobles.
    [office] Au Bureau, un serviteur peut recruter un noble.
    [backdoor] À la Porte de service, un serviteur tire une carte.
   *[cardinal] Chez le Cardinal, un serviteur départage les égalités.
}
