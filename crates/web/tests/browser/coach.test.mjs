// The first game of each kind against bots is coached: it shows what is possible, explains each new thing once, and is gone after it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isForEveryoneInAnyLight } from "./support/axe.mjs";
import { Company } from "./support/company.mjs";
import { fits } from "./support/fits.mjs";
import { myTurn } from "./support/my_turn.mjs";
import { stage } from "./support/stage.mjs";

const on = stage();

/** A person who has never played here, and whose clock the test can put forward. */
async function newcomer(name, way, options = {}) {
  const person = await on.person(name, way, { storageState: { cookies: [], origins: [] }, ...options });
  await person.context.clock.install();
  return person;
}

/** Starts a game against bots, and waits for the person's turn. */
async function against(person, title, play = "Play") {
  const page = await person.open("/");
  await page.getByRole("button", { name: `${play}: ${title}`, exact: true }).click();
  await myTurn(page);
  return page;
}

const tip = (page, words) => page.locator(".coach-tip", { hasText: words });
const isHeard = (page, words) => page.locator("#live", { hasText: words }).waitFor({ state: "attached" });

const STARTS = {
  Keesdrow: /Find a word on the board/,
  Keyword: /Place a word from your letters/,
  Keezen: /The cards that glow can be played/,
  Keebble: /On your turn you play a word if you can/,
};

for (const [title, words] of Object.entries(STARTS)) {
  test(`a first game of ${title} says what is possible, and hints after a while`, async () => {
    const anna = await newcomer(`Anna at ${title}`, "touch");
    const page = await against(anna, title);
    await page.waitForSelector(".table.coached");
    await tip(page, words).waitFor();
    await isHeard(page, words);
    assert.deepEqual(await fits(page, ".stage-dock"), [], title);
    await isForEveryoneInAnyLight(page, `the coach of ${title}`);
    await anna.picture(`coach-${title.toLowerCase()}`);
    assert.equal(await page.locator(".hint-said").count(), 0, "not before she has had time to think");
    await page.clock.fastForward(21_000);
    await page.locator(".hint-said", { hasText: /^Look / }).waitFor();
    await page.getByRole("button", { name: "Got it" }).tap();
    await tip(page, words).waitFor({ state: "detached" });
    await page.reload();
    await page.waitForSelector(".table.coached");
    assert.equal(await tip(page, words).count(), 0, "it is said once");
  });
}

test("a new thing is explained the first time it happens", async () => {
  const bo = await newcomer("Bo", "mouse");
  const page = await against(bo, "Keesdrow");
  await tip(page, STARTS.Keesdrow).waitFor();
  const explained = [];
  for (const turn of [1, 2]) {
    await myTurn(page);
    while (await page.locator(".coach-tip").count()) await page.getByRole("button", { name: "Got it" }).click();
    await page.keyboard.press(",");
    await page.locator(".hint-said", { hasText: /^Look / }).waitFor();
    await page.keyboard.press(",");
    const said = await page.locator(".hint-said", { hasText: /^Play / }).textContent();
    await page.fill("#keesdrow-word", said.match(/^Play ([A-Z]+),/)[1]);
    await page.keyboard.press("Enter");
    await page.waitForSelector(".plate-own:not(.plate-to-move)");
    // The word may use a letter for the third time.
    if (turn === 1) {
      const words = /Green pegs|A third use/;
      await tip(page, words).waitFor();
      await isHeard(page, words);
    }
    if (await page.locator(".coach-tip p").count()) explained.push(await page.locator(".coach-tip p").textContent());
  }
  assert.equal(new Set(explained).size, explained.length, "nothing is explained twice");
  const told = await page.evaluate(() => JSON.parse(localStorage.getItem("kee.told")));
  assert.equal(new Set(told).size, told.length);
});

test("the second game is not coached, in Dutch", async () => {
  const cleo = await newcomer("Cleo", "mouse", { locale: "nl-NL" });
  const page = await against(cleo, "Keezen", "Spelen");
  await tip(page, "De kaarten die oplichten kun je spelen.").waitFor();
  await page.click(".menu-button");
  await page.getByRole("button", { name: "Spel stoppen" }).click();
  await page.getByRole("button", { name: /^Echt stoppen/ }).click();
  await page.waitForSelector(".over");
  assert.equal(await page.locator(".coach-tip").count(), 0);
  await page.getByRole("button", { name: "Revanche" }).click();
  await myTurn(page);
  assert.equal(await page.locator(".coached, .coach-tip").count(), 0);
  await against(cleo, "Keezen", "Spelen");
  assert.equal(await page.locator(".coached, .coach-tip").count(), 0, "nor at another table");
});

test("a player who began with friends is coached in the first game against bots", async () => {
  const eva = await newcomer("Eva", "mouse");
  const company = await Company.gather(on.server, "keesdrow", ["Eva", "Fay"], { preset: "classic" });
  await eva.openTable(company.id, company.seats[0]);
  await eva.page.waitForSelector(".lesson-offer");
  assert.equal(await eva.page.locator(".coached, .coach-tip").count(), 0, "nobody is coached among people");
  const page = await against(eva, "Keesdrow");
  await page.waitForSelector(".table.coached");
  await tip(page, STARTS.Keesdrow).waitFor();
});

test("a player who wants no tips gets none, in any game", async () => {
  const dee = await newcomer("Dee", "keyboard");
  const page = await against(dee, "Keezen");
  await dee.press(".coach-tip button:not(.icon-only)");
  await page.waitForSelector(".coach-tip", { state: "detached" });
  assert.equal(await page.locator(".coached").count(), 0);
  await against(dee, "Keyword");
  assert.equal(await page.locator(".coached, .coach-tip").count(), 0);
});
