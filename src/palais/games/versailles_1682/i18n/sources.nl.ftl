## Values that are not ours, by their remark in provenance.toml

sourced-value = { $remark ->
    [seats] { $first } tot { $second } spelers
    [first-cards] { $first } kaarten aan het begin
    [scales] aanzien van { $first } tot { $second }
    [queens-party] { $first } punten meer bij een koningin van de eigen partij
    [two-actions] { $first } acties per beurt
    [ten-cards] hoogstens { $first } kaarten aan het einde van een beurt
    [refusal] een weigering: { $first }
    [intervention] een interventie: één punt bij een worp tot en met { $first }, daarboven twee
    [influence] één punt meer met een aanzien van { $first }
    [regency] een nieuw koningspaar komt { $first } rondes na de dood van de koning
    [fine] { $first } livres voor een inbreuk op de etiquette
    [goal] { $first } livres winnen
    [almoner] de grootaalmoezenier is een ongehuwde man
    [governess] de gouvernante tegen een rivaal: { $first }
   *[cabal-party] Ontdekt complot, voor anderen van de partij: { $first }
}
source-name = { $provenance ->
    [stated] het blad, { $statements }
   *[other] de Franse uitgave
}
