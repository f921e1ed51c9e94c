# Ce que l’appareil fait pour la page : son, notifications, partage, et ce qu’il montre sans réseau. En français.

device-sound = Son
device-sound-note = Discret : un tintement à votre tour, un petit coup à chaque action, quelques notes à la fin.
device-vibration = Vibrer quand c’est à moi
device-notify = Me prévenir quand c’est à moi
device-notify-note = Tant que la table est ouverte dans un onglet que vous ne regardez pas. Votre navigateur vous demande une fois l’autorisation.
device-notify-denied = Votre navigateur refuse les notifications de ce site. Vous pouvez changer cela dans ses réglages pour ce site.

## Liens

device-share-named = Partager : { $what }
device-qr-named = { $what } en code QR
device-qr-note = Visez-le avec l’appareil photo d’un téléphone.
device-moment-link = Lien vers ce moment

## Sans réseau

device-offline = Le serveur est injoignable
device-offline-why = Soit vous êtes hors ligne, soit le serveur fait une pause. Les parties sont sur le serveur : rien n’est perdu, et vous retrouverez votre table telle que vous l’avez laissée.
device-offline-again = Réessayer
