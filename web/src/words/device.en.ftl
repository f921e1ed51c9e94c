# What the device does for the page: sound, notifications, sharing, and what it shows without a network. In English.

device-sound = Sound
device-sound-note = Soft: a chime on your turn, a tap at a move, a few notes at the end.
device-vibration = Vibrate on my turn
device-notify = Notify me on my turn
device-notify-note = While the table is open in a tab that you do not look at. Your browser asks once whether it may.
device-notify-denied = Your browser does not allow notifications from this site. You can change that in its settings for this site.

## Links

device-share-named = Share: { $what }
device-qr-named = { $what } as a QR code
device-qr-note = Point the camera of a phone at it.
device-moment-link = Link to this moment

## Without a network

device-offline = The server cannot be reached
device-offline-why = Either you are offline or the server is resting. Games live on the server: nothing is lost, and your table will be as you left it.
device-offline-again = Try again
