## Without a server
local-title = Games in this browser
local-sentence = These games are kept on this device and need no network.
local-going-on = going on
local-over = over
local-forget = Delete
local-forget-game = Delete this game of { $game }
local-forget-sure = Really delete?
local-pass = Pass the device to { $name }
local-pass-why = The others look away.
local-here = I am { $name }
local-holder = { $name } has the device
refused-no-worker = What plays without a server could not be started in this browser.
