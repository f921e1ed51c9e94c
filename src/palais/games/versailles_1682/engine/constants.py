"""The numbers that stand for cards, statuses, steps and reasons inside the record, and their names outside."""

from __future__ import annotations

from typing import Final

MIN_PLAYERS: Final = 3
MAX_PLAYERS: Final = 6

# VE-111 to VE-128: the kinds of cards. A signed warrant is a kind of its own while it is in a hand.
TITLES: Final = ("baron", "comte", "marquis", "duc")
PENSIONS: Final = ("pension_small", "pension_royal", "pension_great")
OFFICES: Final = (
    *("war_minister", "finances", "seals", "foreign_affairs", "guard", "huntsman", "equerry", "gentleman", "almoner"),
    *("household", "lady_in_waiting", "robes", "governess", "palace_lady", "reader", "ceremonies", "revels"),
)
GOVERNORSHIPS: Final = ("brittany", "normandy", "burgundy", "languedoc", "provence", "guyenne")
REQUESTS: Final = (*TITLES, "marshal", *PENSIONS, *OFFICES, *GOVERNORSHIPS, "warrant")
ACTION_CARDS: Final = (
    *("phrase", "shot", "comedy", "devotions", "arms", "minuet"),
    *("slander", "blunder", "stag", "offence", "cabal", "desertion", "foreign_letters"),
    *("favourite", "child"),
    *("poison", "duel", "accident", "front"),
    *("king_malady", "queen_malady", "fever"),
    *("disgrace", "colonies", "justice"),
    *("casus_belli", "peace"),
    *("gaming", "inheritance", "letter", "annulment"),
)
KINDS: Final = (*REQUESTS, *ACTION_CARDS, "signed_warrant")
KIND_COUNT: Final = 64

BARON: Final = 0
COMTE: Final = 1
MARQUIS: Final = 2
DUC: Final = 3
MARSHAL: Final = 4
FIRST_PENSION: Final = 5
LAST_PENSION: Final = 7
FIRST_OFFICE: Final = 8
WAR_MINISTER: Final = 8
FINANCES: Final = 9
SEALS: Final = 10
FOREIGN_AFFAIRS: Final = 11
GUARD: Final = 12
HUNTSMAN: Final = 13
EQUERRY: Final = 14
GENTLEMAN: Final = 15
ALMONER: Final = 16
HOUSEHOLD: Final = 17
LADY_IN_WAITING: Final = 18
ROBES: Final = 19
GOVERNESS: Final = 20
PALACE_LADY: Final = 21
READER: Final = 22
CEREMONIES: Final = 23
REVELS: Final = 24
LAST_OFFICE: Final = 24
FIRST_GOVERNORSHIP: Final = 25
LAST_GOVERNORSHIP: Final = 30
WARRANT: Final = 31
FIRST_ACTION_CARD: Final = 32
PHRASE: Final = 32
SHOT: Final = 33
COMEDY: Final = 34
DEVOTIONS: Final = 35
ARMS: Final = 36
MINUET: Final = 37
SLANDER: Final = 38
BLUNDER: Final = 39
STAG: Final = 40
OFFENCE: Final = 41
CABAL: Final = 42
DESERTION: Final = 43
FOREIGN_LETTERS: Final = 44
FAVOURITE: Final = 45
CHILD: Final = 46
POISON: Final = 47
DUEL: Final = 48
ACCIDENT: Final = 49
FRONT: Final = 50
KING_MALADY: Final = 51
QUEEN_MALADY: Final = 52
FEVER: Final = 53
DISGRACE: Final = 54
COLONIES: Final = 55
JUSTICE: Final = 56
CASUS_BELLI: Final = 57
PEACE: Final = 58
GAMING: Final = 59
INHERITANCE: Final = 60
LETTER: Final = 61
ANNULMENT: Final = 62
SIGNED_WARRANT: Final = 63
NO_CARD: Final = -1

# VE-103
STATUSES: Final = ("court", "exile", "bastille", "returning", "dead")
AT_COURT: Final = 0
IN_EXILE: Final = 1
IN_BASTILLE: Final = 2
RETURNING: Final = 3
DEAD: Final = 4

SEXES: Final = ("man", "woman")
MAN: Final = 0
WOMAN: Final = 1

# VE-201: the parties; the Queen may be of none of them (VE-202).
COUNTRIES: Final = ("england", "provinces", "spain")
COUNTRY_COUNT: Final = 3
NO_COUNTRY: Final = -1

PLACES: Final = ("versailles", "hunt")
VERSAILLES: Final = 0
HUNT: Final = 1

SCALES: Final = ("king", "queen")
KING: Final = 0
QUEEN: Final = 1

# VE-502
ROUTES: Final = ("crown", "through", "queen")
TO_CROWN: Final = 0
THROUGH_QUEEN: Final = 1
TO_QUEEN: Final = 2

# VE-521 to VE-526
AUDIENCES: Final = ("withdraw", "marry", "remarry", "intervene", "release", "recall")
WITHDRAW: Final = 0
MARRY: Final = 1
REMARRY: Final = 2
INTERVENE: Final = 3
RELEASE: Final = 4
RECALL: Final = 5

DIRECTIONS: Final = ("up", "down")
UP: Final = 0
DOWN: Final = 1

# VE-941, `payments`
PAYMENTS: Final = ("free", "capped", "none")
FREE: Final = 0
CAPPED: Final = 1
NO_PAYMENTS: Final = 2
ETIQUETTES: Final = ("off", "remind", "fine")
SCALE_NAMES: Final = ("-2 to 9", "1 to 10")

# VE-431: the twenty-three decisions, in no particular order.
STEPS: Final = (
    *("sex", "first-party", "retire", "heir-party", "negotiate", "place"),
    *("main", "take", "card", "target", "route", "audience", "audience-of", "receiver", "direction"),
    *("give-seat", "give-card", "power-target"),
    *("give-second", "letter", "reader", "reroll", "surplus"),
    "over",
)
SEX: Final = 0
FIRST_PARTY: Final = 1
RETIRE: Final = 2
HEIR_PARTY: Final = 3
NEGOTIATE: Final = 4
PLACE: Final = 5
MAIN: Final = 6
TAKE: Final = 7  # TAKE to POWER_TARGET: an action not yet complete, known to the acting seat only
CARD: Final = 8
TARGET: Final = 9
ROUTE: Final = 10
AUDIENCE: Final = 11
AUDIENCE_OF: Final = 12
RECEIVER: Final = 13
DIRECTION: Final = 14
GIVE_SEAT: Final = 15
GIVE_CARD: Final = 16
POWER_TARGET: Final = 17
GIVE_SECOND: Final = 18
LETTER_CARD: Final = 19
READER_CARD: Final = 20
REROLL: Final = 21
SURPLUS: Final = 22
OVER: Final = 23

# Where the game goes on by itself until the next decision; never seen from outside.
NEXT_SEX: Final = 32
ROUND_BEGINS: Final = 33
INTRODUCTION: Final = 34
NEGOTIATION: Final = 35
RELOCATION: Final = 36
TURN_BEGINS: Final = 37
AFTER_STEP: Final = 38
INCOME: Final = 39
HAND_LIMIT: Final = 40
TURN_ENDS: Final = 41
ROUND_ENDS: Final = 42
FLOW: Final = 32

# VE-301: for people
PHASES: Final = ("setup", "introduction", "negotiation", "relocation", "actions", "over")

# Why something happens: a card or an office by its kind, or one of these.
OTHER_REASONS: Final = (
    *("introduction", "refusal", "intervention", "rents", "gift", "fine", "levy", "exile", "bastille", "death"),
    *("exchange", "withdrawal", "marriage", "king-death", "remarriage", "titles", "pensions", "offices", "governorships"),
    *("crown-roll", "queen-roll", "points", "queen-country", "retirement", "accession", "queen-death", "release", "recall"),
    *("grant", "widow", "no-favourite"),
)
REASONS: Final = (*KINDS, *OTHER_REASONS)
FOR_INTRODUCTION: Final = 64
FOR_REFUSAL: Final = 65
FOR_INTERVENTION: Final = 66
FOR_RENTS: Final = 67
FOR_GIFT: Final = 68
FOR_FINE: Final = 69
FOR_LEVY: Final = 70
FOR_EXILE: Final = 71
FOR_BASTILLE: Final = 72
FOR_DEATH: Final = 73
FOR_EXCHANGE: Final = 74
FOR_WITHDRAWAL: Final = 75
FOR_MARRIAGE: Final = 76
FOR_KING_DEATH: Final = 77
FOR_REMARRIAGE: Final = 78
FOR_TITLES: Final = 79
FOR_PENSIONS: Final = 80
FOR_OFFICES: Final = 81
FOR_GOVERNORSHIPS: Final = 82
FOR_CROWN_ROLL: Final = 83
FOR_QUEEN_ROLL: Final = 84
FOR_POINTS: Final = 85
FOR_QUEEN_COUNTRY: Final = 86
FOR_RETIREMENT: Final = 87
FOR_ACCESSION: Final = 88
FOR_QUEEN_DEATH: Final = 89
FOR_RELEASE: Final = 90
FOR_RECALL: Final = 91
FOR_GRANT: Final = 92
FOR_WIDOW: Final = 93
FOR_OLD_FAVOURITE: Final = 94

# The columns of the ledger: where a fortune comes from. Their sum is the fortune.
LEDGER: Final = (
    *("start", "rents", "titles", "pensions", "offices", "governorships", "favourite", "shared"),
    *("received", "paid", "cards", "powers", "fines"),
)
BY_START: Final = 0
BY_RENTS: Final = 1
BY_TITLES: Final = 2
BY_PENSIONS: Final = 3
BY_OFFICES: Final = 4
BY_GOVERNORSHIPS: Final = 5
BY_FAVOURITE: Final = 6
BY_SHARING: Final = 7
BY_RECEIVING: Final = 8
BY_PAYING: Final = 9
BY_CARDS: Final = 10
BY_POWERS: Final = 11
BY_FINES: Final = 12
LEDGER_COUNT: Final = 13
ROUNDS_KEPT: Final = 40  # fortunes at the end of so many rounds are remembered

NOBODY: Final = -1
SPECTATOR: Final = -1
EVERYONE: Final = -2
REFEREE: Final = -3
SIDES: Final = 10  # of a die, VE-108
