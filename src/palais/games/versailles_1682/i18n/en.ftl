# Versailles 1682 in English: the words of the game. The ids are those of the rules.


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
     [marshal] Marshal's baton
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
     [household] Superintendent of the Queen's Household
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
     [king_malady] The King's Illness
     [queen_malady] The Queen's Illness
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
     [household] Queen's|Household
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
     [king_malady] The King's|Illness
     [queen_malady] The Queen's|Illness
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
     [baron] Baron
     [comte] Comte
     [marquis] Marquis
     [duc] Duc
     [war_minister] Minister of War
     [finances] Controller-General of Finances
     [seals] Keeper of the Seals
     [foreign_affairs] Secretary of State for Foreign Affairs
     [guard] Captain of the Guard
     [huntsman] Grand Huntsman
     [equerry] Grand Equerry
     [gentleman] First Gentleman of the Chamber
     [almoner] Grand Almoner
     [household] Superintendent of the Queen's Household
     [lady_in_waiting] First Lady-in-Waiting
     [robes] Mistress of the Robes
     [governess] Governess of the Royal Children
     [palace_lady] Lady of the Palace
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
     [brittany] Governor of Brittany
     [normandy] Governor of Normandy
     [burgundy] Governor of Burgundy
     [languedoc] Governor of Languedoc
     [provence] Governor of Provence
     [guyenne] Governor of Guyenne
    *[none] –
    }
reason-name = { $reason ->
     [baron] Baron
     [comte] Comte
     [marquis] Marquis
     [duc] Duc
     [marshal] Marshal's baton
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
     [household] Superintendent of the Queen's Household
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
     [king_malady] The King's Illness
     [queen_malady] The Queen's Illness
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
     [king-death] the King's death
     [remarriage] the King's remarriage
     [titles] titles and batons
     [pensions] pensions
     [offices] office
     [governorships] governorships
     [crown-roll] before the crown
     [queen-roll] before the Queen
     [points] points of an intervention
     [queen-country] the Queen's country
     [retirement] retired to a cloister
     [accession] accession
     [queen-death] the Regent's death
     [release] release by audience
     [recall] recall by audience
     [grant] granted
     [widow] the widow's right
     [no-favourite] no longer the favourite
    *[none] –
    }
scale-name = { $scale ->
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
     [remarry] the King's remarriage
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
     [seat] { $target }
     [king] the King
     [queen] the Queen
     [house] the King's House
     [england] England
     [provinces] the United Provinces
     [spain] Spain
    *[none] –
    }
receiver-name = { $receiverkind ->
     [seat] { $receiver }
     [king] the King
     [queen] the Queen
     [house] the King's House
     [england] England
     [provinces] the United Provinces
     [spain] Spain
    *[none] –
    }

## Score and options

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

## Questions

choose-sex = Is your first courtier a man or a woman?
choose-first-party = Which party does your courtier belong to?
choose-retire = Shall your courtier retire to a cloister, so that an heir comes to court?
choose-heir-party = Which party does the heir belong to?
choose-ready = Have you finished talking and paying?
choose-pay = How many livres do you pay { $to }?
choose-place = Where does the court stay this round?
choose-main = What do you do next?
choose-take = Which card do you take from the King's House?
choose-card = Which card do you play?
choose-target = For or against whom?
choose-route = By which route do you ask?
choose-audience = Which audience do you ask for?
choose-audience-of = Which office, or whom, is it about?
choose-receiver = Who receives the office?
choose-direction = Up or down?
choose-give-seat = To whom do you give cards?
choose-give-card = Which card do you give?
choose-give-second = A second card?
choose-power-target = For or against whom do you use the power of your office?
choose-letter = Which card do you take from this hand?
choose-reader = Which card do you discard?
choose-reroll = The roll has failed. Do you use your office to roll again?
choose-surplus = You hold more than ten cards: which one do you discard?

## Actions

action-no = No, or done
action-yes = Yes
action-draw = Draw a card
action-take = Take a card from the King's House
action-play = Play a card
action-audience = Ask for an audience
action-give = Give cards
action-power = Use the power of your office
action-levy = Raise a levy
action-seat = { $to }
action-the-king = The King
action-the-queen = The Queen
action-house = Into the King's House
action-country = { country-name }
action-sex = { sex-name }
action-place = The court is { place-name }
action-route = Ask { route-name }
action-direction = { $direction ->
     [up] Up
    *[down] Down
    }
action-card = { card-name }
action-pay = Pay { $to } { $livres } livres
action-fine = Fine for { $to }
action-exam = { $right ->
     [1] The answer is right
    *[0] The answer is wrong
    }
action-which = { audience-name }

## What happened

event-sex-chosen = The first courtier of { $player } is { sex-name }.
event-party-chosen = { $player } chooses: { party-name }.
event-party-drawn = The lot gives { $player }: { party-name }.
event-steward-drawn = The lot makes { $player } the first Steward.
event-dealt = { $player } is dealt { $cards } cards.
event-round = Round { $round } begins; { $player } is Steward.
event-accession = A new royal couple: the Queen comes { queen-from }. Everyone returns to court.
event-retired = The courtier of { $player } retires to a cloister.
event-heir = An heir of { $player } comes to court: { sex-name }, { party-name }.
event-introduced = The courtier of { $player } is presented at court.
event-negotiation = The negotiations begin.
event-paid = { $player } pays { $to } { $livres } livres.
event-ready = { $player } has finished negotiating.
event-relocated = The court is { place-name }.
event-turn = It is the turn of { $player }.
event-die = { $player } rolls { $value } ({ reason-name }).
event-die-most = { $player } rolls { $value }; { $most } or less is needed ({ reason-name }).
event-die-least = { $player } rolls { $value }; from { $least } on it has a consequence ({ reason-name }).
event-standing-up = { $player } gains standing with { scale-name } ({ reason-name }): { $change }, now { $now }.
event-standing-down = { $player } loses standing with { scale-name } ({ reason-name }): { $change }, now { $now }.
event-standing-set = { $player } has standing { $now } with { scale-name } ({ reason-name }).
event-money-gain = { $player } receives { $livres } livres ({ reason-name }) and has { $now }.
event-money-loss = { $player }: { $livres } livres ({ reason-name }), { $now } are left.
event-drew = { $player } draws the card { card-name }.
event-drew-hidden = { $player } draws a card.
event-reshuffled = The discards are shuffled into a new pile of { $cards } cards.
event-taken = { $player } takes the card { card-name } from the King's House.
event-played = { $player } plays the card { card-name }. Target: { target-name }.
event-played-alone = { $player } plays the card { card-name }.
event-asked = { $player } asks { route-name } for the card { card-name }, for { $to }.
event-withdrawal = { $player } asks { route-name } to take the card { card-name } away from { $from }. Receiver: { receiver-name }.
event-audience = { $player } asks { route-name } for an audience: { $audience ->
     [intervene] { $direction ->
         [up] intervention in favour
        *[down] intervention against
    }
    *[marry] { audience-name }
    }. About: { target-name }.
event-audience-alone = { $player } asks { route-name } for an audience: { audience-name }.
event-granted = Granted.
event-refused = Refused.
event-heard = The Queen speaks for { $player }.
event-rerolled = { $player } rolls again, by the office of { card-name }.
event-laid = The card { card-name } now lies before { $player } ({ reason-name }).
event-lost = { $player } loses the card { card-name } ({ reason-name }).
event-discarded = { $player } discards the card { card-name }.
event-given = { $player } gives { $to } the card { card-name }.
event-given-hidden = { $player } gives { $to } a card.
event-looked = { $player } sees the hand of { $at }.
event-letter-taken = { $player } takes the card { card-name } from { $from }.
event-letter-taken-hidden = { $player } takes a card from { $from }.
event-power = { $player } uses the power of the office of { card-name }. Target: { target-name }.
event-power-alone = { $player } uses the power of the office of { card-name }.
event-levy = { $player } raises a levy.
event-died = The courtier of { $player } dies ({ reason-name }).
event-exiled = The courtier of { $player } goes into exile ({ reason-name }).
event-imprisoned = The courtier of { $player } is taken to the Bastille ({ reason-name }).
event-freed = The courtier of { $player } is on the way back ({ reason-name }).
event-married = { $player } and { $to } are married.
event-marriage-ended = The marriage of { $player } and { $to } is over ({ reason-name }).
event-king-died = The King is dead. { $regency ->
     [1] The Queen becomes Regent.
    *[0] There is no Queen.
    }
event-queen-died = { $regency ->
     [1] The Regent is dead.
    *[0] The Queen is dead. The King may marry again.
    }
event-war = War with { country-name }.
event-peace = Peace with { country-name } ({ reason-name }).
event-signed = The warrant of { $player } is signed.
event-unsigned = A signed warrant of { $player } is no longer signed ({ reason-name }).
event-broken-off = The round is broken off.
event-inherited = The widow { $player } keeps the card { card-name } of { $from }.
event-remarried = The King marries again: a Queen { queen-from }.
event-fined = { $player } pays a fine of { $livres } livres.
event-exam = The answer to the Master of Ceremonies is { $right ->
     [1] right
    *[0] wrong
    }.
event-done = { $player } ends the turn.
event-over = The game is over.

## Refusals

refusal-legal = This is allowed; go ahead.
refusal-game-over = The game is over; start a new one to play on.
refusal-not-your-turn = It is not your turn; wait for the others.
refusal-no-such-action = There is no such action; choose one from the list.
refusal-not-now = This is not possible now; choose one of the actions on offer.
refusal-no-actions-left = Both actions of this turn are spent; end the turn.
refusal-power-used = You have used a power or a levy in this turn already.
refusal-no-power = You have no office with a power to use.
refusal-no-governorship = You are not a governor.
refusal-no-target = There is nobody for whom or against whom this is possible now.
refusal-no-cards-left = Draw pile and discard pile are empty.
refusal-house-empty = The King's House is empty.
refusal-no-such-card = This card is not there; choose another.
refusal-nothing-to-play = None of your cards can be played now.
refusal-nothing-to-give = You have no cards to give.
refusal-no-audience = There is no audience you could ask for now.
refusal-not-at-court = This is for courtiers at court only.
refusal-not-in-exile = This courtier is not in exile.
refusal-not-in-bastille = This courtier is not in the Bastille.
refusal-only-justice = A prisoner can play only the card Justice, for himself.
refusal-not-the-place = The court is not in the right place for this card.
refusal-no-war = This needs a war.
refusal-no-king = There is no King now.
refusal-no-queen = There is no Queen now.
refusal-not-this-one = This one does not fit: look at sex, standing, marriage and what lies there already.
refusal-not-a-route = This route is not open for this request now.
refusal-not-yourself = Choose somebody else than yourself.
refusal-nobody-there = Nobody sits there; choose another player.
refusal-not-a-speaker = Prisoners do not negotiate.
refusal-not-enough-money = You do not have so many livres; pay less.
refusal-enough-payments = You have paid often enough in these negotiations.
refusal-over-the-cap = At this table you cannot pay more in one round.
refusal-no-payments = At this table nobody pays anybody.
refusal-moved-already = This office has been taken away once in this round already.
refusal-no-such-office = Nobody has this office.
refusal-no-exam = There is no question to judge now.
refusal-muted = Prisoners are mute in the negotiations.
refusal-prisoner-is-mute = Nobody negotiates with a prisoner.
refusal-no-private-talk = One talks in secret in the negotiations only; talk to everyone or wait.

## Nothing else to do, and hints

idle-pay = You have nothing to pay with, or have paid often enough.
idle-actions-spent = Both actions are spent.
idle-nothing = There is nothing else you can do.
hint-plan = This brings the most, by the rules of thumb of the court.
hint-step = It is the next step of the plan.
hint-step-pay = A payment may win a friend.

## The terminal

no-means-retire = stay where you are
no-means-negotiate = you are ready
no-means-main = end the turn
no-means-give-second = one card is enough
no-means-reroll = accept the refusal
column-player = Player
column-status = Courtier
column-standing = K / Q
column-fortune = Livres
column-cards = Cards
column-before = Lies before the courtier
heading-hand = Your hand
heading-house = King's House
hand-empty = You have no cards.
header = Round { $round } · { place-name } · the goal is { $goal } livres
header-queen = a Queen { queen-from }
header-no-queen = no Queen
header-regency = regency: the Queen is Regent
header-war = at war with { country-name }
left = { $actions ->
     [one] one action left
    *[other] { $actions } actions left
    }, power { $used ->
     [1] used
    *[0] unused
    }
