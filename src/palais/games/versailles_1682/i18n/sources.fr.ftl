## Values that are not ours, by their remark in provenance.toml

sourced-value = { $remark ->
    [seats] de { $first } à { $second } joueurs
    [first-cards] { $first } cartes au début
    [scales] des faveurs de { $first } à { $second }
    [queens-party] { $first } points de plus avec une Reine de son parti
    [two-actions] { $first } actions par tour
    [ten-cards] { $first } cartes au plus à la fin du tour
    [refusal] un refus : { $first }
    [intervention] une intervention : un point jusqu’à { $first } au dé, deux au-delà
    [influence] un point de plus avec une faveur de { $first }
    [regency] un nouveau couple royal vient { $first } manches après la mort du Roi
    [fine] { $first } livres pour un manquement à l’étiquette
    [goal] { $first } livres l’emportent
    [almoner] le Grand Aumônier est un homme non marié
    [governess] la Gouvernante contre un rival : { $first }
   *[cabal-party] Cabale éventée, pour les autres du parti : { $first }
}
source-name = { $provenance ->
    [stated] le résumé, { $statements }
   *[other] l’édition française
}
