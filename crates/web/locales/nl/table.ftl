## Rond de tafel
rail = Zetten en chat
say-to-spectators = Schrijf aan de andere toeschouwers
board-all = Hele bord tonen
plate-moving = denkt na…
plate-answering = moet antwoorden
plate-choosing = kiest nog…
plate-objecting = kan aanvechten
plate-away = even weg
plate-stood-in = { $bot } valt in
plate-menu = Plaats van { $name }
seat-clear-name = { $name } weghalen
seat-clear-sure = { $name } echt weghalen?

## Klokken
clock-this-move = nog { $time } voor deze zet
clock-next-move = { $time } voor de volgende zet
clock-whole-game = nog { $time } voor de hele partij
clock-game-left = Nog { $time } speeltijd.

## Voor het spel
lobby-share = Delen…
lobby-learn = Leer het spel terwijl je wacht
lobby-no-clock = Zonder klok
lobby-hosted = { $name } heeft je uitgenodigd
lobby-minutes = Ongeveer { $minutes } minuten
lobby-changed = Afwijkingen van de variant
word-language = Engelse woorden
lobby-invited-by = { $name } nodigt je uit voor { $game }
lobby-invited = Je bent uitgenodigd voor { $game }
lobby-invited-how = Ga zitten en speel mee. Een account is niet nodig.
lobby-start-now = Nu al beginnen

## De uitslag
over-won-by = Je hebt gewonnen met een verschil van { $points }
over-lost-by = Je hebt verloren met een verschil van { $points }
over-best-move = Beste zet
over-title = Uitslag
over-result = Uitslag tonen
over-close = Sluiten en het bord bekijken
over-share = Uitslag delen
over-share-text = { $game }: { $scores }.
over-shared = Uitslag gekopieerd, afbeelding opgeslagen
over-saved = Afbeelding bewaard
over-not-shared = Je browser staat delen niet toe. Kopieer de link uit de adresbalk.
over-rematch = Revanche
over-analyse = Analyseren
curve-score = score
curve-moves = { $count ->
    [one] 1 zet
   *[other] { $count } zetten
  }
replay-play = Partij afspelen
replay-stop = Stoppen

setting-notation = Zetten in notatie
notation-line = { $name }: { $text }

## De invoerregel
setting-command = Invoerregel voor zetten en vragen altijd tonen
command-ask = Typ een vraag
command-ask-button = Vragen
command-only-questions = Je kunt hier geen zet doen, maar wel iets vragen.
