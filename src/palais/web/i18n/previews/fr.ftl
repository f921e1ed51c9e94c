# Ce que dit l’aperçu d’un lien dans une conversation, en français.

preview-home = Palais Royal, un jeu de société pour deux à quatre : contre des bots ou entre amis, sans compte.
preview-join = Vous êtes invité à une partie
preview-join-about = Palais Royal dans le navigateur : prenez place en un clic, sans compte.
preview-rules = Règles
preview-rules-about = Les règles de Palais Royal avec nos mots et les dessins de la table.
preview-learn = Apprendre en deux minutes
preview-learn-about = Votre premier tour de Palais Royal, pas à pas.
preview-table = Table « { $name } »
preview-replay = Revoir « { $name } »
preview-open = Une table de Palais Royal à { $players } joueurs. { $open ->
    [one] Une place est libre.
   *[other] { $open } places sont libres.
}
preview-playing = Une partie de Palais Royal à { $players } joueurs, à suivre en ce moment.
preview-over = Une partie terminée de Palais Royal à { $players } joueurs.
preview-replay-about = Une partie de Palais Royal à { $players } joueurs, coup par coup.
