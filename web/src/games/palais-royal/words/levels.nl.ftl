# De bots van Palais Royal, in het Nederlands.

level-1 = schuchter
level-2 = mild
level-3 = gemoedelijk
level-4 = nieuwsgierig
level-5 = redelijk
level-6 = oplettend
level-7 = degelijk
level-8 = bedreven
level-9 = slim
level-10 = sterk
level-11 = meesterlijk
levels-intro = Elf tegenstanders die niet meer weten dan jij op hun plaats.
levels-steps = Met twee spelers wint elk niveau ongeveer drie van de vier partijen van het niveau eronder. De beschrijvingen gelden voor partijen met twee; met drie en vier spelers zijn de niveaus onder 8 milder.
level-1-about = Werft elke beurt wat hij kan en bemant de kamers die iets opleveren. Wie elke beurt het voor de hand liggende doet, heeft ongeveer evenveel kans als hij.
level-2-about = Plant één edele per beurt en ziet er veel over het hoofd; een sterke voorkeur voor sommige kamers, elke partij andere, brengt hem op een dwaalspoor.
level-3-about = Plant één edele per beurt, ziet er veel over het hoofd en heeft zijn lievelingskamers.
level-4-about = Plant tot twee edelen per beurt, maar ziet de meeste in het park over het hoofd; zijn lievelingskamers komen hem duur te staan.
level-5-about = Ziet een paar edelen meer en plant er tot twee per beurt, nog met een sterke voorkeur voor sommige kamers.
level-6-about = Ziet minder edelen over het hoofd; zijn lievelingskamers vallen nog op.
level-7-about = Ziet bijna het hele park, plant tot twee edelen per beurt en heeft nauwelijks nog voorkeuren.
level-8-about = Plant hele beurten met alles wat in het park ligt, maar denkt over elke beurt maar kort na.
level-9-about = Kiest het plan dat zijn ervaring het hoogst schat: hij leerde van tienduizenden partijen tegen zichzelf.
level-10-about = Speelt zijn beste plannen in gedachten een stukje verder voor hij beslist.
level-11-about = Stelt zich veel vervolgen van de partij voor en denkt ongeveer een seconde per beurt na. Zijn laatste beurt rekent hij precies uit.
levels-note = Een bot krijgt te zien wat zijn plaats mag weten en verder niets: geen handen van anderen, geen volgorde van de kaarten, geen toekomstig toeval.
