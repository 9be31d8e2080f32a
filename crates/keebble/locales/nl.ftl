## Wat er gebeurt
keebble-heard-nothing = { $name } doet niets.
keebble-log-first = { $name } begint.
keebble-log-generated = Dit is vel { $seed }.
keebble-log-claimed = { $name } schrijft de hand op { $square }.
keebble-log-played = { $name } speelt { $word } voor { $points }.
keebble-log-played-more = { $name } speelt { $word } voor { $points }: { $words }.
keebble-log-made = { $name } maakt van { $square }: { $special }.
keebble-log-passed = { $name } past.
keebble-log-time-up = De tijd van { $name } is om.
keebble-log-acts = { $special } op { $square } voor { $name }: { $meaning }.
keebble-log-garbage = Vuilnis op { $square }: iedereen raakt elke { $letter } kwijt.
keebble-log-stole = { $name } pakt { $letter } van { $from }.
keebble-log-crossed = { $name } streept { $square } door.
keebble-log-placed = { $name } zet { $letter } op { $square }.
keebble-log-called = { $name } vraagt { $letters }.
keebble-log-called-some = { $name } vraagt { $letters } en houdt { $kept }.
keebble-log-called-none = { $name } vraagt { $letters } en houdt er geen.
keebble-log-answered = { $name } heeft geantwoord.
keebble-log-took = { $name } neemt { $letter }.
keebble-log-walled = { $name } zet een muur op { $border }.
keebble-log-endgame = Het eindspel begint: beurten zijn alleen nog woorden.
keebble-log-forfeited = { $name } verspeelt de beurt.
keebble-log-awarded = { $name } krijgt { $points } punten.
keebble-ended = Het spel is uit: { $how ->
    [out] iemand heeft geen letters meer
    [passed] niemand kan of wil nog een woord spelen
    [idle] een hele ronde lang is er niets veranderd
    [time_up] de tijd is om
    [left] er is niemand meer om tegen te spelen
   *[ruled] het is eerder beëindigd
 }.
keebble-log-left = { $name } is weggegaan.

## Wat geweigerd wordt
refused-keebble-not_now = Dat wordt nu niet gevraagd: { $due ->
    [claim] kies een vak, zoals in `claim a4`
    [word] speel een woord, of `pass`
    [power] gebruik je bijzondere vak, of `pass`
    [ask] vraag letters, zoals in `ask E R`
    [answer] neem een letter met `take` of zet een muur met `wall`
   *[draw] eerst wordt er geloot
 }.
refused-keebble-wrong_draw = Deze loting past niet bij dit moment of deze tafel.
refused-keebble-nothing_new = Alle letters van dit woord liggen er al: er moet er minstens één nieuw zijn.
refused-keebble-off_board = { $square } is geen vak om op te spelen.
refused-keebble-over_letter = Op { $square } ligt al een { $letter }.
refused-keebble-letter_not_there = Op { $square } ligt geen { $letter }.
refused-keebble-square_twice = Op { $square } past maar één letter.
refused-keebble-not_in_line = De letters moeten in één rij of één kolom liggen.
refused-keebble-gap = De letters moeten op elkaar aansluiten, maar { $square } is leeg.
refused-keebble-across_wall = Een woord gaat niet door de muur bij { $wall } heen.
refused-keebble-spelling = Dit woord schrijf je als `{ $play }`.
refused-keebble-no_word = Leg minstens één woord van twee letters of meer.
refused-keebble-no_place = Met jouw letters past { $word } nu nergens.
refused-keebble-bad_words = Niet in de woordenlijst: { $words }.
refused-keebble-off_centre = Het eerste woord ligt op een vak in het midden, een van { $cells }.
refused-keebble-off_star = Het eerste woord ligt op de ster, op { $star }.
refused-keebble-not_connected = Het woord moet aansluiten: een nieuwe letter ligt naast een letter op het vel.
refused-keebble-only_diagonal = Het woord raakt de letter op { $square } alleen aan een hoek, en dat sluit niet aan.
refused-keebble-lacks_letter = { $needed ->
    [one] Je hebt geen { $letter } in je hand.
   *[other] Je hebt geen { $needed } keer { $letter } in je hand.
}
refused-keebble-no_cell = Het vak { $square } is er niet, of het is in gebruik of doorgestreept.
refused-keebble-not_edge = Een hand schrijf je aan de rand van het papier, en { $square } ligt daar niet.
refused-keebble-not_empty = Op { $square } staat al een letter.
refused-keebble-already_special = { $square } is al een { $special }.
refused-keebble-not_played = Deze tafel speelt zonder vakken { $special }.
refused-keebble-lies_open = Op { $square } ligt al een { $special } open: van elke soort is er maar één tegelijk.
refused-keebble-not_in_endgame = Beurten zijn nu alleen nog woorden: speel een woord of pas.
refused-keebble-wrong_number = Je noemde { $called } letters. { $least ->
    [1] Bij een Grote Vraag zijn het er { $least } tot { $most }.
   *[other] Noem er { $most }.
}
refused-keebble-not_in_alphabet = De letter { $letter } kan aan deze tafel niet gevraagd worden.
refused-keebble-letters_not_different = Letterzwendel: de letters die je vraagt, moeten allemaal verschillen, niet { $letters }.
refused-keebble-letter_held = Letterzwendel: vraag geen letter die je al hebt, dus niet { $letters }.
refused-keebble-letters_held = Letterzwendel: vraag hoogstens één letter die je al hebt, dus niet { $letters }.
refused-keebble-letters_not_in_line = Letterzwendel: de letters die je vraagt, moeten op één rechte lijn op het vel liggen, anders dan { $letters }.
refused-keebble-must_keep = Er passen er maar { $room } in je hand: zeg welke, zoals in `ask E R keep E`.
refused-keebble-nothing_to_choose = { $room ->
    [0] Er past geen letter meer bij, dus je houdt er geen.
   *[other] Ze passen allemaal, dus je houdt ze alle.
}
refused-keebble-keeps_other = Je kunt alleen letters houden die je vraagt, niet { $letters }.
refused-keebble-not_called = De gevraagde letters zijn { $called }, niet { $letter }.
refused-keebble-hand_full = Je hand is vol.
refused-keebble-backpack_full = Je rugzak heeft geen vakje meer vrij.
refused-keebble-wall_on_wall = Bij { $border } staat al een muur.
refused-keebble-no_border = Bij { $border } is geen rand tussen twee vakken waarop gespeeld wordt.
refused-keebble-nothing_to_steal = { $seat } heeft geen { $letter } in de hand.
refused-keebble-own_hand = Een Dief pakt een letter uit een andere hand.
refused-keebble-other_power = Het vak dat je nu gebruikt, is een { $special }.
refused-keebble-nothing_to_rule_on = Er is geen woord waarover een oordeel open staat.
refused-keebble-not_on_turn = { $seat } wordt niets gevraagd en heeft niets te verspelen.

## Bijzondere vakken
keebble-special = { $code ->
   *[DL] Dubbele Letter
    [TL] Driedubbele Letter
    [DW] Dubbel Woord
    [TW] Driedubbel Woord
    [TH] Dief
    [GA] Nog Eens
    [CO] Verzamelaar
    [GB] Vuilnis
    [BL] Blokkade
    [DE] Sloper
    [BA] Grote Vraag
}
keebble-meaning = { $code ->
   *[DL] de letter telt dubbel
    [TL] de letter telt driedubbel
    [DW] het woord telt dubbel
    [TW] het woord telt driedubbel
    [TH] pak een letter uit een andere hand
    [GA] nog een beurt na deze
    [CO] deze beurt mag je hand te vol zijn
    [GB] iedereen raakt al deze letters kwijt
    [BL] zet tot drie letters in lege vakken
    [DE] streep twee vakken door
    [BA] noem deze beurt hoogstens zes letters
}

## Wat een tafel kan kiezen
option-keebble-size = Hoe groot het vel is, kolommen bij rijen.
option-keebble-size-8x8 = Zes keer gevouwen.
option-keebble-size-8x4 = Vijf keer gevouwen.
option-keebble-size-16x8 = Zeven keer gevouwen.
option-keebble-size-3x3 = Heel klein, om te proberen.
option-keebble-board = Hoe het vel er voor het spel uitziet.
option-keebble-board-empty = Leeg.
option-keebble-board-generated = Gemaakt uit een zaadje: letters, muren, een ster, handen, en bijzondere vakken als daarmee gespeeld wordt.
option-keebble-board_seed = Welk gemaakt vel gespeeld wordt: het zaadje van een vel dat gedeeld is, of nieuw geloot.
option-keebble-start_walls = Of er muren op een gemaakt vel staan.
option-keebble-start_walls-on = Met muren.
option-keebble-start_walls-off = Zonder muren.
option-keebble-claim = Hoe spelers aan het vak voor hun hand komen.
option-keebble-claim-in_turn = Om de beurt, vanaf een gelote eerste speler.
option-keebble-claim-by_lot = Door het lot.
option-keebble-direction = Hoe woorden gelezen worden.
option-keebble-direction-forward = Van links naar rechts en van boven naar beneden.
option-keebble-direction-any = Ook andersom.
option-keebble-letters = Welke letters gevraagd kunnen worden: alle, of een paar, voor kinderen en om te proberen.
option-keebble-answers = Hoe de anderen antwoorden.
option-keebble-answers-in_turn = Open, om de beurt.
option-keebble-answers-together = Allemaal tegelijk en verborgen, dan zichtbaar.
option-keebble-endgame = Bij hoeveel letters aan de rand het eindspel begint.
option-keebble-endgame_begins = Wanneer het eindspel begint als er genoeg letters aan de rand staan.
option-keebble-endgame_begins-at_once = Meteen: in die beurt wordt niets meer gevraagd, en wie geen letters meer heeft, maakt meteen een einde aan het spel.
option-keebble-endgame_begins-next_turn = Met de volgende beurt: in die beurt worden nog letters gevraagd.
option-keebble-letterfraud = Letterzwendel: waaraan de letters die je vraagt moeten voldoen.
option-keebble-letterfraud-off = Speelt niet mee.
option-keebble-letterfraud-different = Ze moeten allemaal verschillen.
option-keebble-letterfraud-none_held = Geen enkele die je al hebt.
option-keebble-letterfraud-one_held = Hoogstens één die je al hebt.
option-keebble-letterfraud-in_line = Letters die op één rechte lijn op het vel liggen.
option-keebble-devils = Woordenboekduivels: letters op het vel zijn van hun speler.
option-keebble-devils-off = Speelt niet mee.
option-keebble-devils-on = Speelt mee.
option-keebble-backpacks = Kleine Rugzakken: elke letter die je krijgt, kost voorgoed een vakje.
option-keebble-backpacks-off = Speelt niet mee.
option-keebble-backpacks-on = Speelt mee.
option-keebble-scrabble = Scrabbletelling: letters tellen wat ze in Scrabble tellen.
option-keebble-scrabble-off = Speelt niet mee.
option-keebble-scrabble-on = Speelt mee.
option-keebble-supercells = Supervakken: vakken kunnen bijzonder gemaakt worden.
option-keebble-supercells-off = Speelt niet mee.
option-keebble-supercells-on = Speelt mee.
option-keebble-celldance = Vakkendans: meer soorten bijzondere vakken.
option-keebble-celldance-off = Speelt niet mee.
option-keebble-celldance-on = Speelt mee.
option-keebble-letter_cells = Hoe lang Dubbele en Driedubbele Letter werken.
option-keebble-letter_cells-when_placed = Als er een letter op gelegd wordt.
option-keebble-letter_cells-lasting = Ook voor elk later woord door die letter.
option-keebble-timer = De tijd voor elke beslissing; wie te laat is, doet niets.
option-keebble-limit = De tijd voor het hele spel; is die om, dan wint de hoogste score.
preset-keebble-paper = Een leeg vel van 8 bij 8 vakken, zonder uitbreidingen.
preset-keebble-generated = Een vel met letters, muren, een ster en handen, uit een zaadje dat je kunt delen.
preset-keebble-club = Een tafel van een clubavond: een leeg vel, en een uur voor het hele spel.
preset-keebble-letterfraud = Letterzwendel: vraag hoogstens één letter die je al hebt.
preset-keebble-devils = Woordenboekduivels: je letters zijn van jou, en tussen die van anderen des te meer.
preset-keebble-backpacks = Kleine Rugzakken: zestien letters voor ieder, en geen een meer.
preset-keebble-supercells = Supervakken: maak in plaats van een woord een vak bijzonder.
preset-keebble-celldance = Supervakken met Vakkendans: dieven, slopers en blokkades.
preset-keebble-scrabble = Scrabbletelling: letters tellen wat ze in Scrabble tellen.
preset-keebble-everything = Een gemaakt vel met alle zes uitbreidingen, antwoorden tegelijk.
preset-keebble-small = Een leeg vel van 8 bij 4 vakken, voor twee of drie spelers en een kwartiertje.
preset-keebble-large = Een leeg vel van 16 bij 8 vakken, antwoorden tegelijk.
preset-keebble-tiny = 3 bij 3 vakken en drie letters, antwoorden tegelijk; tot het einde door te rekenen.
preset-name-keebble-paper = Papier
preset-name-keebble-generated = Gemaakt vel
preset-name-keebble-club = Clubavond
preset-name-keebble-letterfraud = Letterzwendel
preset-name-keebble-devils = Woordenboekduivels
preset-name-keebble-backpacks = Kleine Rugzakken
preset-name-keebble-supercells = Supervakken
preset-name-keebble-celldance = Vakkendans
preset-name-keebble-scrabble = Scrabbletelling
preset-name-keebble-everything = Alles
preset-name-keebble-small = Klein
preset-name-keebble-large = Groot
preset-name-keebble-tiny = Piepklein
option-keebble-board_seed-expected = geloot, of een zaadje van hoogstens 32 kleine letters, cijfers en -
option-keebble-letters-expected = alle, of twee of meer letters op volgorde, zoals AEINRST
option-keebble-endgame-expected = een heel getal van 1 tot 40
option-keebble-timer-expected = geen, of seconden van 1 tot 3600
option-keebble-limit-expected = geen, of seconden van 1 tot 86400
bot-meaning-keebble-random = Doet zomaar wat mag.
bot-meaning-keebble-everyday-5 = Kent alledaagse woorden en ziet een op de twintig zetten: voor kinderen.
bot-meaning-keebble-everyday = Kent alledaagse woorden en speelt wat nu het meest oplevert.
bot-meaning-keebble-common = Kent de woorden van boeken en kranten en speelt wat nu het meest oplevert.
bot-meaning-keebble-full = Kent de grootste woordenboeken en speelt wat nu het meest oplevert.
bot-meaning-keebble-strong = Kent elk woord en denkt vooruit: wat te houden, wat de anderen nemen, en wanneer uit te gaan.
