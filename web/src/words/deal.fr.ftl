# La donne vérifiable et les parties enregistrées. En français.

deal-title = La donne
deal-about = Avant la première carte, le serveur a fixé tout le hasard de cette partie par une graine secrète. Voici l’empreinte de cette graine. À la fin, la graine est révélée et vous pouvez la vérifier ici.
deal-about-over = Avant la première carte, le serveur a fixé tout le hasard de cette partie par une graine secrète et en a montré l’empreinte. La graine est maintenant révélée.
deal-fingerprint = Empreinte de la donne (SHA-256)
deal-check = Vérifier la donne
deal-check-now = Vérifier dans ce navigateur
deal-fits = C’est exact : la graine a bien cette empreinte.
deal-wrong = C’est inexact : la graine a une autre empreinte. Ne vous fiez pas à cette donne.
deal-noted = Ce navigateur a noté la même empreinte pendant la partie, le { $when }.
deal-noted-other = Pendant la partie, le { $when }, ce navigateur a noté une autre empreinte : { $code }
deal-not-noted = Ce navigateur n’a pas vu la table avant la fin ; comparez l’empreinte avec quelqu’un qui y était.
deal-seed = Graine
deal-salt = Sel
deal-position = Début
deal-proves = Cela prouve que la donne était fixée quand l’empreinte a été montrée et qu’elle n’a pas changé depuis. Cela ne prouve pas que le serveur a choisi la graine au hasard, ni que personne parmi ceux qui le gèrent ne l’a regardée. Que les cartes et les coups découlent de la graine se vérifie en ouvrant la partie enregistrée, ici ou sur votre ordinateur avec « palais replay ».

## Parties enregistrées

deal-open = Ouvrir une partie enregistrée
deal-open-note = Un fichier créé avec « Enregistrer la partie » : choisissez-le ou déposez-le sur cette page. Le serveur vérifie chaque action et ne garde rien.
deal-drop = Déposez le fichier ici
deal-file-checked = Ce fichier est exact : le serveur l’a rejoué action par action. Rien n’en est conservé.
