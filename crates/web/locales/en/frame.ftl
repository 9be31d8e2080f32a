## The header, the footer and the phone's bar
places = Main menu
places-phone = Main menu at the bottom
place-play = Play
place-daily = Daily
place-mine = My games
place-mine-waiting = { $count ->
    [one] game is waiting for you
   *[other] games are waiting for you
  }
place-events = Events
place-learn = Learn
settings = Settings
setting-sound-short = Sound
sound-on = Sound is on
sound-off = Sound is off
footer-about = Free and open source. No ads, no account needed.
footer-rules = Game rules
footer-licence = About and licence
footer-source = Source code
footer-contact = Contact
footer-version = Version { $version }

## About
about-title = About Keeboard
about-free = Keeboard is free, open-source software. Anyone may run it, read its source, change it and share it, under the MIT licence or the Apache License 2.0, at their choice.
about-source = The source code of this server:
about-contact = Questions about this server? Contact its operator:
about-parts = The English words come from SCOWL. The fonts are Atkinson Hyperlegible Next, Fraunces and Noto Sans, under the SIL Open Font License.
about-licence = The { $name } licence

## The first page
home-title = Table games with friends
home-sentence = Send a link and play. Or play against bots or on your own, even offline.
home-your-move = Your move
home-all-mine = { $count ->
    [one] My games
   *[other] All my games ({ $count } waiting)
  }
home-games = The games
home-facts = { $least }–{ $most } players · { $minutes } min
home-play = Play
home-invite = Invite
home-learn = Learn
home-streak = { $count ->
    [one] 1 day in a row
   *[other] { $count } days in a row
  }
home-open-seats = { $count ->
    [one] 1 open seat
   *[other] { $count } open seats
  }

## My games
mine-your-move = Your move ({ $count })
mine-waiting = Waiting for others ({ $count })
mine-finished = Finished ({ $count })
mine-start = Start a game
mine-continue = Continue
local-none = No games on this device yet.

## Setting up a game
make-customise = Customise
make-options-rules = Rules
make-options-time = Time
make-options-table = At the table
make-more-variants = More variants
make-plan-short = { $seats } in { $teams } teams
variant-seats = { $least }–{ $most } players
make-pace = Pace
pace-none = No clock
pace-none-words = Take all the time you like.
pace-live = Live
pace-mail = Correspondence
stepper-less = { $what }: less
stepper-more = { $what }: more

## Sharing
copy-marked = Press Ctrl+C to copy the selected link.
share = Share
