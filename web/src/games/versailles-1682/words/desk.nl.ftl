# Mijn plaats, verzoeken en audiënties, in het Nederlands.

## Hand en kaarten

table-my-hand = Mijn hand
table-hand-empty = Je hebt geen kaarten.
table-mine = Mijn hoveling
table-at-the-end = aan het eind
table-possible = Nu mogelijk
table-card-income = { $amount } per ronde
table-card-minimum = { $scale ->
    [queen] koningin ten minste { $standing }
   *[king] koning ten minste { $standing }
}
table-card-versailles = In Versailles
table-card-hunt = Op jacht
table-card-war = In oorlog
table-card-man = Voor een man
table-card-woman = Voor een vrouw
table-card-title-comte = Na Comte of Marquis
table-foot-sign = te tekenen
table-foot-freed = bevrijdt
table-foot-letter = neem 1
table-foot-annulment = eindigt
table-foot-war = oorlog

## Knoppen

table-draw-card = Trekken
table-audience = Audiëntie
table-give = Geven
table-use-power = Ambt
table-levy = Heffing
table-end-turn = Einde beurt
table-must-choose = Kies eerst.
table-back = Terug
table-another = Ander doelwit
table-do-card = Spelen
table-do-power = Gebruiken
table-do-levy = Heffen
table-do-give = Geven
table-do-audience = Vragen
table-no-retire = Blijven
table-yes-retire = Naar het klooster
table-no-give-second = Eén is genoeg
table-no-reroll = Aanvaarden
table-yes-reroll = Opnieuw werpen
table-no-main = Einde beurt
table-party-of = { table-country }
table-a-sex = { $sex ->
    [woman] Een vrouw
   *[man] Een man
}
table-go-to = { $place ->
    [hunt] Op jacht
   *[versailles] Naar Versailles
}

## Wat er te doen is

table-prompt-turn = Speel een verlichte kaart, neem een kaart of vraag een **audiëntie**.
table-prompt-turn-away = Speel een **verlichte kaart**, neem een kaart of geef er.
table-prompt-held = Hand { $held } van { $limit }.
table-prompt-spent = Beide acties zijn **op**.
table-prompt-power-left = Je ambt kun je nog gebruiken.
table-prompt-target = **{ $what }**: kies een verlichte hoveling, schild of troon.
table-prompt-target-more = Pijltjes gaan van de een naar de ander.
table-prompt-which = **{ $what }**: welke kaart?
table-prompt-confirm = **{ $what }**: er is nog niets verzonden.
table-prompt-confirm-more = Enter doet het, Escape neemt het terug.
table-prompt-roll = De teerling is geworpen.
table-prompt-negotiate = Beloof wat je wilt: **niets bindt**. Geld gaat meteen over.
table-prompt-negotiate-more = De fase eindigt als iedereen gereed is.
table-prompt-surplus = Je hebt meer dan { $limit } kaarten: leg er een **af**.
table-prompt-surplus-more = Klik erop.
table-ask-audience = Welke audiëntie?
table-ask-card = Welke?
table-ask-target = Voor of tegen wie?
table-ask-give = Aan wie?
table-ask-country = Welk land?
table-word-points = { $player }: het woord telt { $least } of { $most } punten { $direction ->
    [up] omhoog
   *[down] omlaag
} { $scale ->
    [queen] bij de koningin
   *[king] bij de koning
}, één worp beslist.
table-ask-receiver = Ingewilligd gaat het naar
table-ask-direction = Voor of tegen?
table-goes-to = Ingewilligd gaat het naar
table-me = mij
table-word = { $direction ->
    [up] een goed woord
   *[down] een woord tegen
}
table-aim-at = { $what }: { $player }

## De koninklijke beslissing

table-audience-with = { $crown ->
    [queen] Een audiëntie bij de regentes
   *[king] Een audiëntie bij de koning
}
table-request-to = { $crown ->
    [queen] Een verzoek aan de regentes
   *[king] Een verzoek aan de koning
}
table-uses-one = kost één actie
table-uses-last = kost je laatste actie
table-held-by = in handen van { $player }
table-route = { $route ->
    [through] Via de koningin
    [queen] Bij de koningin zelf
   *[crown] { $regency ->
        [1] Bij de regentes
       *[0] Recht naar de koning
    }
}
table-route-how-1 = één worp: { $needs } of minder
table-route-how-2 = twee worpen: spreekt zij, en luistert hij; beide { $needs } of minder
table-route-again = { $chance } met de tweede worp van je ambt
table-if-refused = Afgewezen
table-refused-1 = Eerste worp
table-refused-2 = Tweede worp
table-no-second = geen tweede worp
table-loss = { $scale ->
    [queen] koningin { $before } naar { $after }
   *[king] koning { $before } naar { $after }
}
table-no-loss = niets gaat verloren
table-granted = Ingewilligd
table-refused = Afgewezen
table-ask-the = { $crown ->
    [queen] De koningin vragen
   *[king] De koning vragen
}
table-dice-by-table = De tafel werpt de dobbelstenen.
table-cancel = Annuleren
table-rolling = De dobbelsteen rolt …
table-rolled = De dobbelsteen ligt
table-verdict-granted = { $crown ->
    [queen] De koningin willigt het in
   *[king] De koning willigt het in
}
table-verdict-refused = { $crown ->
    [queen] De koningin weigert
   *[king] { $dice ->
        [1] De koning weigert
       *[other] De koningin spreekt tevergeefs
    }
}
table-verdict-open = Het is mislukt, maar je mag opnieuw werpen
table-rolled-needed = geworpen { $value }, nodig { $most } of minder
table-all-see = Iedereen aan tafel ziet deze worp.
table-continue = Verder

## Wat eruit volgt

table-change-king = { $player }: koning { $before } › { $after }
table-change-queen = { $player }: koningin { $before } › { $after }
table-change-fortune = { $player }: { $before } › { $after } livres
table-change-income = { $player }: { $before } › { $after } per ronde
table-change-status = { $player }: { table-status }
table-change-king-dies = de koning sterft
table-change-queen-dies = de koningin sterft
table-change-nothing = er verandert niets

## Toetsen

table-key-hand = De kaart op deze plaats spelen, of dit antwoord geven
table-key-target = Van hoveling naar hoveling gaan en er een kiezen
table-key-audience = Een audiëntie vragen
table-key-draw = Een kaart trekken
table-key-power = Het ambt gebruiken
table-key-give = Kaarten geven
table-key-end = De beurt beëindigen
