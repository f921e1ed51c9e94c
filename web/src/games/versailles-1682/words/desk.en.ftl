# My desk, requests and audiences, in English.

## Hand and cards

table-my-hand = My hand
table-hand-empty = You have no cards.
table-mine = My courtier
table-at-the-end = at the end
table-possible = Possible now
table-card-income = { $amount } a round
table-card-minimum = { $scale ->
    [queen] Queen at least { $standing }
   *[king] King at least { $standing }
}
table-card-versailles = At Versailles
table-card-hunt = At the hunt
table-card-war = At war
table-card-man = For a man
table-card-woman = For a woman
table-card-title-comte = After Comte or Marquis
table-foot-sign = to be signed
table-foot-freed = freed
table-foot-letter = take 1
table-foot-annulment = ends it
table-foot-war = war begins

## Buttons

table-draw-card = Draw
table-audience = Audience
table-give = Give
table-use-power = Use power
table-levy = Levy
table-end-turn = End turn
table-must-choose = Choose first.
table-back = Back
table-another = Another target
table-do-card = Play it
table-do-power = Use it
table-do-levy = Raise the levy
table-do-give = Give it
table-do-audience = Ask
table-no-retire = Stay
table-yes-retire = To the cloister
table-no-give-second = One is enough
table-no-reroll = Accept it
table-yes-reroll = Roll again
table-no-main = End turn
table-party-of = { table-country }
table-a-sex = { $sex ->
    [woman] A woman
   *[man] A man
}
table-go-to = { $place ->
    [hunt] To the hunt
   *[versailles] To Versailles
}

## What is to be done

table-prompt-turn = Play a lit card, take a card, or ask for an **audience**.
table-prompt-turn-away = Play a **lit card**, take a card or give some.
table-prompt-held = Hand { $held } of { $limit }.
table-prompt-spent = Both actions are **spent**.
table-prompt-power-left = The power of your office is still free.
table-prompt-target = **{ $what }**: choose a lit courtier, shield or throne.
table-prompt-target-more = Arrow keys walk from one to the next.
table-prompt-which = **{ $what }**: which card?
table-prompt-confirm = **{ $what }**: nothing is sent yet.
table-prompt-confirm-more = Enter does it, Escape takes it back.
table-prompt-roll = The dice have fallen.
table-prompt-negotiate = Promise what you like: **nothing binds**. Money moves at once.
table-prompt-negotiate-more = The phase ends when all are ready.
table-prompt-surplus = You hold more than { $limit } cards: **discard** one.
table-prompt-surplus-more = Click on it.
table-ask-audience = Which audience?
table-ask-card = Which one?
table-ask-target = For or against whom?
table-ask-give = To whom?
table-ask-country = Which country?
table-word-points = { $player }: the word counts { $least } or { $most } points { $direction ->
    [up] upwards
   *[down] downwards
} with { $scale ->
    [queen] the Queen
   *[king] the King
}, one roll decides.
table-ask-receiver = If granted, it goes to
table-ask-direction = In favour or against?
table-goes-to = If granted, it goes to
table-me = me
table-word = { $direction ->
    [up] a good word
   *[down] a word against
}
table-aim-at = { $what }: { $player }

## The royal decision

table-audience-with = { $crown ->
    [queen] An audience with the Regent
   *[king] An audience with the King
}
table-request-to = { $crown ->
    [queen] A request to the Regent
   *[king] A request to the King
}
table-uses-one = uses one action
table-uses-last = uses your last action
table-held-by = held by { $player }
table-route = { $route ->
    [through] Through the Queen
    [queen] To the Queen herself
   *[crown] { $regency ->
        [1] Direct to the Regent
       *[0] Direct to the King
    }
}
table-route-how-1 = one roll: { $needs } or less
table-route-how-2 = two rolls: will she speak, and will he listen; both { $needs } or less
table-route-again = { $chance } with the second roll of your office
table-if-refused = Refused
table-refused-1 = First roll
table-refused-2 = Second roll
table-no-second = no second roll
table-loss = { $scale ->
    [queen] Queen { $before } to { $after }
   *[king] King { $before } to { $after }
}
table-no-loss = nothing is lost
table-granted = Granted
table-refused = Refused
table-ask-the = { $crown ->
    [queen] Ask the Queen
   *[king] Ask the King
}
table-dice-by-table = The dice are rolled by the table.
table-cancel = Cancel
table-rolling = The die rolls …
table-rolled = The die has fallen
table-verdict-granted = { $crown ->
    [queen] The Queen grants it
   *[king] The King grants it
}
table-verdict-refused = { $crown ->
    [queen] The Queen refuses
   *[king] { $dice ->
        [1] The King refuses
       *[other] The Queen speaks in vain
    }
}
table-verdict-open = It has failed, but you may roll again
table-rolled-needed = rolled { $value }, needed { $most } or less
table-all-see = All at the table see this roll.
table-continue = Continue

## What it leads to

table-change-king = { $player }: King { $before } › { $after }
table-change-queen = { $player }: Queen { $before } › { $after }
table-change-fortune = { $player }: { $before } › { $after } livres
table-change-income = { $player }: { $before } › { $after } a round
table-change-status = { $player }: { table-status }
table-change-king-dies = the King dies
table-change-queen-dies = the Queen dies
table-change-nothing = nothing changes

## Keys

table-key-hand = Play the card in this place, or give this answer
table-key-target = Walk from courtier to courtier, and choose one
table-key-audience = Ask for an audience
table-key-draw = Draw a card
table-key-power = Use the power of the office
table-key-give = Give cards
table-key-end = End the turn
