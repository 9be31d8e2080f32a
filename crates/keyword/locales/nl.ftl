## Wat geweigerd wordt
refused-keyword-not_your_turn = Jij bent niet aan de beurt.
refused-keyword-nothing_new = Alle letters van dit woord liggen er al: leg er minstens één bij.
refused-keyword-off_board = { $square } is geen vakje om op te leggen.
refused-keyword-over_letter = Op { $square } ligt al een { $letter }.
refused-keyword-letter_not_there = Op { $square } ligt geen { $letter }.
refused-keyword-square_twice = Op { $square } kan maar één letter liggen.
refused-keyword-not_in_line = De letters moeten in één rij of één kolom liggen.
refused-keyword-gap = De letters moeten op elkaar aansluiten, maar { $square } is leeg.
refused-keyword-across_wall = Een woord kan niet door de muur bij { $wall } heen.
refused-keyword-spelling = Deze zet schrijf je als `{ $play }`.
refused-keyword-not_on_rack = Je rek heeft niet genoeg van deze letters: { $letters }.
refused-keyword-first_too_short = Het eerste woord heeft drie of meer letters, en { $word } niet.
refused-keyword-not_on_gray = De eerste letter van het eerste woord ligt op een grijs vakje, en { $square } is niet grijs.
refused-keyword-not_joined = { $corner ->
    [none] Het woord moet aansluiten op de woorden die er liggen.
   *[other] Het woord moet aansluiten op de woorden die er liggen; het raakt { $corner } alleen aan een hoek.
}
refused-keyword-too_short = Een woord heeft minstens { $shortest } letters; te kort: { $words }.
refused-keyword-not_words = Niet in de woordenlijst: { $words }.
refused-keyword-no_place = { $word } kun je nergens op het bord leggen.
refused-keyword-no_calls = Aan deze tafel noem je geen scores: typ alleen het woord.
refused-keyword-too_few_left = Je kunt geen { $wanted } letters ruilen: er zijn er nog { $left } om te trekken.
refused-keyword-nothing_to_exchange = Ruil minstens één letter.
refused-keyword-struck = { $words } heb je deze beurt al teruggenomen. Verbeter de spelling of leg een ander woord.
refused-keyword-must_play = Je hebt letters teruggenomen, dus je mag niet passen. Leg een ander woord of ruil letters.
refused-keyword-nothing_to_withdraw = Je hebt geen zet om terug te nemen. Leg een woord, ruil of pas.
refused-keyword-nothing_to_point_at = Er is nu geen zet die je kunt aanwijzen.
refused-keyword-wrong_draw = Dat kan nu niet worden getrokken.
refused-keyword-nothing_to_rule_on = Er is geen zet om over te beslissen.
refused-keyword-not_on_turn = { $seat } is niet aan de beurt en kan geen beurt verliezen.
