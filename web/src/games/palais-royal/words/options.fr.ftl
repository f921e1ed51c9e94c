# Comment une table de Palais Royal est réglée et où elle en est, en français.

game-about = Des valets, des sceaux et un jardin plein de nobles.
game-length = 1 heure

table-option-layout = Château
table-option-scores = Points
table-option-gold = Or de départ
table-layout-first = première partie
table-layout-shuffled = mélangé
table-layout-by-hand = disposé à la main
table-scores-open = visibles
table-scores-hidden = cachés
table-gold-in-turn-order = { $gold } dans l’ordre du tour

option-palace = Château
option-palace-first = première partie
option-palace-shuffled = mélangé
option-palace-hand = à la main
option-arrange = Les lieux du château
option-arrange-how = Faites glisser un lieu sur un autre pour les échanger ; ou choisissez l’un, puis l’autre. Les flèches vont d’un lieu à l’autre.
option-room-at = { $room }, ligne { $line }, colonne { $column }
option-room-lifted = { $room } : choisissez maintenant le lieu avec lequel l’échanger.
option-rooms-swapped = { $one } et { $other } ont changé de place.
option-scores = Points
option-scores-open = visibles
option-scores-hidden = cachés
option-start-gold = Or de départ
option-start-gold-rules = selon la règle
option-start-gold-even = équilibré
option-start-gold-about = Plus on joue tard, plus on a d’or au départ : { $even } dans l’ordre du tour, au lieu de { $usual }. Mesuré sur des parties de bots, cela enlève au premier joueur l’essentiel de son avantage.
fact-nobles_left = { $count ->
    [one] encore { $count } noble
   *[other] encore { $count } nobles
}
