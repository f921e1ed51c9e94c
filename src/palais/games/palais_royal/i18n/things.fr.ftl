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
