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
