## Een evenement opzetten
event-list = Evenementen
event-list-sentence = Een feestje, een toernooi of een clubavond: gasten doen mee met een code, iedereen krijgt een tafel, en de scores worden voor je bijgehouden.
event-mine = Mijn evenementen
event-make = Evenement organiseren
event-host = Zelf organiseren
event-open = Evenement maken
event-occasion = Soort evenement
event-party = Keywordfeest
event-party-sentence = Tafels van vier. De beste twee van elke tafel schuiven een tafel op, met prijswoorden win je een prijs, en het hoogste totaal wint.
event-tournament = Keezentoernooi
event-tournament-sentence = Teams van twee. Elke ronde nieuwe tegenstanders, tot je iedereen hebt gehad.
event-keesdrow = Keesdrow-avond
event-keesdrow-sentence = Je speelt tegen zoveel mogelijk anderen, en je scores worden opgeteld.
event-keebble = Keebble-avond
event-keebble-sentence = Je speelt tegen zoveel mogelijk anderen, en je scores worden opgeteld.
event-played = Waar speel je?
event-played-here = Op schermen
event-played-here-how = Iedereen speelt op een eigen telefoon of computer. De uitslagen komen vanzelf binnen.
event-played-boards = Op echte borden
event-played-boards-how = Jullie spelen aan jullie eigen tafels en vullen de uitslagen in.
event-title = Titel
event-minutes = Minuten per ronde
event-rounds = Rondes
event-bot = Niveau van de bots
event-more = Meer opties
event-points = Puntentelling
event-points-sheet = Scoreblad: 150 voor de eerste pion binnen, daarna 140, 130…, en 200 voor de winst
event-points-nk = NK: 2 per pion, 10 voor de winst, vijf rondes
event-manner = Wisselen van tafel
event-manner-ladder = De besten schuiven door naar de volgende tafel
event-manner-round-robin = Iedereen speelt tegen zoveel mogelijk anderen
event-size = Spelers per tafel

## Op een evenement
event-about = { $minutes ->
    [one] { $game }, één minuut per ronde
   *[other] { $game }, { $minutes } minuten per ronde
  }
event-stages = Verloop van het evenement
event-stage-join = Meedoen
event-stage-play = Rondes
event-stage-win = Winnaars
event-share-link = Link naar dit evenement
event-share-sentence = Iedereen met deze link kan meedoen.
event-join = Meedoen aan het evenement
event-join-button = Meedoen
event-join-steward = Ben je wedstrijdleider? Doe dan mee met de naam die de gastheer voor je heeft ingevuld.
event-play-along = Zelf meespelen
event-join-team = Je team
event-join-new-team = Nieuw team
event-join-not-in-team = In { $team } spelen { $names }. Gebruik een van die namen, of vul een nieuw team in.
event-join-partner = De naam van je maat
event-join-team-name = Teamnaam (hoeft niet)
event-your-table = Je tafel
event-my-table = Je zit aan tafel { $table }.
event-against = Tegen { $team }.
event-with = Met { $names }.
event-with-bots = { $count ->
    [one] Met { $names } en één bot.
   *[other] Met { $names } en { $count } bots.
  }
event-with-only-bots = { $count ->
    [one] Met één bot.
   *[other] Met { $count } bots.
  }
event-to-table = Naar je tafel
event-high-letter = De speler met de letter het dichtst bij de A begint en houdt de score bij. Ben jij dat?
event-one-keeps-score = Een van jullie houdt de score bij en vult hier de uitslag in.
event-keep-score = Ik houd de score bij
event-keeps-score = { $name } houdt de score bij.
event-enter-scores = Scores van je tafel invullen
event-next-round = Je doet mee. In de volgende ronde krijg je een tafel.
event-keep-open = Laat deze pagina open. Je volgende tafel verschijnt hier vanzelf.
event-my-bye = Je hebt een vrije ronde en krijgt het gemiddelde van de andere teams.
event-my-points = { $points ->
    [one] Je haalde één punt aan tafel { $table }.
   *[other] Je haalde { $points } punten aan tafel { $table }.
  }
event-recovery = Zonder account kom je met deze code op een ander apparaat terug in je evenementen en uitdagingen.
event-elsewhere = Je herstelcode is op een ander apparaat gebruikt. Daar ben je nu ingelogd, dus hier niet meer. Doe mee onder een andere naam, of vul de nieuwe code van dat andere apparaat in.
event-recover = Herstelcode invullen
event-recovered = Welkom terug. Open de link naar je evenement.
event-leave = Evenement verlaten
event-leave-sure = Echt weggaan?
event-you-left = Je hebt het evenement verlaten. De punten die je hebt gehaald blijven staan.
event-come-back = Weer meedoen
event-leave-sentence = Als je weggaat, houd je je punten, maar krijg je in de volgende rondes geen tafel meer.
event-clock = Resterende tijd
event-clock-waits = { $minutes ->
    [one] Eén minuut. De klok loopt nog niet.
   *[other] { $minutes } minuten. De klok loopt nog niet.
  }
event-clock-up = De tijd is om.
event-round = Ronde { $round }
event-round-of = Ronde { $round } van { $planned }
event-rounds-before = Eerdere rondes
event-tables = Tafels
event-table = Tafel { $table }
event-bots = { $count ->
    [one] één bot
   *[other] { $count } bots
  }
event-bye = { $team } heeft een vrije ronde en krijgt het gemiddelde van de andere teams.
event-waiting = Spelen mee vanaf de volgende ronde: { $names }.
event-forfeited = afwezig
event-corrected = { $count ->
    [one] gecorrigeerd
   *[other] { $count } keer gecorrigeerd
  }
event-entered-by = ingevuld door { $name }
event-arranged = De gastheer heeft de tafels van deze ronde gekozen.
event-steward-of = Wedstrijdleider: { $name }
event-watch = Meekijken
event-replay = Spel terugkijken
event-standings = Stand
event-standings-in = Stand tijdens ronde { $round }
event-standings-after = Stand na ronde { $round }
event-standings-final = Eindstand
event-my-place = { $total ->
    [one] Je staat op plaats { $place }, met één punt.
   *[other] Je staat op plaats { $place }, met { $total } punten.
  }
event-place = Plaats
event-name = Naam
event-team = Team
event-total = Totaal
event-left = is weg
event-by-lot = na loting
event-guests = { $count ->
    [0] Nog geen gasten
    [one] Eén gast
   *[other] { $count } gasten
  }
event-teams = { $count ->
    [0] Nog geen teams
    [one] Eén team
   *[other] { $count } teams
  }
event-stewards = Wedstrijdleiders: { $names }
event-over = Het evenement is afgelopen.
event-winners = { $count ->
    [one] { $names } heeft gewonnen!
   *[other] { $names } hebben gewonnen!
  }
event-you-won = Je hebt gewonnen!

## Vragen
event-ask-title = Vraag aan de wedstrijdleider
event-ask = Wat is je vraag?
event-ask-button = Wedstrijdleider roepen
event-ask-waits = De wedstrijdleider is geroepen.
event-questions = Vragen
event-you-steward = Hoi { $name }, je bent wedstrijdleider op dit evenement.
event-steward-tables = { $count ->
    [one] Jij gaat over tafel { $tables }.
   *[other] Jij gaat over de tafels { $tables }.
  }
event-steward-none = Je hebt deze ronde geen tafels. Als iemand je nodig heeft, zie je dat hier.
event-rule = Je beslissing over vraag { $number }
event-rule-button = Beslissing doorgeven

## Prijzen
event-prizes = Prijswoorden
event-prize-secret = Een geheim woord
event-prize-party = { $word }: een prijs voor de eerste speler op het feest die het legt.
event-prize-table = { $word }: een prijs voor de eerste speler aan tafel { $table } die het legt.
event-prize-tables = { $word }: een prijs voor de eerste speler aan elke tafel die het legt.
event-prize-at = { $name } (tafel { $table })
event-prize-won = Gewonnen door { $names }.
event-prize-new = Prijs uitloven voor een woord
event-prize-word = Woord
event-prize-of = Voor de eerste die het legt
event-prize-of-party = Op het hele feest
event-prize-of-tables = Aan elke tafel
event-prize-of-table = Aan één tafel
event-prize-which-table = Tafelnummer
event-prize-keep-secret = Het woord geheim houden tot iemand het legt
event-prize-button = Prijs uitloven

## Een evenement leiden
event-step = Volgende stap
event-step-gather = { $of ->
    [teams] Je hebt minstens twee teams nodig. Laat ze de code zien of stuur ze de link.
   *[guests] Je hebt minstens twee gasten nodig. Laat ze de code zien of stuur ze de link.
  }
event-step-ready = Klaar voor ronde { $round }.
event-lay-round = Ronde { $round } klaarzetten
event-draw-round = Ronde { $round } loten
event-as-planned = Zoals gepland
event-left-over = Lege plaatsen
event-left-over-short = Leeg laten
event-left-over-bots = Bots laten meespelen
event-draw = Indeling
event-draw-standing = Op volgorde van de stand
event-draw-lot = Door loting
event-arrange = Zelf de tafels kiezen
event-arrange-sentence = Eén regel per tafel. Verplaats de namen zoals je wilt en zet dan de tafels klaar.
event-arrange-button = Deze tafels klaarzetten
event-step-start = Ronde { $round } staat klaar. Iedereen kan zijn tafel zien.
event-step-start-here = De spellen beginnen als je de klok start.
event-step-start-boards = Start de klok als iedereen zit.
event-start = Klok starten
event-step-await = { $count ->
    [one] Wachten op de uitslag van tafel { $tables }.
   *[other] Wachten op de uitslagen van de tafels { $tables }.
  }
event-step-finish = Alle rondes zijn gespeeld.
event-finish = Evenement afsluiten
event-finish-now = Evenement nu afsluiten
event-finish-sentence = Hiermee is het evenement afgelopen: de winnaars worden bekendgemaakt, iedereen kan de loting narekenen, en daarna kan er niets meer veranderd worden.
event-type-guests = Gasten zonder telefoon, gescheiden door komma’s
event-type-team = Team zonder telefoon, zoals “Leeuwen: Anna, Bo”
event-steward-new = Wedstrijdleider toevoegen
event-type-steward = Naam van de wedstrijdleider
event-type-add = Toevoegen
event-stewards-wanted = { $count ->
    [one] Je hebt nog één wedstrijdleider nodig: één per vijf tafels.
   *[other] Je hebt nog { $count } wedstrijdleiders nodig: één per vijf tafels.
  }
event-mark-left = Afmelden
event-mark-left-sure = Is { $name } echt weg?
event-mark-left-name = Afmelden: { $name }
event-type-result = Uitslag invullen
event-correct = Uitslag corrigeren
event-result-of = Uitslag van tafel { $table }, ronde { $round }
event-correct-sentence = De oude uitslag blijft in het logboek, en bij de tafel staat dat hij gecorrigeerd is.
event-scorekeeper = Houdt de score bij
event-scorekeeper-none = Nog niemand
event-type-totals = Alleen de totalen invullen
event-save-scores = Scores bewaren
event-first-draw = Gelijke stand: wie trok de letter het dichtst bij de A?
event-first-draw-sentence = Tik de namen aan in de volgorde van de letters die ze voor de eerste beurt trokken, de A eerst. Wie de letter het dichtst bij de A trok, schuift door. Weet je het niet, tik dan niets aan; dan wordt er geloot.
event-save-order = Volgorde bewaren
event-coming-in = De volgorde waarin de pionnen binnenkwamen
event-coming-in-sentence = Tik een team aan voor elke pion die het binnenkreeg; de punten worden voor je opgeteld. Was de tijd om, stop dan waar het spel stopte.
event-coming-in-back = Laatste pion ongedaan maken
event-pawn = { $letter }: een pion voor { $team }
event-forfeit-sure = Is { $team } echt niet komen opdagen?
event-forfeit = { $team } afwezig melden
event-commands = Opdracht typen
event-command = Opdracht
event-command-button = Uitvoeren
event-print-pairings = Tafels printen
event-print-standings = Stand printen
event-print-sheets = Scorebladen printen
event-print-cards = Scorekaarten printen
event-print-round = { $minutes ->
    [one] Ronde { $round }, één minuut
   *[other] Ronde { $round }, { $minutes } minuten
  }
event-print-table = Tafel
event-print-hash = Vingerafdruk van de seed van de loting, bekendgemaakt vóór de eerste ronde:

## De loting
event-lots = Hoe er eerlijk geloot wordt
event-lots-sentence = Elke loting komt uit één geheime seed. De vingerafdruk daarvan is vóór de eerste loting bekendgemaakt, dus niemand kon opnieuw loten tot de tafels bevielen:
event-lots-seed = De seed:
event-lots-good = Deze browser heeft het gecontroleerd: de SHA-256 van de seed is de vingerafdruk hierboven.
event-lots-bad = Deze seed past niet bij de vingerafdruk hierboven, dus er is niet geloot zoals beloofd. Vraag de gastheer om uitleg.
event-lots-verify = Elke loting volgt uit de seed. Wil je ze allemaal controleren, download dan het logboek en gebruik “kee party FILE verify” of “kee tournament FILE verify”:
event-lots-log = Logboek downloaden

## Het grote scherm
event-screen = Groot scherm openen
event-screen-title = { $title } op het grote scherm
event-come-in = Scan en doe mee
event-here = Al binnen
event-screen-calls = { $count ->
    [one] Wedstrijdleider gevraagd aan tafel { $tables }.
   *[other] Wedstrijdleider gevraagd aan de tafels { $tables }.
  }

## Nieuws
event-news-laid = Ronde { $round } staat klaar.
event-news-my-table = Ronde { $round } staat klaar. Je zit aan tafel { $table } { $of ->
    [teams] tegen { $names }.
   *[guests] met { $names }.
  }
event-news-my-table-bots = Ronde { $round } staat klaar. Je zit aan tafel { $table } met bots.
event-news-started = { $minutes ->
    [one] Ronde { $round } is begonnen: één minuut op de klok.
   *[other] Ronde { $round } is begonnen: { $minutes } minuten op de klok.
  }
event-news-result = Tafel { $table }: { $scores }.
event-news-gone = { $name } is weg.
event-news-asked = Tafel { $table } vraagt: { $text }
event-news-ruled = Beslissing over “{ $text }”: { $ruling }
event-news-won = { $name } legde { $word } en wint de prijs.
event-news-all-in = Alle uitslagen van ronde { $round } zijn binnen.
event-title-called = Tafel { $table } heeft een vraag
event-back = Terug naar het evenement
event-back-short = ‹ Evenement
