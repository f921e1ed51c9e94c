# Versailles 1682 in French: the words of the game. The ids are those of the rules.


## Names

title = Versailles 1682
colour-red = Rouge
colour-yellow = Jaune
colour-green = Vert
colour-black = Noir
colour-blue = Bleu
colour-white = Blanc
phase-setup = Mise en place
phase-introduction = Présentation à la cour
phase-negotiation = Négociations
phase-relocation = Déplacement de la cour
phase-actions = Phase d'actions
phase-over = Fin de la partie
fact-richest = { $count } livres au plus
card-name = { $card ->
     [baron] Baron
     [comte] Comte
     [marquis] Marquis
     [duc] Duc
     [marshal] bâton de maréchal
     [pension_small] Petite pension
     [pension_royal] Pension royale
     [pension_great] Grande pension
     [war_minister] Ministre de la Guerre
     [finances] Contrôleur général des Finances
     [seals] Garde des Sceaux
     [foreign_affairs] Secrétaire d'État des Affaires étrangères
     [guard] Capitaine des Gardes
     [huntsman] Grand Veneur
     [equerry] Grand Écuyer
     [gentleman] Premier Gentilhomme de la Chambre
     [almoner] Grand Aumônier
     [household] Surintendante de la Maison de la Reine
     [lady_in_waiting] Première Dame d'honneur
     [robes] Dame d'atours
     [governess] Gouvernante des Enfants de France
     [palace_lady] Dame du Palais
     [reader] Lecteur de la Reine
     [ceremonies] Maître des Cérémonies
     [revels] Intendant des Menus-Plaisirs
     [brittany] Gouverneur de Bretagne
     [normandy] Gouverneur de Normandie
     [burgundy] Gouverneur de Bourgogne
     [languedoc] Gouverneur de Languedoc
     [provence] Gouverneur de Provence
     [guyenne] Gouverneur de Guyenne
     [warrant] Lettre de cachet
     [phrase] Bon mot
     [shot] Beau coup de fusil
     [comedy] Comédie à la cour
     [devotions] Dévotions avec la Reine
     [arms] Fait d'armes
     [minuet] Menuet
     [slander] Calomnie
     [blunder] Faux pas à table
     [stag] Cerf manqué
     [offence] Offense à la Reine
     [cabal] Cabale éventée
     [desertion] Désertion
     [foreign_letters] Lettres à l'ennemi
     [favourite] Favorite du Roi
     [child] Enfant légitimé
     [poison] Poison
     [duel] Duel
     [accident] Accident de chasse
     [front] Envoyé aux armées
     [king_malady] Maladie du Roi
     [queen_malady] Maladie de la Reine
     [fever] Fièvre à la cour
     [disgrace] Disgrâce
     [colonies] Mission aux colonies
     [justice] Justice
     [casus_belli] Casus belli
     [peace] Traité de paix
     [gaming] Table de jeu
     [inheritance] Héritage
     [letter] Lettre interceptée
     [annulment] Annulation du mariage
     [signed_warrant] lettre de cachet signée
    *[none] rien
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
     [war_minister] Ministre de|la Guerre
     [finances] Contrôleur|général
     [seals] Garde|des Sceaux
     [foreign_affairs] Affaires|étrangères
     [guard] Capitaine|des Gardes
     [huntsman] Grand|Veneur
     [equerry] Grand|Écuyer
     [gentleman] Premier|Gentilhomme
     [almoner] Grand|Aumônier
     [household] Surinten-|dante
     [lady_in_waiting] Dame|d'honneur
     [robes] Dame|d'atours
     [governess] Gouvernante
     [palace_lady] Dame|du Palais
     [reader] { $sex ->
        [woman] Lectrice
       *[man] Lecteur
    }
     [ceremonies] { $sex ->
        [woman] Maîtresse|de cérémonie
       *[man] Maître des|Cérémonies
    }
     [revels] { $sex ->
        [woman] Intendante|des Menus
       *[man] Intendant|des Menus
    }
     [brittany] Gouverneur|de Bretagne
     [normandy] Gouverneur|de Normandie
     [burgundy] Gouverneur|de Bourgogne
     [languedoc] Gouverneur|de Languedoc
     [provence] Gouverneur|de Provence
     [guyenne] Gouverneur|de Guyenne
     [marshal] Maréchal|de France
     [pension_small] Petite|pension
     [pension_royal] Pension|royale
     [pension_great] Grande|pension
     [warrant] Lettre|de cachet
     [phrase] Bon mot
     [shot] Beau coup|de fusil
     [comedy] Comédie|à la cour
     [devotions] Dévotions
     [arms] Fait|d'armes
     [minuet] Menuet
     [slander] Calomnie
     [blunder] Faux pas|à table
     [stag] Cerf|manqué
     [offence] Offense|à la Reine
     [cabal] Cabale|éventée
     [desertion] Désertion
     [foreign_letters] Lettres|à l'ennemi
     [favourite] Favorite|du Roi
     [child] Enfant|légitimé
     [poison] Poison
     [duel] Duel
     [accident] Accident|de chasse
     [front] Envoyé|aux armées
     [king_malady] Maladie|du Roi
     [queen_malady] Maladie|de la Reine
     [fever] Fièvre|à la cour
     [disgrace] Disgrâce
     [colonies] Mission aux|colonies
     [justice] Justice
     [casus_belli] Casus|belli
     [peace] Traité|de paix
     [gaming] Table|de jeu
     [inheritance] Héritage
     [letter] Lettre|interceptée
     [annulment] Mariage|annulé
     [signed_warrant] Ordre du Roi|signé
    *[none] –
    }
office-name = { $card ->
     [baron] Baron
     [comte] Comte
     [marquis] Marquis
     [duc] Duc
     [war_minister] Ministre de la Guerre
     [finances] Contrôleur général des Finances
     [seals] Garde des Sceaux
     [foreign_affairs] Secrétaire d'État des Affaires étrangères
     [guard] Capitaine des Gardes
     [huntsman] Grand Veneur
     [equerry] Grand Écuyer
     [gentleman] Premier Gentilhomme de la Chambre
     [almoner] Grand Aumônier
     [household] Surintendante de la Maison de la Reine
     [lady_in_waiting] Première Dame d'honneur
     [robes] Dame d'atours
     [governess] Gouvernante des Enfants de France
     [palace_lady] Dame du Palais
     [reader] { $sex ->
        [woman] Lectrice de la Reine
       *[man] Lecteur de la Reine
    }
     [ceremonies] { $sex ->
        [woman] Maîtresse des Cérémonies
       *[man] Maître des Cérémonies
    }
     [revels] { $sex ->
        [woman] Intendante des Menus-Plaisirs
       *[man] Intendant des Menus-Plaisirs
    }
     [brittany] Gouverneur de Bretagne
     [normandy] Gouverneur de Normandie
     [burgundy] Gouverneur de Bourgogne
     [languedoc] Gouverneur de Languedoc
     [provence] Gouverneur de Provence
     [guyenne] Gouverneur de Guyenne
    *[none] –
    }
reason-name = { $reason ->
     [baron] Baron
     [comte] Comte
     [marquis] Marquis
     [duc] Duc
     [marshal] bâton de maréchal
     [pension_small] Petite pension
     [pension_royal] Pension royale
     [pension_great] Grande pension
     [war_minister] Ministre de la Guerre
     [finances] Contrôleur général des Finances
     [seals] Garde des Sceaux
     [foreign_affairs] Secrétaire d'État des Affaires étrangères
     [guard] Capitaine des Gardes
     [huntsman] Grand Veneur
     [equerry] Grand Écuyer
     [gentleman] Premier Gentilhomme de la Chambre
     [almoner] Grand Aumônier
     [household] Surintendante de la Maison de la Reine
     [lady_in_waiting] Première Dame d'honneur
     [robes] Dame d'atours
     [governess] Gouvernante des Enfants de France
     [palace_lady] Dame du Palais
     [reader] Lecteur de la Reine
     [ceremonies] Maître des Cérémonies
     [revels] Intendant des Menus-Plaisirs
     [brittany] Gouverneur de Bretagne
     [normandy] Gouverneur de Normandie
     [burgundy] Gouverneur de Bourgogne
     [languedoc] Gouverneur de Languedoc
     [provence] Gouverneur de Provence
     [guyenne] Gouverneur de Guyenne
     [warrant] Lettre de cachet
     [phrase] Bon mot
     [shot] Beau coup de fusil
     [comedy] Comédie à la cour
     [devotions] Dévotions avec la Reine
     [arms] Fait d'armes
     [minuet] Menuet
     [slander] Calomnie
     [blunder] Faux pas à table
     [stag] Cerf manqué
     [offence] Offense à la Reine
     [cabal] Cabale éventée
     [desertion] Désertion
     [foreign_letters] Lettres à l'ennemi
     [favourite] Favorite du Roi
     [child] Enfant légitimé
     [poison] Poison
     [duel] Duel
     [accident] Accident de chasse
     [front] Envoyé aux armées
     [king_malady] Maladie du Roi
     [queen_malady] Maladie de la Reine
     [fever] Fièvre à la cour
     [disgrace] Disgrâce
     [colonies] Mission aux colonies
     [justice] Justice
     [casus_belli] Casus belli
     [peace] Traité de paix
     [gaming] Table de jeu
     [inheritance] Héritage
     [letter] Lettre interceptée
     [annulment] Annulation du mariage
     [signed_warrant] lettre de cachet signée
     [introduction] présentation à la cour
     [refusal] refus
     [intervention] intervention
     [rents] rentes de la famille
     [gift] négociations
     [fine] amende
     [levy] levée d'impôts
     [exile] exil
     [bastille] la Bastille
     [death] mort
     [exchange] échangée contre une autre charge
     [withdrawal] retirée par audience
     [marriage] mariage
     [king-death] mort du Roi
     [remarriage] remariage du Roi
     [titles] titres et bâtons
     [pensions] pensions
     [offices] charge
     [governorships] gouvernements
     [crown-roll] devant la Couronne
     [queen-roll] devant la Reine
     [points] points d'une intervention
     [queen-country] pays de la Reine
     [retirement] retraite au couvent
     [accession] avènement
     [queen-death] mort de la Régente
     [release] libération par audience
     [recall] rappel par audience
     [grant] accordé
     [widow] droit de la veuve
     [no-favourite] n'est plus la favorite
    *[none] –
    }
scale-name = { $scale ->
    *[king] le Roi
     [queen] la Reine
    }
country-name = { $country ->
     [england] l'Angleterre
     [provinces] les Provinces-Unies
     [spain] l'Espagne
    *[none] aucun des trois pays
    }
queen-from = { $country ->
     [england] d'Angleterre
     [provinces] des Provinces-Unies
     [spain] d'Espagne
    *[none] d'aucun des trois pays
    }
party-name = { $party ->
     [england] parti anglais
     [provinces] parti hollandais
    *[spain] parti espagnol
    }
sex-name = { $sex ->
    *[man] un homme
     [woman] une femme
    }
place-name = { $place ->
    *[versailles] à Versailles
     [hunt] à la chasse
    }
route-name = { $route ->
    *[crown] auprès du Roi (de la Régente)
     [through] par l'entremise de la Reine
     [queen] directement auprès de la Reine
    }
audience-name = { $audience ->
     [withdraw] retirer une charge
    *[marry] mariage
     [remarry] remariage du Roi
     [intervene] intervention
     [release] sortie de la Bastille
     [recall] rappel d'exil
    }
status-name = { $status ->
    *[court] à la cour
     [exile] en exil
     [bastille] à la Bastille
     [returning] sur le chemin du retour
     [dead] mort
    }
target-name = { $targetkind ->
     [seat] { $target }
     [king] le Roi
     [queen] la Reine
     [house] la Maison du Roi
     [england] l'Angleterre
     [provinces] les Provinces-Unies
     [spain] l'Espagne
    *[none] –
    }
receiver-name = { $receiverkind ->
     [seat] { $receiver }
     [king] le Roi
     [queen] la Reine
     [house] la Maison du Roi
     [england] l'Angleterre
     [provinces] les Provinces-Unies
     [spain] l'Espagne
    *[none] –
    }

## Score and options

score-start = Début
score-rents = Rentes
score-titles = Titres
score-pensions = Pensions
score-offices = Charges
score-governorships = Gouvernements
score-favourite = Favorite
score-shared = Partagé avec l'époux
score-received = Reçu
score-paid = Payé
score-cards = Cartes
score-powers = Pouvoirs et impôts
score-fines = Amendes
score-total = Fortune
option-goal = Livres pour gagner
option-max_rounds = Nombre maximal de manches
option-negotiation = Négociations
option-payments = Paiements
option-etiquette = Étiquette
option-exam = Questions du Maître des Cérémonies
option-scale = Échelle des cotes
option-start_party = Premier parti
winner = { $player } gagne avec { $points } livres !
winner-shared = { $players } se partagent la victoire avec { $points } livres chacun !
list-end = { $rest } et { $last }

## Questions

choose-sex = Votre premier courtisan est-il un homme ou une femme ?
choose-first-party = À quel parti appartient votre courtisan ?
choose-retire = Votre courtisan se retire-t-il au couvent, pour qu'un héritier vienne à la cour ?
choose-heir-party = À quel parti appartient l'héritier ?
choose-ready = Avez-vous fini de parler et de payer ?
choose-pay = Combien de livres payez-vous à { $to } ?
choose-place = Où la cour séjourne-t-elle pendant cette manche ?
choose-main = Que faites-vous ensuite ?
choose-take = Quelle carte prenez-vous dans la Maison du Roi ?
choose-card = Quelle carte jouez-vous ?
choose-target = Pour ou contre qui ?
choose-route = Par quelle voie demandez-vous ?
choose-audience = Quelle audience demandez-vous ?
choose-audience-of = De quelle charge ou de qui s'agit-il ?
choose-receiver = Qui reçoit la charge ?
choose-direction = En hausse ou en baisse ?
choose-give-seat = À qui donnez-vous des cartes ?
choose-give-card = Quelle carte donnez-vous ?
choose-give-second = Une seconde carte ?
choose-power-target = Pour ou contre qui usez-vous du pouvoir de votre charge ?
choose-letter = Quelle carte prenez-vous dans cette main ?
choose-reader = Quelle carte défaussez-vous ?
choose-reroll = Le jet a échoué. Usez-vous de votre charge pour relancer le dé ?
choose-surplus = Vous avez plus de dix cartes : laquelle défaussez-vous ?

## Actions

action-no = Non, ou fin
action-yes = Oui
action-draw = Piocher une carte
action-take = Prendre une carte dans la Maison du Roi
action-play = Jouer une carte
action-audience = Demander une audience
action-give = Donner des cartes
action-power = User du pouvoir de la charge
action-levy = Lever des impôts
action-seat = { $to }
action-the-king = Le Roi
action-the-queen = La Reine
action-house = Dans la Maison du Roi
action-country = { country-name }
action-sex = { sex-name }
action-place = La cour est { place-name }
action-route = Demander { route-name }
action-direction = { $direction ->
     [up] En hausse
    *[down] En baisse
    }
action-card = { card-name }
action-pay = Payer { $livres } livres à { $to }
action-fine = Amende pour { $to }
action-exam = { $right ->
     [1] La réponse est juste
    *[0] La réponse est fausse
    }
action-which = { audience-name }

## What happened

event-sex-chosen = { $player } choisit { sex-name } pour premier courtisan.
event-party-chosen = { $player } choisit : { party-name }.
event-party-drawn = Le sort donne à { $player } : { party-name }.
event-steward-drawn = Le sort désigne { $player } comme premier chambellan.
event-dealt = { $player } reçoit { $cards } cartes.
event-round = La manche { $round } commence ; { $player } est chambellan.
event-accession = Un nouveau couple royal : la Reine vient { queen-from }. Tous reviennent à la cour.
event-retired = Le courtisan de { $player } se retire au couvent.
event-heir = Un héritier de { $player } vient à la cour : { sex-name }, { party-name }.
event-introduced = Le courtisan de { $player } est présenté à la cour.
event-negotiation = Les négociations commencent.
event-paid = { $player } paie { $livres } livres à { $to }.
event-ready = { $player } a fini de négocier.
event-relocated = La cour est { place-name }.
event-turn = C'est le tour de { $player }.
event-die = { $player } obtient { $value } ({ reason-name }).
event-die-most = { $player } obtient { $value } ; il faut { $most } ou moins ({ reason-name }).
event-die-least = { $player } obtient { $value } ; à partir de { $least }, cela a une conséquence ({ reason-name }).
event-standing-up = { $player } gagne en cote auprès de { $scale ->
     [king] Sa Majesté le Roi
    *[queen] Sa Majesté la Reine
    } ({ reason-name }) : { $change }, maintenant { $now }.
event-standing-down = { $player } perd en cote auprès de { $scale ->
     [king] Sa Majesté le Roi
    *[queen] Sa Majesté la Reine
    } ({ reason-name }) : { $change }, maintenant { $now }.
event-standing-set = { $player } a la cote { $now } auprès de { $scale ->
     [king] Sa Majesté le Roi
    *[queen] Sa Majesté la Reine
    } ({ reason-name }).
event-money-gain = { $player } reçoit { $livres } livres ({ reason-name }) et en a { $now }.
event-money-loss = { $player } : { $livres } livres ({ reason-name }), il en reste { $now }.
event-drew = { $player } pioche la carte « { card-name } ».
event-drew-hidden = { $player } pioche une carte.
event-reshuffled = La défausse devient une nouvelle pioche de { $cards } cartes.
event-taken = { $player } prend la carte « { card-name } » dans la Maison du Roi.
event-played = { $player } joue la carte « { card-name } ». Cible : { target-name }.
event-played-alone = { $player } joue la carte « { card-name } ».
event-asked = { $player } demande { route-name } la carte « { card-name } », pour { $to }.
event-withdrawal = { $player } demande { route-name } de retirer la carte « { card-name } » à { $from }. Bénéficiaire : { receiver-name }.
event-audience = { $player } demande { route-name } une audience : { $audience ->
     [intervene] { $direction ->
         [up] intervention en faveur
        *[down] intervention contre
    }
    *[marry] { audience-name }
    }. Au sujet de : { target-name }.
event-audience-alone = { $player } demande { route-name } une audience : { audience-name }.
event-granted = Accordé.
event-refused = Refusé.
event-heard = La Reine parle pour { $player }.
event-rerolled = { $player } relance le dé ({ card-name }).
event-laid = La carte « { card-name } » se trouve maintenant devant { $player } ({ reason-name }).
event-lost = { $player } perd la carte « { card-name } » ({ reason-name }).
event-discarded = { $player } défausse la carte « { card-name } ».
event-given = { $player } donne à { $to } la carte « { card-name } ».
event-given-hidden = { $player } donne une carte à { $to }.
event-looked = { $player } voit la main de { $at }.
event-letter-taken = { $player } prend la carte « { card-name } » à { $from }.
event-letter-taken-hidden = { $player } prend une carte à { $from }.
event-power = { $player } use du pouvoir de sa charge ({ card-name }). Cible : { target-name }.
event-power-alone = { $player } use du pouvoir de sa charge ({ card-name }).
event-levy = { $player } lève des impôts.
event-died = Le courtisan de { $player } meurt ({ reason-name }).
event-exiled = Le courtisan de { $player } part en exil ({ reason-name }).
event-imprisoned = Le courtisan de { $player } est conduit à la Bastille ({ reason-name }).
event-freed = Le courtisan de { $player } est sur le chemin du retour ({ reason-name }).
event-married = { $player } et { $to } sont mariés.
event-marriage-ended = Le mariage de { $player } et { $to } prend fin ({ reason-name }).
event-king-died = Le Roi est mort. { $regency ->
     [1] La Reine devient Régente.
    *[0] Il n'y a pas de Reine.
    }
event-queen-died = { $regency ->
     [1] La Régente est morte.
    *[0] La Reine est morte. Le Roi peut se remarier.
    }
event-war = Guerre contre { country-name }.
event-peace = Paix avec { country-name } ({ reason-name }).
event-signed = La lettre de cachet de { $player } est signée.
event-unsigned = Une lettre de cachet de { $player } n'est plus signée ({ reason-name }).
event-broken-off = La manche est interrompue.
event-inherited = La veuve { $player } garde la carte « { card-name } » de { $from }.
event-remarried = Le Roi se remarie : une Reine venue { queen-from }.
event-fined = { $player } paie { $livres } livres d'amende.
event-exam = La réponse au Maître des Cérémonies est { $right ->
     [1] juste
    *[0] fausse
    }.
event-done = { $player } termine son tour.
event-over = La partie est terminée.

## Refusals

refusal-legal = C'est permis ; allez-y.
refusal-game-over = La partie est terminée ; commencez-en une autre.
refusal-not-your-turn = Ce n'est pas votre tour ; attendez les autres.
refusal-no-such-action = Cette action n'existe pas ; choisissez-en une dans la liste.
refusal-not-now = Ce n'est pas possible maintenant ; choisissez une des actions proposées.
refusal-no-actions-left = Les deux actions de ce tour sont faites ; terminez le tour.
refusal-power-used = Vous avez déjà usé d'un pouvoir ou d'un impôt pendant ce tour.
refusal-no-power = Vous n'avez pas de charge dont user.
refusal-no-governorship = Vous n'êtes pas gouverneur.
refusal-no-target = Il n'y a personne pour ou contre qui ce soit possible.
refusal-no-cards-left = La pioche et la défausse sont vides.
refusal-house-empty = La Maison du Roi est vide.
refusal-no-such-card = Cette carte n'est pas là ; choisissez-en une autre.
refusal-nothing-to-play = Aucune de vos cartes n'est jouable maintenant.
refusal-nothing-to-give = Vous n'avez pas de carte à donner.
refusal-no-audience = Il n'y a pas d'audience à demander maintenant.
refusal-not-at-court = C'est réservé aux courtisans à la cour.
refusal-not-in-exile = Ce courtisan n'est pas en exil.
refusal-not-in-bastille = Ce courtisan n'est pas à la Bastille.
refusal-only-justice = Un prisonnier ne peut jouer que « Justice », pour lui-même.
refusal-not-the-place = La cour n'est pas au bon endroit pour cette carte.
refusal-no-war = Il faut une guerre pour cela.
refusal-no-king = Il n'y a pas de Roi maintenant.
refusal-no-queen = Il n'y a pas de Reine maintenant.
refusal-not-this-one = Cela ne convient pas : voyez le sexe, la cote, le mariage et ce qui s'y trouve déjà.
refusal-not-a-route = Cette voie n'est pas ouverte pour cette requête maintenant.
refusal-not-yourself = Choisissez quelqu'un d'autre que vous-même.
refusal-nobody-there = Il n'y a personne à cette place ; choisissez un autre joueur.
refusal-not-a-speaker = Les prisonniers ne négocient pas.
refusal-not-enough-money = Vous n'avez pas autant de livres ; payez moins.
refusal-enough-payments = Vous avez assez payé dans ces négociations.
refusal-over-the-cap = À cette table, on ne peut pas payer davantage en une manche.
refusal-no-payments = À cette table, personne ne paie personne.
refusal-moved-already = Cette charge a déjà été retirée une fois pendant cette manche.
refusal-no-such-office = Personne n'a cette charge.
refusal-no-exam = Il n'y a pas de question à juger maintenant.
refusal-muted = Les prisonniers sont muets pendant les négociations.
refusal-prisoner-is-mute = On ne négocie pas avec un prisonnier.
refusal-no-private-talk = On ne parle en secret que pendant les négociations ; parlez à tous ou attendez.

## Nothing else to do, and hints

idle-pay = Vous n'avez rien à payer, ou avez assez payé.
idle-actions-spent = Les deux actions sont faites.
idle-nothing = Vous ne pouvez rien faire d'autre.
hint-plan = C'est ce qui rapporte le plus, selon les usages de la cour.
hint-step = C'est l'étape suivante du plan.
hint-step-pay = Un paiement peut gagner un ami.

## The terminal

no-means-retire = rester
no-means-negotiate = vous êtes prêt
no-means-main = fin du tour
no-means-give-second = une carte suffit
no-means-reroll = accepter le refus
column-player = Joueur
column-status = Courtisan
column-standing = K / Q
column-fortune = Livres
column-cards = Cartes
column-before = Devant le courtisan
heading-hand = Votre main
heading-house = Maison du Roi
hand-empty = Vous n'avez pas de cartes.
header = Manche { $round } · { place-name } · but : { $goal } livres
header-queen = une Reine venue { queen-from }
header-no-queen = pas de Reine
header-regency = régence : la Reine est Régente
header-war = en guerre contre { country-name }
left = encore { $actions ->
     [one] une action
    *[other] { $actions } actions
    }, pouvoir { $used ->
     [1] employé
    *[0] non employé
    }
