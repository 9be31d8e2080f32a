## Around a table
rail = Zetten en chat
say-to-spectators = Schrijf aan de andere toeschouwers
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

## The lobby
lobby-share = Delen…
lobby-learn = Leer het spel terwijl je wacht
lobby-no-clock = Zonder klok
lobby-start-now = Nu al beginnen

## The result
over-won-by = Je hebt gewonnen met { $points } verschil
over-lost-by = Je hebt verloren met { $points } verschil
over-best-move = Beste zet: { $told } (+{ $points })
over-result = Uitslag tonen
over-close = Sluiten en het bord bekijken
over-share = Uitslag delen
over-rematch = Revanche
curve-moves = { $count ->
    [one] 1 zet
   *[other] { $count } zetten
  }
replay-play = Partij afspelen
replay-stop = Stoppen

## The command line. The queries are words that players type.
setting-command = Invoerregel voor zetten altijd tonen
query-last = laatste
query-score = stand
query-hand = hand
query-board = bord
query-clocks = klokken
query-help = hulp
query-nothing-yet = Er is nog niets gespeeld.
query-all = Je kunt ook vragen: { $questions }. Wil je zo’n woord spelen, typ het dan in hoofdletters.
