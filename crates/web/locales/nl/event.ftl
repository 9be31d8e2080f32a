## Een avond openen
event-list = Avonden
event-list-sentence = Een feest, een toernooi, een clubavond: iedereen komt met een code, tafels worden gedekt, scores bijgehouden.
event-mine = Mijn avonden
event-make = Open een avond
event-open = Openen
event-occasion = Wat
event-party = Keywordfeest
event-party-sentence = Tafels van vier, de twee hoogsten schuiven door, woorden om te winnen, het hoogste totaal wint.
event-tournament = Keezentoernooi
event-tournament-sentence = Teams van twee; niemand treft hetzelfde team twee keer zolang het anders kan.
event-keesdrow = Keesdrow-avond
event-keesdrow-sentence = Iedereen treft zo veel mogelijk anderen; scores tellen op.
event-keebble = Keebble-avond
event-keebble-sentence = Iedereen treft zo veel mogelijk anderen; scores tellen op.
event-played = Waar
event-played-here = Hier: iedereen speelt op een eigen scherm, en uitslagen komen vanzelf binnen
event-played-boards = Op echte borden: uitslagen worden ingetypt
event-title = Titel
event-minutes = Minuten per ronde
event-rounds = Ronden
event-bot = Bots op lege plaatsen
event-more = Meer over de avond
event-points = Punten
event-points-sheet = van het blad: 150, 140, 130 …, 200 voor de winst
event-points-nk = van het NK: 2 per pion, 10 voor de winst, vijf ronden
event-manner = Van tafel naar tafel
event-manner-ladder = de hoogsten schuiven door naar de volgende tafel
event-manner-round-robin = iedereen treft zo veel mogelijk anderen
event-size = Aan een tafel

## Op een avond
event-about = { $minutes ->
    [one] { $game }, één minuut per ronde
   *[other] { $game }, { $minutes } minuten per ronde
  }
event-share-link = Link van deze avond
event-share-sentence = Wie deze link opent, kan meedoen.
event-join = Doe mee
event-join-button = Meedoen
event-join-steward = Stewards komen onder de naam die de gastheer hun gegeven heeft.
event-play-along = Zelf meespelen
event-join-team = Je team
event-join-new-team = een nieuw team
event-join-not-in-team = In { $team } spelen { $names }: kom onder een van die namen, of met een nieuw team.
event-join-partner = De naam van je partner
event-join-team-name = Naam van het team, als je wilt
event-your-table = Je tafel
event-my-table = Je speelt aan tafel { $table }.
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
event-high-letter = Wie de hoogste letter trok (A is de hoogste), begint en houdt de score bij. Was jij dat?
event-one-keeps-score = Een van jullie houdt de score bij en vult hier de uitslag in.
event-keep-score = Ik houd de score bij
event-keeps-score = { $name } houdt de score bij.
event-enter-scores = Vul de scores van je tafel in
event-next-round = Je doet mee. Je speelt vanaf de volgende ronde.
event-my-bye = Je hebt een bye: die brengt wat de anderen gemiddeld hebben.
event-my-points = { $points ->
    [one] Tafel { $table } heeft je één punt gebracht.
   *[other] Tafel { $table } heeft je { $points } punten gebracht.
  }
event-recovery = Als je deze browser kwijtraakt, ben je met deze code op alle avonden weer jezelf. Schrijf hem op: { $code }
event-elsewhere = Je herstelcode is op een ander apparaat gebruikt: daar ben je nu jezelf, en hier niemand. Kom onder een andere naam, of wees hier weer jezelf met de code die het andere apparaat laat zien.
event-recover = Typ een herstelcode
event-recovered = Je bent weer jezelf. Open de link van je avond.
event-leave = Naar huis gaan
event-leave-sure = Echt naar huis?
event-you-left = Je speelt niet meer mee. Je punten tot nu toe blijven staan.
event-come-back = Weer meedoen
event-leave-sentence = Wie naar huis gaat, houdt zijn punten en speelt in geen volgende ronde mee.
event-clock = Resterende tijd
event-clock-waits = { $minutes ->
    [one] Eén minuut; de klok loopt nog niet.
   *[other] { $minutes } minuten; de klok loopt nog niet.
  }
event-clock-up = De tijd is om.
event-round = Ronde { $round }
event-round-of = Ronde { $round } van { $planned }
event-rounds-before = Eerdere ronden
event-tables = Tafels
event-table = Tafel { $table }
event-bots = { $count ->
    [one] één bot
   *[other] { $count } bots
  }
event-bye = { $team } heeft een bye, die brengt wat de anderen gemiddeld hebben.
event-waiting = Vanaf de volgende ronde: { $names }.
event-forfeited = speelde niet
event-corrected = { $count ->
    [one] verbeterd
   *[other] { $count } keer verbeterd
  }
event-entered-by = ingevuld door { $name }
event-arranged = De gastheer heeft deze ronde ingedeeld.
event-steward-of = Steward: { $name }
event-watch = Meekijken
event-replay = Bekijk het spel
event-standings = Stand
event-standings-in = Stand in ronde { $round }
event-standings-after = Stand na ronde { $round }
event-standings-final = Eindstand
event-my-place = Jij: plaats { $place }, { $total } punten
event-place = Plaats
event-name = Naam
event-team = Team
event-total = Totaal
event-left = is weg
event-by-lot = door loting
event-guests = { $count ->
    [0] Er is nog niemand
    [one] Er is één gast
   *[other] Er zijn { $count } gasten
  }
event-teams = { $count ->
    [0] Er is nog geen team
    [one] Er is één team
   *[other] Er zijn { $count } teams
  }
event-stewards = Stewards: { $names }
event-over = Het is afgelopen.
event-winners = { $count ->
    [one] { $names } heeft gewonnen!
   *[other] { $names } hebben gewonnen!
  }
event-you-won = Je hebt gewonnen!

## Vragen
event-ask-title = Een vraag voor de steward
event-ask = Waar gaat het over?
event-ask-button = Roepen
event-ask-waits = De steward is geroepen.
event-questions = Vragen
event-you-steward = Je bent steward, als { $name }.
event-steward-tables = { $count ->
    [one] Je zorgt voor tafel { $tables }.
   *[other] Je zorgt voor de tafels { $tables }.
  }
event-steward-none = Je hebt in deze ronde geen tafels. Je wordt hier geroepen als iemand je nodig heeft.
event-rule = Beslissing over vraag { $number }
event-rule-button = Beslis

## Prijzen
event-prizes = Woorden om te winnen
event-prize-secret = een geheim woord
event-prize-party = { $word }: voor de eerste van het feest die het legt.
event-prize-table = { $word }: voor de eerste aan tafel { $table } die het legt.
event-prize-tables = { $word }: voor de eerste aan elke tafel die het legt.
event-prize-at = { $name } (tafel { $table })
event-prize-won = Gewonnen door { $names }.
event-prize-new = Een prijs voor een woord
event-prize-word = Het woord
event-prize-of = Voor de eerste
event-prize-of-party = van het feest
event-prize-of-tables = aan elke tafel
event-prize-of-table = aan één tafel
event-prize-which-table = Nummer van de tafel
event-prize-keep-secret = geheim tot het gelegd is
event-prize-button = Loof de prijs uit

## Een avond leiden
event-step = Nu
event-step-gather = Er moeten er minstens twee komen. Laat ze de code zien.
event-step-lay = Alles is klaar voor ronde { $round }.
event-step-draw = Alles is klaar voor ronde { $round }.
event-lay-round = Dek ronde { $round }
event-draw-round = Loot ronde { $round }
event-as-planned = zoals gepland
event-left-over = Overgebleven plaatsen
event-left-over-short = blijven leeg
event-left-over-bots = daar zitten bots
event-draw = Tafels worden geloot
event-draw-standing = naar de stand
event-draw-lot = door het lot
event-arrange = Deel de tafels zelf in
event-arrange-sentence = Eén regel per tafel. Verplaats namen zoals je wilt en dek dan de tafels.
event-arrange-button = Dek deze tafels
event-step-start = Ronde { $round } is gedekt. Iedereen zoekt zijn tafel.
event-step-start-here = De spellen beginnen met de klok.
event-step-start-boards = Laat de klok lopen als iedereen zit.
event-start = Start de klok
event-step-await = { $count ->
    [one] Wachten op tafel { $tables }.
   *[other] Wachten op de tafels { $tables }.
  }
event-step-finish = Alle ronden zijn gespeeld.
event-finish = Afsluiten
event-finish-now = Toch afsluiten
event-finish-sentence = Het is dan voorgoed afgelopen: wie gewonnen heeft wordt verteld, het zaad van de loting getoond, en er kan niets meer veranderd worden.
event-type-guests = Gasten zonder telefoon, met komma’s ertussen
event-type-team = Een team: NAAM: SPELER, SPELER
event-type-steward = Een steward
event-type-add = Erbij
event-stewards-wanted = { $count ->
    [one] Er is nog één steward nodig: één voor elke vijf tafels.
   *[other] Er zijn nog { $count } stewards nodig: één voor elke vijf tafels.
  }
event-goes = gaat weg
event-goes-sure = Gaat { $name } echt naar huis?
event-goes-name = { $name } gaat naar huis
event-type-result = Typ de uitslag
event-correct = Verbeteren
event-result-of = Tafel { $table } van ronde { $round }
event-correct-sentence = De oude uitslag blijft in het verslag, en bij de tafel staat dat hij verbeterd is.
event-scorekeeper = Wie de score bijhoudt
event-scorekeeper-none = nog niemand
event-type-totals = Typ liever de totalen van het blad
event-save-scores = Bewaar de scores
event-first-draw = Evenveel punten: wie trok de vroegere letter?
event-first-draw-sentence = Tik de namen aan in de volgorde van de loting om de eerste beurt. Wie de vroegere letter trok, gaat voor; is dat niet bekend, dan beslist het lot.
event-save-order = Bewaar de volgorde
event-coming-in = In volgorde van binnenkomst
event-coming-in-sentence = Tik voor elke pion die binnenkwam. De punten volgen; was de tijd om, stop dan waar zij stopten.
event-coming-in-back = Neem er één terug
event-pawn = { $letter }: een pion van { $team }
event-forfeit-sure = Heeft { $team } echt niet gespeeld?
event-forfeit = { $team } speelde niet
event-commands = Typ opdrachten
event-command = Opdracht
event-command-button = Doe het
event-print-pairings = Print de tafels
event-print-standings = Print de stand
event-print-sheets = Print scorebladen
event-print-cards = Print scorekaarten
event-print-round = { $minutes ->
    [one] Ronde { $round }, één minuut
   *[other] Ronde { $round }, { $minutes } minuten
  }
event-print-table = Tafel
event-print-hash = De hash van het zaad van alle lotingen, vastgelegd voor de eerste:

## De loting
event-lots = Hoe er geloot wordt
event-lots-sentence = Alle loten komen uit één zaad. De hash ervan lag vast voor er geloot werd, dus niemand heeft opnieuw geloot tot de tafels bevielen:
event-lots-seed = Het zaad was:
event-lots-good = Deze browser heeft het nagerekend: de SHA-256 van het zaad is de hash hierboven.
event-lots-bad = Dit zaad heeft niet de hash hierboven: er is niet geloot zoals beloofd.
event-lots-verify = Elke loting volgt eruit. “kee party FILE verify” en “kee tournament FILE verify” controleren ze allemaal:
event-lots-log = Het verslag van deze avond

## Het grote scherm
event-screen = Groot scherm
event-come-in = Kom binnen
event-here = Aanwezig
event-screen-calls = { $count ->
    [one] Een steward wordt geroepen aan tafel { $tables }.
   *[other] Een steward wordt geroepen aan de tafels { $tables }.
  }

## Nieuws
event-news-laid = Ronde { $round } is gedekt.
event-news-my-table = Ronde { $round } is gedekt. Je speelt aan tafel { $table } met { $names }.
event-news-my-table-bots = Ronde { $round } is gedekt. Je speelt aan tafel { $table } met bots.
event-news-started = { $minutes ->
    [one] De klok van ronde { $round } loopt: één minuut.
   *[other] De klok van ronde { $round } loopt: { $minutes } minuten.
  }
event-news-result = Tafel { $table }: { $scores }.
event-news-gone = { $name } is naar huis.
event-news-asked = Tafel { $table } roept: { $text }
event-news-ruled = De steward zegt op “{ $text }”: { $ruling }
event-news-won = { $name } heeft { $word } gelegd.
event-news-all-in = Alle uitslagen van ronde { $round } zijn binnen.
event-news-over = Het is afgelopen. Eerste: { $names }.
event-title-called = Tafel { $table } roept

## Weigeringen
refused-event-finished = Het is afgelopen; er kan niets meer veranderd worden.
refused-event-other_kind = Die opdracht hoort bij een ander soort evenement.
refused-event-forbidden = Dat is aan een ander: aan wie de avond leidt, of om wie het gaat.
refused-event-name_taken = Die naam is bezet; kies een andere.
refused-event-name_too_long = De naam van een persoon heeft hoogstens 30 tekens.
refused-event-no_such_name = Er is hier niemand die zo heet.
refused-event-already_joined = Je doet al mee, onder een andere naam.
refused-event-has_left = Die is al weg.
refused-event-stewards_do_not_play = Een steward speelt niet mee.
refused-event-too_few = Er zijn er minstens twee nodig.
refused-event-results_missing = Nog niet alle tafels van deze ronde hebben een uitslag.
refused-event-no_round = Er is nog geen ronde.
refused-event-already_started = De klok van deze ronde loopt al.
refused-event-no_such_table = Zo’n tafel is er niet in die ronde.
refused-event-has_result = Die tafel heeft al een uitslag; die kun je verbeteren.
refused-event-no_result = Die tafel heeft nog geen uitslag om te verbeteren.
refused-event-has_scorekeeper = Iemand anders aan je tafel houdt de score al bij. Vraag de gastheer om iemand anders aan te wijzen.
refused-event-played_here = Er wordt hier gespeeld, dus de scores komen vanzelf binnen. Niemand hoeft ze bij te houden.
refused-event-not_first_round = Alleen de eerste ronde kun je zelf indelen; de volgende volgt uit de uitslagen.
refused-event-no_seat = Nog niet iedereen heeft een plaats. Zet elke gast aan een tafel.
refused-event-table_size = Aan een van de tafels zitten te veel of te weinig gasten.
refused-event-scores_wanted = Er is een score nodig voor iedereen aan die tafel.
refused-event-not_at_table = Die zit niet aan die tafel.
refused-event-named_twice = Iemand is twee keer genoemd.
refused-event-out_of_bounds = Een score ligt tussen -100000 en 100000.
refused-event-bad_remark = Zeg het in één regel van hoogstens 200 tekens.
refused-event-no_such_question = Zo’n vraag is er niet.
refused-event-already_ruled = Over die vraag is al beslist.
refused-event-no_prize = Met dat woord is nu geen prijs te winnen.
refused-event-no_table_of_prize = Zo’n tafel kan er niet zijn; de eerste is tafel 1.
refused-event-bad_sheet = Dat kan niet het blad van een tafel zijn: geen volgorde van binnenkomst brengt die punten.
refused-event-all_rounds_drawn = Alle ronden zijn geloot; sluit het toernooi af.
refused-event-rounds_left = Nog niet alle ronden zijn gespeeld.
refused-event-too_many_guests = Er is plaats voor 1000 gasten op een avond, wie al weg is meegeteld.
refused-event-too_many_teams = Er is plaats voor 512 teams in een toernooi, wie zich heeft teruggetrokken meegeteld.
refused-event-too_many_comings = Na 100 keer komen kun je niet nog eens terugkomen.
refused-event-too_many_stewards = Een avond heeft hoogstens 100 stewards.
refused-event-too_many_rounds = Een avond heeft hoogstens 100 ronden; sluit hem af.
refused-event-too_many_prizes = Een avond heeft hoogstens 100 prijzen.
refused-event-too_many_questions = Er kunnen op een avond hoogstens 1000 vragen gesteld worden; regel deze onder elkaar.
refused-event-too_many_open_questions = Drie van je vragen staan nog open; wacht tot over een ervan beslist is.
event-back = Terug naar de avond
event-back-short = ‹ Avond

## Wat opdrachten betekenen; in het Engels zegt het programma het zelf
form-party-join-name-name = Gasten komen, ook wie laat is: ze spelen vanaf de volgende ronde
form-party-come-name = Je komt zelf: als nieuwe gast, of als gast of steward die de gastheer genoemd heeft
form-party-leave-name = Een gast gaat; de scores tot nu toe blijven
form-party-steward-name = Iemand is steward, voor vijf tafels elk
form-party-lay-short-bots = Dek de volgende ronde; overgebleven plaatsen blijven leeg, of er zitten bots
form-party-arrange-name-name-name-name = Dek de eerste ronde zelf: de gasten van elke tafel, met een schuine streep tussen de tafels
form-party-scorekeeper-table-name = Een gast houdt de score van een tafel bij en mag de uitslag invullen
form-party-start = Laat de klok van de ronde lopen
form-party-result-table-score-score = De scores van een tafel in de volgorde van de lijst, of op naam: `Anna 120, Bo 80`
form-party-correct-round-table-score-score = Verbeter een uitslag; de oude blijft in het verslag
form-party-ask-table-text = Stel een vraag aan de steward van een tafel
form-party-rule-question-text = Beslis over een vraag
form-party-prize-party-tables-table-n-secret-word = Een prijs voor wie als eerste een woord legt
form-party-spelled-word-name = Iemand heeft het woord van een prijs gelegd
form-party-finish = Sluit het af; het zaad van de lotingen wordt getoond
form-tournament-team-name-player-player = Een team van twee komt, ook wie laat is: het speelt vanaf de volgende ronde
form-tournament-come-team-player = Je komt zelf, als speler die een ander genoemd heeft
form-tournament-withdraw-team = Een team gaat; de punten tot nu toe blijven
form-tournament-draw-lot-standing = Loot de tafels van de volgende ronde
form-tournament-start = Laat de klok van de ronde lopen
form-tournament-result-table-order = De volgorde van binnenkomst aan een tafel, een A of een B voor elke pion
form-tournament-result-table-points-points = In plaats daarvan de totalen van het blad, in de volgorde van de lijst of op naam
form-tournament-correct-round-table = Verbeter een uitslag; de oude blijft in het verslag
form-tournament-forfeit-table-team-team = Een team is niet aan zijn tafel verschenen, of geen van beide
form-tournament-finish-early = Sluit het af: loot wat nog geloot moet worden, en toon het zaad
