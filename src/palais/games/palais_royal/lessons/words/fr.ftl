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

lesson-seals-title = Sceaux et majorités
lesson-seals-about = le Roi contre Madame, le sceau de plus
lesson-seals-1 = Un sceau est un de vos serviteurs chez le Roi, turquoise, ou chez Madame, violet. Qui y est majoritaire peut en ajouter un à chaque tour.
lesson-seals-2 = Jaune mène chez le Roi avec deux. **Menez les deux serviteurs du Portail chez le Roi.**
lesson-seals-3 = Trois contre deux : vous pouvez en ajouter un. **Cliquez sur le Roi.**
lesson-seals-3-other = Vous pouvez en ajouter un dans les deux lieux. Commencez par le Roi.
lesson-seals-4 = Chez Madame vous êtes seul, et un seul fait la majorité. **Cliquez sur Madame.**
lesson-seals-5 = Le couple en d6 demande trois sceaux du Roi et six pièces d’or. **Recrutez-le.**
lesson-seals-6 = Trois serviteurs ont quitté le Roi, et la majorité avec eux. Les sceaux se dépensent et se regagnent, tour après tour.

lesson-border-title = Le bord et les rangées
lesson-border-about = le serviteur du bord, ce que rapporte une rangée
lesson-border-1 = Quatre rangées bordent le parc : lions, vases, fontaines, statues. À la fin, le plus de serviteurs dans une rangée rapporte 6 points, le deuxième 2.
lesson-border-2 = Qui recrute au bord y laisse un serviteur. **Recrutez le couple en e1**, la case marquée ×2.
lesson-border-3 = Il y reste jusqu’à la fin et compte double dans la rangée des vases : deux contre un de Jaune. La plaque de la rangée le montre.
lesson-border-4 = Un coin appartient à deux rangées. **Recrutez le noble en h2.**
lesson-border-5 = Un serviteur, deux rangées : vases et statues. Si deux joueurs se partagent la première place, chacun n’a que 2, et personne n’est deuxième.

lesson-gifts-title = Les nobles qui donnent
lesson-gifts-about = +2 déplacements, la diagonale, +2 or
lesson-gifts-1 = Un signe en haut à gauche d’un noble est un don à chaque tour ; un serviteur ne vient qu’une fois. Vous en avez trois : déplacements, diagonale et or.
lesson-gifts-2 = Trois serviteurs dans la Cage d’escalier et le noble donnent cinq déplacements. **Allez droit du Portail à la Porte de service** : la diagonale en coûte un.
lesson-gifts-3 = **Et l’autre chez le Cardinal**, qui départage dans chaque lieu.
lesson-gifts-4 = Le reste n’est pas nécessaire. **Terminez les déplacements** et regardez votre or.
lesson-gifts-5 = Une pièce de la Monnaie, deux du noble : trois en tout. Ces nobles valent moins de points, mais paient tôt et souvent.
lesson-gifts-6 = Le noble en e3 amène aussitôt un serviteur, et ne coûte pas d’or. **Recrutez-le.**
lesson-gifts-7 = Le nouveau serviteur vient de la réserve commune, où vous en avez sept. Il est maintenant dans votre réserve et reste à vous.

lesson-cards-title = La Porte de service
lesson-cards-about = tirer trois cartes, en garder une, la jouer
lesson-cards-1 = Chaque serviteur à la Porte de service tire une carte à la fin de votre tour. Vous en avez trois.
lesson-cards-2 = **Cliquez sur la Porte de service** pour tirer.
lesson-cards-3 = Chaque carte gardée renvoie un serviteur dans votre réserve. **Gardez « Quatre pièces d’or ».**
lesson-cards-3-other = Cette carte est bonne aussi. Dans cette leçon, gardez « Quatre pièces d’or ».
lesson-cards-4 = Une carte dit quand on peut la jouer et ce qu’elle coûte ; celle-ci à tout moment, pour rien. **Jouez-la.**
lesson-cards-5 = Les autres sont défaussées ; une carte encore en main à la fin vaut un point, six au plus. **Terminez votre tour.**

lesson-great-title = Un grand tour
lesson-great-about = recruter trois nobles en un tour
lesson-great-1 = Maintenant une énigme : trois nobles en un tour. Les voisins se rendent moins chers, et votre main peut aider.
lesson-great-2 = Vous avez trois pièces d’or, six sceaux, trois serviteurs au Bureau et une carte. **Recrutez trois nobles.**
lesson-great-2-other = Pas encore : tous trois peuvent être à vous ce tour-ci.
lesson-great-3 = Trois nobles en un tour : voilà qui gagne des parties. Deux ou trois au dernier tour, plus encore.

lesson-end-title = La fin
lesson-end-about = dernier tour, les rangées, le Cardinal départage
lesson-end-1 = Le premier joueur a trouvé 12 nobles ou moins dans le parc : c’est le dernier tour. La jauge du haut compte jusque-là.
lesson-end-2 = Dans la rangée des statues, vous et Jaune en avez un chacun, soit 2 points pour les deux. La case ×2 est encore à prendre.
lesson-end-3 = **Recrutez le couple en i5** et prenez la rangée.
lesson-end-4 = Trois contre un : 6 points pour vous, 2 pour Jaune. Nobles, rangées, cartes de points et cartes en main s’ajoutent ; le plus de points gagne.
lesson-end-5 = Égalité ? Gagne alors qui a le plus de serviteurs chez le Cardinal ; il départage aussi les lieux, jamais le parc.
