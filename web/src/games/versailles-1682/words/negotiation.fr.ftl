# Les négociations, en français.

## Conversations

table-conversations = Conversations
table-all-court = Toute la cour
table-in-private = en privé, personne d’autre ne lit ceci
table-all-read = tout le monde lit ceci
table-silent = à la Bastille : muet
table-new-circle = Nouveau cercle privé
table-make-circle = Parler avec eux
table-circle-empty = Rien n’a encore été dit ici.
table-write-all = Écrire à tous …
table-write-private = Écrire en privé …
table-ready = prêt
table-i-am-ready = J’ai terminé
table-waits-for-others = Les autres parlent encore.

## Argent

table-money = Argent
table-i-have = J’ai { $amount }
table-pay-whom = Qui payer
table-pay = Payer
table-cannot-pay = Il n’y a personne à payer maintenant.

## Offres et promesses

table-offer = Offre …
table-offer-from = { $player } offre à { $to }
table-offer-open = ouverte
table-offer-accepted = acceptée
table-offer-declined = déclinée
table-offer-expired = expirée
table-offer-withdrawn = retirée
table-accept = Accepter
table-decline = Décliner
table-withdraw-offer = La retirer
table-i-promise = Je promets
table-they-promise = { $player } promet
table-remove = Enlever
table-make-offer = Proposer
table-promises = Promesses
table-not-binding = elles ne lient pas
table-no-promises = Aucune encore.
table-promise-due = due
table-promise-waiting = en attente
table-promise-kept = tenue
table-promise-broken = rompue
table-promise-void = caduque

## Étiquette

table-address-whom = Adressez-vous à { $player }
table-slip-costs = une faute coûte { $amount }
table-slot-rank = rang
table-slot-marshal = maréchal
table-slot-title = titre
table-slot-name = nom
table-slot-office = charge
table-exam-you = { $asker } vous demande : comment s’adresse-t-on à { $about } ?
table-exam-other = { $asker } demande à { $asked } comment on s’adresse à { $about }.
table-exam-seconds = { $seconds } s
table-exam-answer = Répondre
