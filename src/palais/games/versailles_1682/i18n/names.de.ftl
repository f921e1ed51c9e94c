## Namen

title = Versailles 1682
colour-red = Rot
colour-yellow = Gelb
colour-green = Grün
colour-black = Schwarz
colour-blue = Blau
colour-white = Weiß
phase-setup = Aufbau
phase-introduction = Einführung am Hof
phase-negotiation = Verhandlungen
phase-relocation = Verlegung des Hofes
phase-actions = Aktionsphase
phase-over = Spielende
fact-richest = höchstens { $count } Livres
card-name = { $card ->
    [baron] Baron
    [comte] Comte
    [marquis] Marquis
    [duc] Duc
    [marshal] Marschallswürde
    [pension_small] Kleine Pension
    [pension_royal] Königliche Pension
    [pension_great] Große Pension
    [war_minister] Kriegsminister
    [finances] Generalkontrolleur der Finanzen
    [seals] Siegelbewahrer
    [foreign_affairs] Staatssekretär für Auswärtiges
    [guard] Hauptmann der Garde
    [huntsman] Oberjägermeister
    [equerry] Oberstallmeister
    [gentleman] Erster Kammerherr
    [almoner] Großalmosenier
    [household] Oberhofmeisterin der Königin
    [lady_in_waiting] Erste Hofdame
    [robes] Garderobenmeisterin
    [governess] Gouvernante der Königskinder
    [palace_lady] Palastdame
    [reader] Vorleser der Königin
    [ceremonies] Zeremonienmeister
    [revels] Intendant der Hoffeste
    [brittany] Gouverneur der Bretagne
    [normandy] Gouverneur der Normandie
    [burgundy] Gouverneur von Burgund
    [languedoc] Gouverneur des Languedoc
    [provence] Gouverneur der Provence
    [guyenne] Gouverneur der Guyenne
    [warrant] Haftbefehl
    [phrase] Bonmot
    [shot] Meisterschuss
    [comedy] Komödie am Hof
    [devotions] Andacht mit der Königin
    [arms] Waffentat
    [minuet] Menuett
    [slander] Verleumdung
    [blunder] Fauxpas bei Tisch
    [stag] Verfehlter Hirsch
    [offence] Kränkung der Königin
    [cabal] Aufgedeckte Kabale
    [desertion] Fahnenflucht
    [foreign_letters] Briefe an den Feind
    [favourite] Favoritin des Königs
    [child] Legitimiertes Kind
    [poison] Gift
    [duel] Duell
    [accident] Jagdunfall
    [front] Ins Feld geschickt
    [king_malady] Krankheit des Königs
    [queen_malady] Krankheit der Königin
    [fever] Fieber am Hof
    [disgrace] Ungnade
    [colonies] Entsendung in die Kolonien
    [justice] Gerechtigkeit
    [casus_belli] Kriegsgrund
    [peace] Friedensvertrag
    [gaming] Spieltisch
    [inheritance] Erbschaft
    [letter] Abgefangener Brief
    [annulment] Annullierung der Ehe
    [signed_warrant] unterzeichneter Haftbefehl
   *[none] nichts
}
short-name = { $card ->
    [baron] { $sex ->
        [woman] Baronne
       *[man] Baron
    }
    [comte] { $sex ->
        [woman] Comtesse
       *[man] Comte
    }
    [marquis] { $sex ->
        [woman] Marquise
       *[man] Marquis
    }
    [duc] { $sex ->
        [woman] Duchesse
       *[man] Duc
    }
    [war_minister] Kriegs-|minister
    [finances] General-|kontrolleur
    [seals] Siegel-|bewahrer
    [foreign_affairs] Auswärtiges
    [guard] Hauptmann|der Garde
    [huntsman] Oberjäger-|meister
    [equerry] Oberstall-|meister
    [gentleman] Erster|Kammerherr
    [almoner] Groß-|almosenier
    [household] Oberhof-|meisterin
    [lady_in_waiting] Erste|Hofdame
    [robes] Garderoben-|meisterin
    [governess] Gouvernante
    [palace_lady] Palastdame
    [reader] { $sex ->
        [woman] Vorleserin
       *[man] Vorleser
    }
    [ceremonies] { $sex ->
        [woman] Zeremonien-|meisterin
       *[man] Zeremonien-|meister
    }
    [revels] { $sex ->
        [woman] Intendantin|der Hoffeste
       *[man] Intendant|der Hoffeste
    }
    [brittany] Gouverneur|Bretagne
    [normandy] Gouverneur|Normandie
    [burgundy] Gouverneur|Burgund
    [languedoc] Gouverneur|Languedoc
    [provence] Gouverneur|Provence
    [guyenne] Gouverneur|Guyenne
    [marshal] Marschalls-|würde
    [pension_small] Kleine|Pension
    [pension_royal] Königliche|Pension
    [pension_great] Große|Pension
    [warrant] Haftbefehl
    [phrase] Bonmot
    [shot] Meister-|schuss
    [comedy] Komödie|am Hof
    [devotions] Andacht
    [arms] Waffentat
    [minuet] Menuett
    [slander] Verleumdung
    [blunder] Fauxpas|bei Tisch
    [stag] Verfehlter|Hirsch
    [offence] Kränkung der|Königin
    [cabal] Aufgedeckte|Kabale
    [desertion] Fahnenflucht
    [foreign_letters] Briefe an|den Feind
    [favourite] Favoritin|des Königs
    [child] Anerkanntes|Kind
    [poison] Gift
    [duel] Duell
    [accident] Jagdunfall
    [front] Ins Feld|geschickt
    [king_malady] Krankheit|des Königs
    [queen_malady] Krankheit|der Königin
    [fever] Fieber|am Hof
    [disgrace] Ungnade
    [colonies] In die|Kolonien
    [justice] Gerechtig-|keit
    [casus_belli] Kriegsgrund
    [peace] Friedens-|vertrag
    [gaming] Spieltisch
    [inheritance] Erbschaft
    [letter] Abgefangener|Brief
    [annulment] Ehe-|annullierung
    [signed_warrant] Haftbefehl,|gezeichnet
   *[none] –
}
office-name = { $card ->
    [baron] { $sex ->
        [woman] Baronne
       *[man] Baron
    }
    [comte] { $sex ->
        [woman] Comtesse
       *[man] Comte
    }
    [marquis] { $sex ->
        [woman] Marquise
       *[man] Marquis
    }
    [duc] { $sex ->
        [woman] Duchesse
       *[man] Duc
    }
    [reader] { $sex ->
        [woman] Vorleserin der Königin
       *[man] Vorleser der Königin
    }
    [ceremonies] { $sex ->
        [woman] Zeremonienmeisterin
       *[man] Zeremonienmeister
    }
    [revels] { $sex ->
        [woman] Intendantin der Hoffeste
       *[man] Intendant der Hoffeste
    }
   *[other] { card-name }
}
reason-name = { $reason ->
    [introduction] Einführung am Hof
    [refusal] abgelehnt
    [intervention] Intervention
    [rents] Familienrente
    [gift] Verhandlungen
    [fine] Strafe
    [levy] Steuererhebung
    [exile] Exil
    [bastille] Bastille
    [death] Tod
    [exchange] gegen ein neues Amt getauscht
    [withdrawal] durch Audienz entzogen
    [marriage] Hochzeit
    [king-death] Tod des Königs
    [remarriage] Wiederheirat des Königs
    [titles] Titel und Marschallswürden
    [pensions] Pensionen
    [offices] Amt
    [governorships] Gouverneursämter
    [crown-roll] vor der Krone
    [queen-roll] vor der Königin
    [points] Punkte einer Intervention
    [queen-country] Land der Königin
    [retirement] ins Kloster gegangen
    [accession] Thronbesteigung
    [queen-death] Tod der Regentin
    [release] Befreiung durch Audienz
    [recall] Rückruf durch Audienz
    [grant] bewilligt
    [widow] Witwenrecht
    [no-favourite] nicht mehr Favoritin
   *[other] { card-name }
}
scale-name = { $scale ->
   *[king] dem König
    [queen] der Königin
}
scale-with = { $scale ->
   *[king] beim König
    [queen] bei der Königin
}
country-name = { $country ->
    [england] England
    [provinces] die Vereinigten Provinzen
    [spain] Spanien
   *[none] keines der drei Länder
}
queen-from = { $country ->
    [england] aus England
    [provinces] aus den Vereinigten Provinzen
    [spain] aus Spanien
   *[none] aus keinem der drei Länder
}
party-name = { $party ->
    [england] englische Partei
    [provinces] niederländische Partei
   *[spain] spanische Partei
}
sex-name = { $sex ->
   *[man] einen Mann
    [woman] eine Frau
}
place-name = { $place ->
   *[versailles] in Versailles
    [hunt] auf der Jagd
}
route-name = { $route ->
   *[crown] beim König (bei der Regentin)
    [through] durch Fürsprache der Königin
    [queen] direkt bei der Königin
}
audience-name = { $audience ->
    [withdraw] Amt entziehen
   *[marry] Hochzeit
    [remarry] Wiederheirat des Königs
    [intervene] Intervention
    [release] Befreiung aus der Bastille
    [recall] Rückkehr aus dem Exil
}
status-name = { $status ->
   *[court] am Hof
    [exile] im Exil
    [bastille] in der Bastille
    [returning] auf dem Rückweg
    [dead] tot
}
target-name = { $targetkind ->
    [self] { $target }
    [seat] { $target }
    [king] König
    [queen] Königin
    [house] Haus des Königs
    [england] England
    [provinces] Vereinigte Provinzen
    [spain] Spanien
   *[none] –
}
receiver-name = { $receiverkind ->
    [seat] { $receiver }
    [king] König
    [queen] Königin
    [house] Haus des Königs
    [england] England
    [provinces] Vereinigte Provinzen
    [spain] Spanien
   *[none] –
}
score-start = Start
score-rents = Renten
score-titles = Titel
score-pensions = Pensionen
score-offices = Ämter
score-governorships = Gouverneursämter
score-favourite = Favoritin
score-shared = Mit dem Gatten geteilt
score-received = Erhalten
score-paid = Gezahlt
score-cards = Karten
score-powers = Fähigkeiten und Steuern
score-fines = Strafen
score-total = Vermögen
option-goal = Livres zum Sieg
option-max_rounds = Höchstzahl der Runden
option-negotiation = Verhandlungen
option-payments = Zahlungen
option-etiquette = Etikette
option-exam = Fragen des Zeremonienmeisters
option-scale = Skala des Ansehens
option-start_party = Erste Partei
winner = { $player } gewinnt mit { $points } Livres!
winner-shared = { $players } teilen sich den Sieg mit je { $points } Livres!
list-end = { $rest } und { $last }
governorship-name = Gouverneur einer Provinz, deren es sechs gibt
sex-short = { $sex ->
    [man] m
    [woman] w
   *[both] –
}
scale-short = { $scale ->
   *[king] König
    [queen] Königin
}
amount = { $livres }
