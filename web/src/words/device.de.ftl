# Was das Gerät für die Seite tut: Ton, Benachrichtigungen, Teilen, und was es ohne Netz zeigt. Auf Deutsch.

device-sound = Ton
device-sound-note = Leise: ein Klang, wenn du am Zug bist, ein Tippen bei jedem Zug, ein paar Töne am Ende.
device-vibration = Vibrieren, wenn ich am Zug bin
device-notify = Benachrichtigen, wenn ich am Zug bin
device-notify-note = Solange der Tisch in einem Tab offen ist, auf den du gerade nicht schaust. Dein Browser fragt einmal, ob er darf.
device-notify-denied = Dein Browser lässt von dieser Seite keine Benachrichtigungen zu. Das kannst du in seinen Einstellungen für diese Seite ändern.

## Links

device-share-named = { $what } teilen
device-qr-named = { $what } als QR-Code
device-qr-note = Richte die Kamera eines Handys darauf.
device-moment-link = Link zu diesem Moment

## Ohne Netz

device-offline = Der Server ist nicht erreichbar
device-offline-why = Entweder bist du offline, oder der Server macht Pause. Die Partien liegen auf dem Server: Nichts geht verloren, und dein Tisch ist nachher so, wie du ihn verlassen hast.
device-offline-again = Noch einmal versuchen
