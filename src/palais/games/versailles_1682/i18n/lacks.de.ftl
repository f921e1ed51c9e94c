## Was fehlt: in zwei Worten auf der Karte (lack-), und in einem Satz mit dem, was helfen würde (help-)

lack-prison = verhaftet
help-prison = In der Bastille kann man nur „Gerechtigkeit“ für sich selbst spielen. Jemand kann um deine Befreiung ersuchen, der Siegelbewahrer kann dich freilassen, oder du gehst nach zwei Runden ins Kloster.
lack-away = { status-name }
help-away = { $status ->
    [exile] Dein Höfling ist im Exil: Er kann nur Aktionskarten spielen. Jemand kann um deine Rückkehr ersuchen, ein neues Regentenpaar holt dich zurück, oder du gehst nach zwei Runden ins Kloster.
    [bastille] Dein Höfling ist in der Bastille. Jemand kann um deine Befreiung ersuchen, „Gerechtigkeit“ befreit dich, oder du gehst nach zwei Runden ins Kloster.
    [returning] Dein Höfling ist auf dem Rückweg und wird zu Beginn der nächsten Runde am Hof eingeführt.
    [dead] Dein Höfling ist tot; zu Beginn der nächsten Runde kommt dein Erbe an den Hof.
   *[court] Das geht nur mit Höflingen am Hof.
}
lack-place = { place-name }
help-place = Dafür muss der Hof { place-name } sein. Das bestimmt der Haushofmeister zu Beginn jeder Runde; der Oberstallmeister kann den Hof sofort verlegen.
lack-war = im Krieg
help-war = Dafür muss Krieg sein. Die Karte „Kriegsgrund“ oder der Kriegsminister kann einen beginnen.
lack-peace = Frieden
help-peace = Es ist schon Krieg gegen alle drei Länder.
lack-king = ein König
help-king = Dafür muss es einen König geben. In der Regentschaft heißt es, auf das neue Regentenpaar zu warten.
lack-queen = eine Königin
help-queen = Dafür muss es eine Königin geben. Der König kann wieder heiraten: Dazu braucht es eine Audienz.
lack-sex = { $sex ->
    [woman] für Frauen
   *[man] für Männer
}
help-sex = { $sex ->
    [woman] Das kann nur eine Frau erhalten; frage für jemand anderen an oder warte auf deine Erbin.
   *[man] Das kann nur ein Mann erhalten; frage für jemand anderen an oder warte auf deinen Erben.
}
lack-minimum = ab { $needed }
help-minimum = Dafür braucht es Ansehen { $needed } { scale-with }; dein Höfling hat { $have }. Gunstkarten, manche Ämter und das gute Wort eines anderen heben es.
lack-title = erst ein Titel
help-title = Ein Duc muss schon { title-first } oder { title-second } sein: Bitte zuerst um einen dieser Titel.
lack-unmarried = unverheiratet
help-unmarried = Der Großalmosenier ist ein Prälat und muss unverheiratet sein.
lack-pensions = { $most } Pensionen
help-pensions = Ein Höfling hat höchstens { $most } Pensionen; frage für jemand anderen an.
lack-baton = schon Marschall
help-baton = Dein Höfling ist schon Marschall von Frankreich.
lack-favourite = keine Favoritin
help-favourite = Es gibt keine Favoritin; die Karte „Favoritin des Königs“ macht eine.
lack-prisoner = niemand in Haft
help-prisoner = Niemand ist in der Bastille.
lack-marriage = kein Paar
help-marriage = Niemand ist verheiratet.
lack-cards = keine Karten
help-cards = Niemand außerhalb der Bastille hat Karten auf der Hand.
lack-enemy = kein Feind
help-enemy = Niemand am Hof gehört zur Partei eines Landes, gegen das Krieg ist.
lack-fallen = bis { $most }
help-fallen = Niemand am Hof, den das treffen könnte, hat Ansehen { $most } oder weniger. Verleumdungen, andere Karten oder ein Wort gegen jemanden drücken es.
lack-risen = ab { $least }
help-risen = Es gibt keine Frau am Hof mit Ansehen { $least } oder mehr, die Favoritin werden könnte.
lack-nobody = { $sex ->
    [man] kein Mann da
    [woman] keine Frau da
   *[both] niemand da
}
help-nobody = { $sex ->
    [man] Dafür braucht es einen Mann am Hof; für ein Duell müsst ihr beide Männer sein.
    [woman] Dafür braucht es eine Frau am Hof.
   *[both] Am Hof ist niemand, auf den man das spielen könnte.
}
lack-wedding = Königin lebt
help-wedding = Der König hat eine Königin; nur ein verwitweter König heiratet wieder.
lack-married = verheiratet
help-married = Dein Höfling ist schon verheiratet.
lack-offices = kein Amt
help-offices = Kein anderer Höfling hat ein Amt, das ihm in dieser Runde noch entzogen werden könnte.
lack-bride = niemand frei
help-bride = Am Hof ist niemand Unverheiratetes vom anderen Geschlecht.
lack-company = niemand da
help-company = Am Hof ist kein anderer Höfling.
lack-release = niemand in Haft
help-release = Kein anderer Höfling ist in der Bastille.
lack-recall = niemand im Exil
help-recall = Kein anderer Höfling ist im Exil.
lack-reroll = nochmals würfeln
help-reroll = Dieses Amt wirkt von selbst: Misslingt ein Wurf, wirst du gefragt, ob du nochmals würfelst.
lack-used = eingesetzt
help-used = Eine Fähigkeit oder eine Steuer je Spielzug; deine ist eingesetzt.
lack-power = kein Ziel
help-power = Es gibt jetzt niemanden, für oder gegen den du dein Amt einsetzen könntest.
title-first = { $first ->
    [baron] Baron
    [marquis] Marquis
   *[comte] Comte
}
title-second = { $second ->
    [baron] Baron
    [comte] Comte
   *[marquis] Marquis
}
