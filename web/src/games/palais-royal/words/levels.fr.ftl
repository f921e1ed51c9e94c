# Les bots de Palais Royal, en français.

level-1 = timide
level-2 = doux
level-3 = tranquille
level-4 = curieux
level-5 = correct
level-6 = attentif
level-7 = solide
level-8 = habile
level-9 = rusé
level-10 = fort
level-11 = magistral
levels-intro = Onze adversaires qui n’en savent pas plus que vous à leur place.
levels-steps = À deux, chaque niveau gagne environ trois parties sur quatre contre le précédent. Les descriptions valent pour les parties à deux ; à trois et à quatre, les niveaux au-dessous de 8 sont plus doux.
level-1-about = Recrute ce qu’il peut à chaque tour et occupe les lieux qui rapportent. Qui fait à chaque tour ce qui s’impose a environ autant de chances que lui.
level-2-about = Prévoit un noble par tour et en oublie beaucoup ; un fort penchant pour certains lieux, différents à chaque partie, l’égare.
level-3-about = Prévoit un noble par tour, en oublie beaucoup et a ses lieux préférés.
level-4-about = Prévoit jusqu’à deux nobles par tour mais oublie la plupart de ceux du parc ; ses lieux préférés lui coûtent cher.
level-5-about = Voit quelques nobles de plus et en prévoit jusqu’à deux par tour, avec encore un fort penchant pour certains lieux.
level-6-about = Oublie moins de nobles ; on remarque encore ses lieux préférés.
level-7-about = Voit presque tout le parc, prévoit jusqu’à deux nobles par tour et n’a plus guère de préférences.
level-8-about = Prépare des tours entiers avec tout ce qu’il y a dans le parc, mais réfléchit peu à chacun.
level-9-about = Choisit le plan que son expérience préfère : il a appris de dizaines de milliers de parties contre lui-même.
level-10-about = Joue ses meilleurs plans un peu plus loin dans sa tête avant de se décider.
level-11-about = Imagine de nombreuses suites de la partie et réfléchit environ une seconde par tour. Il calcule exactement le dernier tour.
levels-note = Un bot reçoit ce que sa place a le droit de savoir et rien d’autre : ni les mains des autres, ni l’ordre des cartes, ni le hasard à venir.
