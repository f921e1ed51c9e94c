## Noms

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
phase-actions = Phase d’actions
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
    [foreign_affairs] Secrétaire d’État des Affaires étrangères
    [guard] Capitaine des Gardes
    [huntsman] Grand Veneur
    [equerry] Grand Écuyer
    [gentleman] Premier Gentilhomme de la Chambre
    [almoner] Grand Aumônier
    [household] Surintendante de la Maison de la Reine
    [lady_in_waiting] Première Dame d’honneur
    [robes] Dame d’atours
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
    [arms] Fait d’armes
    [minuet] Menuet
    [slander] Calomnie
    [blunder] Faux pas à table
    [stag] Cerf manqué
    [offence] Offense à la Reine
    [cabal] Cabale éventée
    [desertion] Désertion
    [foreign_letters] Lettres à l’ennemi
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
    [lady_in_waiting] Dame|d’honneur
    [robes] Dame|d’atours
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
    [arms] Fait|d’armes
    [minuet] Menuet
    [slander] Calomnie
    [blunder] Faux pas|à table
    [stag] Cerf|manqué
    [offence] Offense|à la Reine
    [cabal] Cabale|éventée
    [desertion] Désertion
    [foreign_letters] Lettres|à l’ennemi
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
   *[other] { card-name }
}
reason-name = { $reason ->
    [introduction] présentation à la cour
    [refusal] refus
    [intervention] intervention
    [rents] rentes de la famille
    [gift] négociations
    [fine] amende
    [levy] levée d’impôts
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
    [points] points d’une intervention
    [queen-country] pays de la Reine
    [retirement] retraite au couvent
    [accession] avènement
    [queen-death] mort de la Régente
    [release] libération par audience
    [recall] rappel par audience
    [grant] accordé
    [widow] droit de la veuve
    [no-favourite] n’est plus la favorite
   *[other] { card-name }
}
scale-name = { $scale ->
   *[king] le Roi
    [queen] la Reine
}
scale-with = { $scale ->
   *[king] du Roi
    [queen] de la Reine
}
country-name = { $country ->
    [england] l’Angleterre
    [provinces] les Provinces-Unies
    [spain] l’Espagne
   *[none] aucun des trois pays
}
queen-from = { $country ->
    [england] d’Angleterre
    [provinces] des Provinces-Unies
    [spain] d’Espagne
   *[none] d’aucun des trois pays
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
    [through] par l’entremise de la Reine
    [queen] directement auprès de la Reine
}
audience-name = { $audience ->
    [withdraw] retirer une charge
   *[marry] mariage
    [remarry] remariage du Roi
    [intervene] intervention
    [release] sortie de la Bastille
    [recall] rappel d’exil
}
status-name = { $status ->
   *[court] à la cour
    [exile] en exil
    [bastille] à la Bastille
    [returning] sur le chemin du retour
    [dead] mort
}
target-name = { $targetkind ->
    [self] { $target }
    [seat] { $target }
    [king] le Roi
    [queen] la Reine
    [house] la Maison du Roi
    [england] l’Angleterre
    [provinces] les Provinces-Unies
    [spain] l’Espagne
   *[none] –
}
receiver-name = { $receiverkind ->
    [seat] { $receiver }
    [king] le Roi
    [queen] la Reine
    [house] la Maison du Roi
    [england] l’Angleterre
    [provinces] les Provinces-Unies
    [spain] l’Espagne
   *[none] –
}
score-start = Début
score-rents = Rentes
score-titles = Titres
score-pensions = Pensions
score-offices = Charges
score-governorships = Gouvernements
score-favourite = Favorite
score-shared = Partagé avec l’époux
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
winner = { $player } gagne avec { $points } livres !
winner-shared = { $players } se partagent la victoire avec { $points } livres chacun !
list-end = { $rest } et { $last }
governorship-name = Gouverneur d’une province, parmi six
sex-short = { $sex ->
    [man] h
    [woman] f
   *[both] –
}
scale-short = { $scale ->
   *[king] Roi
    [queen] Reine
}
amount = { $livres }
