// Takes pictures of every page and every table, on a desk and on a phone, in light and in dark: `cargo xtask pictures`. They are for
// people to look at; nothing is asserted, and a scene that cannot be reached is reported at the end.
import { join, resolve } from "node:path";
import { Album } from "./support/album.mjs";
import { Browser } from "./support/browser.mjs";
import { playAnyWord } from "./support/any_word.mjs";
import { longest, middling, sensible } from "./support/choices.mjs";
import { Event } from "./support/event.mjs";
import { choosePreset, chooseSeats } from "./support/fields.mjs";
import { ROWS, setUp } from "./support/real_board.mjs";
import { Server } from "./support/server.mjs";
import { Solo } from "./support/solo.mjs";
import { Table } from "./support/table.mjs";

const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 } };
const GAMES = { keesdrow: middling, keyword: longest, keezen: ([first]) => first, keebble: sensible };
/** The pages that need nothing but their address. */
const PAGES = {
  "home-empty": "/",
  "mine-empty": "/mine",
  daily: "/daily",
  events: "/events",
  "event-make": "/events/new",
  referee: "/referee",
  print: "/print",
  about: "/about",
  learn: "/learn",
  account: "/account",
  local: "/local",
  "not-found": "/nowhere",
  gallery: "/gallery",
};
/** How many moves of both players the middle of a game has. */
const MIDDLE = 8;

const album = new Album(resolve(process.env.KEE_PICTURES ?? join(import.meta.dirname, "../../../../target/pictures")));
const server = await Server.start();
const browser = await Browser.launch();
const missing = [];

const visit = async (names = ["Anna", "Bo"]) => [await browser.person(server, names[0], "mouse", DESK), await browser.person(server, names[1], "touch", PHONE)];
const together = (people, each) => Promise.all(people.map(each));

/** Takes what a scene leads to; one that fails does not hide the others. */
async function scene(name, leads) {
  try {
    await leads();
  } catch (error) {
    missing.push(`${name}: ${error.message.split("\n")[0]}`);
  }
}

/** Both open a page, which is taken once it stands still. */
async function page(name, path, people, options) {
  await together(people, async (person) => {
    person.watch.excused = true;
    await person.open(path);
    await person.page.waitForSelector("h1");
    await person.page.waitForLoadState("networkidle");
  });
  await album.take(name, people, options);
}

/** Plays for everyone at a table, over HTTP, until a player has nothing to choose. */
async function play(table, choose, moves) {
  for (let count = 0; count < moves; ) {
    const view = await table.view();
    if (view.phase !== "playing") return;
    const objector = table.people.find(({ seat }) => view.asked.some(({ manner, seats }) => manner === "open" && seats.includes(seat)));
    const next = table.asked(view) ?? objector;
    const { watch } = table.people[0];
    const before = watch.number;
    if (!next) {
      await watch.until("a move of a bot", () => watch.number > before);
      continue;
    }
    const { on, actions } = await next.options();
    const action = next === objector ? (actions.find((action) => action === "let") ?? actions[0]) : choose(actions, next);
    await server.ask(`/api/tables/${table.id}/ask`, { token: await next.token(), body: { command: { act: { action, on } } } });
    await watch.until(`the move ${action}`, () => watch.number > before);
    count++;
  }
}

/** Bots take the seats that nobody has. */
async function fillWithBots({ page }) {
  const free = page.locator(".seat-free");
  for (let left = await free.count(); left > 0; left--) {
    await free.first().locator("select").selectOption({ index: 2 });
    await free.nth(left - 1).waitFor({ state: "detached" });
  }
}

/** A game from the page that makes it to its replay. */
async function game(name, choose) {
  const people = await visit();
  const [anna, bo] = people;
  await page(`make-${name}`, `/new/${name}`, people);
  await page(`learn-${name}`, `/learn/${name}`, people);
  const table = await Table.gather(server, name, people, {
    async beforeStart() {
      await album.take(`lobby-${name}`, people);
      await fillWithBots(anna);
    },
  });
  const at = (moment) => album.take(`table-${name}-${moment}`, people, { whole: false });
  await at("1-start");
  await play(table, choose, MIDDLE);
  await at("2-middle");
  await play(table, choose, MIDDLE);
  // A player of long words may have won by now.
  if ((await table.view()).phase === "playing") {
    await anna.page.getByRole("button", { name: "Menu" }).click();
    await anna.page.locator("dialog[open]").getByRole("button", { name: "Suggest ending the game" }).click();
    await bo.page.locator(".ask-all").getByRole("button", { name: "Yes" }).tap();
  }
  await together(people, ({ page }) => page.waitForSelector(".standings"));
  await at("3-end");
  await together(people, ({ page }) => page.goto(`/t/${table.id}/games/1`));
  await together(people, ({ page }) => page.waitForSelector(".replay-scrubber"));
  await album.take(`replay-${name}`, people);
  return people;
}

/** The first step of a lesson, as the screen shows it. */
async function lesson(name) {
  await page(`lesson-${name}`, `/learn/${name}/lesson`, await visit(), { whole: false });
}

/** A challenge: before anyone has played, and the game played for it. */
async function challenge() {
  const people = await visit();
  const desk = await people[0].open("/new/keesdrow");
  await choosePreset(desk, "solitaire-rounds");
  await desk.getByRole("button", { name: "Challenge friends" }).click();
  await page("challenge", new URL(await desk.locator(".challenge-link").inputValue()).pathname, people);
  await together(people, async ({ page }) => {
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.waitForSelector(".challenge-bar + .table .stage");
  });
  await album.take("challenge-table", people, { whole: false });
}

/** A real board: typed in, and with its score kept. */
async function refereed() {
  const people = await visit();
  await together(people, (person) => setUp(person, ["Anna", "Bo"]));
  await album.take("referee-board", people);
  await together(people, async ({ page }) => {
    for (const row of ROWS) await page.fill("#referee-row", row);
    await page.getByRole("button", { name: "Start the game" }).click();
    await page.locator(".referee-begins").getByRole("button", { name: "Bo" }).click();
    await page.fill("#keesdrow-word", "TENS");
    await page.click(".keesdrow-play:enabled");
    await page.locator(".status", { hasText: "Anna" }).waitFor();
  });
  await album.take("referee-table", people);
}

/** The account page of people who are signed in. */
async function signedIn() {
  const people = await visit();
  await together(people, async (person) => {
    const page = await person.open("/account");
    await page.fill("#account-name", `${person.name} ${person.way}`);
    await page.fill("#account-password", "correct horse battery staple");
    await page.locator("#account-password").press("Enter");
    await page.getByText("Signed in as").waitFor();
  });
  await album.take("account-signed-in", people);
}

/** The end of a party on real boards. */
async function partyOver() {
  const [host, guest] = await visit(["Host", "Anna"]);
  const screen = await browser.person(server, "Screen", "mouse", DESK);
  const event = await Event.open(server, host, screen, "party", { title: "Game night", played: "boards" });
  await event.join(guest);
  await event.types("coming", "Bo, Cem, Di, Eva, Fay");
  await event.step("Set up round 1");
  await event.step("Start the clock");
  const [{ tables }] = (await event.seen()).rounds;
  for (const [index, { guests }] of tables.entries()) {
    await host.page.getByRole("button", { name: `Enter result: Table ${index + 1}`, exact: true }).click();
    for (const seat of guests.keys()) await host.page.fill(`#event-score-${seat}`, String(60 - 7 * seat - 4 * index));
    await host.page.click(".event-scores .primary");
    await host.page.locator(".event-table.event-done").nth(index).waitFor();
  }
  await event.finish();
  await album.take("event-end-host", [host]);
  await album.take("event-end-guest", [guest]);
  await album.take("event-end-screen", [screen], { whole: false });
}

/** A party: the host's page, a guest's, and the screen in the room. */
async function party() {
  const [host, guest] = await visit(["Host", "Anna"]);
  const screen = await browser.person(server, "Screen", "mouse", DESK);
  const event = await Event.open(server, host, screen, "party", { title: "Game night" });
  await event.join(guest);
  await event.types("coming", "Bo, Cem, Di, Eva, Fay");
  const look = async (moment) => {
    await album.take(`event-${moment}-host`, [host]);
    await album.take(`event-${moment}-guest`, [guest]);
    await album.take(`event-${moment}-screen`, [screen], { whole: false });
  };
  await look("before");
  await event.step("Set up round 1");
  await event.step("Start the clock");
  await look("round");
}

/** What a person finds who has games of their own. */
async function mine() {
  const people = await visit();
  await together(people, async (person) => {
    for (const game of ["Keesdrow", "Keezen"]) {
      await person.open("/");
      await person.press(`button[aria-label="Play: ${game}"]`);
      await person.page.waitForSelector(".table-playing");
    }
  });
  await page("home-with-games", "/", people);
  await page("mine", "/mine", people);
  await together(people, ({ page }) => page.goto("/"));
  await together(people, async ({ page }) => {
    await page.getByRole("button", { name: /^Your menu/ }).click();
    await page.getByRole("menuitem", { name: "Settings" }).click();
    await page.locator("dialog[open]").waitFor();
  });
  await album.take("settings", people, { whole: false });
}

/** A game on this device, where two people share a screen: their hands are behind a curtain. */
async function onThisDevice() {
  const people = await visit();
  await together(people, async (person) => {
    const page = await person.open("/new/keyword");
    await page.locator("input[name=place]").nth(1).check();
    await chooseSeats(page, 2);
    await page.locator(".seat-chip input").fill("Bo");
    await page.keyboard.press("Tab");
    await page.getByRole("button", { name: "Create table" }).click();
    await page.waitForSelector("#curtain-open");
  });
  await album.take("curtain", people, { whole: false });
  await together(people, async ({ page }) => {
    await page.click("#curtain-open");
    await page.waitForSelector(".table-playing");
  });
  await album.take("local-table", people, { whole: false });
  await page("local-with-games", "/local", people);
}

/** The review of a finished game, with the better move beside the one that was played. */
async function review() {
  const people = await visit();
  for (const person of people) {
    const table = await Solo.sit(server, person, "keesdrow", { seats: 2, bot: "everyday-5" });
    let turn = 0;
    if (await table.until(() => turn++ === 6, middling)) await table.ask({ propose: { what: "end" } });
    await person.page.goto(`/t/${table.id}/games/1`);
    await person.page.getByRole("button", { name: "Find better plays" }).click();
    await person.page.locator(".replay-missed button").first().click();
    await person.page.locator(".replay-missed [aria-current]").waitFor();
    await album.take("review", [person]);
  }
}

/** The board of the day when several have played it. */
async function leaderboard() {
  const people = await visit();
  const others = await Promise.all(["Cleo", "Daan", "Eva", "Fay"].map((name) => browser.person(server, name, "mouse", DESK)));
  for (const [count, person] of [...others, ...people].entries()) {
    const page = await playToday(person, count % 3);
    await page.getByRole("link", { name: "See the leaderboard" }).click();
    await page.waitForSelector(".challenge-leaders");
  }
  await together(people, ({ page }) => page.reload());
  await together(people, ({ page }) => page.waitForSelector(".challenge-leaders"));
  await album.take("leaderboard", people);
  await page("daily-played", "/daily", people);
}

/** Plays the first board of the day with this many words, and passes the rest of its ten turns. */
async function playToday(person, words) {
  const page = await person.open("/daily");
  await page.getByRole("button", { name: "Play: Keesdrow in ten words" }).click();
  const tried = new Set();
  for (let count = 0; count < words; count++) await playAnyWord(page, tried);
  for (let round = words + 1; round <= 10; round++) {
    await page.locator(".keesdrow-goal", { hasText: `Round ${round} of 10.` }).waitFor();
    await page.locator("#command").fill("pass");
    await page.locator("#command").press("Enter");
  }
  await page.waitForSelector(".standings");
  return page;
}

/** A tournament of pairs: before it begins, and in its first round. */
async function tournament() {
  const [host, guest] = await visit(["Director", "Anna"]);
  const screen = await browser.person(server, "Screen", "mouse", DESK);
  const event = await Event.open(server, host, screen, "tournament", { title: "Keezen night", rounds: "2", bot: "pip" });
  await event.join(guest, { partner: "Bo", "team-name": "Lions" });
  for (const team of ["Tigers: Cem, Di", "Eva, Fay", "Homebirds: Gus, Hal"]) await event.types("coming", team);
  const look = async (moment) => {
    await album.take(`tournament-${moment}-host`, [host]);
    await album.take(`tournament-${moment}-guest`, [guest]);
    await album.take(`tournament-${moment}-screen`, [screen], { whole: false });
  };
  await look("before");
  await event.step("Draw round 1");
  await event.step("Start the clock");
  await look("round");
}

try {
  const wanted = process.argv.slice(2);
  const asked = (name) => wanted.length === 0 || wanted.some((part) => name.includes(part));
  const strangers = await visit();
  for (const [name, path] of Object.entries(PAGES)) if (asked(name)) await scene(name, () => page(name, path, strangers));
  for (const [name, choose] of Object.entries(GAMES)) if (asked(name)) await scene(name, () => game(name, choose));
  if (asked("mine") || asked("settings")) await scene("mine", mine);
  for (const name of Object.keys(GAMES)) if (asked(`lesson-${name}`)) await scene(`lesson-${name}`, () => lesson(name));
  const scenes = { challenge, leaderboard, curtain: onThisDevice, review, "referee-table": refereed, "account-signed-in": signedIn, event: party, "event-end": partyOver, tournament };
  for (const [name, leads] of Object.entries(scenes)) if (asked(name)) await scene(name, leads);
} finally {
  await browser.close().catch((error) => missing.push(error.message));
  await server.stop();
  console.log(`\n${album.finish()}`);
}
if (missing.length > 0) {
  console.error(missing.join("\n"));
  process.exitCode = 1;
}
