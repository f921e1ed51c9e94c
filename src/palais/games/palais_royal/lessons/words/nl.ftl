# De lessen, in het Nederlands. Twee korte zinnen per stap; de laatste zegt wat je doet.

lesson-servants-title = Je dienaars
lesson-servants-about = vijf vrije dienaars plaatsen
lesson-servants-1 = Wie aan het eind de meeste punten heeft, wint, en de edelen in het park brengen ze op. Je dienaars in het kasteel bezorgen je edelen: hier zijn de eerste vijf.
lesson-servants-2 = De Muntslagerij betaalt per beurt één goud voor elke dienaar daar. **Klik op de Muntslagerij** om er een te plaatsen.
lesson-servants-3 = Elke dienaar bij de koning is een zegel van de koning, turkoois, deel van de prijs van een edele. **Plaats er een bij de koning.**
lesson-servants-4 = Elke dienaar bij Madame is een zegel van Madame, paars. **Plaats er een bij Madame de Pompadour.**
lesson-servants-5 = Elke dienaar in het Bureau werft per beurt één edele aan. **Plaats er een in het Bureau.**
lesson-servants-6 = De laatste gaat waarheen je wilt; het teken +1 toont wie de meeste in een kamer heeft. **Kies een kamer en bevestig.**

lesson-walk-title = Poort en Trappenhuis
lesson-walk-about = twee roepen, lopen, een beweging terugnemen
lesson-walk-1 = Twee dienaars op het Erehof roepen twee nieuwe naar de Poort. **Klik twee keer op de Poort.**
lesson-walk-2 = Vier dienaars in het Trappenhuis geven vier bewegingen; het teken +1 daar geeft er een meer. De balk boven toont wat na deze actie komt.
lesson-walk-3 = Eén beweging brengt een dienaar naar de kamer ernaast. **Klik op een bij de Poort, dan op de koning.**
lesson-walk-4 = Je eigen bewegingen kun je terugnemen zolang niemand iets te weten is gekomen. **Druk op Ongedaan maken.**
lesson-walk-5 = Het getal op een verlichte kamer zegt hoeveel bewegingen ze kost. **Stuur er een van de Poort naar de Achteringang**, twee bewegingen.
lesson-walk-6 = Daarna blijven er nog twee bewegingen over. **Stuur de andere naar Madame.**
lesson-walk-7 = Bewegingen die je niet gebruikt, vervallen. Hier geeft dat niet: **beëindig de actie** met de knop rechtsonder.

lesson-gold-title = Goud
lesson-gold-about = de Muntslagerij vullen, de meerderheid winnen
lesson-gold-1 = Geel heeft de meeste in de Muntslagerij, twee tegen één: dat is het teken +1. Het is de meerderheid en geeft één meer van wat de kamer geeft.
lesson-gold-2 = **Loop met beide dienaars van de Poort naar de Muntslagerij.**
lesson-gold-3 = Nu is het teken +1 van jou: drie tegen twee. Bij gelijke stand beslist wie de meeste dienaars bij de Kardinaal heeft.
lesson-gold-4 = Na het lopen komt het inkomen. **Beëindig de actie** en kijk naar je goud.
lesson-gold-5 = Drie dienaars en de meerderheid: vier goud. De Muntslagerij betaalt vanzelf, elke beurt opnieuw.

lesson-noble-title = Een edele
lesson-noble-about = prijs, zegels, Bureau: werf er twee aan
lesson-noble-1 = Het getal in de kroon zegt wat een edele waard is, de munt wat hij kost. De stippen zijn zegels: turkoois van de koning, paars van Madame.
lesson-noble-2 = Elk vrij veld ernaast scheelt één goud, en een veld met een dienaar geldt als vrij. Dit paar kost dus vier in plaats van zes.
lesson-noble-3 = Elk zegel is een van je dienaars bij de koning of bij Madame, en het Bureau stuurt er een. Allemaal keren ze terug naar je voorraad.
lesson-noble-4 = Je hebt alles wat nodig is. **Klik op het paar op c7, dan op Aanwerven.**
lesson-noble-4-other = Ook die edele kan van jou worden. Maar deze les gaat over het paar op c7.
lesson-noble-5 = Nu een op eigen houtje: je goud is goed voor nog een, wat oplicht kan. **Werf een tweede edele aan.**
lesson-noble-5-other = Nog niet: deze beurt kan nog een edele van jou worden. Werf er een aan die oplicht.
lesson-noble-6 = Het Bureau is leeg, dus je kunt deze beurt niemand meer aanwerven. Waarmee je betaald hebt, ligt weer in je voorraad, klaar voor de Poort.

lesson-seals-title = Zegels en meerderheden
lesson-seals-about = koning tegen Madame, het extra zegel
lesson-seals-1 = Een zegel is een dienaar van jou bij de koning, turkoois, of bij Madame, paars. Wie daar de meeste heeft, mag er elke beurt een bij zetten.
lesson-seals-2 = Geel staat bij de koning voor met twee. **Loop met beide dienaars van de Poort naar de koning.**
lesson-seals-3 = Drie tegen twee: je mag er een bij zetten. **Klik op de koning.**
lesson-seals-3-other = In beide kamers mag je er een bij zetten. Begin bij de koning.
lesson-seals-4 = Bij Madame sta je alleen, en één is al een meerderheid. **Klik op Madame.**
lesson-seals-5 = Het paar op d6 vraagt drie zegels van de koning en zes goud. **Werf het aan.**
lesson-seals-6 = Drie dienaars hebben de koning verlaten, en de meerderheid met hen. Zegels geef je uit en verzamel je weer, beurt na beurt.

lesson-border-title = De rand en de rijen
lesson-border-about = de dienaar op de rand, wat een rij oplevert
lesson-border-1 = Vier rijen omlijsten het park: leeuwen, vazen, fonteinen, beelden. Aan het eind leveren de meeste dienaars in een rij 6 punten op, de tweede 2.
lesson-border-2 = Wie op de rand aanwerft, laat daar een dienaar achter. **Werf het paar op e1 aan**, het veld met ×2.
lesson-border-3 = Hij blijft tot het eind en telt dubbel in de vazenrij: twee tegen één van Geel. Het bordje bij de rij laat het zien.
lesson-border-4 = Een hoek hoort bij twee rijen. **Werf de edele op h2 aan.**
lesson-border-5 = Eén dienaar, twee rijen: vazen en beelden. Delen twee spelers de eerste plaats, dan krijgt ieder maar 2, en een tweede is er niet.

lesson-gifts-title = Edelen die geven
lesson-gifts-about = +2 bewegingen, de diagonaal, +2 goud
lesson-gifts-1 = Een teken linksboven bij een edele is een gave voor elke beurt; een dienaar daar komt één keer. Je hebt er drie: +2 bewegingen, de diagonaal en +2 goud.
lesson-gifts-2 = Drie dienaars in het Trappenhuis en de edele geven vijf bewegingen. **Ga van de Poort recht naar de Achteringang**: de diagonaal kost er een.
lesson-gifts-3 = **En de andere naar de Kardinaal**, die bij gelijke stand in elke kamer beslist.
lesson-gifts-4 = De rest heb je niet nodig. **Beëindig het lopen** en kijk naar je goud.
lesson-gifts-5 = Eén uit de Muntslagerij, twee van de edele: drie goud. Zulke edelen leveren minder punten op, maar betalen vroeg en vaak.
lesson-gifts-6 = De edele op e3 brengt meteen een nieuwe dienaar mee en kost geen goud. **Werf hem aan.**
lesson-gifts-7 = De nieuwe dienaar komt uit je overige dienaars, zeven in getal. Hij ligt nu in je voorraad en blijft van jou.

lesson-cards-title = De Achteringang
lesson-cards-about = drie kaarten trekken, er een houden, die spelen
lesson-cards-1 = Elke dienaar bij de Achteringang trekt aan het eind van je beurt één kaart. Je hebt er daar drie.
lesson-cards-2 = **Klik op de Achteringang** om te trekken.
lesson-cards-3 = Elke kaart die je houdt, stuurt een dienaar terug naar je voorraad. **Houd ‘Vier goud’.**
lesson-cards-3-other = Ook die kaart is goed. Houd in deze les ‘Vier goud’.
lesson-cards-4 = Een kaart zegt wanneer je haar mag spelen en wat ze kost; deze op elk moment, voor niets. **Speel haar.**
lesson-cards-5 = De andere worden afgelegd; een kaart die je aan het eind nog hebt, is één punt waard, hoogstens zes. **Beëindig je beurt.**

lesson-great-title = Een grote beurt
lesson-great-about = drie edelen in één beurt aanwerven
lesson-great-1 = Nu een puzzel: drie edelen in één beurt. Buren maken elkaar goedkoper, en je hand kan helpen.
lesson-great-2 = Je hebt drie goud, zes zegels, drie dienaars in het Bureau en een kaart. **Werf drie edelen aan.**
lesson-great-2-other = Nog niet: alle drie kunnen ze deze beurt van jou worden.
lesson-great-3 = Drie edelen in één beurt: zo win je partijen. Twee of drie in de laatste ronde nog meer.

lesson-end-title = Het einde
lesson-end-about = laatste ronde, de rijen, de Kardinaal bij gelijke stand
lesson-end-1 = De startspeler vond 12 edelen of minder in het park: dit is de laatste ronde. De meter bovenaan telt ernaartoe.
lesson-end-2 = In de beeldenrij hebben jij en Geel er elk een, dus 2 punten voor allebei. Het veld met ×2 is nog te krijgen.
lesson-end-3 = **Werf het paar op i5 aan** en pak de rij.
lesson-end-4 = Drie tegen één: 6 punten voor jou, 2 voor Geel. Edelen, rijen, puntenkaarten en handkaarten tellen op; de meeste punten winnen.
lesson-end-5 = Gelijke stand? Dan wint wie de meeste dienaars bij de Kardinaal heeft; hij beslist ook in de kamers, nooit in het park.
