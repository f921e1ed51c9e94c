## Names

title = Versailles 1682
colour-red = Red
colour-yellow = Yellow
colour-green = Green
colour-black = Black
colour-blue = Blue
colour-white = White
phase-setup = Setting up
phase-introduction = Presentation at court
phase-negotiation = Negotiations
phase-relocation = Moving the court
phase-actions = Action phase
phase-over = Game over
fact-richest = { $count } livres at most
card-name = { $card ->
    [baron] Baron
    [comte] Comte
    [marquis] Marquis
    [duc] Duc
    [marshal] Marshal’s baton
    [pension_small] Small Pension
    [pension_royal] Royal Pension
    [pension_great] Great Pension
    [war_minister] Minister of War
    [finances] Controller-General of Finances
    [seals] Keeper of the Seals
    [foreign_affairs] Secretary of State for Foreign Affairs
    [guard] Captain of the Guard
    [huntsman] Grand Huntsman
    [equerry] Grand Equerry
    [gentleman] First Gentleman of the Chamber
    [almoner] Grand Almoner
    [household] Superintendent of the Queen’s Household
    [lady_in_waiting] First Lady-in-Waiting
    [robes] Mistress of the Robes
    [governess] Governess of the Royal Children
    [palace_lady] Lady of the Palace
    [reader] Reader to the Queen
    [ceremonies] Master of Ceremonies
    [revels] Master of the Revels
    [brittany] Governor of Brittany
    [normandy] Governor of Normandy
    [burgundy] Governor of Burgundy
    [languedoc] Governor of Languedoc
    [provence] Governor of Provence
    [guyenne] Governor of Guyenne
    [warrant] Arrest Warrant
    [phrase] Bon Mot
    [shot] Fine Shot
    [comedy] Comedy at Court
    [devotions] Devotions with the Queen
    [arms] Feat of Arms
    [minuet] Minuet
    [slander] Slander
    [blunder] Blunder at Table
    [stag] Missed Stag
    [offence] Offence to the Queen
    [cabal] Cabal Uncovered
    [desertion] Desertion
    [foreign_letters] Letters to the Enemy
    [favourite] Royal Favourite
    [child] Legitimised Child
    [poison] Poison
    [duel] Duel
    [accident] Hunting Accident
    [front] Sent to the Wars
    [king_malady] The King’s Illness
    [queen_malady] The Queen’s Illness
    [fever] Fever at Court
    [disgrace] Disgrace
    [colonies] Mission to the Colonies
    [justice] Justice
    [casus_belli] Casus Belli
    [peace] Peace Treaty
    [gaming] Gaming Table
    [inheritance] Inheritance
    [letter] Intercepted Letter
    [annulment] Annulment
    [signed_warrant] Signed Warrant
   *[none] nothing
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
    [war_minister] Minister|of War
    [finances] Controller-|General
    [seals] Keeper of|the Seals
    [foreign_affairs] Foreign|Affairs
    [guard] Captain of|the Guard
    [huntsman] Grand|Huntsman
    [equerry] Grand|Equerry
    [gentleman] First|Gentleman
    [almoner] Grand|Almoner
    [household] Queen’s|Household
    [lady_in_waiting] First Lady-|in-Waiting
    [robes] Mistress of|the Robes
    [governess] Governess
    [palace_lady] Lady of|the Palace
    [reader] { $sex ->
        [woman] Reader
       *[man] Reader
    }
    [ceremonies] { $sex ->
        [woman] Mistress of|Ceremonies
       *[man] Master of|Ceremonies
    }
    [revels] { $sex ->
        [woman] Mistress of|the Revels
       *[man] Master of|the Revels
    }
    [brittany] Governor of|Brittany
    [normandy] Governor of|Normandy
    [burgundy] Governor of|Burgundy
    [languedoc] Governor of|Languedoc
    [provence] Governor of|Provence
    [guyenne] Governor of|Guyenne
    [marshal] Marshal of|France
    [pension_small] Small|Pension
    [pension_royal] Royal|Pension
    [pension_great] Great|Pension
    [warrant] Arrest|Warrant
    [phrase] Bon Mot
    [shot] Fine Shot
    [comedy] Comedy|at Court
    [devotions] Devotions
    [arms] Feat|of Arms
    [minuet] Minuet
    [slander] Slander
    [blunder] Blunder|at Table
    [stag] Missed|Stag
    [offence] Offence to|the Queen
    [cabal] Cabal|Uncovered
    [desertion] Desertion
    [foreign_letters] Letters to|the Enemy
    [favourite] Royal|Favourite
    [child] Legitimised|Child
    [poison] Poison
    [duel] Duel
    [accident] Hunting|Accident
    [front] Sent to|the Wars
    [king_malady] The King’s|Illness
    [queen_malady] The Queen’s|Illness
    [fever] Fever|at Court
    [disgrace] Disgrace
    [colonies] To the|Colonies
    [justice] Justice
    [casus_belli] Casus|Belli
    [peace] Peace|Treaty
    [gaming] Gaming|Table
    [inheritance] Inheritance
    [letter] Intercepted|Letter
    [annulment] Annulment
    [signed_warrant] Signed|Warrant
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
        [woman] Reader to the Queen
       *[man] Reader to the Queen
    }
    [ceremonies] { $sex ->
        [woman] Mistress of Ceremonies
       *[man] Master of Ceremonies
    }
    [revels] { $sex ->
        [woman] Mistress of the Revels
       *[man] Master of the Revels
    }
   *[other] { card-name }
}
reason-name = { $reason ->
    [introduction] presentation at court
    [refusal] refused
    [intervention] intervention
    [rents] family rents
    [gift] negotiations
    [fine] fine
    [levy] levy
    [exile] exile
    [bastille] the Bastille
    [death] death
    [exchange] exchanged for a new office
    [withdrawal] taken away by audience
    [marriage] marriage
    [king-death] the King’s death
    [remarriage] the King’s remarriage
    [titles] titles and batons
    [pensions] pensions
    [offices] office
    [governorships] governorships
    [crown-roll] before the crown
    [queen-roll] before the Queen
    [points] points of an intervention
    [queen-country] the Queen’s country
    [retirement] retired to a cloister
    [accession] accession
    [queen-death] the Regent’s death
    [release] release by audience
    [recall] recall by audience
    [grant] granted
    [widow] the widow’s right
    [no-favourite] no longer the favourite
   *[other] { card-name }
}
scale-name = { $scale ->
   *[king] the King
    [queen] the Queen
}
scale-with = { $scale ->
   *[king] the King
    [queen] the Queen
}
country-name = { $country ->
    [england] England
    [provinces] the United Provinces
    [spain] Spain
   *[none] none of the three countries
}
queen-from = { $country ->
    [england] from England
    [provinces] from the United Provinces
    [spain] from Spain
   *[none] from none of the three countries
}
party-name = { $party ->
    [england] English party
    [provinces] Dutch party
   *[spain] Spanish party
}
sex-name = { $sex ->
   *[man] a man
    [woman] a woman
}
place-name = { $place ->
   *[versailles] at Versailles
    [hunt] at the hunt
}
route-name = { $route ->
   *[crown] to the King (the Regent)
    [through] through the Queen
    [queen] to the Queen herself
}
audience-name = { $audience ->
    [withdraw] take away an office
   *[marry] marriage
    [remarry] the King’s remarriage
    [intervene] intervention
    [release] release from the Bastille
    [recall] recall from exile
}
status-name = { $status ->
   *[court] at court
    [exile] in exile
    [bastille] in the Bastille
    [returning] on the way back
    [dead] dead
}
target-name = { $targetkind ->
    [self] { $target }
    [seat] { $target }
    [king] the King
    [queen] the Queen
    [house] the King’s House
    [england] England
    [provinces] the United Provinces
    [spain] Spain
   *[none] –
}
receiver-name = { $receiverkind ->
    [seat] { $receiver }
    [king] the King
    [queen] the Queen
    [house] the King’s House
    [england] England
    [provinces] the United Provinces
    [spain] Spain
   *[none] –
}
score-start = Start
score-rents = Rents
score-titles = Titles
score-pensions = Pensions
score-offices = Offices
score-governorships = Governorships
score-favourite = Royal Favourite
score-shared = Shared with the spouse
score-received = Received
score-paid = Paid
score-cards = Cards
score-powers = Powers and levies
score-fines = Fines
score-total = Fortune
option-goal = Livres to win
option-max_rounds = Most rounds
option-negotiation = Negotiations
option-payments = Payments
option-etiquette = Etiquette
option-exam = Questions of the Master of Ceremonies
option-scale = Scale of standing
option-start_party = First party
winner = { $player } wins with { $points } livres!
winner-shared = { $players } share the win with { $points } livres each!
list-end = { $rest } and { $last }
governorship-name = Governor of a province, of which there are six
sex-short = { $sex ->
    [man] m
    [woman] f
   *[both] –
}
scale-short = { $scale ->
   *[king] King
    [queen] Queen
}
amount = { $livres }
