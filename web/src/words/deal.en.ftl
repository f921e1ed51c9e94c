# The verifiable deal, and record files. In English.

deal-title = The deal
deal-about = Before the first card the server has settled all chance of this game by a secret seed. This is the seed’s fingerprint. At the end the seed is revealed and you can check it here.
deal-about-over = Before the first card the server has settled all chance of this game by a secret seed and shown the seed’s fingerprint. Now the seed is revealed.
deal-fingerprint = Fingerprint of the deal (SHA-256)
deal-check = Check the deal
deal-check-now = Check it in this browser
deal-fits = It fits: the seed has this very fingerprint.
deal-wrong = It does not fit: the seed has another fingerprint. Do not trust this deal.
deal-noted = This browser has noted the same fingerprint during the game, on { $when }.
deal-noted-other = During the game, on { $when }, this browser has noted another fingerprint: { $code }
deal-not-noted = This browser did not see the table before its end; compare the fingerprint with somebody who did.
deal-seed = Seed
deal-salt = Salt
deal-position = Beginning
deal-proves = That proves that the deal was settled when the fingerprint was shown and not changed afterwards. It does not prove that the server chose the seed by chance, or that nobody who runs it has looked. That cards and moves follow from the seed is checked when you open the saved record, here or on your own computer with “palais replay”.

## Record files

deal-open = Open a record file
deal-open-note = A game saved with “Save the record”: choose the file or drop it on this page. The server checks every action and stores nothing.
deal-drop = Drop the record here
deal-file-checked = This file is right: the server has played it again, action by action. Nothing of it is stored.
