# Les leçons, en français. Deux phrases courtes par étape ; la dernière dit quoi faire.

lesson-servants-title = Vos serviteurs
lesson-servants-about = placer cinq serviteurs libres
lesson-servants-1 = Qui a le plus de points à la fin gagne, et ce sont les nobles du parc qui les donnent. Vos serviteurs au château vous gagnent des nobles : voici les cinq premiers.
lesson-servants-2 = L’Hôtel de la Monnaie paie à chaque tour un or par serviteur. **Cliquez sur la Monnaie** pour en placer un.
lesson-servants-3 = Chaque serviteur chez le Roi est un sceau du Roi, turquoise, une part du prix d’un noble. **Placez-en un chez le Roi.**
lesson-servants-4 = Chaque serviteur chez Madame est un sceau de Madame, violet. **Placez-en un chez Madame de Pompadour.**
lesson-servants-5 = Chaque serviteur au Bureau recrute un noble par tour. **Placez-en un au Bureau.**
lesson-servants-6 = Le dernier va où vous voulez ; le signe +1 montre qui est majoritaire dans un lieu. **Choisissez un lieu et confirmez.**

lesson-walk-title = Portail et escalier
lesson-walk-about = en appeler deux, se déplacer, annuler
lesson-walk-1 = Deux serviteurs dans la Cour d’honneur en appellent deux autres au Portail. **Cliquez deux fois sur le Portail.**
lesson-walk-2 = Quatre serviteurs dans la Cage d’escalier donnent quatre déplacements ; le signe +1 en donne un de plus. La bande du haut montre ce qui suit cette action.
lesson-walk-3 = Un déplacement mène un serviteur au lieu voisin. **Cliquez sur l’un d’eux au Portail, puis sur le Roi.**
lesson-walk-4 = Vos déplacements s’annulent tant que personne n’a rien appris. **Appuyez sur Annuler.**
lesson-walk-5 = Le chiffre sur un lieu éclairé dit combien de déplacements il coûte. **Envoyez-en un du Portail à la Porte de service**, deux déplacements.
lesson-walk-6 = Il restera encore deux déplacements. **Envoyez l’autre chez Madame.**
lesson-walk-7 = Les déplacements non utilisés sont perdus. Ici, cela ne fait rien : **terminez l’action** avec le bouton en bas à droite.

lesson-gold-title = L’or
lesson-gold-about = remplir la Monnaie, en gagner la majorité
lesson-gold-1 = Jaune est majoritaire à la Monnaie, deux contre un : c’est le signe +1. Cette majorité donne une unité de plus de ce que donne le lieu.
lesson-gold-2 = **Menez les deux serviteurs du Portail à la Monnaie.**
lesson-gold-3 = Le signe +1 est à vous : trois contre deux. À égalité, il irait à qui a le plus de serviteurs chez le Cardinal.
lesson-gold-4 = Après les déplacements viennent les revenus. **Terminez l’action** et regardez votre or.
lesson-gold-5 = Trois serviteurs et la majorité : quatre or. La Monnaie a payé d’elle-même, et le refera à chaque tour.

lesson-noble-title = Un noble
lesson-noble-about = prix, sceaux, Bureau : en recruter deux
lesson-noble-1 = Le chiffre dans la couronne dit ce que vaut un noble, la pièce ce qu’il coûte. Les pastilles sont des sceaux : turquoise du Roi, violet de Madame.
lesson-noble-2 = Chaque case libre à côté ôte un or, et une case avec un serviteur compte comme libre. Ce couple coûte donc quatre au lieu de six.
lesson-noble-3 = Chaque sceau est un de vos serviteurs chez le Roi ou chez Madame, et le Bureau en envoie un. Tous reviennent dans votre réserve.
lesson-noble-4 = Vous avez tout ce qu’il faut. **Cliquez sur le couple en c7, puis sur Recruter.**
lesson-noble-4-other = Ce noble pourrait aussi être à vous. Mais cette leçon parle du couple en c7.
lesson-noble-5 = À vous seul : votre or en permet un de plus, ce qui brille est possible. **Recrutez un second noble.**
lesson-noble-5-other = Pas encore : un autre noble peut être à vous ce tour-ci. Recrutez-en un qui brille.
lesson-noble-6 = Le Bureau est vide, on ne peut plus recruter ce tour-ci. Ceux qui ont payé sont de nouveau dans votre réserve, prêts pour le Portail.
