# Wat het apparaat voor de pagina doet: geluid, meldingen, delen, en wat het zonder netwerk toont. In het Nederlands.

device-sound = Geluid
device-sound-note = Zacht: een klank als jij aan de beurt bent, een tikje bij elke zet, een paar tonen aan het eind.
device-vibration = Trillen als ik aan de beurt ben
device-notify = Melding als ik aan de beurt ben
device-notify-note = Zolang de tafel openstaat in een tabblad waar je niet naar kijkt. Je browser vraagt één keer of het mag.
device-notify-denied = Je browser staat geen meldingen van deze site toe. Dat kun je veranderen in de browserinstellingen voor deze site.

## Links

device-share-named = { $what } delen
device-qr-named = { $what } als QR-code
device-qr-note = Richt de camera van een telefoon erop.
device-moment-link = Link naar dit moment

## Zonder netwerk

device-offline = De server is niet bereikbaar
device-offline-why = Je bent offline, of de server heeft even pauze. De partijen staan op de server: er gaat niets verloren en je vindt je tafel terug zoals je hem achterliet.
device-offline-again = Opnieuw proberen
