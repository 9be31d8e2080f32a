## Notices
chain-log-begins = The first word begins with { $letter }.
chain-log-said = { $name } says { $word } for { $points }.
chain-log-passed = { $name } passes.
chain-log-time-up = { $name } runs out of time.
chain-log-forfeited = { $name } forfeits their turn.
chain-log-struck = Ruling: { $word } by { $name } doesn’t count.
chain-log-left = { $name } has left the game.
chain-log-awarded = Ruling: { $points } for { $name }.
chain-log-ended = The game is over.

## What is shown, and what can be typed
chain-show-letter = The next word begins with { $letter }.
chain-show-no-letter = The first letter hasn’t been drawn yet.
chain-show-said = Said: { $words }
chain-show-turn = turn { $turn } of { $turns }
chain-type-say = say WORD
    a new word of { $shortest } letters or more that begins with { $letter }
chain-type-pass = pass
    say nothing this turn
chain-type-done = pass
    end your turn

## Refusals
refused-chain-wrong_letter = { $word } doesn’t begin with { $letter }. Say a word that does.
refused-chain-too_short = { $word } is too short. Say a word of at least { $shortest } letters.
refused-chain-already_said = { $word } has already been said. Say another word.
refused-chain-not_a_word = { $word } isn’t in the dictionary. Say another word.
refused-chain-dead_letter = No word begins with { $letter }. Draw another letter.
refused-chain-nothing_to_strike = There’s no word to strike.
refused-chain-not_on_turn = It’s not { $seat }’s turn, so there’s nothing to forfeit.
refused-chain-no_such_ruling = Words stand until they’re struck, so that ruling changes nothing.

## Options
option-chain-shortest = Shortest word
option-chain-shortest-count = { $count } letters
option-chain-rounds = Turns each
option-chain-turn = Words per turn
option-chain-turn-single = one
option-chain-turn-spree = as many as you can find before time runs out
option-chain-judge = Checking words
option-chain-judge-referee = by the dictionary, as you play
option-chain-judge-table = by a steward, who can strike the last word
option-chain-timer = Time per turn
option-chain-limit = Time for the whole game

## Presets
preset-name-chain-classic = Classic
preset-chain-classic = Five words each, and no hurry.
preset-name-chain-solitaire = Solitaire
preset-chain-solitaire = Just you: find as many words as you can in two minutes.
preset-name-chain-party = Party
preset-chain-party = Teams, ten minutes, and any word goes unless the steward strikes it.
preset-name-chain-tiny = Tiny (for tests)
preset-chain-tiny = One word each: small enough to search to the end with a short word list.

## Bots
bot-name-curt = Curt
bot-name-verbose = Wordy
bot-meaning-chain-curt = Says the shortest word it can think of.
bot-meaning-chain-verbose = Says the longest word there is.

## What is wrong with a table
problem-chain-spree_needs_timer = To find as many words as you can in a turn, set a time per turn.
