// On a phone: every phase of every game is played without scrolling, upright and on its side, and every page fits whatever the text.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Company } from "./support/company.mjs";
import { covered, fits, wholeWords } from "./support/fits.mjs";
import { Solo } from "./support/solo.mjs";
import { stage } from "./support/stage.mjs";

const on = stage();

const UPRIGHT = { width: 360, height: 640 };
const SIDEWAYS = [{ width: 640, height: 360 }, { width: 844, height: 390 }];
const phone = (viewport = UPRIGHT) => on.person("Mathilde", "touch", { viewport });

/** Checks a phase upright and on its side. */
async function isPlayable(person, where, hand, [over, under] = []) {
  for (const size of [UPRIGHT, ...SIDEWAYS]) {
    await person.page.setViewportSize(size);
    assert.deepEqual(await fits(person.page, hand), [], `${where} at ${size.width} by ${size.height}`);
    if (over) assert.deepEqual(await covered(person.page, over, under), [], `${over} covers ${under}: ${where} at ${size.width}`);
    await person.picture(`phone-${where.replaceAll(" ", "-")}-${size.width}`);
  }
  await person.page.setViewportSize(UPRIGHT);
}

/** Chooses a card of the hand by its name. */
async function takeCard(page, name) {
  const index = await page.locator(".keezen-card").evaluateAll((cards, name) => cards.findIndex((card) => card.textContent.startsWith(name)), name);
  // Of a card in a fan the left edge is in sight.
  await page.locator(".keezen-card").nth(index).tap({ position: { x: 10, y: 30 } });
}

/** Any action, but pawns enter first. */
const enter = (actions) => actions.find((action) => /w>/.test(action)) ?? actions[actions.length >> 1];

for (const [preset, seats] of [["classic", 2], ["classic", 6], ["deluxe", 4]]) {
  test(`Keesdrow ${preset} for ${seats} fits`, async () => {
    const anna = await phone();
    const table = await Solo.sit(on.server, anna, "keesdrow", { preset, seats });
    await table.until(() => true);
    await isPlayable(anna, `Keesdrow ${preset} for ${seats}`, ".keesdrow-word");
    const { actions } = await table.actions();
    await anna.page.fill("#keesdrow-word", /^[A-Z]+/.exec(actions[0])[0]);
    await anna.page.waitForSelector(".keesdrow-play:enabled");
    await isPlayable(anna, `Keesdrow ${preset} for ${seats} with a word`, ".keesdrow-word");
  });
}

test("Keesdrow fits while a word may be challenged", async () => {
  const anna = await phone();
  const table = await Solo.sit(on.server, anna, "keesdrow", { preset: "challenge", seats: 3, bot: "everyday" });
  assert.ok(await table.until((actions) => actions.includes("accept") || actions.some((action) => action.startsWith("challenge"))));
  await anna.page.waitForSelector(".keesdrow-doubt-open");
  await isPlayable(anna, "Keesdrow with a doubt", ".keesdrow-doubt-open button");
});

test("Keyword for four fits, with an exchange", async () => {
  const anna = await phone();
  const table = await Solo.sit(on.server, anna, "keyword", { preset: "regular", seats: 4 });
  await table.until(() => true);
  await isPlayable(anna, "Keyword", ".keyword-slot");
  await anna.page.tap(".keyword-more > button");
  await isPlayable(anna, "Keyword with more", ".keyword-slot, .keyword-options button");
  await anna.page.tap("#keyword-exchange");
  await anna.page.locator(".keyword-slot").nth(2).tap();
  await isPlayable(anna, "Keyword with an exchange", ".keyword-slot");
});

test("Keyword fits while a word may be challenged", async () => {
  const anna = await phone();
  const table = await Solo.sit(on.server, anna, "keyword", { preset: "table", seats: 3, bot: "everyday" });
  await table.until((actions) => actions.length > 0 && actions.length < 20);
  await isPlayable(anna, "Keyword with a doubt", ".keyword-slot, .keyword-actions button");
});

for (const [preset, seats] of [["solo", 2], ["solo", 3], ["six", 6]]) {
  test(`Keezen ${preset} for ${seats} fits`, async () => {
    const anna = await phone();
    const table = await Solo.sit(on.server, anna, "keezen", { preset, seats });
    await table.until(() => true);
    await isPlayable(anna, `Keezen ${preset} for ${seats}`, ".keezen-card");
  });
}

test("Keezen fits in every phase", async () => {
  const anna = await phone();
  const table = await Solo.sit(on.server, anna, "keezen", { preset: "exchange", seats: 4, options: { jokers: "4" } });
  const { page } = anna;
  assert.ok(await table.until((actions) => actions.some((action) => action.startsWith("give"))));
  await isPlayable(anna, "Keezen with an exchange", ".keezen-card");
  const tall = await page.locator(".keezen-card-body").evaluateAll((cards) => Math.min(...cards.map((card) => card.clientHeight)));
  assert.ok(tall >= 96, `a card is ${tall} px high`);
  for (const [card, sign] of [["7", "7"], ["Jack", "J"], ["Joker", "*"]]) {
    const found = await table.until((actions) => actions.filter((action) => action.startsWith(sign)).length > 2, enter);
    if (!found) continue;
    await takeCard(page, card);
    await isPlayable(anna, `Keezen with a ${card}`, ".keezen-card");
    // A pawn, then whatever is left to choose.
    const pick = page.locator(".keezen-pick[aria-pressed=false]").first();
    if (await pick.isVisible()) await pick.tap();
    await isPlayable(anna, `Keezen with a pawn for the ${card}`, ".keezen-card");
  }
});

for (const [preset, seats] of [["paper", 3], ["large", 6], ["everything", 4]]) {
  test(`Keebble ${preset} fits in every phase`, async () => {
    const anna = await phone();
    const table = await Solo.sit(on.server, anna, "keebble", { preset, seats, bot: "everyday-5" });
    for (const phase of ["ask", "answer", "word"]) {
      assert.ok(await table.until((_, view) => view.game.stage === phase, (actions) => actions[actions.length >> 1]), phase);
      if (phase === "ask") assert.ok((await anna.page.locator(".keebble-key").count()) > 0);
      await isPlayable(anna, `Keebble ${preset}, ${phase}`, ".keebble-key, .keebble-hand .keebble-tile, .keebble-take", [".keebble-panel", ".stage-board"]);
    }
  });
}

const PAGES = ["/", "/account", "/new/keezen", "/new/keesdrow", "/mine", "/daily", "/events", "/events/new", "/learn", "/learn/keezen", "/learn/keyword", "/learn/keesdrow", "/learn/keebble", "/learn/keyword/lesson", "/print", "/about", "/referee", "/local", "/nowhere"];
const SCREENS = {
  "320 px wide": { size: { width: 320, height: 568 } },
  "at 400 %": { size: { width: 320, height: 256 } },
  "with text at 200 %": { size: UPRIGHT, text: "200%" },
};

/** The addresses of a challenge, of an event that two teams play in, and of a replay. */
async function made(anna) {
  const page = await anna.open("/daily");
  const challenge = await page.locator('main a[href^="/c/"]').first().getAttribute("href");
  const over = await Company.gather(on.server, "keyword", ["Bo", "Cleo"], { preset: "two" });
  await over.ask(over.seats[0].token, { propose: { what: "end" } });
  await over.ask(over.seats[1].token, { reply: { agree: true } });
  const { token } = await on.server.ask("/api/guests", { body: {} });
  const kind = { tournament: { rounds: 3, minutes: 45, points: "sheet", draw: "standing" } };
  const { event } = await on.server.ask("/api/events", { token, body: { title: "Midwinter tournament", played: "boards", kind, setup: { preset: "tournament" } } });
  const say = (command) => on.server.ask(`/api/events/${event}/ask`, { body: { command }, token });
  for (const team of ["Lions: Anna, Bartholomew", "Tigers: Cem, Di"]) await say(`team ${team}`);
  await say("draw");
  return [challenge, `/e/${event}`, `/t/${over.id}/games/1`];
}

for (const [screen, { size, text }] of Object.entries(SCREENS)) {
  test(`no page scrolls sideways ${screen}, and no title breaks inside a word`, async () => {
    const anna = await phone(size);
    const wrong = [];
    const look = async (where) => {
      if (text) await anna.page.addStyleTag({ content: `html { font-size: ${text} !important; }` });
      await anna.page.evaluate(() => document.fonts.ready);
      wrong.push(...(await wholeWords(anna.page)).map((what) => `${where}: ${what}`));
    };
    for (const path of [...PAGES, ...(await made(anna))]) {
      await anna.open(path);
      await anna.page.waitForSelector("h1");
      await anna.page.waitForSelector(".loading", { state: "detached" });
      await look(path);
    }
    for (const { id, presets } of (await on.server.ask("/api/games")).filter((game) => !game.toy)) {
      const seats = Math.max(...presets[0].plans.map((plan) => plan.seats).filter((seats) => seats <= 4));
      await Solo.sit(on.server, anna, id, { seats });
      await look(`the table of ${id}`);
    }
    await anna.open("/new/keezen");
    await anna.page.getByRole("button", { name: "Create table" }).tap();
    await anna.page.waitForSelector("#share-link");
    await look("the lobby");
    assert.deepEqual(wrong, []);
  });
}

test("two fingers bring a board near, and a button shows all of it again", async () => {
  const anna = await phone();
  const table = await Solo.sit(on.server, anna, "keesdrow", { preset: "deluxe", seats: 2 });
  await table.until(() => true);
  const board = anna.page.locator(".keesdrow-board");
  const { x, y, width, height } = await board.boundingBox();
  const touch = await anna.context.newCDPSession(anna.page);
  const fingers = (apart) => [-apart, apart].map((off, id) => ({ id, x: x + width * (0.5 + off), y: y + height * (0.5 + off) }));
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(0.1) });
  for (const apart of [0.15, 0.2, 0.25]) await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: fingers(apart) });
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await anna.page.waitForSelector(".stage-near");
  const near = await board.boundingBox();
  assert.ok(near.width > 2 * width, `${near.width} of ${width}`);
  assert.equal(await anna.page.inputValue("#keesdrow-word"), "", "fingers that pinch play nothing");
  const cell = await anna.page.locator("#keesdrow-h8").boundingBox();
  assert.ok(cell.width >= 36, `a cell is ${cell.width} px wide`);
  // One finger plays.
  await anna.page.touchscreen.tap(cell.x + cell.width / 2, cell.y + cell.height / 2);
  await anna.page.waitForFunction(() => document.querySelector("#keesdrow-word").value.length === 1);
  await anna.page.tap(".stage-all");
  await anna.page.waitForSelector(".stage-near", { state: "detached" });
  assert.ok(Math.abs((await board.boundingBox()).width - width) < 2);
});

/** How far two neighbours of a board are apart under its loupe, in pixels. */
const underLoupe = (page, loupe, neighbours) =>
  page.evaluate(([loupe, neighbours]) => {
    const [one, other] = neighbours.map((cell) => document.querySelector(cell));
    const [glass, board] = [document.querySelector(loupe), one.ownerSVGElement ?? document.querySelector(".stage-board svg")].map((drawing) => drawing.getScreenCTM().a);
    return ((other.getBoundingClientRect().x - one.getBoundingClientRect().x) / board) * glass;
  }, [loupe, neighbours]);

for (const [game, preset, from] of [["keesdrow", "deluxe", "#keesdrow-h7"], ["keyword", "regular", ".keyword-slot"]]) {
  test(`a cell under the loupe of ${game} is as wide as a fingertip`, async () => {
    const anna = await phone();
    const table = await Solo.sit(on.server, anna, game, { preset, seats: 2 });
    await table.until(() => true);
    const { page } = anna;
    const finger = await anna.context.newCDPSession(page);
    const touch = async (type, selector) => {
      const { x, y, width, height } = await page.locator(selector).first().boundingBox();
      await finger.send("Input.dispatchTouchEvent", { type, touchPoints: [{ id: 0, x: x + width / 2, y: y + height / 2 }] });
    };
    const neighbours = [`#${game}-h8`, `#${game}-i8`];
    await page.waitForSelector(neighbours[1]);
    await touch("touchStart", from);
    await touch("touchMove", neighbours[0]);
    await page.waitForSelector(`.${game}-loupe`);
    const width = await underLoupe(page, `.${game}-loupe`, neighbours);
    assert.ok(width >= 36, `${width} px`);
    await finger.send("Input.dispatchTouchEvent", { type: "touchCancel", touchPoints: [] });
  });
}

/** A card with a number and two squares, either of which has a pawn that can walk with it. */
function twoPawns(actions) {
  for (const card of ["2", "3", "5", "6", "8", "9", "10"]) {
    const squares = actions.map((action) => new RegExp(`^${card} (\\d+)>`).exec(action)?.[1]).filter(Boolean);
    const [one, other] = new Set(squares);
    if (other) return { card, squares: [one, other] };
  }
  return undefined;
}

test("a finger that stays on the board of Keezen aims with a loupe, and chooses when it is lifted", async () => {
  const anna = await phone();
  const table = await Solo.sit(on.server, anna, "keezen", { preset: "solo", seats: 4 });
  const { page } = anna;
  const actions = await table.until((actions) => twoPawns(actions), enter);
  const { card, squares } = twoPawns(actions);
  await takeCard(page, card);
  const finger = await anna.context.newCDPSession(page);
  for (const square of squares) {
    const { x, y, width, height } = await page.locator(`#keezen-square-${square} .keezen-mark`).boundingBox();
    await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ id: 0, x: x + width / 2 + 4, y: y + height / 2 + 4 }] });
    await page.waitForSelector(".keezen-loupe .keezen-aim");
    const apart = await page.evaluate(() => {
      const [glass, board] = [".keezen-loupe", ".keezen-board"].map((drawing) => document.querySelector(drawing).getScreenCTM().a);
      const [one, other] = ["#keezen-square-3", "#keezen-square-4"].map((cell) => document.querySelector(cell).getBoundingClientRect());
      return (Math.hypot(other.x - one.x, other.y - one.y) / board) * glass;
    });
    assert.ok(apart >= 36, `two squares are ${apart} px apart`);
    await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await page.waitForSelector(".keezen-loupe", { state: "detached" });
    await page.waitForSelector(`#keezen-square-${square}.chosen`);
  }
});

test("Play answers with the outline of a table at once", async () => {
  const anna = await phone();
  const page = await anna.open("/");
  await page.waitForSelector(".game-card");
  const outlined = await page.evaluate(async () => {
    document.querySelector(".game-card button.primary").click();
    await new Promise(requestAnimationFrame);
    return [document.querySelector(".game-card button.primary").matches(".busy"), document.querySelector(".skeleton") !== null];
  });
  assert.deepEqual(outlined, [true, true]);
  await page.waitForSelector(".table-playing");
  // Joining and resuming are on the first screen.
  await anna.open("/");
  await page.waitForSelector(".my-game");
  const bar = (await page.locator(".places").boundingBox()).y;
  for (const way of ["#join", ".my-game .button"]) {
    const { y, height } = await page.locator(way).first().boundingBox();
    assert.ok(y + height <= bar, `${way} ends at ${y + height}, above ${bar}`);
  }
});

test("an invitation uses the share sheet where there is one", async () => {
  const anna = await phone();
  await anna.context.addInitScript(() => {
    navigator.share = async (shared) => void (window.shared = shared);
  });
  const page = await anna.open("/new/keezen");
  await page.getByRole("button", { name: "Create table" }).tap();
  const link = await page.locator("#share-link").inputValue();
  await page.locator(".invitation .primary", { hasText: "Share" }).tap();
  assert.match(JSON.stringify(await page.evaluate(() => window.shared)), new RegExp(link));
});
