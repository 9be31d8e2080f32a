
## Printing
print-link = Print pages for real tables
print-title = Pages to print
print-what = What to print
print-keesdrow-pad = A score pad for Keesdrow
print-keesdrow-board = A board of Keesdrow, to play on with pens
print-keebble-sheet = A sheet of Keebble, to play on with pens
print-keyword-card = Score cards for a Keyword party
print-keezen-sheet = A score sheet for a table of a Keezen tournament
print-seed = Seed: the same one gives the same board for ever
print-turns = Turns there is room for
print-rounds = Rounds there is room for
print-hands = Hands
print-light = Little ink: black lines, nothing filled
print-round = Round
print-table = Table
print-teams = Both teams, one a line
print-of-tables = A sheet for every table of { $title }.
print-of-guests = A card for everybody at { $title }.
print-nk = With the points of the Dutch championship
print-name = What the event is called
print-names = Names, one a line
print-letter = On Letter paper rather than A4
print-show = Show the pages
print-now = Print
