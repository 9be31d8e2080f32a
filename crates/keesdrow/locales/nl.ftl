## Wat geweigerd wordt
refused-keesdrow-not_your_turn = Je bent niet aan de beurt.
refused-keesdrow-jump = Van { $from } naar { $to } is een sprong: een stap gaat naar een buur of blijft staan.
refused-keesdrow-no_letter = Op { $cell } ligt geen letter.
refused-keesdrow-letter_expired = De { $letter } op { $cell } is op: elke letter werkt drie keer in een spel.
refused-keesdrow-misspelt = De gelopen letters spellen { $spelled }, niet { $word }.
refused-keesdrow-too_short = Een woord heeft minstens { $shortest } letters; { $word } is te kort.
refused-keesdrow-not_a_word = { $word } staat niet in de woordenlijst.
refused-keesdrow-played_before = Precies deze letters hebben { $word } al gespeld.
refused-keesdrow-shorter_version = Op deze letters is { $word } een kortere vorm van { $earlier }, dat al gespeeld is.
refused-keesdrow-no_peg_left = De doos heeft geen { $colour ->
    [green] groene
    [yellow] gele
   *[red] rode
 } pin meer voor { $cell }.
refused-keesdrow-cannot_be_walked = Geen weg over dit bord spelt { $word }.
refused-keesdrow-nothing_to_challenge = Er is nu geen woord dat je kunt aanvechten.
refused-keesdrow-no_such_word = De beurt heeft { $words } woorden, dus er is geen woord { $number }.
refused-keesdrow-word_settled = Over woord { $number } van de beurt is al beslist; vecht een ander woord aan.
refused-keesdrow-wrong_draw = Deze tegels kunnen nu niet worden gelegd of gepakt.
refused-keesdrow-nothing_to_rule_on = Er staat geen beurt open om over te beslissen.
refused-keesdrow-not_on_turn = { $seat } is niet aan de beurt en heeft niets te verliezen.
refused-keesdrow-referee_over = Het spel is afgelopen.
refused-keesdrow-referee_nobody_begins = Eerst moet je zeggen wie begint.
refused-keesdrow-referee_must_stand = De beurt ervoor beslist het spel: die moet eerst blijven staan of aangevochten worden.
refused-keesdrow-referee_off_the_board = Die weg gaat buiten de letters van het bord.
refused-keesdrow-referee_no_turn = Er is nu niemand aan de beurt.
refused-keesdrow-referee_no_game_time = Dit spel heeft geen eigen tijd.
refused-keesdrow-referee_nothing_to_challenge = Er is geen beurt die aangevochten kan worden.
refused-keesdrow-referee_who_challenges = Wie vecht aan? Dat kunnen { $names }: typ challenge en de naam.
refused-keesdrow-referee_nothing_to_undo = Er is nog niets verteld dat terug kan.
refused-keesdrow-referee_no_letter = Op { $cell } ligt geen letter.
refused-keesdrow-referee_barred = Met die letter kan `{ $entry }` niet meer; neem dat eerst terug.
