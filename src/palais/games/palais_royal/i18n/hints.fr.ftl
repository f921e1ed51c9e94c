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
