## Meldingen
keyword-log-drew-first = { $reader ->
    [name] Je
   *[other] { $name }
 } trekt een { $letter } om te bepalen wie begint.
keyword-log-rack = { $reader ->
    [name] Je
   *[other] { $name }
 } krijgt het { $colour ->
   *[blue] blauwe
    [red] rode
    [yellow] gele
    [green] groene
 } rek.
keyword-log-begins = De letters zijn geschud. { $reader ->
    [name] Je begint.
   *[other] { $name } begint.
 }
keyword-log-drew-these = { $reader ->
    [name] Je
   *[other] { $name }
 } trekt { $letters }.
keyword-log-drew = { $reader ->
    [name] Je
   *[other] { $name }
 } trekt { $count ->
    [one] één letter
   *[other] { $count } letters
 }.
keyword-log-played = { $reader ->
    [name] Je
   *[other] { $name }
 } legt { $word } voor { $score }.
keyword-log-making = Dat geeft ook { $words }.
keyword-log-keywords = { $words } { $count ->
    [one] is een sleutelwoord
   *[other] zijn sleutelwoorden
 }.
keyword-log-called = { $reader ->
    [name] Je
   *[other] { $name }
 } noemde de juiste score.
keyword-log-called-wrong = { $reader ->
    [name] Je
   *[other] { $name }
 } noemde { $call }, maar het is { $score }.
keyword-log-passed = { $reader ->
    [name] Je
   *[other] { $name }
 } past.
keyword-log-exchanged-these = { $reader ->
    [name] Je
   *[other] { $name }
 } ruilt { $back } voor { $drawn }.
keyword-log-exchanged = { $reader ->
    [name] Je
   *[other] { $name }
 } ruilt { $count ->
    [one] één letter
   *[other] { $count } letters
 }.
keyword-log-time-up = { $reader ->
    [name] Je hebt
   *[other] { $name } heeft
 } geen tijd meer en past.
keyword-log-waived = { $reader ->
    [name] Je
   *[other] { $name }
 } laat het liggen.
keyword-log-stood = { $reader ->
    [name] Je
   *[other] { $name }
 } scoort { $score } met { $word }.
keyword-log-pointed-good = { $reader ->
    [name] Je vecht de zet van { $player } aan
    [player] { $name } vecht jouw zet aan
   *[other] { $name } vecht de zet van { $player } aan
 }, maar alle woorden zijn goed.
keyword-log-pointed-bad = { $reader ->
    [name] Je vecht de zet van { $player } aan
    [player] { $name } vecht jouw zet aan
   *[other] { $name } vecht de zet van { $player } aan
 }. Niet in het woordenboek: { $words }.
keyword-log-took-back = { $reader ->
    [name] Je
   *[other] { $name }
 } neemt de letters terug en mag opnieuw leggen.
keyword-log-won-table = { $reader ->
    [name] Je hebt
   *[other] { $name } heeft
 } { $word } gelegd en wint de prijs van de tafel!
keyword-log-won-party = { $reader ->
    [name] Je hebt
   *[other] { $name } heeft
 } { $word } gelegd, het prijswoord van het feest!
keyword-log-forfeited = { $reader ->
    [name] Je
   *[other] { $name }
 } verliest de beurt.
keyword-log-left = { $reader ->
    [name] Je hebt
   *[other] { $name } heeft
 } het spel verlaten.
keyword-log-awarded = Beslissing: { $points } voor { $reader ->
    [name] jou
   *[other] { $name }
 }.
keyword-log-went-out = { $reader ->
    [name] Je bent
   *[other] { $name } is
 } uit: +{ $points }.
keyword-log-kept = { $reader ->
    [name] Je
   *[other] { $name }
 } houdt { $letters } over: −{ $loss }.
keyword-log-came-to-win = { $reader ->
    [name] Je
   *[other] { $name }
 } scoort { $score } en wint (doel: { $goal }).
keyword-log-came-to = { $reader ->
    [name] Je
   *[other] { $name }
 } scoort { $score } en haalt het doel van { $goal } niet.
keyword-log-ended = Het spel is afgelopen: { $why }.
keyword-ending = { $how ->
    [out] een speler is uit
    [passes] er is een paar rondes lang geen woord gelegd
    [time_up] de tijd is om
    [left] er zijn te weinig spelers over
   *[ruled] het is voortijdig gestopt
}
keyword-expected = een woord en waar het begint zoals “8D WORD” of “D8 WORD”, alleen een woord, “-ABC” om te ruilen, “-” om te passen, “challenge”, “let” of “withdraw”

## Wat je kunt typen, op de eerste regel, en wat het doet
keyword-type-challenge = challenge
    de woorden van de vorige zet opzoeken; is er een fout, dan moet die speler opnieuw
keyword-type-let = let
    de vorige zet laten liggen
keyword-type-withdraw = withdraw
    je zet terugnemen en een andere leggen, zolang de volgende speler niets gelegd heeft
keyword-type-across = 8D WOORD
    een woord van links naar rechts leggen, vanaf rij 8, kolom d
keyword-type-down = D8 WOORD
    het van boven naar beneden leggen, vanaf hetzelfde vakje
keyword-type-word = WOORD
    het leggen waar het de meeste punten oplevert
keyword-type-exchange = -ABC
    deze letters ruilen
keyword-type-pass = pass
    passen; “-” mag ook
keyword-type-about-spelling = Schrijf het hele woord, met de letters die al op het bord liggen.
keyword-type-about-board = Op het bord zijn b, r, y en g blauwe, rode, gele en groene vakjes, . is grijs, en een + staat bij een sleutelvakje.
keyword-type-about-reconstruction = Het bord, de letters en de waarden zijn onze reconstructie: het belangrijkste regelblad uit 1953 hebben we niet.
keyword-no-look-up = Aan deze tafel dient het woordenboek alleen om woorden aan te vechten.

## Naast het bord
keyword-show-words = Woorden: { $words }
keyword-show-keys = Vrije sleutelvakjes: { $keys }
keyword-show-keys-of = { $colour ->
   *[blue] blauw
    [red] rood
    [yellow] geel
    [green] groen
 } { $squares }
keyword-show-no-keys = geen
keyword-show-last-played = Vorige beurt: { $name } legde { $play } voor { $score }
keyword-show-last-passed = Vorige beurt: { $name } paste
keyword-show-last-exchanged = Vorige beurt: { $name } ruilde { $count ->
    [one] één letter
   *[other] { $count } letters
 }
keyword-show-taken-back = Deze beurt teruggenomen: { $words }
keyword-show-challengers = De zet van { $player } kan worden aangevochten door { $names }
keyword-show-prize = { $of ->
    [table] Prijs van de tafel
   *[party] Prijs van het feest
 }: { $word }
keyword-show-prize-won = { $of ->
    [table] Prijs van de tafel
   *[party] Prijs van het feest
 }: { $word }, gelegd door { $name }
keyword-show-secret = een geheim woord
keyword-show-colour = { $colour ->
   *[blue] blauw
    [red] rood
    [yellow] geel
    [green] groen
 }
keyword-show-held = letters { $count }
keyword-show-left = Nog te trekken: { $count }
keyword-show-letters = Jouw letters: { $letters }

## Antwoorden
keyword-board-words = Op het bord: { $words }.
keyword-board-empty = Het bord is leeg.
keyword-board-keys = Vrije sleutelvakjes: { $keys }.
keyword-word-at = { $word } op { $place }
keyword-at-letter = { $square }: { $letter }, op een { $colour ->
    [blue] blauw
    [red] rood
    [yellow] geel
    [green] groen
   *[other] grijs
 } { $paint ->
    [key] sleutelvakje
   *[plain] vakje
 }.
keyword-at-empty = { $square } is vrij: een { $colour ->
    [blue] blauw
    [red] rood
    [yellow] geel
    [green] groen
   *[other] grijs
 } { $paint ->
    [key] sleutelvakje
   *[plain] vakje
 }.
keyword-row = Rij { $row }: { $runs }.
keyword-row-empty = Rij { $row } is leeg.
keyword-row-run = { $letters } vanaf { $square }
keyword-hand = Jouw letters: { $letters }. Je rek is { $colour ->
   *[blue] blauw
    [red] rood
    [yellow] geel
    [green] groen
 }.
keyword-hand-none = Je hebt geen letters.

## Hints
keyword-hint-kinds = Typ “hint”, “hint 6” (een woord van zes letters) of “hint best”.
keyword-hint-no-letters = Je hebt nog geen letters.
keyword-hint-none = Zo’n woord kun je nu niet leggen.
keyword-hint-play = { $play } voor { $score }.
keyword-hint-best-start = Mogelijke zetten: { $count }. De beste heeft { $letters } letters, begint op { $place } en levert { $score } op.

## Weigeringen
refused-keyword-not_your_turn = Je bent niet aan de beurt om te leggen. { $can ->
    [challenge] Vecht de vorige zet aan of laat hem liggen.
    [withdraw] Neem je zet terug, of wacht op de volgende speler.
   *[wait] Wacht op je beurt.
 }
refused-keyword-nothing_new = Die letters liggen al op het bord. Leg er minstens één van jezelf bij.
refused-keyword-off_board = { $square } ligt niet op het bord. Leg het woord ergens anders.
refused-keyword-over_letter = Op { $square } ligt al een { $letter }. Gebruik die letter, of leg het woord ergens anders.
refused-keyword-letter_not_there = Op { $square } ligt geen { $letter }. Zet alleen letters tussen haakjes die al op het bord liggen.
refused-keyword-square_twice = Op { $square } past maar één letter. Noem elk vakje één keer.
refused-keyword-not_in_line = Die letters liggen niet op één lijn. Leg ze in één rij of één kolom.
refused-keyword-gap = { $square } is leeg. Leg de letters zonder gaten ertussen.
refused-keyword-across_wall = Bij { $wall } staat een muur. Leg het woord zo dat het er niet doorheen gaat.
refused-keyword-spelling = Zo schrijf je deze zet niet. Schrijf “{ $play }”.
refused-keyword-not_on_rack = Je komt { $letters } tekort. Gebruik de letters op je rek.
refused-keyword-first_too_short = { $word } is te kort. Het eerste woord heeft minstens drie letters.
refused-keyword-not_on_gray = { $square } is niet grijs. Begin het eerste woord op een grijs vakje.
refused-keyword-not_joined = { $corner ->
    [none] Dat woord ligt los. Laat het aansluiten op een woord op het bord.
   *[other] Dat woord raakt { $corner } alleen met een hoek. Laat het aansluiten op een woord op het bord.
}
refused-keyword-too_short = { $words } { $count ->
    [one] is
   *[other] zijn
 } te kort. Elk woord heeft minstens { $shortest } letters.
refused-keyword-not_words = { $words } { $count ->
    [one] staat
   *[other] staan
 } niet in het woordenboek. Probeer een andere zet.
refused-keyword-no_place = { $word } kun je nergens op het bord leggen. Probeer een ander woord.
refused-keyword-no_calls = Aan deze tafel noem je geen score. Laat het getal weg.
refused-keyword-too_few_left = { $left ->
    [0] Er zijn geen letters meer om te trekken, dus je kunt niet ruilen. Leg een woord of pas.
   *[other] Je kunt geen { $wanted } letters ruilen. Ruil er hooguit { $left }: meer zijn er niet om te trekken.
 }
refused-keyword-nothing_to_exchange = Je hebt geen letter gekozen om te ruilen. Kies er minstens één.
refused-keyword-struck = { $words } heb je deze beurt al teruggenomen. Verbeter de spelling of leg een ander woord.
refused-keyword-must_play = Je hebt letters teruggenomen, dus je mag niet passen. Leg een ander woord of ruil letters.
refused-keyword-nothing_to_withdraw = Je hebt geen zet om terug te nemen. Leg een woord, ruil of pas.
refused-keyword-nothing_to_point_at = Er valt nu niets aan te vechten. Leg een woord, ruil of pas.
refused-keyword-wrong_draw = Die letters kunnen nu niet worden getrokken. Trek uit wat er over is.
refused-keyword-nothing_to_rule_on = Er is geen zet om over te beslissen. Dat kan alleen zolang een zet aan te vechten is.
refused-keyword-not_on_turn = { $seat } is niet aan de beurt en heeft dus geen beurt te verliezen. Wacht tot die beurt begint.

## Opties
option-keyword-board = Bord
option-keyword-board-reconstruction = onze reconstructie van het origineel uit 1953
option-keyword-board-tiny = piepklein, 5 × 5 vakjes
option-keyword-board-file = een bestand met je eigen bord
option-keyword-rack = Letters op een rek
option-keyword-shortest = Kortste woord
option-keyword-shortest-help = Het eerste woord van het spel heeft altijd drie letters of meer.
option-keyword-shortest-count = { $count } letters
option-keyword-keyword_keys = Sleutelvakjes voor een sleutelwoord
option-keyword-keyword_keys-help = Een woord dat zoveel sleutelvakjes bedekt, levert de bonus voor een sleutelwoord op.
option-keyword-call = Zelf je score noemen
option-keyword-call-off = nee, er wordt voor je geteld
option-keyword-call-on = ja, en een foute score wordt verbeterd
option-keyword-judge = Woorden controleren
option-keyword-judge-referee = door het woordenboek, meteen bij het spelen
option-keyword-judge-table = door de andere spelers, die ze kunnen aanvechten
option-keyword-pointing = Tijd om aan te vechten
option-keyword-pointing-help = Geldt alleen als de andere spelers de woorden controleren. Als de volgende speelt, is het altijd voorbij.
option-keyword-pointing-none = tot de volgende speelt
option-keyword-timer = Tijd per beurt
option-keyword-timer-help = Is je tijd om, dan pas je.
option-keyword-limit = Tijd voor het hele spel
option-keyword-limit-help = Op een feest is dat 40 minuten.
option-keyword-table_prize = Prijswoord van deze tafel
option-keyword-table_prize-help = Wie het als eerste legt, wint een prijs.
option-keyword-table_prize-none = geen
option-keyword-table_prize-secret = een geheim woord
option-keyword-table_prize-secret-choose = een woord dat alleen jij kent
option-keyword-table_prize-word = { $text }
option-keyword-table_prize-word-choose = een woord dat iedereen kent
option-keyword-party_prize = Prijswoord van het hele feest
option-keyword-party_prize-help = De gast die het als eerste legt, wint een prijs.
option-keyword-party_prize-none = geen
option-keyword-party_prize-secret = een geheim woord
option-keyword-party_prize-secret-choose = een woord dat alleen jij kent
option-keyword-party_prize-word = { $text }
option-keyword-party_prize-word-choose = een woord dat iedereen kent

## Varianten
preset-name-keyword-regular = Gewoon
preset-keyword-regular = Met twee tot vier spelers, en het woordenboek controleert elk woord.
preset-name-keyword-two = Met z’n tweeën
preset-keyword-two = Eén tegen één, rood tegen groen.
preset-name-keyword-table = Feesttafel
preset-keyword-table = Feestregels: de spelers controleren elkaars woorden, en na veertig minuten is het spel afgelopen.
preset-name-keyword-solitaire = Solo
preset-keyword-solitaire = Jij en het blauwe rek: haal jij de 850?
preset-name-keyword-tiny = Piepklein (voor tests)
preset-keyword-tiny = Een bord van 5 × 5 vakjes, tien letters en rekken van drie: klein genoeg om helemaal door te rekenen.

## Bots
bot-meaning-keyword-everyday-1 = Kent alledaagse woorden, maar ziet maar één op de honderd zetten: leuk voor kinderen.
bot-meaning-keyword-everyday-10 = Kent alledaagse woorden en ziet één op de tien zetten.
bot-meaning-keyword-everyday = Kent alledaagse woorden en legt altijd wat het meeste oplevert.
bot-meaning-keyword-common = Kent de woorden van boeken en kranten en legt altijd wat het meeste oplevert.
bot-meaning-keyword-standard = Kent een groot woordenboek en legt altijd wat het meeste oplevert.
bot-meaning-keyword-full = Kent de grootste woordenboeken en legt altijd wat het meeste oplevert.
bot-meaning-keyword-strong = Kent elk woord, telt de letters, en let op wat hij houdt en wat hij voor jou laat liggen.

## Wat er niet klopt aan een tafel
problem-keyword-challenge_alone = Speel je alleen, dan kan niemand je woorden aanvechten. Laat het woordenboek ze controleren.
problem-keyword-too_few_letters = Dit bord heeft { $letters } letters, te weinig voor { $seats } rekken van { $rack }. Speel met minder mensen.
problem-keyword-prize = Een prijswoord schrijf je in hoofdletters, zoals QUARTZ.
problem-keyword-unknown_prize = { $word } staat niet in het woordenboek. Kies een ander prijswoord.
problem-keyword-short_prize = { $word } is te kort. Kies een prijswoord van minstens { $shortest } letters.
problem-keyword-long_prize = { $word } past niet op het bord. Kies een korter prijswoord.
problem-keyword-prize_lacks = Er zijn niet genoeg letters voor { $word } (te weinig: { $letters }). Kies een ander prijswoord.
problem-keyword-file_square = een vakje: b (blauw), r (rood), y (geel) of g (groen), een hoofdletter voor een sleutelvakje, `.` voor grijs of `#` voor geen vakje
problem-keyword-file_row_length = deze rij heeft { $length } vakjes, en de eerste { $width }
problem-keyword-file_rows = een bord heeft { $least } tot { $most } rijen, en dit heeft er { $rows }
problem-keyword-file_columns = een rij heeft { $least } tot { $most } vakjes, en deze heeft er { $columns }
problem-keyword-file_no_grey = er zijn geen grijze vakjes (`.`), en daar begint het eerste woord
problem-keyword-file_no_colour = er zijn geen { $colour ->
    [blue] blauwe
    [red] rode
    [yellow] gele
   *[green] groene
 } vakjes (`{ $letter }`)
problem-keyword-file_no_letters = er zijn geen letters, zoals `A = 9`
