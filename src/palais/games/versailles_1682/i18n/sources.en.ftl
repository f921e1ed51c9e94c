## Values that are not ours, by their remark in provenance.toml

sourced-value = { $remark ->
    [seats] { $first } to { $second } players
    [first-cards] { $first } cards at the start
    [scales] standings from { $first } to { $second }
    [queens-party] { $first } points more with a Queen of one’s party
    [two-actions] { $first } actions a turn
    [ten-cards] { $first } cards at most at the end of a turn
    [refusal] a refusal: { $first }
    [intervention] an intervention: one point by a die up to { $first }, two above
    [influence] one point more with a standing of { $first }
    [regency] a new royal couple comes { $first } rounds after the King’s death
    [fine] { $first } livres for a breach of etiquette
    [goal] { $first } livres win
    [almoner] the Grand Almoner is an unmarried man
    [governess] the Governess against a rival: { $first }
   *[cabal-party] Cabal Uncovered, for others of the party: { $first }
}
source-name = { $provenance ->
    [stated] the sheet, { $statements }
   *[other] the French edition
}
