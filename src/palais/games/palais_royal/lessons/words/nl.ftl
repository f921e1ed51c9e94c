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
