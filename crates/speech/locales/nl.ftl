## Wat bij geen enkel spel hoort
and = { $others } en { $last }
or = { $others } of { $last }
nobody = niemand

## Wat elk spel zegt
game-score = { $name }: { $points }.
game-score-team = { $names }: { $points }.
game-no-square = { $square } bestaat niet op dit bord.
game-no-row = Rij { $row } bestaat niet op dit bord.
game-no-hints = Dit spel geeft geen hints.
game-no-dictionary = Dit spel heeft geen woordenboek.
game-to-play = aan de beurt
game-has-left = weg

## Vragen over een tafel. De eerste zijn woorden die spelers typen.
question-last = laatste
question-score = stand
question-hand = hand
question-pawns = pionnen
question-clocks = klokken
question-board = bord
question-row = rij
question-help = hulp
answer-questions = Je kunt vragen: { $questions }.
answer-questions-words = Wil je een van deze als woord spelen, typ het dan in hoofdletters.
answer-none = Daar heeft dit spel geen antwoord op.
answer-nothing-yet = Er is nog niets gebeurd.
answer-no-clock = Aan deze tafel loopt geen klok.

## Wat elk spel weigert
refused-game-over = Het spel is afgelopen. Begin een nieuw spel om door te spelen.
refused-game-no_such_seat = Deze tafel heeft geen plaats { $seat }. Kies een andere.
refused-game-not_asked = { $seat } is niet aan de beurt. Wacht even.
refused-game-gone = { $seat } doet niet meer mee en kan niets meer spelen.
refused-game-window_closed = Te laat: het spel is al verder. Kijk opnieuw hoe het ervoor staat.
refused-game-time_up = Te laat: de tijd was om. Wacht op je volgende beurt.
refused-game-chance_due = Er wordt eerst gedeeld of getrokken. Wacht even.
refused-game-chance_not_due = Er valt nu niets te delen of te trekken. Wacht op een speler.
refused-game-backwards = De tijd kan niet terug van { $last } ms naar { $at } ms.
refused-game-not_understood = { $empty ->
    [yes] Typ { $expected }.
   *[no] “{ $typed }” wordt niet begrepen. Typ { $expected }.
 }

## Wat een tafel weigert
refused-table-closed = Deze tafel is gesloten. Begin een nieuwe.
refused-table-time_first = Te laat: de tijd was om. Wacht op je volgende beurt.
refused-table-not_now = { $playing ->
    [yes] Dat kan niet tijdens een spel. Speel het eerst uit.
   *[no] Dat kan alleen tijdens een spel. Begin er eerst een.
 }
refused-table-no_such_seat = Deze tafel heeft geen plaats { $seat }. Kies een andere.
refused-table-seat_taken = Plaats { $seat } is bezet. Kies een andere.
refused-table-no_open_seat = Alle plaatsen zijn bezet. Kijk mee, of begin zelf een tafel.
refused-table-already_seated = Je zit al op plaats { $seat }. Sta daar eerst op als je ergens anders wilt zitten.
refused-table-not_seated = Dat kunnen alleen spelers. Ga eerst zitten.
refused-table-bad_name = Kies een naam van 1 tot 30 tekens op één regel.
refused-table-seats_open = Er zijn nog plaatsen vrij. Wacht op spelers of zet er bots neer.
refused-table-not_host = Dat mag alleen de gastheer. Vraag het even.
refused-table-not_steward = Dat mag alleen een wedstrijdleider beslissen. Roep er een.
refused-table-nobody_there = Op plaats { $seat } zit niemand. Kies een plaats met een speler.
refused-table-no_such_bot = Die bot kan hier niet spelen. { $why }
refused-table-paused = Het spel is gepauzeerd. Hervat het eerst.
refused-table-not_paused = Het spel is niet gepauzeerd. Speel gerust verder.
refused-table-out_of_time = Je tijd is op. Wacht op je volgende beurt.
refused-table-stand_in = De bot { $bot } speelt voor je tot je terug bent.
refused-table-no_seed_needed = Er begint nu geen spel. Wacht tot iedereen klaar is.
refused-table-not_a_bot = { $seat } is geen bot. Kies een plaats met een bot.
refused-table-bad_text = Schrijf één regel van hoogstens { $most } tekens.
refused-table-silent = De chat staat uit aan deze tafel.
refused-table-no_team = Je hebt geen maat om mee te praten. Zeg het tegen iedereen.
refused-table-private_talk = Tijdens een spel kun je niet apart met je maat overleggen. Zeg het tegen iedereen, of wacht tot na afloop.
refused-table-other_proposal = Reageer eerst op het andere voorstel: { $proposal ->
    [pause] pauzeren
    [resume] verdergaan
   *[end] het spel beëindigen
 }.
refused-table-no_proposal = Er ligt geen voorstel. Doe er zelf een.
refused-table-already_agreed = Je hebt al ingestemd. Wacht op de anderen.
refused-table-nothing_to_decide = Over { $seat } valt niets te beslissen.
refused-table-own_seat = Over jouw plaats beslissen de anderen. Speel gerust verder.
refused-table-gone_for_good = { $seat } komt niet meer terug, dus wachten heeft geen zin. Zet er een bot neer of beëindig het spel.
refused-table-stewards_do_not_play = Een wedstrijdleider speelt niet mee. Je kunt wel meekijken en beslissen.
refused-table-led = Dat beslist de gastheer van het evenement voor alle tafels tegelijk.
refused-table-no_taking_back = Aan deze tafel kun je geen zetten terugnemen. Speel gewoon verder.
refused-table-taken_back_among_people = Een zet terugnemen kan alleen als je in je eentje of tegen bots speelt. Speel gewoon verder.
refused-table-nothing_to_take_back = Je hebt nog geen zet gedaan. Doe er eerst een.
refused-table-seen_since = Je hebt iets gezien wat nog verborgen was toen je je zet deed. Die kun je dus niet meer terugnemen. Speel gewoon verder.

## Wat een evenement weigert
refused-event-finished = Het evenement is afgelopen. Je kunt niets meer wijzigen; begin een nieuw evenement.
refused-event-other_kind = Die opdracht hoort bij een ander soort evenement. Kijk welke opdrachten hier kunnen.
refused-event-forbidden = { $who ->
    [host] Dat mag alleen de gastheer.
    [steward] Dat mag alleen de gastheer of een wedstrijdleider.
    [guest] Dat mag alleen de gastheer of die gast zelf.
    [table] Dat mag alleen de gastheer of een gast aan die tafel.
    [scorekeeper] Dat mag alleen de gastheer, een wedstrijdleider of degene die aan die tafel de score bijhoudt.
    [director] Dat mag alleen de gastheer.
    [team] Dat mag alleen de gastheer of dat team zelf.
    [person] Dat kan alleen een mens.
   *[server] Dat kan alleen de server, nadat die het spel heeft nagespeeld.
 }
refused-event-name_taken = De naam { $name } is al in gebruik. Kies een andere.
refused-event-name_too_long = De naam “{ $name }” is te lang. Gebruik hoogstens 30 tekens.
refused-event-bad_name = “{ $name }” kan hier geen naam zijn. Gebruik minstens één letter en hoogstens 30 tekens, zonder komma, schuine streep, dubbele punt of @.
refused-event-no_such_name = Er is hier geen { $name }. Controleer de spelling.
refused-event-already_joined = Je doet al mee, als { $name }.
refused-event-has_left = { $name } is al weg. Kies iemand die er nog is.
refused-event-stewards_do_not_play = { $name } is wedstrijdleider, en die speelt niet mee. Kies iemand anders.
refused-event-too_few = Er moeten er eerst minstens { $needed } meedoen. Tot nu toe { $there ->
    [0] doet nog niemand mee
    [one] is het er maar één
   *[other] zijn het er maar { $there }
 }.
refused-event-results_missing = { $count ->
    [one] Tafel { $tables } van ronde { $round } heeft nog geen uitslag. Vul die eerst in.
   *[other] De tafels { $tables } van ronde { $round } hebben nog geen uitslag. Vul die eerst in.
 }
refused-event-no_round = Er is nog geen ronde. Zet er eerst een klaar.
refused-event-already_started = Ronde { $round } is al begonnen. Vul de uitslagen in.
refused-event-no_such_table = Ronde { $round } heeft geen tafel { $table }. Controleer het nummer.
refused-event-has_result = Tafel { $table } heeft al een uitslag. Corrigeer die.
refused-event-no_result = Tafel { $table } van ronde { $round } heeft nog geen uitslag om te corrigeren. Vul die eerst in.
refused-event-has_scorekeeper = { $name } houdt aan tafel { $table } de score bij. Vraag de gastheer om iemand anders aan te wijzen.
refused-event-played_here = Er wordt hier gespeeld, dus de scores komen vanzelf binnen. Je hoeft niets in te vullen.
refused-event-not_first_round = Alleen de eerste ronde kun je zelf indelen. De tafels van de volgende rondes volgen uit de uitslagen.
refused-event-no_seat = { $name } heeft nog geen plaats. Zet elke gast aan een tafel.
refused-event-table_size = Aan tafel { $table } { $count ->
    [one] zit { $count } gast
   *[other] zitten { $count } gasten
 }. Zet er { $fewest } tot { $most } aan elke tafel.
refused-event-scores_wanted = Tafel { $table } heeft een score nodig voor { $names }. Je gaf er { $count }.
refused-event-not_at_table = { $name } zit niet aan tafel { $table }. Noem iemand die daar wel zit.
refused-event-named_twice = { $name } staat er twee keer in. Noem iedereen één keer.
refused-event-out_of_bounds = Een score van { $score } kan niet. Vul een getal in tussen −100000 en 100000.
refused-event-bad_remark = Schrijf één regel van hoogstens 200 tekens.
refused-event-no_such_question = Er is geen vraag { $number }. Controleer het nummer.
refused-event-already_ruled = Vraag { $number } is al beantwoord. Stel een nieuwe als er iets onduidelijk is.
refused-event-no_prize = Met { $word } wint { $name } geen prijs. Controleer het woord en de naam.
refused-event-no_table_of_prize = Er is geen tafel { $table }. Kies voor de prijs een tafel van 1 tot { $most }.
refused-event-unplayable_prize = Met { $word } is geen prijs te winnen. { $why }
refused-event-unplayable_round = De tafels van deze ronde kunnen niet klaargezet worden. { $why }
refused-event-bad_sheet = Dat kan geen scoreblad van een tafel zijn: met geen enkele volgorde van de pionnen kom je op { $first } en { $second }. Tel de punten nog eens op.
refused-event-all_rounds_drawn = Alle { $rounds } rondes zijn geloot. Je kunt het toernooi nu afsluiten.
refused-event-rounds_left = Er zijn pas { $played } van de { $planned } rondes gespeeld. Toch afsluiten kan met “finish early”.
refused-event-too_many_guests = Het evenement is vol: er is plaats voor { $most } gasten, en gasten die al weg zijn tellen mee. Begin een tweede evenement.
refused-event-too_many_teams = Het toernooi is vol: er is plaats voor { $most } teams, en teams die gestopt zijn tellen mee. Begin een tweede toernooi.
refused-event-too_many_comings = { $name } is al { $most } keer gekomen en kan niet nog eens meedoen. Gebruik een andere naam.
refused-event-too_many_stewards = Een evenement heeft hoogstens { $most } wedstrijdleiders. Verdeel de tafels over de wedstrijdleiders die er zijn.
refused-event-too_many_rounds = Een evenement heeft hoogstens { $most } rondes. Je kunt het nu afsluiten.
refused-event-too_many_prizes = Een evenement heeft hoogstens { $most } prijzen. Bewaar deze voor het volgende.
refused-event-too_many_questions = Een evenement heeft plaats voor { $most } vragen. Los deze onder elkaar op.
refused-event-too_many_open_questions = Er staan nog { $most } vragen van je open. Wacht tot er een beantwoord is.

## Wat een uitdaging weigert
refused-challenge-no_such_challenge = Deze uitdaging bestaat niet. Controleer de link.
refused-challenge-not_yet = Dit bord gaat open op { $date } om 0:00 UTC. Kom dan terug.
# The reason is told in English only, so it is not shown.
refused-challenge-unreadable = { $why ->
   *[english] Dit is geen volledig verslag van een spel. Stuur het hele bestand in, zonder wijzigingen.
 }
refused-challenge-other_game = Dit is een potje { $played }, maar de uitdaging is { $wanted }. Begin via de link.
refused-challenge-other_option = Dit spel is met andere opties gespeeld dan de uitdaging. Begin via de link.
refused-challenge-not_alone = Een uitdaging speel je alleen, maar dit spel had { $seats } spelers. Speel hem in je eentje.
refused-challenge-bot = Een bot heeft dit spel gespeeld, en de ranglijst is voor mensen. Speel het zelf.
refused-challenge-other_deal = Dit spel is anders gedeeld dan de uitdaging. Begin via de link.
refused-challenge-unfinished = Dit spel is nog niet afgelopen. Speel het eerst uit.
refused-challenge-broken_off = Dit spel is voortijdig gestopt of door een beslissing veranderd. Alleen een uitgespeeld spel telt.
# The reason is told in English only, so it is not shown.
refused-challenge-mismatch = { $why ->
   *[english] Dit spel klopt niet met zijn eigen regels en seed. Speel het opnieuw via de link.
 }
refused-challenge-not_played = Woorden vergelijken kan als je zelf hebt gespeeld; anders is de lol van het bord eraf.
refused-challenge-nobody_there = Niemand op de ranglijst heet zo. Controleer de spelling.

## Wat de server weigert
refused-server-no_such_table = Die tafel bestaat niet. Controleer de link.
refused-server-broken_table = Deze tafel is met een andere versie van de server gemaakt en kan niet worden geopend. Begin een nieuwe.
refused-server-no_such_event = Dat evenement bestaat niet. Controleer de link.
refused-server-no_such_code = Er is geen open tafel of evenement met deze code. De code van een tafel werkt tot het spel begint.
refused-server-broken_event = Dit evenement is met een andere versie van de server gemaakt en kan niet worden geopend. Begin een nieuw evenement.
refused-server-no_table_for_you = Je hebt in deze ronde geen tafel. Wacht op de volgende.
refused-server-not_over = Dat zie je als het evenement is afgelopen. Kom dan terug.
refused-server-no_room = De server is vol, dus dit is niet bewaard. Probeer het later nog eens.
refused-server-unavailable = De server kan nu even niets bewaren. Probeer het zo nog eens.
refused-server-bad_token = Dit token is hier niet geldig. Log opnieuw in, of gebruik je herstelcode.
refused-server-no_token = Toeschouwers kunnen alleen meekijken. Doe eerst mee.
refused-server-no_watching = Alleen spelers mogen deze tafel zien. Vraag de gastheer om een plaats.
refused-server-finding = In dit spel gaat het erom zelf zetten te vinden, dus ze staan er niet bij. Stuur de zet die je hebt gevonden.
refused-server-other_origin = Dit verzoek komt van een andere site. Open de pagina op deze server.
refused-server-slow_down = Dat waren te veel verzoeken. Probeer het zo nog eens.
refused-server-too_large = Het verzoek is te groot. Stuur minder tegelijk.
refused-server-not_logged_in = Log eerst in, of stuur het token van een bot mee.
refused-server-wrong_login = De naam of het wachtwoord klopt niet. Probeer het opnieuw.
refused-server-name_taken = De naam “{ $name }” is al in gebruik. Kies een andere.
refused-server-claimed = Deze plaats hoort bij een ander account. Log in op dat account.
refused-server-not_for_bots = Dat mag alleen de eigenaar van de bot. Log in met je eigen account.
refused-server-only_for_bots = Dat kunnen alleen bots. Stuur het token van een bot mee.
refused-server-too_many_bots = Een account heeft hoogstens { $most } bots. Verwijder er eerst een.
refused-server-no_such_bot = Je hebt geen bot met die naam. Controleer de spelling.
# The reason is told in English only, so it is not shown.
refused-server-not_understood = { $why ->
   *[english] Het verzoek is niet begrepen. Laad de pagina opnieuw en probeer het nog eens.
 }
refused-server-problems = { $problems }
refused-server-nothing_here = Hier is niets. Controleer het adres.
refused-server-inside = Er ging bij ons iets mis. Probeer het nog eens.

## Wat de sockets weigeren
refused-wire-not_understood = Het bericht kon niet worden gelezen: fout bij teken { $character }.
refused-wire-not_text = Stuur berichten als tekst, niet binair.
refused-wire-bad_frame = Het frame was beschadigd, of groter dan { $most } kB.
refused-wire-hello_first = Stuur eerst een hello.
refused-wire-hello_once = Stuur maar één keer een hello.
refused-wire-version = Deze server spreekt protocol { $server }, de client { $client }.

## Waarom een verzoek niet is begrepen
misread-no_json = stuur het als application/json
misread-cut_off = de rest van het verzoek is nooit aangekomen
misread-token_or_code = stuur `token` of `code`, niet allebei

## Als de server opnieuw opstart
farewell = We zijn zo terug.

## Tijd, en wat je kunt instellen
duration-none = geen limiet
duration-seconds = { $count ->
    [one] 1 seconde
   *[other] { $count } seconden
 }
duration-minutes = { $count ->
    [one] 1 minuut
   *[other] { $count } minuten
 }
duration-hours = { $count ->
    [one] 1 uur
   *[other] { $count } uur
 }
duration-days = { $count ->
    [one] 1 dag
   *[other] { $count } dagen
 }
expected-number = een heel getal van { $least } tot en met { $most }
expected-seconds = none, of een aantal seconden van 1 tot en met { $most }
own-value = uit je eigen bestand

## Bots
bot-name-pip = Pip
bot-name-lulu = Lulu
bot-name-momo = Momo
bot-name-otto = Otto
bot-name-mila = Mila
bot-name-benji = Benji
bot-name-noor = Noor
bot-name-sami = Sami
bot-name-tess = Tess
bot-name-ravi = Ravi
bot-name-ines = Ines
bot-name-jun = Jun
bot-name-zora = Zora
bot-name-ivo = Ivo
bot-name-vega = Vega
bot-name-novice = Nieuweling
bot-name-random = Lukraak
bot-name-easy = Makkelijk
bot-name-medium = Gemiddeld
bot-name-hard = Moeilijk
bot-name-everyday-1 = Beginner
bot-name-everyday-5 = Amateur
bot-name-everyday-10 = Amateur
bot-name-common-5 = Dromer
bot-name-everyday = Arendsoog
bot-name-common = Lezer
bot-name-standard = Taalkenner
bot-name-full = Woordenboek
bot-name-strong = Kampioen
bot-meaning-pip = Kent de regels nog maar net en is blij met elke zet.
bot-meaning-lulu = Speelt het eerste wat te binnen schiet.
bot-meaning-momo = Droomt wat weg en mist weleens een kans.
bot-meaning-otto = Speelt op zondag met de familie en wint af en toe.
bot-meaning-mila = Wordt elke week een beetje beter.
bot-meaning-benji = Speelt voor de lol, met goede en slechte dagen.
bot-meaning-noor = Speelt elke avond, en dat merk je.
bot-meaning-sami = Ziet meer dan je hoopt en minder dan je vreest.
bot-meaning-tess = Maakt zelden twee keer dezelfde fout.
bot-meaning-ravi = Won de clubbeker en schept er niet over op.
bot-meaning-ines = Denkt snel en geeft weinig weg.
bot-meaning-jun = Vindt de zet die jij over het hoofd zag.
bot-meaning-zora = Denkt vooruit en vergeeft niets.
bot-meaning-ivo = Kent het spel door en door. Zet je beste beentje maar voor.
bot-meaning-vega = Heeft al een tijd niet verloren. Daar mag iemand iets aan doen.
bot-meaning-novice = Doet iemand na die het spel net kent. De niveaus zijn ertegen gemeten.
bot-meaning-random = Doet zomaar een zet, zonder na te denken.

## Wat er niet klopt aan een verzoek
problem-game-plain = { $sentence }
problem-game-unknown_option = Die optie bestaat niet. De opties zijn { $known }.
problem-game-given_twice = Deze optie is twee keer ingesteld. Eén keer is genoeg.
problem-game-no_such_value = De waarde `{ $got }` bestaat niet. Kies uit { $known }.
problem-game-no_such_value_or_file = De waarde `{ $got }` bestaat niet. Kies uit { $known }, of noem een bestand.
problem-game-not_a_number = `{ $got }` kan hier niet. Vul een heel getal in van { $least } tot en met { $most }.
problem-game-not_a_time = `{ $got }` is geen mogelijke tijd. Vul `none` in of een aantal seconden van 1 tot en met { $most }.
problem-game-no_file = Deze optie kun je niet uit een bestand halen. Kies een van de waarden.
problem-game-seat_count = Een tafel heeft 1 tot { $most } plaatsen. Kies een aantal daartussen.
problem-game-seats_in_teams = Dit speel je in teams. Het kan met dit aantal spelers: { $seats }.
problem-game-uneven_teams = Teams moeten even groot zijn. Met { $seats } spelers kan het met dit aantal teams: { $possible }.
problem-game-players = Dit spel is voor { $least } tot { $most } spelers.
problem-game-no_teams = In dit spel speelt iedereen voor zich. Laat de teams weg.
problem-game-one_side = Iedereen zit in hetzelfde team. Maak er minstens twee.
problem-game-no_word_list = Voor dit spel is een woordenlijst nodig. Kies er een.
problem-game-no_long_words = De woordenlijst heeft geen woorden van { $shortest } letters of meer. Kies een andere lijst of een lager aantal.
problem-game-file_too_large = een bestand mag hooguit { $most } KiB zijn, en dit is { $size } KiB
problem-game-file_at = regel { $line }, teken { $column }: { $flaw }
problem-game-file_more = { $count ->
    [one] en nog 1 fout
   *[other] en nog { $count } fouten
 }
# The reason is told in English only, so it is not shown.
problem-game-file_not_toml = { $why ->
   *[english] dit is geen geldige TOML
 }
problem-game-file_lacks = `{ $name }` ontbreekt
problem-game-file_unlike = hier hoort { $expected }, maar er staat `{ $got }`
problem-game-file_one_of = een van deze namen: { $names }
problem-game-file_number = een heel getal van { $least } tot en met { $most }
problem-game-file_letter = een letter van A tot en met Z
problem-game-file_table = een tabel, zoals `{ $example }`
problem-game-file_list = een lijst van teksten tussen aanhalingstekens, zoals "{ $example }"
problem-game-file_text = een tekst tussen aanhalingstekens, zoals "{ $example }"
problem-games-unknown_preset = De variant `{ $got }` bestaat niet. De varianten zijn { $known }.
problem-games-unknown_bot = De bot `{ $got }` bestaat niet. De bots zijn { $known }.
problem-games-bots_for_seats = Noem één bot voor elk van de { $seats } plaatsen.
problem-table-unknown_game = Het spel `{ $got }` is hier niet. Controleer de spelling.
problem-table-turn_time = Geef elke beurt minstens een seconde.
problem-table-game_time = Geef elke speler wat tijd voor het spel.
problem-table-days = Geef elke beurt minstens een uur.
problem-table-grace = Geef mensen minstens een seconde om terug te komen.
problem-event-game = Het spel `{ $got }` bestaat niet. Noem er een zoals keyword.
problem-event-size = Aan een tafel zitten 2 tot { $most } mensen.
problem-event-rounds = Speel 1 tot { $most } rondes.
problem-event-minutes = Een ronde duurt 1 tot { $most } minuten.
problem-event-limit = Een spel op een feest duurt hooguit { $most } minuten.
problem-event-line = Schrijf één regel van 1 tot 200 tekens.
problem-event-set = Schrijf opties als KEY=VALUE.
problem-event-seed = Een seed heeft 1 tot 100 tekens en geen spaties.
problem-event-daily = Een bord van de dag speel je zoals het is; daar valt niets aan te veranderen.
problem-server-no_words_needed = Dit spel heeft geen woordenlijst nodig. Laat die weg.
problem-server-unknown_words = De woordenlijst `{ $got }` is hier niet. Controleer de spelling.
problem-server-not_alone = Een uitdaging speel je alleen. { $possible ->
    [0] { $game } kun je niet alleen spelen.
   *[other] Varianten die je alleen kunt spelen: { $known }.
 }
problem-server-account_name = Een naam heeft { $least } tot { $most } letters, cijfers, spaties en - _ . '. `{ $got }` past daar niet bij.
problem-server-password_length = Een wachtwoord heeft { $least } tot { $most } tekens.
problem-server-password_is_name = Je wachtwoord kan niet je naam zijn. Kies een ander.
problem-server-not_led = De huisregel `led` is alleen voor tafels van een evenement. Laat hem weg.
problem-server-load_test = Een rally speel je alleen om de belasting te testen.
