## De kop, de voet en de balk op een telefoon
places = Hoofdmenu
places-phone = Hoofdmenu onderaan
place-play = Spelen
place-daily = Dagelijks
place-mine = Mijn spellen
place-mine-waiting = { $count ->
    [one] spel wacht op jou
   *[other] spellen wachten op jou
  }
place-events = Events
place-learn = Leren
settings = Instellingen
setting-sound-short = Geluid
sound-on = Het geluid staat aan
sound-off = Het geluid staat uit
footer-about = Keeboard is gratis en open source. Geen reclame, geen account nodig.
footer-rules = Regels van alle spellen
footer-version = Versie { $version }

## De eerste pagina
home-title = Bordspellen met vrienden
home-sentence = Stuur een link en speel. Of speel tegen bots of in je eentje, ook offline.
home-your-move = Jij bent aan zet
home-all-mine = { $count ->
    [one] Mijn spellen
   *[other] Al mijn spellen ({ $count } wachten)
  }
home-games = De spellen
home-facts = { $least }–{ $most } spelers · { $minutes } min
home-play = Spelen
home-invite = Uitnodigen
home-learn = Leren
home-streak = { $count ->
    [one] 1 dag op rij
   *[other] { $count } dagen op rij
  }
home-open-seats = { $count ->
    [one] 1 vrije plaats
   *[other] { $count } vrije plaatsen
  }

## Mijn spellen
mine-start = Begin een spel
mine-continue = Verder
local-none = Er staan nog geen spellen op dit apparaat.

## Een spel klaarzetten
make-customise = Aanpassen
make-options-rules = Regels
make-options-time = Tijd
make-options-table = Aan tafel
make-more-variants = Meer varianten
make-plan-short = { $seats } in { $teams } teams
variant-seats = { $least } tot { $most } spelers
make-pace = Tempo
pace-none = Geen klok
pace-none-words = Neem gerust de tijd.
pace-live = Live
pace-mail = Per post
seat-by-link = Vriend via link
stepper-less = { $what }: minder
stepper-more = { $what }: meer

## Sharing
copy-marked = Druk op Ctrl+C om de gemarkeerde link te kopiëren.
share = Delen
