## A round: questions, actions, what happened

choose-sex = Is your first courtier a man or a woman?
choose-first-party = Which party does your courtier belong to?
choose-retire = Shall your courtier retire to a cloister, so that an heir comes to court?
choose-heir-party = Which party does the heir belong to?
choose-ready = Have you finished talking and paying?
choose-pay = How many livres do you pay { $to }?
choose-place = Where does the court stay this round?
choose-main = What do you do next?
choose-take = Which card do you take from the King’s House?
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
idle-pay = You have nothing to pay with, or have paid often enough.
idle-actions-spent = Both actions are spent.
idle-nothing = There is nothing else you can do.
action-no = Done
action-yes = Yes
action-draw = Draw a card
action-take = Take a card from the King’s House
action-play = Play a card
action-audience = Ask for an audience
action-give = Give cards
action-power = Use the power of your office
action-levy = Raise a levy
action-seat = { $to }
action-the-king = The King
action-the-queen = The Queen
action-house = Into the King’s House
action-country = { country-name }
action-sex = { $sex ->
    [woman] A woman
   *[man] A man
}
action-place = The court is { place-name }
action-route = { $route ->
    [through] Ask through the Queen
    [queen] Ask the Queen herself
   *[crown] Ask the King (or the Regent)
}
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
event-die-roll = { $player } rolls { $value }, needed { $most } or less ({ reason-name }): { die-verdict }.
event-die-fate = { reason-name }, { $player }: the die shows { $value }, deadly up to { $most }: { die-verdict }.
event-die-from = { $player } rolls { $value }, from { $least } on it has a price ({ reason-name }): { die-verdict }.
event-die-points = { $player } rolls { $value }: the word counts { $hit ->
    [most] one point
   *[none] two points
}, and one more for whoever stands high.
event-standing-up = { $player } rises with { scale-name } from { $was } to { $now } ({ reason-name }).
event-standing-down = { $player } falls with { scale-name } from { $was } to { $now } ({ reason-name }).
event-standing-set = { $player } begins at { $now } with { scale-name } ({ reason-name }).
event-money-gain = { $player } receives { $livres } livres ({ reason-name }) and has { $now }.
event-money-loss = { $player } loses { $livres } livres ({ reason-name }); { $now } are left.
event-drew = { $player } draws the card { card-name }.
event-drew-hidden = { $player } draws a card.
event-reshuffled = The discards are shuffled into a new pile of { $cards } cards.
event-taken = { $player } takes the card { card-name } from the King’s House.
event-played = { $player } plays the card { card-name } { target-on }.
event-played-alone = { $player } plays the card { card-name }.
event-asked = { $player } { route-asks } for the card { card-name }, { for-whom }.
event-withdrawal = { $player } { route-asks } to take the office of { card-name } from { $from }, { receiver-gets }.
event-audience = { $player } { route-asks } for an audience: { audience-about }.
event-audience-alone = { $player } { route-asks } for an audience: { audience-name }.
event-granted = Granted to { $player }.
event-refused = Refused: { $player } has asked in vain.
event-refused-card = Refused: the card { card-name } goes to the King’s House.
event-heard = The Queen speaks for { $player }.
event-rerolled = { $player } rolls again, by the office of { card-name }.
event-laid = { $player } is now { office-name } ({ reason-name }).
event-lost = { $player } is no longer { office-name } ({ reason-name }).
event-lost-card = { $player } loses the card { card-name } ({ reason-name }).
event-laid-card = The card { card-name } now lies before { $player } ({ reason-name }).
event-discarded = { $player } discards the card { card-name }.
event-given = { $player } gives { $to } the card { card-name }.
event-given-hidden = { $player } gives { $to } a card.
event-looked = { $player } sees the hand of { $at }.
event-letter-taken = { $player } takes the card { card-name } from { $from }.
event-letter-taken-hidden = { $player } takes a card from { $from }.
event-power = { $player } uses the power of the office of { card-name } { target-on }.
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
event-inherited = The widow { $player } keeps the title of { $from }: { office-name }.
event-remarried = The King marries again: a Queen { queen-from }.
event-fined = { $player } pays a fine of { $livres } livres.
event-exam = The answer to the Master of Ceremonies is { $right ->
    [1] right
   *[0] wrong
}.
event-done = { $player } ends the turn.
event-over = The game is over.
die-verdict = { $reason ->
    [crown-roll] { $hit ->
        [most] granted
       *[none] not granted
    }
    [queen-roll] { $hit ->
        [most] she listens
       *[none] she does not listen
    }
    [favourite] { $hit ->
        [most] the King is enchanted
       *[none] the King looks away
    }
    [seals] { $hit ->
        [most] the King agrees
       *[none] the King shakes his head
    }
    [ceremonies] { $hit ->
        [most] a breach of etiquette
       *[none] flawless
    }
    [levy] { $hit ->
        [least] the King hears of it
       *[none] nobody complains
    }
    [poison] { $hit ->
        [most] deadly
        [least] the poisoner is found out
       *[none] nothing happens
    }
   *[other] { $hit ->
        [none] spared
       *[most] deadly
    }
}
target-on = { $targetkind ->
    [self] for the own courtier
    [seat] on { $target }
    [king] on the King
    [queen] on the Queen
   *[other] ({ target-name })
}
for-whom = { $tokind ->
    [self] for the own courtier
   *[seat] for { $to }
}
receiver-gets = { $receiverkind ->
    [self] for the own courtier
    [seat] for { $receiver }
   *[house] into the King’s House
}
route-asks = { $route ->
    [through] asks through the Queen
    [queen] asks the Queen herself
   *[crown] asks the crown
}
audience-about = { $audience ->
    [marry] marriage with { target-name }
    [intervene] { $direction ->
        [up] a good word for { target-name }
       *[down] a word against { target-name }
    }
    [release] the release of { target-name }
    [recall] the recall of { target-name }
   *[other] { audience-name }
}
