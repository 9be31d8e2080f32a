## Keebble
keebble-summary = Woorden op gevouwen papier: vraag welke letters je maar wilt, maar iedereen luistert mee.

# Around the sheet
keebble-seats = Spelers, punten en letters
keebble-points-are = Punten:
keebble-hand-is = Letters in de hand: { $letters }.
keebble-nothing = geen
keebble-has-left = is weg
keebble-has-answered = heeft geantwoord
keebble-is-to-answer = moet nog antwoorden
keebble-is-on-turn = is aan de beurt
keebble-slots-left = { $count ->
    [one] nog één vakje in de rugzak
   *[other] nog { $count } vakjes in de rugzak
}
keebble-this-turn = Deze beurt
keebble-turn-before = De vorige beurt
keebble-legend = Wat de tekeningen betekenen

# The sheet
keebble-sheet = Het vel
keebble-keys = Met de pijltjes loop je over het vel. Typ letters om een woord te leggen; spatie draait het, backspace neemt een letter terug. Enter kiest, en gaat akkoord met wat gekozen is. Voor een muur kiezen shift en een pijltje een kant.
keebble-cell-hand = de hand van { $name }: { $letters }
keebble-cell-crossed = doorgestreept
keebble-cell-letter = letter { $letter }, telt { $value }
keebble-cell-owned = van { $name }, { $points } waard
keebble-cell-laid = jouw letter { $letter }, nog niet gespeeld, telt { $value }
keebble-cell-empty = leeg
keebble-cell-star = de ster voor het eerste woord
keebble-cell-first = voor het eerste woord
keebble-cell-chosen = gekozen
keebble-cell-can-be-chosen = te kiezen
keebble-cell-writes-across = de volgende letter komt hier, naar rechts
keebble-cell-writes-down = de volgende letter komt hier, naar beneden
keebble-wall-above = muur erboven
keebble-wall-right = muur rechts
keebble-wall-below = muur eronder
keebble-wall-left = muur links

# Special cells
keebble-lies-open = er ligt er al een op het vel

# What is asked
keebble-what-to-do = Wat je kunt doen
keebble-cell-nothing = { $square }: hier valt niets te kiezen. { $asked }
keebble-prompt-claim = Kies een vak aan de rand voor je hand.
keebble-prompt-word = Speel een woord, of pas.
keebble-prompt-star = Het eerste woord ligt op de ster.
keebble-prompt-first = Het eerste woord ligt op een vak in het midden.
keebble-prompt-endgame = Eindspel: speel een woord of pas. Het spel is uit zodra iemand geen letters meer heeft.
keebble-prompt-only-words = Niemand kan nog een letter krijgen: speel een woord of pas.
keebble-prompt-make = Kies een soort en een leeg vak.
keebble-prompt-power = { $special }: { $meaning }.
keebble-prompt-power-more = { $special }: { $meaning }. Nog { $count }.
keebble-prompt-call = Vraag twee letters; iedereen luistert mee.
keebble-prompt-call-six = Grote Vraag: vraag hoogstens zes letters; iedereen luistert mee.
keebble-prompt-answer = { $name } vraagt: neem er een, of zet een muur.
keebble-wait-draw = Er wordt eerst geloot.
keebble-wait-claim = { $names } kiest een vak.
keebble-wait-word = { $names } denkt na over een woord.
keebble-wait-power = { $names } gebruikt een bijzonder vak.
keebble-wait-call = { $names } bedenkt welke letters te vragen.
keebble-wait-answer = Moet nog antwoorden: { $names }.
keebble-answered-take = Je neemt { $letter }. Moet nog antwoorden: { $names }.
keebble-answered-wall = Je zet een muur op { $border }. Moet nog antwoorden: { $names }.
keebble-ended-out = Het spel is uit: iemand heeft geen letters meer.
keebble-ended-passed = Het spel is uit: niemand kan of wil nog een woord spelen.
keebble-ended-idle = Het spel is uit: een hele ronde lang is er niets veranderd.
keebble-ended-time-up = Het spel is uit: de tijd is om.
keebble-ended-left = Het spel is uit: er is niemand meer om tegen te spelen.
keebble-ended-ruled = Het spel is uit: het is eerder beëindigd.

# Letters
keebble-your-hand = Je letters
keebble-tile = { $letter }, telt { $value }
keebble-tile-laid = { $letter }, ligt op het vel; neem terug
keebble-called = Letters om te vragen
keebble-keyboard = Letters
keebble-key = { $letter }, telt { $value }, niemand heeft die
keebble-key-with = { $letter }, telt { $value }, { $held }
keebble-key-held = { $count ->
    [one] { $name } heeft die
   *[other] { $name } heeft er { $count }
}
keebble-slot-remove = { $letter }, neem terug
keebble-slot-keep = { $letter }, houd deze
keebble-slot-kept = { $letter }, die houd je; neem terug
keebble-room-none = Je hand is vol: je vraagt, maar neemt niets.
keebble-room-some = { $count ->
    [one] Er is plaats voor één ervan: tik aan welke je houdt.
   *[other] Er is plaats voor { $count } ervan: tik aan welke je houdt.
}
keebble-take = Neem { $letter }
keebble-or-wall = Of tik op het vel bij een rand voor een muur.
keebble-only-wall = Er is geen plaats voor een letter: tik op het vel bij een rand voor een muur.
keebble-steal-letter = { $letter } van { $name }

# The play in thought
keebble-preview = { $words }: { $points ->
    [one] één punt
   *[other] { $points } punten
}.
keebble-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}

# Buttons
keebble-pass = Pas
keebble-enough = Zo is het genoeg
keebble-rather-make = Bijzonder vak
keebble-rather-word = Toch een woord
keebble-take-back = Neem terug
keebble-do-claim = Schrijf mijn hand op { $square }
keebble-do-lay = Speel een woord
keebble-do-play = Speel { $word } voor { $points }
keebble-do-make = Maak van { $square }: { $special }
keebble-do-steal = Pak { $letter } van { $name }
keebble-do-destroy = Streep { $square } door
keebble-do-place = Zet { $letter } op { $square }
keebble-do-call = Vraag { $letters }
keebble-do-wall = Zet de muur { $border }
keebble-choose-cell = Kies een vak
keebble-choose-letter = Kies een letter
keebble-choose-letters = Kies letters
keebble-choose-letter-and-cell = Kies een letter en een vak
keebble-choose-border = Zet een muur

# The log
keebble-heard-word = { $name }: { $word } voor { $points }.
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

# Options
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

# Presets
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
