# Versailles 1682 in German: the words of the game. The ids are those of the rules.


## Names

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
     [baron] Baron
     [comte] Comte
     [marquis] Marquis
     [duc] Duc
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
     [brittany] Gouverneur der Bretagne
     [normandy] Gouverneur der Normandie
     [burgundy] Gouverneur von Burgund
     [languedoc] Gouverneur des Languedoc
     [provence] Gouverneur der Provence
     [guyenne] Gouverneur der Guyenne
    *[none] –
    }
reason-name = { $reason ->
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
    *[none] –
    }
scale-name = { $scale ->
    *[king] dem König
     [queen] der Königin
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

## Score and options

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

## Questions

choose-sex = Ist dein erster Höfling ein Mann oder eine Frau?
choose-first-party = Zu welcher Partei gehört dein Höfling?
choose-retire = Soll dein Höfling ins Kloster gehen, damit ein Erbe an den Hof kommt?
choose-heir-party = Zu welcher Partei gehört der Erbe?
choose-ready = Bist du mit Reden und Zahlen fertig?
choose-pay = Wie viele Livres zahlst du an { $to }?
choose-place = Wo hält sich der Hof in dieser Runde auf?
choose-main = Was tust du als Nächstes?
choose-take = Welche Karte nimmst du aus dem Haus des Königs?
choose-card = Welche Karte spielst du?
choose-target = Für oder gegen wen?
choose-route = Auf welchem Weg fragst du an?
choose-audience = Um welche Audienz ersuchst du?
choose-audience-of = Um welches Amt oder wen geht es?
choose-receiver = Wer erhält das Amt?
choose-direction = Hinauf oder hinab?
choose-give-seat = Wem gibst du Karten?
choose-give-card = Welche Karte gibst du?
choose-give-second = Eine zweite Karte?
choose-power-target = Für oder gegen wen setzt du dein Amt ein?
choose-letter = Welche Karte nimmst du aus dieser Hand?
choose-reader = Welche Karte legst du ab?
choose-reroll = Der Wurf ist misslungen. Setzt du dein Amt ein, um nochmals zu würfeln?
choose-surplus = Du hast mehr als zehn Karten: welche legst du ab?

## Actions

action-no = Nein oder fertig
action-yes = Ja
action-draw = Karte vom Stapel nehmen
action-take = Karte aus dem Haus des Königs auswählen
action-play = Karte spielen
action-audience = Um eine Audienz ersuchen
action-give = Karten geben
action-power = Fähigkeit kraft Amtes einsetzen
action-levy = Steuern erheben
action-seat = { $to }
action-the-king = Der König
action-the-queen = Die Königin
action-house = In das Haus des Königs
action-country = { country-name }
action-sex = { sex-name }
action-place = Der Hof ist { place-name }
action-route = Anfrage { route-name }
action-direction = { $direction ->
     [up] Hinauf
    *[down] Hinab
    }
action-card = { card-name }
action-pay = { $livres } Livres an { $to } zahlen
action-fine = Strafe für { $to }
action-exam = { $right ->
     [1] Die Antwort ist richtig
    *[0] Die Antwort ist falsch
    }
action-which = { audience-name }

## What happened

event-sex-chosen = { $player } wählt als ersten Höfling { sex-name }.
event-party-chosen = { $player } wählt: { party-name }.
event-party-drawn = Das Los bestimmt für { $player }: { party-name }.
event-steward-drawn = Das Los macht { $player } zum ersten Haushofmeister.
event-dealt = { $player } erhält { $cards } Karten.
event-round = Runde { $round } beginnt; { $player } ist Haushofmeister.
event-accession = Ein neues Regentenpaar: die Königin kommt { queen-from }. Alle kehren an den Hof zurück.
event-retired = Der Höfling von { $player } geht ins Kloster.
event-heir = Für { $player } kommt ein Erbe an den Hof: { sex-name }, { party-name }.
event-introduced = Der Höfling von { $player } wird am Hof eingeführt.
event-negotiation = Die Verhandlungen beginnen.
event-paid = { $player } zahlt { $livres } Livres an { $to }.
event-ready = { $player } ist mit den Verhandlungen fertig.
event-relocated = Der Hof ist { place-name }.
event-turn = { $player } ist am Zug.
event-die = { $player } würfelt { $value } ({ reason-name }).
event-die-most = { $player } würfelt { $value }; nötig ist { $most } oder weniger ({ reason-name }).
event-die-least = { $player } würfelt { $value }; ab { $least } hat es Folgen ({ reason-name }).
event-standing-up = { $player } gewinnt Ansehen bei { scale-name } ({ reason-name }): { $change }, jetzt { $now }.
event-standing-down = { $player } verliert Ansehen bei { scale-name } ({ reason-name }): { $change }, jetzt { $now }.
event-standing-set = { $player } hat Ansehen { $now } bei { scale-name } ({ reason-name }).
event-money-gain = { $player } erhält { $livres } Livres ({ reason-name }) und hat { $now }.
event-money-loss = { $player }: { $livres } Livres ({ reason-name }), es bleiben { $now }.
event-drew = { $player } zieht die Karte „{ card-name }“.
event-drew-hidden = { $player } zieht eine Karte.
event-reshuffled = Aus dem Ablagestapel wird ein neuer Stapel von { $cards } Karten.
event-taken = { $player } nimmt die Karte „{ card-name }“ aus dem Haus des Königs.
event-played = { $player } spielt die Karte „{ card-name }“. Ziel: { target-name }.
event-played-alone = { $player } spielt die Karte „{ card-name }“.
event-asked = { $player } erbittet { route-name } die Karte „{ card-name }“, für { $to }.
event-withdrawal = { $player } ersucht { route-name } darum, { $from } die Karte „{ card-name }“ zu entziehen. Empfänger: { receiver-name }.
event-audience = { $player } ersucht { route-name } um eine Audienz: { $audience ->
     [intervene] { $direction ->
         [up] Intervention zugunsten
        *[down] Intervention gegen
    }
    *[marry] { audience-name }
    }. Es geht um: { target-name }.
event-audience-alone = { $player } ersucht { route-name } um eine Audienz: { audience-name }.
event-granted = Bewilligt.
event-refused = Abgelehnt.
event-heard = Die Königin spricht für { $player }.
event-rerolled = { $player } würfelt nochmals, kraft des Amtes „{ card-name }“.
event-laid = Die Karte „{ card-name }“ liegt nun vor { $player } ({ reason-name }).
event-lost = { $player } verliert die Karte „{ card-name }“ ({ reason-name }).
event-discarded = { $player } legt die Karte „{ card-name }“ ab.
event-given = { $player } gibt { $to } die Karte „{ card-name }“.
event-given-hidden = { $player } gibt { $to } eine Karte.
event-looked = { $player } sieht die Hand von { $at }.
event-letter-taken = { $player } nimmt { $from } die Karte „{ card-name }“.
event-letter-taken-hidden = { $player } nimmt { $from } eine Karte.
event-power = { $player } setzt das Amt „{ card-name }“ ein. Ziel: { target-name }.
event-power-alone = { $player } setzt das Amt „{ card-name }“ ein.
event-levy = { $player } erhebt Steuern.
event-died = Der Höfling von { $player } stirbt ({ reason-name }).
event-exiled = Der Höfling von { $player } geht ins Exil ({ reason-name }).
event-imprisoned = Der Höfling von { $player } kommt in die Bastille ({ reason-name }).
event-freed = Der Höfling von { $player } ist auf dem Rückweg ({ reason-name }).
event-married = { $player } und { $to } sind verheiratet.
event-marriage-ended = Die Ehe von { $player } und { $to } ist zu Ende ({ reason-name }).
event-king-died = Der König ist tot. { $regency ->
     [1] Die Königin wird Regentin.
    *[0] Es gibt keine Königin.
    }
event-queen-died = { $regency ->
     [1] Die Regentin ist tot.
    *[0] Die Königin ist tot. Der König kann wieder heiraten.
    }
event-war = Krieg gegen { country-name }.
event-peace = Frieden: { country-name } ({ reason-name }).
event-signed = Der Haftbefehl von { $player } ist unterzeichnet.
event-unsigned = Ein Haftbefehl von { $player } ist nicht mehr unterzeichnet ({ reason-name }).
event-broken-off = Die Runde wird abgebrochen.
event-inherited = Die Witwe { $player } behält die Karte „{ card-name }“ von { $from }.
event-remarried = Der König heiratet wieder: eine Königin { queen-from }.
event-fined = { $player } zahlt { $livres } Livres Strafe.
event-exam = Die Antwort an den Zeremonienmeister ist { $right ->
     [1] richtig
    *[0] falsch
    }.
event-done = { $player } beendet den Zug.
event-over = Das Spiel ist zu Ende.

## Refusals

refusal-legal = Das ist erlaubt; nur zu.
refusal-game-over = Das Spiel ist zu Ende; beginne ein neues.
refusal-not-your-turn = Du bist nicht am Zug; warte auf die anderen.
refusal-no-such-action = Diese Aktion gibt es nicht; wähle eine aus der Liste.
refusal-not-now = Das geht jetzt nicht; wähle eine der angebotenen Aktionen.
refusal-no-actions-left = Beide Aktionen dieses Zuges sind verbraucht; beende den Zug.
refusal-power-used = Du hast in diesem Zug schon eine Fähigkeit oder Steuer eingesetzt.
refusal-no-power = Du hast kein Amt mit einer Fähigkeit, die man einsetzen kann.
refusal-no-governorship = Du bist kein Gouverneur.
refusal-no-target = Es gibt jetzt niemanden, für oder gegen den das möglich ist.
refusal-no-cards-left = Stapel und Ablagestapel sind leer.
refusal-house-empty = Das Haus des Königs ist leer.
refusal-no-such-card = Diese Karte ist nicht da; wähle eine andere.
refusal-nothing-to-play = Keine deiner Karten ist jetzt spielbar.
refusal-nothing-to-give = Du hast keine Karten zu geben.
refusal-no-audience = Es gibt jetzt keine Audienz, um die du ersuchen könntest.
refusal-not-at-court = Das geht nur mit Höflingen am Hof.
refusal-not-in-exile = Dieser Höfling ist nicht im Exil.
refusal-not-in-bastille = Dieser Höfling ist nicht in der Bastille.
refusal-only-justice = Ein Verhafteter kann nur „Gerechtigkeit“ für sich selbst spielen.
refusal-not-the-place = Der Hof ist für diese Karte am falschen Ort.
refusal-no-war = Dafür muss Krieg sein.
refusal-no-king = Es gibt jetzt keinen König.
refusal-no-queen = Es gibt jetzt keine Königin.
refusal-not-this-one = Das passt hier nicht: achte auf Geschlecht, Ansehen, Ehe und was schon ausliegt.
refusal-not-a-route = Dieser Weg steht für diese Anfrage jetzt nicht offen.
refusal-not-yourself = Wähle jemand anderen als dich selbst.
refusal-nobody-there = Dort sitzt niemand; wähle jemand anderen.
refusal-not-a-speaker = Verhaftete verhandeln nicht.
refusal-not-enough-money = So viele Livres hast du nicht; zahle weniger.
refusal-enough-payments = Du hast in diesen Verhandlungen oft genug gezahlt.
refusal-over-the-cap = An diesem Tisch kannst du in einer Runde nicht mehr zahlen.
refusal-no-payments = An diesem Tisch zahlt niemand an andere.
refusal-moved-already = Dieses Amt wurde in dieser Runde schon einmal entzogen.
refusal-no-such-office = Niemand hat dieses Amt.
refusal-no-exam = Es gibt jetzt keine Frage zu beurteilen.
refusal-muted = Verhaftete sind in den Verhandlungen stumm.
refusal-prisoner-is-mute = Mit Verhafteten verhandelt niemand.
refusal-no-private-talk = Geheim spricht man nur in den Verhandlungen; sprich zu allen oder warte.

## Nothing else to do, and hints

idle-pay = Du hast nichts zu zahlen oder hast oft genug gezahlt.
idle-actions-spent = Beide Aktionen sind verbraucht.
idle-nothing = Du kannst nichts anderes tun.
hint-plan = Das bringt nach den Faustregeln des Hofes am meisten.
hint-step = Es ist der nächste Schritt des Plans.
hint-step-pay = Eine Zahlung kann einen Freund gewinnen.

## The terminal

no-means-retire = bleiben
no-means-negotiate = du bist bereit
no-means-main = Zug beenden
no-means-give-second = eine Karte genügt
no-means-reroll = die Ablehnung hinnehmen
column-player = Spieler
column-status = Höfling
column-standing = K / Q
column-fortune = Livres
column-cards = Karten
column-before = Liegt vor dem Höfling
heading-hand = Deine Hand
heading-house = Haus des Königs
hand-empty = Du hast keine Karten.
header = Runde { $round } · { place-name } · Ziel: { $goal } Livres
header-queen = eine Königin { queen-from }
header-no-queen = keine Königin
header-regency = Regentschaft: die Königin ist Regentin
header-war = im Krieg gegen { country-name }
left = noch { $actions ->
     [one] eine Aktion
    *[other] { $actions } Aktionen
    }, Fähigkeit { $used ->
     [1] eingesetzt
    *[0] nicht eingesetzt
    }
