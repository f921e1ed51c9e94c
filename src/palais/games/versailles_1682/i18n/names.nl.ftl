## Namen

title = Versailles 1682
colour-red = Rood
colour-yellow = Geel
colour-green = Groen
colour-black = Zwart
colour-blue = Blauw
colour-white = Wit
phase-setup = Opstelling
phase-introduction = Introductie aan het hof
phase-negotiation = Onderhandelingen
phase-relocation = Verplaatsing van het hof
phase-actions = Actiefase
phase-over = Einde van het spel
fact-richest = ten hoogste { $count } livres
card-name = { $card ->
    [baron] Baron
    [comte] Comte
    [marquis] Marquis
    [duc] Duc
    [marshal] maarschalksstaf
    [pension_small] Klein jaargeld
    [pension_royal] Koninklijk jaargeld
    [pension_great] Groot jaargeld
    [war_minister] minister van Oorlog
    [finances] controleur-generaal van Financiën
    [seals] zegelbewaarder
    [foreign_affairs] staatssecretaris van Buitenlandse Zaken
    [guard] kapitein van de garde
    [huntsman] opperjagermeester
    [equerry] opperstalmeester
    [gentleman] eerste kamerheer
    [almoner] grootaalmoezenier
    [household] opperhofmeesteres van de koningin
    [lady_in_waiting] eerste hofdame
    [robes] garderobemeesteres
    [governess] gouvernante van de koningskinderen
    [palace_lady] paleisdame
    [reader] voorlezer van de koningin
    [ceremonies] ceremoniemeester
    [revels] intendant van de hoffeesten
    [brittany] gouverneur van Bretagne
    [normandy] gouverneur van Normandië
    [burgundy] gouverneur van Bourgondië
    [languedoc] gouverneur van de Languedoc
    [provence] gouverneur van de Provence
    [guyenne] gouverneur van Guyenne
    [warrant] Arrestatiebevel
    [phrase] Bon mot
    [shot] Meesterschot
    [comedy] Komedie aan het hof
    [devotions] Gebed met de koningin
    [arms] Wapenfeit
    [minuet] Menuet
    [slander] Laster
    [blunder] Flater aan tafel
    [stag] Gemist hert
    [offence] Belediging van de koningin
    [cabal] Ontdekt complot
    [desertion] Desertie
    [foreign_letters] Brieven aan de vijand
    [favourite] Favoriete van de koning
    [child] Gewettigd kind
    [poison] Gif
    [duel] Duel
    [accident] Jachtongeval
    [front] Te velde gezonden
    [king_malady] Ziekte van de koning
    [queen_malady] Ziekte van de koningin
    [fever] Koorts aan het hof
    [disgrace] Ongenade
    [colonies] Missie naar de koloniën
    [justice] Gerechtigheid
    [casus_belli] Casus belli
    [peace] Vredesverdrag
    [gaming] Speeltafel
    [inheritance] Erfenis
    [letter] Onderschepte brief
    [annulment] Nietigverklaring van het huwelijk
    [signed_warrant] getekend arrestatiebevel
   *[none] niets
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
    [war_minister] Minister|van Oorlog
    [finances] Controleur-|generaal
    [seals] Zegel-|bewaarder
    [foreign_affairs] Buitenlandse|Zaken
    [guard] Garde-|kapitein
    [huntsman] Opperjager-|meester
    [equerry] Opperstal-|meester
    [gentleman] Eerste|kamerheer
    [almoner] Groot-|aalmoezenier
    [household] Opperhof-|meesteres
    [lady_in_waiting] Eerste|hofdame
    [robes] Garderobe-|meesteres
    [governess] Gouvernante
    [palace_lady] Paleisdame
    [reader] { $sex ->
        [woman] Voorlezeres
       *[man] Voorlezer
    }
    [ceremonies] { $sex ->
        [woman] Ceremonie-|meesteres
       *[man] Ceremonie-|meester
    }
    [revels] { $sex ->
        [woman] Intendante|hoffeesten
       *[man] Intendant|hoffeesten
    }
    [brittany] Gouverneur|Bretagne
    [normandy] Gouverneur|Normandië
    [burgundy] Gouverneur|Bourgondië
    [languedoc] Gouverneur|Languedoc
    [provence] Gouverneur|Provence
    [guyenne] Gouverneur|Guyenne
    [marshal] Maarschalks-|staf
    [pension_small] Klein|jaargeld
    [pension_royal] Koninklijk|jaargeld
    [pension_great] Groot|jaargeld
    [warrant] Arrestatie-|bevel
    [phrase] Bon mot
    [shot] Meesterschot
    [comedy] Komedie|aan het hof
    [devotions] Gebed
    [arms] Wapenfeit
    [minuet] Menuet
    [slander] Laster
    [blunder] Flater|aan tafel
    [stag] Gemist|hert
    [offence] Koningin|beledigd
    [cabal] Ontdekt|complot
    [desertion] Desertie
    [foreign_letters] Brieven aan|de vijand
    [favourite] Favoriete
    [child] Gewettigd|kind
    [poison] Gif
    [duel] Duel
    [accident] Jachtongeval
    [front] Te velde|gezonden
    [king_malady] De koning|is ziek
    [queen_malady] De koningin|is ziek
    [fever] Koorts|aan het hof
    [disgrace] Ongenade
    [colonies] Naar de|koloniën
    [justice] Gerechtig-|heid
    [casus_belli] Casus|belli
    [peace] Vredes-|verdrag
    [gaming] Speeltafel
    [inheritance] Erfenis
    [letter] Onderschepte|brief
    [annulment] Huwelijk|nietig
    [signed_warrant] Getekend|bevel
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
        [woman] voorlezeres van de koningin
       *[man] voorlezer van de koningin
    }
    [ceremonies] { $sex ->
        [woman] ceremoniemeesteres
       *[man] ceremoniemeester
    }
    [revels] { $sex ->
        [woman] intendante van de hoffeesten
       *[man] intendant van de hoffeesten
    }
   *[other] { card-name }
}
reason-name = { $reason ->
    [introduction] introductie aan het hof
    [refusal] afgewezen
    [intervention] interventie
    [rents] familierente
    [gift] onderhandelingen
    [fine] boete
    [levy] heffing
    [exile] ballingschap
    [bastille] de Bastille
    [death] overlijden
    [exchange] geruild voor een nieuw ambt
    [withdrawal] ontnomen door een audiëntie
    [marriage] huwelijk
    [king-death] overlijden van de koning
    [remarriage] nieuw huwelijk van de koning
    [titles] titels en staven
    [pensions] jaargelden
    [offices] ambt
    [governorships] gouverneurschappen
    [crown-roll] voor de kroon
    [queen-roll] voor de koningin
    [points] punten van een interventie
    [queen-country] land van de koningin
    [retirement] naar het klooster
    [accession] troonsbestijging
    [queen-death] overlijden van de regentes
    [release] vrijlating door een audiëntie
    [recall] terugroeping door een audiëntie
    [grant] ingewilligd
    [widow] weduwrecht
    [no-favourite] niet langer favoriete
   *[other] { card-name }
}
scale-name = { $scale ->
   *[king] de koning
    [queen] de koningin
}
scale-with = { $scale ->
   *[king] de koning
    [queen] de koningin
}
country-name = { $country ->
    [england] Engeland
    [provinces] de Verenigde Provinciën
    [spain] Spanje
   *[none] geen van de drie landen
}
queen-from = { $country ->
    [england] uit Engeland
    [provinces] uit de Verenigde Provinciën
    [spain] uit Spanje
   *[none] uit geen van de drie landen
}
party-name = { $party ->
    [england] Engelse partij
    [provinces] Nederlandse partij
   *[spain] Spaanse partij
}
sex-name = { $sex ->
   *[man] een man
    [woman] een vrouw
}
place-name = { $place ->
   *[versailles] in Versailles
    [hunt] op jacht
}
route-name = { $route ->
   *[crown] bij de koning (de regentes)
    [through] op voorspraak van de koningin
    [queen] rechtstreeks bij de koningin
}
audience-name = { $audience ->
    [withdraw] een ambt ontnemen
   *[marry] huwelijk
    [remarry] nieuw huwelijk van de koning
    [intervene] interventie
    [release] vrijlating uit de Bastille
    [recall] terugkeer uit ballingschap
}
status-name = { $status ->
   *[court] aan het hof
    [exile] in ballingschap
    [bastille] in de Bastille
    [returning] op de terugweg
    [dead] overleden
}
target-name = { $targetkind ->
    [self] { $target }
    [seat] { $target }
    [king] de koning
    [queen] de koningin
    [house] het Huis van de Koning
    [england] Engeland
    [provinces] de Verenigde Provinciën
    [spain] Spanje
   *[none] –
}
receiver-name = { $receiverkind ->
    [seat] { $receiver }
    [king] de koning
    [queen] de koningin
    [house] het Huis van de Koning
    [england] Engeland
    [provinces] de Verenigde Provinciën
    [spain] Spanje
   *[none] –
}
score-start = Begin
score-rents = Renten
score-titles = Titels
score-pensions = Jaargelden
score-offices = Ambten
score-governorships = Gouverneurschappen
score-favourite = Favoriete
score-shared = Gedeeld met de echtgenoot
score-received = Ontvangen
score-paid = Betaald
score-cards = Kaarten
score-powers = Bevoegdheden en heffingen
score-fines = Boetes
score-total = Vermogen
option-goal = Livres om te winnen
option-max_rounds = Meeste rondes
option-negotiation = Onderhandelingen
option-payments = Betalingen
option-etiquette = Etiquette
option-exam = Vragen van de ceremoniemeester
option-scale = Schaal van aanzien
option-start_party = Eerste partij
winner = { $player } wint met { $points } livres!
winner-shared = { $players } delen de overwinning met elk { $points } livres!
list-end = { $rest } en { $last }
governorship-name = Gouverneur van een provincie, waarvan er zes zijn
sex-short = { $sex ->
    [man] m
    [woman] v
   *[both] –
}
scale-short = { $scale ->
   *[king] Koning
    [queen] Koningin
}
amount = { $livres }
