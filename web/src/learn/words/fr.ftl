# Ce que disent les pages des leçons elles-mêmes, en français.

lesson-done = C’était cette leçon. **Passez à la suivante**, ou jouez une première partie.
lesson-lost = Ainsi, le but est hors de portée. **Revenez en arrière** et essayez autrement.
lesson-number = Leçon { $number } sur { $of }
lesson-step = étape { $step } sur { $of }
lesson-back = Retour
lesson-show = Montrez-moi
lesson-skip = Passer
lesson-go-on = Continuer
lesson-next = Leçon suivante
lesson-all = Toutes les leçons
lesson-panel = La leçon
lesson-minutes = { $minutes } min
lesson-head = Leçons
lesson-intro = { $count } leçons à la vraie table, { $minutes } minutes en tout. Arrêtez quand vous voulez ; vous reprendrez au même endroit.
lesson-count = { $done } sur { $of } faites
lesson-begin = Commencer
lesson-is-done = faite
lesson-coach = Première partie, avec des conseils
lesson-coach-about = Contre le bot le plus doux. Demandez un conseil quand vous voulez.
lesson-pictures = La même chose en images, à lire
lesson-learn = Apprendre { $game }
