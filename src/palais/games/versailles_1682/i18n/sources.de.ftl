## Values that are not ours, by their remark in provenance.toml

sourced-value = { $remark ->
    [seats] { $first } bis { $second } Personen
    [first-cards] { $first } Karten am Anfang
    [scales] Ansehen von { $first } bis { $second }
    [queens-party] { $first } Punkte mehr bei einer Königin der eigenen Partei
    [two-actions] { $first } Aktionen im Zug
    [ten-cards] höchstens { $first } Karten am Ende des Zuges
    [refusal] eine Ablehnung: { $first }
    [intervention] eine Intervention: ein Punkt bei einem Wurf bis { $first }, darüber zwei
    [influence] ein Punkt mehr mit einem Ansehen von { $first }
    [regency] ein neues Königspaar kommt { $first } Runden nach dem Tod des Königs
    [fine] { $first } Livres für einen Verstoß gegen die Etikette
    [goal] { $first } Livres gewinnen
    [almoner] der Großalmosenier ist ein unverheirateter Mann
    [governess] die Gouvernante gegen eine Rivalin oder einen Rivalen: { $first }
   *[cabal-party] Aufgedeckte Kabale, für andere der Partei: { $first }
}
source-name = { $provenance ->
    [stated] das Blatt, { $statements }
   *[other] die französische Ausgabe
}
