## Was etwas auf dem Tisch ist, und was sich damit tun ließe

about-courtier = { $who }: { $king ->
    [none] kein Ansehen beim König
   *[other] { $king } beim König, { $kingchance } % für eine Anfrage
}; { $queen ->
    [none] kein Ansehen bei der Königin
   *[other] { $queen } bei der Königin, { $queenchance } %
}. { about-reach }
about-reach = { $reach ->
    [disgrace] Ungnade, Kolonien und ein unterzeichneter Haftbefehl können treffen.
    [colonies] Die Kolonien und ein unterzeichneter Haftbefehl können treffen, Ungnade erst einen Punkt tiefer.
    [signed_warrant] Ein unterzeichneter Haftbefehl kann treffen.
   *[none] Außer Reichweite von Verbannung und Haft.
}
about-away = { $who } ist { status-name }. { $status ->
    [returning] Bei der nächsten Einführung am Hof wird neu gewürfelt.
    [dead] Zu Beginn der nächsten Runde kommt ein Erbe vom anderen Geschlecht.
    [exile] Eine Audienz (Rückkehr) holt Verbannte zurück; ab Runde { $retire } kann man ins Kloster gehen.
   *[bastille] Eine Audienz (Befreiung), „Gerechtigkeit“ oder der Siegelbewahrer befreit Verhaftete; ab Runde { $retire } kann man ins Kloster gehen.
}
about-room = Ansehen { $standing } { scale-with }: Eine Anfrage gelingt bei { $needs } oder weniger, { $chance } %. { about-reach }{ $word ->
    [1] {" "}Ein Wort von hier zählt einen Punkt mehr.
   *[0] {""}
}
about-office-held = { card-name }: Inhaber ist { $who }. Eine Audienz kann das Amt einmal je Runde entziehen, für jemanden, zu dem es passt, oder ins Haus des Königs.
about-office-house = { card-name }: liegt im Haus des Königs. Nimm es mit einer Aktion und frage mit einer weiteren darum an.
about-office-unseen = { card-name }: im Stapel oder in einer Hand.
about-pile = { $cards ->
    [0] Der Stapel ist leer; der nächste Zug mischt die Ablage.
    [one] Eine Karte im Stapel. Sie zu nehmen ist eine Aktion.
   *[other] { $cards } Karten im Stapel. Eine zu nehmen ist eine Aktion.
}
about-discard = { $cards ->
    [one] Eine abgelegte Karte, für alle offen.
   *[other] { $cards } abgelegte Karten, für alle offen. Ist der Stapel leer, werden sie der neue.
}
about-house = { $cards ->
    [0] Das Haus des Königs ist leer: Abgelehnte Anfragen und verlorene Ämter kommen hierher.
    [one] Eine Karte im Haus des Königs. Sie zu nehmen ist eine Aktion; alle sehen es.
   *[other] { $cards } Karten im Haus des Königs. Eine zu nehmen ist eine Aktion; alle sehen, welche.
}
about-register = { $who }: { $fortune } Livres, { $income } je Runde. { $rounds ->
    [none] Ohne Einkommen bleibt das Ziel von { $goal } fern.
    [0] Das Ziel von { $goal } ist erreicht: Die nächste Prüfung entscheidet.
    [one] Das Ziel von { $goal } ist eine Runde entfernt.
   *[other] So ist das Ziel von { $goal } noch { $rounds } Runden entfernt.
}
about-bastille = { $cards ->
    [0] Niemand ist in der Bastille.
   *[other] Verhaftete behalten Titel und Ehe, haben aber weder Einkommen noch Stimme. Audienz, „Gerechtigkeit“, der Siegelbewahrer oder ein neues Regentenpaar befreit sie.
}
about-exile = { $cards ->
    [0] Niemand ist im Exil.
   *[other] Verbannte behalten Titel und Ehe, haben Einkommen, verhandeln und spielen Aktionskarten, dürfen aber um nichts bitten. Eine Audienz oder ein neues Regentenpaar holt sie zurück.
}
why-target = { $what ->
    [away] { $who } ist nicht am Hof.
    [sex] Das ist nur für { $sex ->
        [woman] Frauen
       *[man] Männer
    }: Bei { $who } passt es nicht.
    [minimum] { $who } hat { $have } { scale-with }; nötig sind { $needed }.
    [fallen] { $who } hat Ansehen { $have }; das trifft nur { $most } oder weniger.
    [risen] { $who } hat Ansehen { $have }; nötig sind { $least } oder mehr.
    [title] { $who } muss zuerst Comte oder Marquis sein.
    [unmarried] { $who } ist verheiratet.
    [pensions] { $who } hat schon { $most } Pensionen.
    [baton] { $who } ist schon Marschall.
    [office] { $who } hat schon ein Amt; nur für sich selbst darf man tauschen.
    [self] Das geht nicht für dich selbst; wähle jemand anderen.
    [war] Dafür muss Krieg sein.
    [queen] Es gibt jetzt keine Königin.
   *[other] Das passt jetzt nicht zu { $who }.
}
