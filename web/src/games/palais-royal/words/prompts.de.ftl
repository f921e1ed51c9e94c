# Was jetzt zu tun ist, am Tisch von Palais Royal, auf Deutsch. ** steht um das, was fett gesetzt ist.

table-prompt-waiting = **{ $player }** ist am Zug: { named-phase }.
table-prompt-setup = { $count ->
    [one] Wähle einen leuchtenden Raum für **deinen letzten Diener**.
   *[other] Wähle leuchtende Räume für **{ $count } Diener**.
}
table-prompt-setup-more = Auch mehrere in einem Raum.
table-prompt-last = Dein letzter Diener geht **{ place-room }**.
table-prompt-last-more = Ein anderer Raum ändert das; es gilt, wenn du fertig bist.
table-prompt-reinforce = { $count ->
    [one] **{ $count } Diener** darf auf das Tor.
   *[other] **{ $count } Diener** dürfen auf das Tor.
}
table-prompt-muster = **Beliebig viele Diener** dürfen auf das Tor.
table-prompt-reinforce-more = Alle auf einmal, oder mit einem Klick auf das Tor einzeln.
table-prompt-reinforce-rooms = Dein Vorrat ist leer: Wähle den **leuchtenden Raum**, aus dem ein Diener auf das Tor geht.
table-prompt-reinforce-rooms-more = Du musst keinen nehmen.
table-prompt-reinforced = Der Nachschub ist da.
table-prompt-move = { $count ->
    [one] Wähle einen Diener für **{ $count } Bewegung**.
   *[other] Wähle Diener für **{ $count } Bewegungen**.
}
table-prompt-move-more = Klicke deine Diener in einem Raum an, dann einen leuchtenden Raum; oder ziehe sie hinüber.
table-prompt-moved = Alle Bewegungen sind verbraucht.
table-prompt-picked = { $count ->
    [one] Wähle einen leuchtenden Raum für **{ $count } Diener** { place-from }.
   *[other] Wähle einen leuchtenden Raum für **{ $count } Diener** { place-from }.
}
table-prompt-picked-more = Ein weiterer Klick auf die Diener nimmt noch einen dazu.
table-prompt-income = { $kind ->
    [king] Du darfst einen neuen Diener **zum König** schicken: ein Siegel des Königs mehr.
    [madame] Du darfst einen neuen Diener **zu Madame** schicken: ein Siegel der Madame mehr.
   *[both] Du darfst einen neuen Diener **zum König** und einen **zu Madame** schicken: je ein Siegel mehr.
}
table-prompt-income-more = Je ein Klick, oder klicke den leuchtenden Raum an.
table-prompt-offer-rooms = { $kind ->
    [king] Dein Vorrat ist leer: Wähle den **leuchtenden Raum**, aus dem ein Diener zum König geht.
   *[madame] Dein Vorrat ist leer: Wähle den **leuchtenden Raum**, aus dem ein Diener zu Madame geht.
}
table-prompt-paid = Die Münzerei hat gezahlt.
table-prompt-recruit = { $can ->
    [one] **{ $can } von { $total } Adligen** kannst du jetzt anwerben: Er leuchtet.
   *[other] **{ $can } von { $total } Adligen** kannst du jetzt anwerben: Sie leuchten.
}
table-prompt-recruit-more = Die Pfeiltasten gehen von einem zum anderen, Enter wirbt an.
table-prompt-recruit-none = Du kannst jetzt **keinen Adligen** anwerben.
table-prompt-recruit-none-more = Sieh dir einen an, um zu wissen, was fehlt.
table-prompt-pay-more = Wähle neben dem Adligen.
table-prompt-border = Wähle, woher der Diener für **das freie Feld** kommt.
table-prompt-border-more = Aus dem Vorrat oder einem leuchtenden Raum.
table-prompt-draw = Du darfst am Hintereingang **Karten ziehen**.
table-prompt-over = Dein Zug ist vorbei, sobald du ihn beendest.
table-prompt-over-more = Jederzeit-Karten kannst du noch ausspielen.
table-prompt-keep = { $count ->
    [one] **{ $count } Karte** gezogen: Behältst du sie?
   *[other] **{ $count } Karten** gezogen: Welche behältst du?
}
table-prompt-keep-more = Jede behaltene Karte kostet einen Diener am Hintereingang.
