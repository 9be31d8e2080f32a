## De pagina
yes = Ja
no = Nee
close = Sluiten
guest = Gast
go-home = Naar de spellen
not-found-title = Hier is niets
not-found-sentence = Op dit adres staat geen pagina.

## Een tafel maken en vinden
home-sentence = Bordspellen met vrienden, door een link te sturen. Of tegen bots, alleen, en zonder netwerk.
home-lobby = Open tafels
home-lobby-none = Er wacht nu niemand op spelers.
home-join = Aanschuiven
home-code = Link of code
home-code-wrong = Een code heeft zes letters en cijfers, zoals 653 KX7; een link is langer.
home-join-button = Aanschuiven
home-mine = Mijn tafels
play-bot = Tegen een bot
play-friends = Met vrienden
make-table = Maak de tafel
make-title = Een tafel { $game }
make-where = Waar
make-online = Met een link, ieder op een eigen scherm
make-here = Op dit scherm, ook zonder netwerk
make-preset = Hoe je speelt
make-options = Alle opties
make-options-wrong = Kijk naar de opties die gemerkt zijn.
make-option-wrong = Het moet zijn: { $expected }
own-file = Uit een bestand
own-file-named = Uit je bestand: { $name }
own-file-choose = Kies een bestand…
own-file-about-keyword = Of speel op een bord dat je zelf hebt ingetypt. De uitleg staat in docs/keyword-board.md.
own-file-about-keesdrow = Of speel met de tegels van je eigen doos. De uitleg staat in docs/keesdrow-tiles.md.
own-file-defines = { $name }: { $meaning }
own-file-refused = { $name } kan niet gebruikt worden. Verbeter dit en kies het bestand opnieuw:
own-file-too-large = Het bestand is te groot. Een bestand mag hooguit { $most } KiB zijn.
own-file-unreadable = Het bestand kan niet gelezen worden. Kies een tekstbestand.
make-options-changed = { $count ->
    [one] één veranderd
   *[other] { $count } veranderd
  }
make-seats = Spelers
make-plan = { $seats ->
    [one] alleen
   *[other] { $seats } spelers
  }
make-plan-teams = { $seats } spelers in { $teams } teams
make-seat = Plaats { $seat }
make-seat-you = Jij
make-seat-person = Iemand anders
make-seat-open = Open, voor wie de link heeft
make-seat-name = Naam
make-clock = Tijd
clock-none = Zo lang je wilt
clock-turn = { $minutes ->
    [one] Eén minuut per beurt
   *[other] { $minutes } minuten per beurt
  }
clock-game = Ieder { $minutes } minuten, en { $seconds } seconden erbij per beurt
clock-days = { $days ->
    [one] Eén dag per beurt
   *[other] { $days } dagen per beurt
  }, met een reserve van { $bank } dagen
make-words = Woorden
make-words-everyday = woorden die bijna iedereen kent
make-words-common = woorden uit boeken en kranten
make-words-standard = woorden uit een groot woordenboek
make-words-full = woorden uit de grootste woordenboeken
make-talk = Praten
talk-open = open: iedereen hoort alles
talk-reactions = alleen reacties
talk-silent = Aan deze tafel wordt gezwegen.
talk-silent-short = niet
make-watching = Anderen mogen meekijken
make-listed = Vreemden vinden hem in de lijst van open tafels

## Jij
you = Jij
your-name = Je naam
your-colour = Je kleur
your-colour-choice = Kleur { $number }
language = Taal
setting-sound = Een zacht geluid als ik aan de beurt ben
setting-notify = Waarschuw me als ik aan de beurt ben, ook als deze pagina achter andere zit
setting-notify-refused = De browser laat deze pagina niet waarschuwen. Dat kan in de instellingen voor deze pagina veranderd worden.
recovery-sentence = Als je deze browser kwijtraakt, krijg je met deze code je plaats terug. Schrijf hem op: { $code }
recover = Een plaats terugkrijgen
recover-code = Herstelcode
recover-wrong = Geen plaats heeft deze code. Elke code werkt één keer: je kreeg er een nieuwe bij.

## Mijn tafels
mine-title = Mijn tafels
mine-none = Je zit nog nergens aan tafel.
mine-waits = wacht op jou
mine-with = met { $names }
mine-seats-open = wacht op spelers
mine-not-begun = begint zo
mine-goes-on = bezig
mine-over = afgelopen

## Aan tafel
menu = Menu
panel = Spelers, verloop, praten en regels
tab-players = Spelers
tab-log = Verloop
tab-talk = Praten
tab-rules = Regels
tab-unread = { $count } nieuw
players = Spelers
log = Wat er gebeurde
connecting = Verbinden …
offline = De verbinding is weg. Ze komt vanzelf terug; er gaat niets verloren.
sit-here = Ga hier zitten
sit-down = Ga zitten
stand-up = Sta op
be-ready = Ik ben klaar
play-again = Nog een spel
be-unready = Toch nog niet
all-taken = Alle plaatsen zijn bezet. Je kijkt toe.
you-look-on = Je kijkt toe.
start = Begin nu
seat-open = vrij
seat-bot = Wie plaats { $seat } speelt
seat-no-bot = vrij
bot-option = Bot: { $bot }
bot-named = { $bot } ({ $seat })
seat-stand-in = { $name } ({ $bot } speelt)
seat-you = jij
seat-partner = je partner
seat-host = gastheer
seat-left = is weg
seat-gone = verbinding kwijt
seat-ready = klaar
seat-not-ready = nog niet klaar
seat-wins = { $count ->
    [one] één spel gewonnen
   *[other] { $count } spellen gewonnen
  }
share-title = Uitnodigen
share-sentence = Stuur deze link. Wie hem opent, kan gaan zitten.
share-full = Alle plaatsen zijn bezet. Wie deze link opent, kijkt toe.
share-link = Link van deze tafel
share-code = Of noem de code { $code }
share-qr = De link als code voor de camera van een telefoon
copy = Kopieer
copied = Gekopieerd
wait = Even wachten.
your-turn = Jij bent aan de beurt
your-answer = Geef antwoord
you-may-object = Je mag bezwaar maken, of het laten gaan
led-waits = Het spel begint als de gastheer de ronde start.
status-seats-open = We wachten tot er iemand gaat zitten.
status-not-ready = { $count ->
    [one] We wachten tot { $names } klaar is.
   *[other] We wachten tot { $names } klaar zijn.
  }
status-paused = Pauze. Alle klokken staan stil.
status-turn = { $count ->
    [one] { $names } is aan zet
   *[other] { $names } zijn aan zet
  }
status-answering = We wachten op het antwoord van { $names }
status-objecting = { $count ->
    [one] { $names } mag bezwaar maken
   *[other] { $names } mogen bezwaar maken
  }
status-alone = Het spel is afgelopen: { $score } punten.
best-to-beat = Je record: { $score }
best-new = Nieuw record: { $score }, { $more } meer dan je vorige
best-first = Je eerste record: { $score }
best-stands = Je record blijft { $score }
status-you-won = Je hebt gewonnen!
status-won = { $count ->
    [one] { $names } heeft gewonnen.
   *[other] { $names } hebben gewonnen.
  }
time-turn = Beurt
time-objection = Bezwaar
time-game = Spel
time-days = { $days } d { $hours } u
seconds-left = { $seconds ->
    [one] Nog één seconde.
   *[other] Nog { $seconds } seconden.
  }
board-keys = Met de pijltjes ga je over het bord.
command-bar = Typ een zet
play-it = Speel
say = Zeg iets
send = Stuur
say-to-team = alleen tegen mijn team
reactions = Reacties
rules-of-table = De regels van deze tafel
rules-numbered = De regels van het spel, op nummer (Engels)
rules-words = Woorden: { $words }
absent-title = { $name } is weg
absent-you-left = Je hebt het spel voorgoed verlaten.
absent-others = De anderen beslissen hoe het verdergaat.
choice-wait = Wachten
choice-bot = Een bot speelt voor { $name }
choice-without = Verder zonder { $name }
choice-end = Het spel beëindigen
absent-question = Wat doen we?
proposal-question = Vind je dat goed?
proposal-pause = Er is een pauze voorgesteld. Vind je dat goed?
proposal-resume = Iemand wil verder. Vind je dat goed?
proposal-end = Iemand stelt voor het spel nu te beëindigen. Vind je dat goed?
propose-pause = Stel een pauze voor
propose-resume = Stel voor verder te gaan
propose-end = Stel voor het spel te beëindigen
unpause = Beëindig de pauze
leave-game = Verlaat het spel voorgoed
leave-game-sure = Echt weg? Je kunt niet terug in dit spel.
close-table = Sluit de tafel voorgoed
close-table-sure = Echt sluiten? Niemand kan hier nog spelen.
over-because = Het spel is afgelopen: { $reason }.
over-early = het is eerder beëindigd, met de stand van dat moment
replay-open = Bekijk het spel nog eens
notify-turn = Je bent aan de beurt in { $game }.

## Weigeringen
refused-offline = De server is nu niet te bereiken.
refused-server-no_such_code = Er is geen open tafel en geen avond met deze code. Codes van tafels werken tot het spel begint.
seat-lost = De plaats die deze browser hier had is in een andere teruggehaald. Je kunt hier toekijken, of hem met zijn code terughalen.
seat-lost-look-on = Toekijken
refused-stale = Het spel is intussen verder; kijk nog eens.

## Wie er spreekt
speaker-host = De gastheer
speaker-steward = Een spelleider
speaker-spectator = Iemand die meekijkt

## Het verloop
log-made = De tafel is gemaakt.
log-sat = { $name } is gaan zitten.
log-stood = { $name } is opgestaan.
log-bot-sat = { $bot }, een bot, is gaan zitten.
log-ready = { $name } is klaar.
log-not-ready = { $name } is toch nog niet klaar.
log-start-asked = De gastheer begint het spel.
log-started = Spel { $number } begint.
log-finished = Het spel is afgelopen.
log-chat = { $name }: { $text }
log-chat-team = { $name } (tegen het team): { $text }
log-reacted = { $name }: { $what }
log-proposed-pause = { $name } stelt een pauze voor.
log-proposed-resume = { $name } stelt voor verder te gaan.
log-proposed-end = { $name } stelt voor het spel nu te beëindigen.
log-agreed = { $name } vindt het goed.
log-declined = { $name } vindt het niet goed.
log-paused = Pauze: alle klokken staan stil.
log-resumed = Het spel gaat verder.
log-gone = { $name } heeft geen verbinding meer.
log-missed = { $name } is al lang weg.
log-back = { $name } is terug.
log-left = { $name } is weggegaan.
log-voted-wait = { $name } wil op { $about } wachten.
log-voted-bot = { $name } wil dat een bot voor { $about } speelt.
log-voted-without = { $name } wil zonder { $about } verder.
log-voted-end = { $name } wil het spel beëindigen.
log-awaited = { $name } krijgt meer tijd om terug te komen.
log-stood-in = { $bot } speelt verder voor { $name }.
log-handed-over = { $name } is nu de gastheer.
log-handed-over-away = Iemand die niet meespeelt is nu de gastheer.
log-appointed = Er is een spelleider aangewezen.
log-time-given = De klokken zijn teruggezet: de tafel was niet te bereiken.
log-closed = De tafel is gesloten.
reaction-hello = Hallo!
reaction-well-played = Goed gespeeld!
reaction-thanks = Dank je!
reaction-sorry = Sorry!
reaction-oops = Oeps!
reaction-wow = Wauw!
reaction-laugh = Haha!
reaction-hmm = Hmm …
reaction-good-game = Goed spel!
