# Le journal et les conseils de Palais Royal, en français.

## Journal et discussion

table-log-put = { $player } place { $count } serviteurs { place-room }.
table-log-reinforced = { $player } fait venir { $count } serviteurs { place-source } sur le Portail.
table-log-moved = { $player } déplace { $count } serviteurs { place-from } { place-to }.
table-log-card-seals = { $cards ->
    [0] { "" }
   *[other] { " " }(dont { $cards } avec une carte)
}
table-log-border = { $player } laisse un serviteur { place-source } { table-place }.
table-log-recruited = { $player } recrute un noble { table-place } ({ named-noble }, { worth-points }) pour { cost-gold }{ cost-king }{ cost-madame }{ table-log-card-seals }.
table-log-drew = { $player } tire { $cards }.
table-log-kept = { $player } conserve { $cards }.
table-log-kept-hidden = { $player } conserve { $count } cartes.
table-log-discarded = { $player } défausse { $cards }.
# Sur le lecteur : la phrase d'un événement s'il y en a une, sinon celle qui parle de n'importe qui.
table-you-put = Vous placez un serviteur { place-room }.
table-you-card-played = Vous jouez { named-card } { for-price }.
table-you-reinforced = Vous faites venir un serviteur { place-source } sur le Portail.
table-you-moved = Vous déplacez un serviteur { place-from } { place-to }.
table-you-gold-taken = { $gold ->
    [one] Vous prenez { $gold } pièce d’or : { because }.
   *[other] Vous prenez { $gold } pièces d’or : { because }.
}
table-you-king-placed = Vous faites venir un serviteur { place-source } chez le Roi.
table-you-madame-placed = Vous faites venir un serviteur { place-source } chez Madame.
table-you-servants-joined = { $servants ->
    [0] La réserve commune est vide : pas de nouveau serviteur pour vous.
    [one] Vous recevez { $servants } serviteur de la réserve commune.
   *[other] Vous recevez { $servants } serviteurs de la réserve commune.
}
table-you-log-border = Vous laissez un serviteur { place-source } { table-place }.
table-you-kept = Vous conservez { named-card } ; un serviteur revient de la Porte de service.
table-you-discarded = { $cards ->
    [one] Vous défaussez { named-card }.
   *[other] Vous défaussez { $cards } × { named-card }.
}
table-you-log-put = Vous placez { $count } serviteurs { place-room }.
table-you-log-reinforced = Vous faites venir { $count } serviteurs { place-source } sur le Portail.
table-you-log-moved = Vous déplacez { $count } serviteurs { place-from } { place-to }.
table-you-log-recruited = Vous recrutez un noble { table-place } ({ named-noble }, { worth-points }) pour { cost-gold }{ cost-king }{ cost-madame }{ table-log-card-seals }.
table-you-log-drew = Vous tirez { $cards }.
table-you-log-kept = Vous conservez { $cards }.
table-you-log-discarded = Vous défaussez { $cards }.

## Conseils

table-action-recruit = Recruter le noble { table-place }
table-hint-recruit = { $count ->
    [one] Ainsi vous recrutez le noble { table-place } pour { worth-points }.
   *[other] Ainsi vous recrutez les { $count } nobles marqués pour { worth-points } en tout.
}
table-hint-prepare = Cela prépare le noble { table-place }, qui rapporte { worth-points }.

## Revoir

table-moment = { $round ->
    [0] { phase-setup }
   *[other] Manche { $round }
} · { $player } · action { $action } sur { $last }
