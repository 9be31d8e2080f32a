## De pagina
yes = Ja
no = Nee
close = Sluiten
guest = Gast
go-home = Terug naar de spellen
not-found-title = Hier is niets
not-found-sentence = Op dit adres staat geen pagina. Controleer de link, of begin bij de spellen.

## Een spel beginnen en vinden
home-lobby = Open tafels
home-lobby-none = Er zijn nu geen open tafels.
home-lobby-start = Open er zelf een, dan kan iedereen aanschuiven:
home-join = Aanschuiven met een link of code
home-code-wrong = Dat is geen link en geen code. Een code heeft zes letters en cijfers, zoals 653 KX7.
home-join-button = Meedoen
make-table = Tafel maken
make-title = Een potje { $game } klaarzetten
make-where = Waar
make-online = Online
make-here = Op dit scherm
make-preset = Variant
make-options-wrong = Sommige opties kloppen niet. Verbeter wat gemarkeerd is en probeer het opnieuw.
make-example = Bijvoorbeeld { $example }
own-file = Uit een bestand
own-file-named = Uit je bestand { $name }
own-file-choose = Bestand kiezen…
own-file-about-keyword = Of speel op een bord uit je eigen bestand.
own-file-about-keesdrow = Of speel met de tegels uit je eigen doos.
own-file-defines = { $name }: { $meaning }
own-file-refused = { $name } is niet bruikbaar. Verbeter dit en kies het bestand opnieuw:
own-file-too-large = Dit bestand is te groot. Kies er een van hooguit { $most } KiB.
own-file-unreadable = Dit bestand is niet te lezen. Kies een tekstbestand.
make-options-changed = { $count } gewijzigd
make-seats = Spelers
make-plan = { $seats ->
    [one] In je eentje
   *[other] { $seats } spelers
  }
make-seat = Plaats { $seat }
make-seat-you = Jij
make-seat-person = Iemand naast je
make-seat-open = Vrij voor wie de link heeft
make-seat-name = Naam
make-bench = Sleep naar een plaats:
make-bench-guest = Wie de link heeft
make-clock = Bedenktijd
clock-none = Onbeperkt
clock-turn = { $time } per beurt
clock-game = { $time } per speler
clock-game-increment = { $time } per speler, plus { $increment } per beurt
clock-days = { $time } per beurt, plus { $bank } reserve
make-words = Woordenlijst
make-words-everyday = Alledaags: woorden die bijna iedereen kent
make-words-common = Gangbaar: woorden uit boeken en kranten
make-words-standard = Ruim: woorden uit een groot woordenboek
make-words-full = Volledig: woorden uit de grootste woordenboeken
make-talk = Chat
talk-open = Berichten en reacties
talk-reactions = Alleen reacties
talk-silent = Aan deze tafel staat de chat uit.
talk-silent-short = Uit
make-watching = Anderen mogen meekijken
make-listed = Bij de open tafels zetten, zodat iedereen kan aanschuiven

## Jij
your-name = Je naam
language = Taal
setting-sound = Geluiden afspelen
setting-notify = Melding geven als ik aan de beurt ben, ook als ik in een ander tabblad zit
setting-notify-refused = Je browser houdt meldingen van deze pagina tegen. Sta ze toe in de instellingen voor deze site.
recover = Plaats terughalen
recover-code = Herstelcode
recover-wrong = Deze herstelcode werkt niet. Elke code werkt één keer; gebruik de nieuwste die je hebt gekregen.

## Mijn tafels
mine-title = Mijn spellen
mine-none = Je doet nog nergens aan mee. Begin een spel, of schuif aan met een link of code.
mine-with = met { $names }
mine-seats-open = wacht op spelers
mine-not-begun = begint zo
mine-goes-on = bezig
mine-over = afgelopen

## Aan tafel
menu = Menu
tab-rules = Regels
tab-unread = { $count } nieuw
players = Spelers
log = Verloop van het spel
connecting = Verbinden…
offline = Verbinding verbroken. We proberen het opnieuw… er gaat niets verloren.
sit-here = Hier gaan zitten
sit-down = Gaan zitten
stand-up = Opstaan
be-ready = Ik ben er klaar voor
play-again = Nog een potje spelen
be-unready = Nog niet klaar
all-taken = Alle plaatsen zijn bezet. Je kijkt mee.
status-watching = Je kijkt mee.
start = Spel starten
seat-open = Vrije plaats
seat-bot = Speler op plaats { $seat }
seat-no-bot = Vrij laten
bot-option = Bot: { $bot }
bot-strength = Sterkte { $level } van 5, rating { $rating }
bot-rating = rating { $rating }
bot-strengths = Sterkte van de bots
seat-stand-in = { $name } ({ $bot } valt in)
seat-you = jij
seat-partner = je maat
seat-host = gastheer
seat-left = weg
seat-ready = klaar
seat-wins = { $count ->
    [one] 1 keer gewonnen
   *[other] { $count } keer gewonnen
  }
share-title = Anderen uitnodigen
share-sentence = Stuur deze link. Wie hem opent, kan gaan zitten.
share-full = Alle plaatsen zijn bezet. Wie deze link opent, kan meekijken.
share-link = Link naar deze tafel
share-code = Of geef deze code door:
share-qr = QR-code van de link
copy = Link kopiëren
copied = Gekopieerd
wait = Een ogenblik…
your-turn = Jij bent aan de beurt
your-answer = Jij moet antwoorden
your-choice = Jij mag kiezen
you-may-object = Vecht het aan, of laat het staan
waiting-for-round = Het spel begint als de gastheer de ronde start.
status-seats-open = Wachten tot er spelers aanschuiven.
status-be-ready = Klaar om te beginnen?
status-not-ready = { $count ->
    [one] Wachten tot { $names } klaar is.
   *[other] Wachten tot { $names } klaar zijn.
  }
status-paused = Pauze. Alle klokken staan stil.
status-turn = { $count ->
    [one] { $names } is aan de beurt
   *[other] { $names } zijn aan de beurt
  }
status-answering = { $count ->
    [one] { $names } moet antwoorden
   *[other] { $names } moeten antwoorden
  }
status-choosing = { $count ->
    [one] { $names } moet nog kiezen
   *[other] { $names } moeten nog kiezen
  }
status-objecting = { $count ->
    [one] { $names } kan aanvechten
   *[other] { $names } kunnen aanvechten
  }

# Hoe een spel is afgelopen. Jouw kant is “Je” of “Jij en Bo”.
you-and = { $count ->
    [one] Je
   *[other] Jij en { $names }
  }
status-alone = { $names } haalde { $score ->
    [one] 1 punt
   *[other] { $score } punten
  }.
status-won-to = { $count ->
    [one] { $names } won met { $score } tegen { $other }.
   *[other] { $names } wonnen met { $score } tegen { $other }.
  }
status-lost-to = { $count ->
    [one] { $names } verloor met { $score } tegen { $other }.
   *[other] { $names } verloren met { $score } tegen { $other }.
  }
status-won = { $count ->
    [one] { $names } won met { $score }.
   *[other] { $names } wonnen met { $score }.
  }
status-won-plain = { $count ->
    [one] { $names } won.
   *[other] { $names } wonnen.
  }
status-shared = { $names } zijn samen eerste met { $score }.
status-tie = Gelijkspel: iedereen heeft { $score }.
over-because = Het spel is afgelopen: { $reason }.
over-early = het is voortijdig gestopt, met de stand van dat moment

best-to-beat = Je record: { $score }
best-new = Nieuw record: { $score }, { $more } hoger dan het vorige
best-first = Je record tot nu toe: { $score }
best-stands = Je record blijft { $score }
best-hinted = Met hints gespeeld, dus het telt niet als record
time-game = Resterende speeltijd
time-days = { $days } d { $hours } u
time-days-aloud = { $days } dagen{ $hours ->
    [0] {""}
   *[other] {" "}en { $hours } uur
  }
seconds-left = { $seconds ->
    [one] Nog 1 seconde.
   *[other] Nog { $seconds } seconden.
  }
board-keys = Met de pijltjestoetsen loop je over het bord.
command-bar = Typ een zet
play-it = Spelen
plain-board = Het bord als tekst
plain-actions = Jouw zetten
plain-help = Wat kan ik typen?
say = Schrijf een bericht
send = Versturen
say-to-team = Alleen aan mijn team
reactions = Reacties
rules-of-table = De regels aan deze tafel
rules-numbered = Volledige regels, genummerd (Engels)
rules-words = Woordenlijst: { $words }
absent-title = { $name } is er even niet
absent-you-left = Je bent voorgoed uit dit spel gestapt.
absent-others = De anderen beslissen hoe het verdergaat.
choice-wait = Blijven wachten
choice-bot = Een bot laten spelen voor { $name }
choice-without = Verder spelen zonder { $name }
choice-end = Spel stoppen
absent-question = Wat wil je doen?
proposal-question = Vind je dat goed?
proposal-waiting = Wachten op antwoord van { $names }.
proposal-pause = { $count ->
    [one] { $names } wil even pauze.
   *[other] { $names } willen even pauze.
  }
proposal-resume = { $count ->
    [one] { $names } wil verder spelen.
   *[other] { $names } willen verder spelen.
  }
proposal-end = { $count ->
    [one] { $names } wil het spel nu stoppen, met deze stand.
   *[other] { $names } willen het spel nu stoppen, met deze stand.
  }
take-back = Zet terugnemen
take-back-short = Terugnemen
propose-pause = Pauze voorstellen
propose-resume = Voorstellen om verder te spelen
propose-end = Voorstellen om te stoppen
end-sure = Echt stoppen? De stand van nu telt.
unpause = Spel hervatten
leave-game = Voorgoed uit het spel stappen
leave-game-sure = Weet je het zeker? Je kunt niet terug in dit spel.
close-table = Tafel voorgoed sluiten
close-table-sure = Echt sluiten? Niemand kan hier dan nog spelen.
replay-open = Spel terugkijken
notify-turn = Je bent aan de beurt in { $game }.

## Weigeringen
refused-offline = De server is niet te bereiken. Controleer je verbinding en probeer het opnieuw.
seat-lost = Je plaats is op een ander apparaat teruggehaald. Je kunt hier meekijken, of hem terugnemen met je nieuwste herstelcode.
seat-lost-watch = Meekijken
refused-stale = Het spel is intussen verder. Kijk nog eens en probeer het dan opnieuw.

## Wie er praat
speaker-host = De gastheer
speaker-steward = De wedstrijdleider
speaker-spectator = Een toeschouwer

## Het verloop
log-made = De tafel staat klaar.
log-sat = { $name } is gaan zitten.
log-stood = { $name } is opgestaan.
log-bot-sat = { $bot } is gaan zitten.
log-ready = { $name } is klaar.
log-not-ready = { $name } is toch nog niet klaar.
log-start-asked = De gastheer heeft het spel gestart.
log-started = Spel { $number } begint.
log-taken-back = { $name } heeft een zet teruggenomen.
log-taken-back-you = Je hebt je zet teruggenomen.
log-finished = Het spel is afgelopen.
log-chat = { $name }: { $text }
log-chat-team = { $name } (aan het team): { $text }
log-reacted = { $name }: { $what }
log-proposed-pause = { $name } stelt een pauze voor.
log-proposed-resume = { $name } stelt voor om verder te spelen.
log-proposed-end = { $name } stelt voor om nu te stoppen, met deze stand.
log-agreed = { $name } vindt het goed.
log-declined = { $name } vindt het niet goed.
log-paused = Het spel is gepauzeerd. Alle klokken staan stil.
log-resumed = Het spel gaat verder.
log-gone = { $name } heeft geen verbinding meer.
log-missed = { $name } is al een tijdje weg.
log-back = { $name } is terug.
log-left = { $name } is weggegaan.
log-voted-wait = { $name } wil op { $about } wachten.
log-voted-bot = { $name } wil een bot laten spelen voor { $about }.
log-voted-without = { $name } wil verder zonder { $about }.
log-voted-end = { $name } wil het spel stoppen.
log-awaited = { $name } krijgt meer tijd om terug te komen.
log-stood-in = { $bot } valt in voor { $name }.
log-handed-over = { $name } is nu de gastheer.
log-handed-over-away = De nieuwe gastheer speelt niet mee aan deze tafel.
log-appointed = Er is een wedstrijdleider aangewezen.
log-time-given = De server was een tijdje onbereikbaar. Iedereen krijgt die tijd terug.
log-closed = De tafel is gesloten.
reaction-hello = Hallo!
reaction-well-played = Goed gespeeld!
reaction-thanks = Dank je!
reaction-sorry = Sorry!
reaction-oops = Oeps!
reaction-wow = Wauw!
reaction-laugh = Haha!
reaction-hmm = Hmm…
reaction-good-game = Mooi potje!
plates = Spelers
