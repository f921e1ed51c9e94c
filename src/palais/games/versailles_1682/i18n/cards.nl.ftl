## Wat de kaarten doen; getallen zonder teken

request-facts = Verzoek. { $who ->
    [man] Voor een man.{" "}
    [woman] Voor een vrouw.{" "}
   *[both] {""}
}Vraagt aanzien { $minimum } bij { scale-name }.{ $income ->
    [0] {""}
   *[other] {" "}Levert { $income } livres per ronde op.
}
card-effect = { $card ->
    [duc] Er moet al een Comte of Marquis liggen.
    [marshal] Alleen in oorlog.
    [warrant] Alleen voor jezelf. Ingewilligd komt het getekend terug in je hand: later brengt het een ander met aanzien { $most } of minder zonder worp naar de Bastille.
    [phrase] In Versailles: +{ $king } bij de koning en +{ $queen } bij de koningin.
    [shot] Op jacht: +{ $king } bij de koning.
    [comedy] In Versailles: +{ $king } bij de koning.
    [devotions] +{ $queen } bij de koningin.
    [arms] In oorlog, voor een man: +{ $king } bij de koning; op een { $dies } sneuvelt hij.
    [minuet] In Versailles, voor een vrouw: +{ $king } bij de koning.
    [slander] −{ $king } bij de koning.
    [blunder] In Versailles: −{ $king } bij de koning en −{ $queen } bij de koningin.
    [stag] Op jacht: −{ $king } bij de koning.
    [offence] −{ $queen } bij de koningin.
    [cabal] −{ $king } bij de koning, en −{ $party } voor alle anderen van dezelfde partij aan het hof.
    [desertion] In oorlog, tegen een man: −{ $king } bij de koning.
    [foreign_letters] Tegen de partij van een land waarmee het oorlog is: −{ $king } bij de koning, en −{ $party } voor de anderen van die partij.
    [favourite] Een vrouw met aanzien { $least } of meer bij de koning; een worp tot haar aanzien maakt haar favoriete: +{ $king } bij de koning, −{ $queen } bij de koningin, { $income } livres per ronde. Anders heeft de koningin ervan gehoord: −{ $failsqueen } bij haar.
    [child] De familie van de favoriete krijgt { $livres } livres; +{ $king } bij de koning, −{ $queen } bij de koningin.
    [poison] Dobbelsteen: tot { $dies } sterft het slachtoffer; vanaf { $backfires } word je ontdekt en verlies je { $ownking } bij de koning en { $ownqueen } bij de koningin.
    [duel] Jij en een andere man werpen een dobbelsteen, een maarschalk telt { $bonus } meer. De laagste sterft bij een volgende worp van { $dies } of minder; de hoogste verliest { $ownking } bij de koning, want duels zijn verboden.
    [accident] Op jacht, tegen een hoveling, de koning of de koningin. Een hoveling sterft op { $dies } of minder, koning of koningin op { $royaldies } of minder; blijven zij leven, dan verlies je { $ownking } bij hen.
    [front] In oorlog, voor een man: op { $dies } of minder sterft hij; anders +{ $king } bij de koning.
    [king_malady] Dobbelsteen: op { $royaldies } of minder sterft de koning.
    [queen_malady] Dobbelsteen: op { $royaldies } of minder sterft de koningin (of regentes).
    [fever] Iedereen aan het hof werpt: { $diesfrom } is dodelijk. Dan één dobbelsteen: 1 tot { $kingdies } treft de koning, tot { $queendies } de koningin.
    [disgrace] Ballingschap voor iemand met aanzien { $most } of minder bij de koning.
    [colonies] Ballingschap voor iemand met aanzien { $most } of minder bij de koning; de familie krijgt { $livres } livres.
    [justice] Bevrijdt iemand uit de Bastille; een gevangene speelt haar voor zichzelf.
    [casus_belli] Oorlog met een land; hovelingen van zijn partij verliezen { $party } bij de koning.
    [peace] Beëindigt een oorlog; jij +{ $ownking } bij de koning.
    [gaming] In Versailles: jij en een ander werpen een dobbelsteen, jij telt er { $bonus } bij; de laagste betaalt { $livres } livres.
    [inheritance] Een familie krijgt { $livres } livres.
    [letter] Je ziet iemands hand en neemt er een kaart naar keuze uit.
    [annulment] Een huwelijk eindigt; ieder draagt weer de eigen naam, kaarten blijven liggen.
    [signed_warrant] Brengt een ander met aanzien { $most } of minder bij de koning zonder worp naar de Bastille.
   *[other] {""}
}
power-effect = { $card ->
    [war_minister] Bevoegdheid: een oorlog beginnen of beëindigen.
    [finances] Bevoegdheid: { $livres } livres krijgen, of een andere familie zoveel laten verliezen.
    [seals] Bevoegdheid: een worp tot je aanzien bij de koning bevrijdt een gevangene of maakt een getekend arrestatiebevel ongeldig.
    [foreign_affairs] Bevoegdheid: een ander aan het hof +{ $king } bij de koning, of −{ $king } als het oorlog is met zijn land.
    [guard] Bevoegdheid: de hand van een ander aan het hof bekijken.
    [huntsman] Bevoegdheid, op jacht: +{ $king } bij de koning voor jou, of −{ $king } voor een ander.
    [equerry] Bevoegdheid: het hof meteen verplaatsen.
    [gentleman] Bevoegdheid: voor de koning één keer opnieuw werpen.
    [almoner] Bevoegdheid: iemand aan het hof +{ $queen } bij de koningin. Alleen ongehuwd; een huwelijk kost het ambt.
    [household] Bevoegdheid: een ander aan het hof +{ $queen } of −{ $queen } bij de koningin.
    [lady_in_waiting] Bevoegdheid: voor de koningin of regentes één keer opnieuw werpen.
    [robes] Bevoegdheid: +{ $queen } bij de koningin voor jou.
    [governess] Bevoegdheid: een ander aan het hof −{ $queen } bij de koningin, jij −{ $ownqueen }.
    [palace_lady] Bevoegdheid: een interventie of terugkeer bij de koningin, zonder een actie te gebruiken.
    [reader] Bevoegdheid: een kaart trekken, daarna een afleggen.
    [ceremonies] Bevoegdheid: een ander aan het hof werpt een dobbelsteen; op { $dies } of minder betaalt die familie de jouwe { $livres } livres.
    [revels] Bevoegdheid, in Versailles: een ander +{ $king } bij de koning.
   *[other] Heffing: { $levy } livres; op { $levydie } of meer hoort de koning ervan, en jij verliest een punt.
}
