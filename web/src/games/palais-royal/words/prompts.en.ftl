# What to do now at a table of Palais Royal, in English. ** stands round what is set in bold.

table-prompt-waiting = **{ $player }** is playing: { named-phase }.
table-prompt-setup = { $count ->
    [one] Choose a lit room for **your last servant**.
   *[other] Choose lit rooms for **{ $count } servants**.
}
table-prompt-setup-more = Several in one room are fine.
table-prompt-last = Your last servant goes **{ place-room }**.
table-prompt-last-more = Another room changes that; it counts when you say so.
table-prompt-reinforce = { $count ->
    [one] **{ $count } servant** may come to the Gate.
   *[other] **{ $count } servants** may come to the Gate.
}
table-prompt-muster = **As many servants as you like** may come to the Gate.
table-prompt-reinforce-more = Bring them all at once, or click the Gate for one.
table-prompt-reinforce-rooms = Your supply is empty: choose the **lit room** a servant leaves for the Gate.
table-prompt-reinforce-rooms-more = No need to take one.
table-prompt-reinforced = The reinforcements are in.
table-prompt-move = { $count ->
    [one] Choose a servant for **{ $count } move**.
   *[other] Choose servants for **{ $count } moves**.
}
table-prompt-move-more = Click your servants in a room, then a lit room; or drag them.
table-prompt-moved = All moves are made.
table-prompt-picked = { $count ->
    [one] Choose a lit room for **{ $count } servant** { place-from }.
   *[other] Choose a lit room for **{ $count } servants** { place-from }.
}
table-prompt-picked-more = Click the servants again to pick one more.
table-prompt-income = { $kind ->
    [king] You may send a new servant to **the King**: one more King’s seal.
    [madame] You may send a new servant to **Madame**: one more Madame’s seal.
   *[both] You may send a new servant to **the King** and one to **Madame**: a seal each.
}
table-prompt-income-more = One click each, or click the lit room.
table-prompt-offer-rooms = { $kind ->
    [king] Your supply is empty: choose the **lit room** a servant leaves for the King.
   *[madame] Your supply is empty: choose the **lit room** a servant leaves for Madame.
}
table-prompt-paid = The Mint has paid.
table-prompt-recruit = { $can ->
    [one] **{ $can } of { $total } nobles** can be yours now: it glows.
   *[other] **{ $can } of { $total } nobles** can be yours now: they glow.
}
table-prompt-recruit-more = Arrow keys walk from noble to noble, Enter recruits.
table-prompt-recruit-none = **No noble** can be yours now.
table-prompt-recruit-none-more = Look at one to see what is missing.
table-prompt-pay-more = Choose beside the noble.
table-prompt-border = Choose where the servant for **the free field** comes from.
table-prompt-border-more = The supply, or a lit room.
table-prompt-draw = You may **draw cards** at the Back Door.
table-prompt-over = Your turn is over as soon as you end it.
table-prompt-over-more = Cards for any time can still be played.
table-prompt-keep = { $count ->
    [one] **{ $count } card** drawn: keep it?
   *[other] **{ $count } cards** drawn: which will you keep?
}
table-prompt-keep-more = Each card kept costs a servant at the Back Door.
