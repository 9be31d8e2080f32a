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
place-events = Evenementen
place-learn = Uitleg
settings = Instellingen
setting-sound-short = Geluid
sound-on = Het geluid staat aan
sound-off = Het geluid staat uit
footer-about = Gratis en open source. Geen reclame, geen account nodig.
footer-rules = Spelregels
footer-licence = Over Keeboard en licentie
footer-source = Broncode
footer-contact = Contact
footer-version = Versie { $version }

## Over Keeboard
about-title = Over Keeboard
about-free = Keeboard is gratis en open source. Iedereen mag het draaien, de broncode lezen, aanpassen en verder verspreiden, naar keuze onder de MIT-licentie of de Apache-licentie 2.0.
about-source = De broncode van deze server:
about-contact = Vragen over deze server? Neem contact op met de beheerder:
about-parts = De Engelse woorden komen uit SCOWL. De lettertypen zijn Atkinson Hyperlegible Next, Fraunces en Noto Sans, onder de SIL Open Font License.
about-licence = De { $name }-licentie

## De eerste pagina
home-title = Bordspellen met vrienden
home-sentence = Stuur een link en speel. Of speel tegen bots of in je eentje, ook offline.
home-your-move = Jij bent aan de beurt
home-all-mine = { $count ->
    [one] Mijn spellen
   *[other] Al mijn spellen ({ $count } wachten)
  }
home-games = De spellen
home-facts = { $least }–{ $most } spelers · { $minutes } min
home-play = Spelen
home-invite = Uitnodigen
home-learn = Uitleg
home-streak = { $count ->
    [one] 1 dag op rij
   *[other] { $count } dagen op rij
  }
home-open-seats = { $count ->
    [one] 1 vrije plaats
   *[other] { $count } vrije plaatsen
  }

## Mijn spellen
mine-your-move = Jij bent aan de beurt ({ $count })
mine-waiting = Wacht op anderen ({ $count })
mine-finished = Afgelopen ({ $count })
mine-start = Spel beginnen
mine-continue = Verder spelen
local-none = Er staan nog geen spellen op dit apparaat.

## Een spel klaarzetten
make-customise = Aanpassen
make-options-rules = Regels
make-options-time = Tijd
make-options-table = Aan tafel
make-more-variants = Meer varianten
make-plan-short = { $seats } in { $teams } teams
variant-seats = { $least }–{ $most } spelers
make-pace = Tempo
pace-none = Geen klok
pace-none-words = Neem gerust de tijd.
pace-live = Live
pace-mail = Correspondentie
stepper-less = { $what }: minder
stepper-more = { $what }: meer

## Delen
copy-marked = Druk op Ctrl+C om de geselecteerde link te kopiëren.
share = Delen
