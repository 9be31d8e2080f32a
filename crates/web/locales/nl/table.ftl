## Around a table
rail = Zetten en chat
plate-moving = denkt na…
plate-answering = moet antwoorden
plate-objecting = kan betwisten
plate-away = even weg
plate-stood-in = { $bot } valt in
plate-menu = Plaats van { $name }
seat-clear = Weghalen
seat-clear-name = { $name } weghalen
seat-clear-sure = { $name } echt weghalen?

## Clocks
clock-this-move = nog { $time } voor deze zet
clock-next-move = { $time } voor de volgende zet
clock-whole-game = nog { $time } voor de hele partij
