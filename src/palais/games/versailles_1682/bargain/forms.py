"""The forms of offers: a finite list (VE-921). Most are things to do; four are things to leave alone."""

from __future__ import annotations

from typing import Final

PAY: Final = "pay"  # livres to another speaker, now or when the others have done their part
SPEAK_FOR: Final = "speak_for"  # ask for an intervention in somebody's favour (VE-524)
NOT_AGAINST: Final = "not_against"  # ask for none against somebody
RELEASE: Final = "release"  # ask for somebody's release, or free him by card or seal (VE-525)
RECALL: Final = "recall"  # ask for somebody's recall from exile (VE-526)
LEAVE_OFFICE: Final = "leave_office"  # withdraw not this office from its holder (VE-521)
NO_ATTACK: Final = "no_attack"  # aim nothing harmful at somebody
MAKE_PEACE: Final = "make_peace"  # end a war, by card or as Minister of War (VE-731)
MAKE_WAR: Final = "make_war"
KEEP_PEACE: Final = "keep_peace"  # begin no war with a country
COURT: Final = "court"  # as Steward, put the court there (VE-331)
GIVE_CARDS: Final = "give_cards"  # one or two, face down (VE-415)
ASK_FOR: Final = "ask_for"  # bring a request for somebody (VE-511)
MARRY: Final = "marry"  # ask to marry somebody (VE-522)

FORMS: Final = (
    *(PAY, SPEAK_FOR, NOT_AGAINST, RELEASE, RECALL, LEAVE_OFFICE, NO_ATTACK),
    *(MAKE_PEACE, MAKE_WAR, KEEP_PEACE, COURT, GIVE_CARDS, ASK_FOR, MARRY),
)
ABSTENTIONS: Final = (NOT_AGAINST, LEAVE_OFFICE, NO_ATTACK, KEEP_PEACE)
ABOUT_COUNTRIES: Final = (MAKE_PEACE, MAKE_WAR, KEEP_PEACE)
WHATS: Final = {COURT: "place", LEAVE_OFFICE: "card", **dict.fromkeys(ABOUT_COUNTRIES, "country")}
MOST_GIVEN: Final = 2  # cards in one action
