## Tips

hint-plan = Dit levert volgens de vuistregels van het hof het meeste op.
hint-step = Het is de volgende stap van het plan.
hint-step-pay = Een betaling kan een vriend opleveren.
hint-step-no = Niets is nu nog een actie waard.
hint-step-yes = Een tweede worp is beter dan de afwijzing, een erfgenaam beter dan wachten.
hint-step-draw = Een nieuwe kaart opent nieuwe wegen.
hint-step-take = Wat daar open ligt kan voor één actie van jou zijn.
hint-step-play = Een van je kaarten doet nu meer dan later.
hint-step-audience = Deze audiëntie verandert nu het meest voor je.
hint-step-give = Deze kaarten doen meer in een andere hand.
hint-step-power = De bevoegdheid van een ambt kost geen actie.
hint-step-levy = Een heffing is snel geld; de koning hoort er zelden van.
hint-step-income = Dit levert elke ronde { $income } livres op.
hint-step-self = Je eigen hoveling wint erbij.
hint-step-spouse = { $who } deelt elk inkomen met je.
hint-step-leader = { $who } ligt voor met { $fortune } livres.
hint-step-courtier = { $who } heeft { $fortune } livres en telt hier mee.
hint-step-route = { $chance } %: de beste van de wegen.
hint-step-place = Daar zijn je kaarten meer waard dan die van anderen.
hint-step-direction = Een woord verschuift een of twee punten, of meer.
hint-step-country = Dit land telt het meest voor de partijen aan het hof.
hint-step-sex = Je kaarten passen beter bij deze hoveling.
