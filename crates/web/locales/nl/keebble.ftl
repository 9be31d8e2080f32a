## Keebble
keebble-summary = Woorden op gevouwen papier. Vraag welke letters je maar wilt, maar iedereen luistert mee.

# Rond het vel
keebble-points-are = Punten:
keebble-hand-is = Letters in de hand: { $letters }.
keebble-nothing = geen
keebble-has-answered = heeft geantwoord
keebble-slots-left = { $count ->
    [one] nog één vakje in de rugzak
   *[other] nog { $count } vakjes in de rugzak
}
keebble-this-turn = Deze beurt
keebble-turn-before = Vorige beurt
keebble-legend = Wat de tekens betekenen
keebble-info = Over dit vel
keebble-phases = Een beurt: spelen, vragen, antwoorden
keebble-phase-play = Spelen
keebble-phase-ask = Vragen
keebble-phase-answer = Antwoorden

# Het vel
keebble-sheet = Keebblevel
keebble-keys = Loop over het vel met de pijltjes. Typ letters om een woord te schrijven; spatie draait het, Backspace neemt een letter terug. Met Enter kies je een vak, en met nog een keer Enter bevestig je je keuze. Voor een muur kies je met Shift en een pijltje een kant.
keebble-cell-hand = de hand van { $name }: { $letters }
keebble-cell-crossed = doorgestreept
keebble-cell-letter = letter { $letter }, telt { $value }
keebble-cell-owned = van { $name }, { $points } waard
keebble-cell-laid = jouw letter { $letter }, nog niet gespeeld, telt { $value }
keebble-cell-empty = leeg
keebble-cell-star = de ster voor het eerste woord
keebble-cell-first = een plek voor het eerste woord
keebble-cell-chosen = gekozen
keebble-cell-can-be-chosen = kun je kiezen
keebble-cell-writes-across = hier komt de volgende letter, naar rechts
keebble-cell-writes-down = hier komt de volgende letter, naar beneden
keebble-wall-above = muur erboven
keebble-wall-right = muur rechts
keebble-wall-below = muur eronder
keebble-wall-left = muur links

# Bijzondere vakken
keebble-lies-open = er staat er al een op het vel

# Wat je kunt doen
keebble-what-to-do = Wat je nu kunt doen
keebble-cell-nothing = { $square } kun je nu niet kiezen. { $asked }
keebble-cell-taken = Op { $square } staat al een letter.
keebble-letter-not-held = Je hebt geen { $letter }.
keebble-letter-used = Je { $letter } ligt al op het vel. Met Backspace neem je hem terug.
keebble-letter-nothing = De { $letter } kun je nu niet gebruiken. { $asked }
keebble-letters-enough = { $count ->
    [one] Je mag om één letter vragen. Neem hem terug om een andere te kiezen.
   *[other] Je mag om { $count } letters vragen. Neem er een terug om een andere te kiezen.
}
keebble-prompt-claim = Kies een vak aan de rand: daar komen je letters.
keebble-prompt-word = Speel een woord, of pas.
keebble-prompt-star = Speel het eerste woord. Het moet over de ster lopen.
keebble-prompt-first = Speel het eerste woord. Het moet over een vak in het midden lopen.
keebble-prompt-endgame = Eindspel: speel een woord of pas. Het spel is afgelopen zodra iemand geen letters meer heeft.
keebble-prompt-only-words = Niemand heeft nog plaats voor een letter: speel een woord of pas.
keebble-prompt-make = Kies een soort bijzonder vak, en dan een leeg vak.
keebble-prompt-power = { $special }: { $meaning }.
keebble-prompt-power-more = { $special }: { $meaning }. Nog { $count }.
keebble-prompt-call = Vraag twee letters. Iedereen luistert mee!
keebble-prompt-call-six = Grote Vraag: vraag hoogstens zes letters. Iedereen luistert mee!
keebble-prompt-answer = { $name } vraagt letters. Neem er een van, of teken een muur.
keebble-wait-draw = Er wordt geloot…
keebble-wait-claim = Wachten tot { $names } een vak kiest.
keebble-wait-word = Wachten tot { $names } een woord speelt.
keebble-wait-power = Wachten tot { $names } een bijzonder vak gebruikt.
keebble-wait-call = Wachten tot { $names } letters vraagt.
keebble-wait-answer = Wachten op antwoord van { $names }.
keebble-answered-take = Je neemt { $letter }. Wachten op antwoord van { $names }.
keebble-answered-wall = Je tekent een muur. Wachten op antwoord van { $names }.

# Letters
keebble-your-hand = Je letters
keebble-tile = { $letter }, telt { $value }
keebble-tile-laid = { $letter }, op het vel: terugnemen
keebble-called = Letters om te vragen
keebble-keyboard = Alfabet
keebble-letter-values = Niemand anders heeft hem: 5 · klinker: 1 · medeklinker: 3
keebble-key = { $letter }, telt { $value }, niemand heeft hem
keebble-key-with = { $letter }, telt { $value }, { $held }
keebble-key-held = { $count ->
    [one] { $name } heeft hem
   *[other] { $name } heeft er { $count }
}
keebble-slot-remove = { $letter }: terugnemen
keebble-slot-keep = { $letter }: houden
keebble-slot-kept = { $letter }, die houd je: terugnemen
keebble-room-none = Je hand is vol: je mag vragen, maar je houdt er geen.
keebble-room-some = { $count ->
    [one] Je hebt plaats voor één letter. Tik aan welke je wilt houden.
   *[other] Je hebt plaats voor { $count } letters. Tik aan welke je wilt houden.
}
keebble-take = { $letter } nemen
keebble-or-wall = Of teken een muur: tik op het vel, bij de rand van een vak.
keebble-only-wall = Je hebt geen plaats voor een letter. Teken een muur: tik op het vel, bij de rand van een vak.
keebble-steal-letter = { $letter } van { $name }

# Het woord in wording
keebble-good-word = , staat in de woordenlijst
keebble-no-word = , staat niet in de woordenlijst
keebble-preview = { $words }: { $points ->
    [one] één punt
   *[other] { $points } punten
}.
keebble-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}

# Knoppen
keebble-pass = Passen
keebble-enough = Hier stoppen
keebble-make-instead = Bijzonder vak maken
keebble-word-instead = Liever een woord spelen
keebble-take-back = Letters terugnemen
keebble-do-claim = Mijn letters hier schrijven
keebble-do-lay = Woord spelen
keebble-do-play = { $word } spelen voor { $points }
keebble-do-make = { $special } maken
keebble-do-steal = { $letter } pakken van { $name }
keebble-do-destroy = Dit vak doorstrepen
keebble-do-place = { $letter } hier zetten
keebble-do-call = { $letters } vragen
keebble-do-wall = Deze muur tekenen
keebble-choose-cell = Vak kiezen
keebble-choose-letter = Letter kiezen
keebble-choose-letters = Letters kiezen
keebble-choose-letter-and-cell = Letter en vak kiezen
keebble-choose-border = Muur tekenen

# Wat iedereen hoorde
keebble-heard-word = { $name } speelde { $word } voor { $points }.
