## Wat een tafel weigert
refused-table-closed = Deze tafel is gesloten.
refused-table-time_first = De tijd was om voordat dit aankwam.
refused-table-not_now = Dat kan nu niet.
refused-table-no_such_seat = Die plaats is er niet aan deze tafel.
refused-table-seat_taken = Die plaats is bezet.
refused-table-no_open_seat = Alle plaatsen zijn bezet.
refused-table-already_seated = Je zit al aan deze tafel.
refused-table-not_seated = Dat is voor wie een plaats heeft.
refused-table-bad_name = Een naam heeft 1 tot 30 letters op één regel.
refused-table-seats_open = Er zijn nog open plaatsen; wacht op mensen of zet er bots.
refused-table-not_host = Dat mag alleen de gastheer.
refused-table-not_steward = Daarover beslist een steward.
refused-table-nobody_there = Op die plaats zit niemand.
refused-table-no_such_bot = Die bot kan hier niet zitten.
refused-table-paused = Het spel is gepauzeerd.
refused-table-not_paused = Het spel is niet gepauzeerd.
refused-table-out_of_time = Je tijd is op.
refused-table-stand_in = Een bot speelt voor je tot je terug bent.
refused-table-no_seed_needed = Er staat geen spel op het punt te beginnen.
refused-table-not_a_bot = Op die plaats speelt geen bot.
refused-table-bad_text = Zeg het korter, op één regel.
refused-table-silent = Aan deze tafel wordt niet gepraat.
refused-table-no_team = Je hebt geen partner om mee te praten.
refused-table-private_talk = Tijdens een spel kun je niet onder vier ogen met je partner praten. Zeg het tegen iedereen, of na afloop.
refused-table-other_proposal = Beantwoord eerst het andere voorstel.
refused-table-no_proposal = Er is niets voorgesteld.
refused-table-already_agreed = Je was het er al mee eens.
refused-table-nothing_to_decide = Over die plaats valt niets te beslissen.
refused-table-own_seat = Wat er met je plaats gebeurt, zeggen de anderen.
refused-table-gone_for_good = Wie daar zat, komt niet terug.
refused-table-led = Dat wordt voor alle tafels van het evenement tegelijk beslist.
refused-table-stewards_do_not_play = Een steward speelt niet mee.

## Wat elk spel weigert

## Wat de server weigert
refused-server-no_such_table = Die tafel is er niet.
refused-server-broken_table = Deze tafel is met een andere versie van de server gemaakt en kan niet worden geopend.
refused-server-no_such_event = Dat evenement is er niet.
refused-server-broken_event = Dit evenement is met een andere versie van de server gemaakt en kan niet worden geopend.
refused-server-not_over = Dat is er pas als het evenement is afgelopen.
refused-server-no_table_for_you = Je hebt in deze ronde geen tafel.
refused-server-no_room = De server heeft geen ruimte om dit te bewaren. Het is niet gebeurd; probeer het later nog eens.
refused-server-unavailable = De server kan nu even niets bewaren. Probeer het zo nog eens.
refused-server-bad_token = Deze sleutel past hier niet.
refused-server-no_token = Kom eerst aan tafel: wie alleen kijkt, kan niets vragen.
refused-server-no_watching = Alleen wie meespeelt, mag deze tafel zien.
refused-server-finding = Zelf iets vinden om te spelen is hier het spel.
refused-server-other_origin = Dit verzoek komt van een andere site.
refused-server-slow_down = Dat was te veel tegelijk. Probeer het zo nog eens.
refused-server-too_large = Dat is meer dan er in één keer kan.
refused-server-not_logged_in = Log eerst in.
refused-server-wrong_login = De naam of het wachtwoord klopt niet.
refused-server-name_taken = Die naam is al bezet.
refused-server-claimed = Deze plaats hoort bij een ander account.
refused-server-not_for_bots = Dat is voor degene van wie de bot is.
refused-server-only_for_bots = Dat is alleen voor bots.
refused-server-too_many_bots = Je account heeft al zoveel bots als mag.
refused-server-no_such_bot = Je hebt geen bot met die naam.
refused-server-not_understood = Dat heeft de server niet begrepen.
refused-server-problems = Zo kan het niet: er klopt iets niet aan wat gevraagd is.
refused-server-nothing_here = Hier is niets.
refused-server-inside = Er ging bij ons iets mis.

## Wat de browser zelf weigert
refused-local-problems = Zo kan het niet: er klopt iets niet aan wat gevraagd is.
refused-record-unreadable = Dit verslag is niet te lezen.
