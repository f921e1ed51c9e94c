# Ce que dit l’aperçu d’un lien dans une conversation, en français.

preview-home = Palais : des jeux de société à la cour de France, dans le navigateur, contre des bots ou entre amis, sans compte.
preview-join = Vous êtes invité à une partie
preview-join-about = À une table dans le navigateur : prenez place en un clic, sans compte.
preview-rules = Règles de { $game }
preview-rules-about = Les règles de { $game } avec nos mots et les dessins de la table.
preview-learn = Apprendre { $game } en deux minutes
preview-learn-about = Votre premier tour de { $game }, pas à pas.
preview-table = Table « { $name } »
preview-replay = Revoir « { $name } »
preview-open = Une table de { $game } à { $players } joueurs. { $open ->
    [one] Une place est libre.
   *[other] { $open } places sont libres.
}
preview-playing = Une partie de { $game } à { $players } joueurs, à suivre en ce moment.
preview-over = Une partie terminée de { $game } à { $players } joueurs.
preview-replay-about = Une partie de { $game } à { $players } joueurs, coup par coup.
