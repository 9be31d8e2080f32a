// The small things that new players trip over.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isForEveryone } from "./support/axe.mjs";
import { FAR } from "./support/browser.mjs";
import { middling, parts, sensible } from "./support/choices.mjs";
import { choosePreset, setOptions } from "./support/fields.mjs";
import { Solo } from "./support/solo.mjs";
import { CACHING, stage } from "./support/stage.mjs";
import { Table, openRail } from "./support/table.mjs";

const on = stage();

const DESK = { viewport: { width: 1440, height: 900 } };

/** Everyone agrees to end the game as it stands. */
async function end([first, ...others]) {
  await first.page.getByRole("button", { name: "Menu" }).click();
  await first.page.locator("dialog[open]").getByRole("button", { name: "Suggest ending the game" }).click();
  for (const { page } of others) await page.locator(".ask-all").getByRole("button", { name: "Yes" }).click();
  for (const { page } of [first, ...others]) await page.waitForSelector(".standings");
}

/** Creates a table for one, on this device. */
async function alone(person, game, preset, options = {}) {
  const page = await person.open(`/new/${game}`);
  await page.locator("input[name=place]").nth(1).check();
  if (preset) await choosePreset(page, preset);
  await setOptions(page, options);
  await page.getByRole("button", { name: "Create table" }).click();
  return page;
}

/** What a player prepares in each game, and what shows that it is prepared. */
const PREPARED = {
  keesdrow: { prepare: (page) => page.fill("#keesdrow-word", "EAT"), shown: ".keesdrow-walk, #keesdrow-word" },
  keyword: { prepare: (page) => page.locator(".keyword-slot").first().click(), shown: '.keyword-slot[aria-pressed="true"], .keyword-tried' },
  keezen: { prepare: (page) => page.locator(".keezen-card").first().click(), shown: '.keezen-card.chosen, .keezen-cell[aria-selected="true"]' },
  keebble: { prepare: (page) => page.locator(".keebble-cell").first().click(), shown: '.keebble-cell.chosen, .keebble-cell[aria-selected="true"]' },
};

for (const [game, { prepare, shown }] of Object.entries(PREPARED)) {
  test(`nothing prepared is left when a game of ${game} ends, and its rules can still be read`, async () => {
    const people = [await on.person("Anna", "mouse", DESK), await on.person("Bo", "mouse", DESK)];
    const table = await Table.gather(on.server, game, people, game === "keezen" ? { preset: "two" } : { seats: 2 });
    const player = table.asked(await table.view()) ?? people[0];
    await prepare(player.page);
    await end(people);
    for (const { page } of people) assert.equal(await page.locator(shown).count(), 0);
    const { page } = player;
    await page.getByRole("button", { name: "Rules", exact: true }).click();
    await page.locator("dialog[open] .rules").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Close and see the board" }).click();
    await page.getByRole("button", { name: "Rules", exact: true }).click();
    await page.locator("dialog[open] .rules").waitFor();
  });
}

test("what doesn’t fit together is reported where it can be changed", async () => {
  const anna = await on.person("Anna", "mouse", DESK);
  for (const [options, key, reason] of [
    [{ turn: "spree" }, "timer", /set a time/],
    [{ end: "exhaustion" }, "shortest", /at least 5 letters/],
    [{ end: "limit" }, "limit", /needs a time/],
  ]) {
    const page = await alone(anna, "keesdrow", undefined, options);
    await page.waitForSelector(`#option-${key}[aria-invalid=true]:focus`);
    assert.match(await page.locator(`#option-${key}-wrong`).innerText(), reason);
  }
});

test("a lobby never waits for bots", async () => {
  const anna = await on.person("Anna");
  const page = await anna.open("/new/keezen");
  await page.getByRole("button", { name: "Create table" }).click();
  await page.locator(".seat-free").first().waitFor();
  for (const seat of await page.locator(".seat-bot select").all()) await seat.selectOption("pip");
  await page.waitForFunction(() => !document.querySelector(".seat-free"));
  assert.doesNotMatch(await page.locator(".lobby-table .pill").innerText(), /Pip|Lulu|Momo/);
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.waitForSelector(".table-playing");
});

test("everyone sees all clocks and what they measure", async () => {
  const people = await on.people({ Anna: "mouse", Bo: "touch" });
  await Table.gather(on.server, "keesdrow", people, { pace: "Correspondence" });
  for (const { page } of people) {
    assert.equal(await page.locator(".seat-clock:visible").count(), 2);
    const told = await page.locator(".seat-clock").evaluateAll((clocks) => clocks.map((clock) => clock.title));
    assert.ok(told.some((words) => /left for this move$/.test(words)) && told.some((words) => /for the next move$/.test(words)), told.join());
  }
});

test("the switch for notifications stays off when the browser refuses them", async () => {
  const anna = await on.person("Anna");
  await anna.context.addInitScript(() => {
    // A player who says no when the browser asks.
    Notification.requestPermission = async () => {
      Object.defineProperty(Notification, "permission", { get: () => "denied" });
      return "denied";
    };
    Object.defineProperty(Notification, "permission", { get: () => "default", configurable: true });
  });
  const page = await anna.open("/");
  await page.getByRole("button", { name: "Your menu: Anna" }).click();
  await page.getByRole("menuitem", { name: "Settings" }).click();
  const notify = page.getByLabel("Notify me when it’s my turn");
  await notify.click();
  await page.getByText("Your browser blocks notifications").waitFor();
  assert.equal(await notify.isChecked(), false);
  await isForEveryone(page, "refused notifications");
});

test("a game on this device says nothing of clocks when it is opened again", async () => {
  const anna = await on.person("Anna", "mouse", DESK);
  const page = await alone(anna, "keesdrow", "solitaire-timed");
  await page.waitForSelector(".timer");
  for (let times = 0; times < 2; times++) {
    await page.reload();
    await page.waitForSelector(".timer");
  }
  await openRail(anna);
  await page.locator(".log li").first().waitFor();
  assert.doesNotMatch(await page.locator(".log").innerText(), /clock|time/i);
});

test("spectators know that only other spectators read what they write", async () => {
  const people = await on.people({ Anna: "mouse", Bo: "mouse" });
  const [dirk, eva] = await on.people({ Dirk: "mouse", Eva: "mouse" });
  await Table.gather(on.server, "keesdrow", people);
  for (const spectator of [dirk, eva]) {
    await spectator.open(`/t/${people[0].table}`);
    await openRail(spectator);
    await spectator.page.getByPlaceholder("Write to the other spectators").waitFor();
  }
  await dirk.page.fill("#say", "Anna has a great word");
  await dirk.page.keyboard.press("Enter");
  for (const spectator of [dirk, eva]) await spectator.page.locator(".log-aside", { hasText: "Anna has a great word" }).waitFor();
  for (const { page } of people) assert.equal(await page.getByText("Anna has a great word").count(), 0);
});

test("a letter of Keyword picked up first goes to the square tapped next", async () => {
  const people = await on.people({ Anna: "touch", Bo: "touch" });
  const table = await Table.gather(on.server, "keyword", people, { seats: 2 });
  const { page } = table.asked(await table.view());
  const squares = await page.locator(".keyword-cell").evaluateAll((cells) => cells.slice(0, 2).map(({ id }) => `#${id}`));
  for (const square of squares) {
    await page.locator(".keyword-slot:not(.keyword-away)").first().tap();
    await page.tap(square);
  }
  assert.equal(await page.locator(".keyword-away").count(), 2);
});

test("so does one of Keebble", async () => {
  const anna = await on.person("Anna", "touch");
  const table = await Solo.sit(on.server, anna, "keebble", { preset: "small", seats: 3 });
  const word = (action) => parts(action)?.letters?.length > 1 && parts(action);
  const actions = await table.until((actions) => actions.some(word), sensible);
  assert.ok(actions, "there are letters for a word");
  const { square, across, letters } = word(actions.find(word));
  const { page } = anna;
  for (const [index, letter] of letters.slice(0, 2).entries()) {
    const [column, row] = [square.charCodeAt(0) + (across ? index : 0), Number(square.slice(1)) + (across ? 0 : index)];
    await page.locator(".keebble-hand .keebble-tile:not(.used)").filter({ hasText: new RegExp(`^${letter},`) }).first().tap();
    await page.tap(`#keebble-${String.fromCharCode(column)}${row}`);
  }
  assert.equal(await page.locator(".keebble-hand .keebble-tile.used").count(), 2);
});

test("a copied link is confirmed, even over plain HTTP", async () => {
  const anna = await on.person("Anna");
  // The browser itself logs that it trusts no header that came this way.
  anna.watch.excused = true;
  const page = await anna.open(on.server.address.replace("127.0.0.1", FAR) + "/new/keezen");
  assert.equal(await page.evaluate(() => isSecureContext), false);
  await page.getByRole("button", { name: "Create table" }).click();
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.locator(".toast", { hasText: "Copied" }).waitFor();
  // What was copied is in the clipboard: it can be pasted.
  await page.evaluate(() => document.body.insertAdjacentHTML("beforeend", "<textarea id=pasted aria-label=pasted></textarea>"));
  await page.locator("#pasted").focus();
  await page.keyboard.press("Control+V");
  assert.equal(await page.inputValue("#pasted"), await page.inputValue("#share-link"));
});

test("word games start offline after one visit", async () => {
  const anna = await on.person("Anna", "mouse", CACHING);
  const page = await anna.open("/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(async () => (await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).some(({ url }) => url.endsWith(".words"))))).some(Boolean));
  await anna.lose();
  await page.reload();
  await page.getByRole("button", { name: "Play: Keesdrow", exact: true }).click();
  await page.waitForSelector("#keesdrow-word");
  await anna.find();
});

test("without the word list, the button says why nothing starts", async () => {
  const anna = await on.person("Anna", "touch");
  const page = await anna.open("/");
  anna.watch.excused = true;
  await page.route("**/*.words", (route) => route.abort());
  const play = page.getByRole("button", { name: "Play: Keebble" });
  await play.tap();
  const said = page.locator(".game-card", { has: play }).getByRole("alert");
  await said.filter({ hasText: "word list" }).waitFor();
  assert.ok(await said.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight && element.getBoundingClientRect().top >= 0), "in sight");
});

test("where no table is open, one is opened", async () => {
  const anna = await on.person("Anna");
  const page = await anna.open("/");
  await page.locator('.home-box a[href="/new/keezen#open"]').click();
  await page.locator(".customise > summary").click();
  await page.getByRole("switch", { name: /^List it under open tables/, checked: true }).waitFor();
});

test("Dutch pages write dates as the Dutch do", async () => {
  const anna = await on.person("Anna", "mouse", { locale: "nl-NL" });
  const { boards } = await on.server.ask("/api/daily");
  const { token } = await on.server.ask("/api/guests", { body: {} });
  const kind = { party: { minutes: 40, size: 4, left_over: "bots", manner: "ladder" } };
  const { event } = await on.server.ask("/api/events", { token, body: { title: "Spelavond", played: "boards", kind, setup: {} } });
  for (const path of ["/", "/daily", boards[0].link, "/events", `/e/${event}`, `/e/${event}/screen`, "/mine", "/learn", "/referee"]) {
    const page = await anna.open(path);
    await page.waitForSelector("h1");
    await page.waitForLoadState("networkidle");
    assert.doesNotMatch(await page.locator("body").innerText(), /\b20\d\d-\d\d-\d\d\b/, path);
  }
});

test("one tap mutes a table, and it stays mute", async () => {
  const bo = await on.person("Bo", "touch");
  const page = await bo.open("/");
  await bo.press('button[aria-label="Play: Keezen"]');
  const sound = page.locator(".bar").getByRole("switch", { name: "Sound" });
  assert.equal(await sound.getAttribute("aria-checked"), "true");
  await sound.tap();
  assert.equal(await sound.getAttribute("aria-checked"), "false");
  await page.reload();
  assert.equal(await sound.getAttribute("aria-checked"), "false");
});

test("moves are told in words, or in notation for readers who want that", async () => {
  const anna = await on.person("Anna", "mouse");
  const table = await Solo.sit(on.server, anna, "keesdrow", { seats: 2, bot: "everyday" });
  let moves = 0;
  await table.until(() => ++moves > 2, middling);
  const { page } = anna;
  const log = page.locator(".rail .log");
  await log.getByText(/^You play [A-Z]+ for \d+/).first().waitFor();
  await page.click(".menu-button");
  await page.locator("dialog[open]").getByText("Moves in notation").click();
  await page.keyboard.press("Escape");
  const notation = log.getByText(/^Anna: [A-Z]+ ([a-l]\d+-)+[a-l]\d+ \+\d+$/).first();
  await notation.waitFor();
  await page.reload();
  await notation.waitFor();
});
