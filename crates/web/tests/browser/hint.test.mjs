// Hints against bots and alone: asked once, the page says where to look, asked again, what to play.
import assert from "node:assert/strict";
import { test } from "node:test";
import { playAnyCard } from "./support/any_card.mjs";
import { isForEveryoneInAnyLight } from "./support/axe.mjs";
import { choosePreset, setOptions } from "./support/fields.mjs";
import { myTurn } from "./support/my_turn.mjs";
import { stage } from "./support/stage.mjs";

const on = stage();

/** Starts a game against bots on this screen, and waits for the person's turn. */
async function against(person, title) {
  const page = await person.open("/");
  await page.getByRole("button", { name: `Play: ${title}`, exact: true }).click();
  await myTurn(page);
  return page;
}

const says = (page, words) => page.locator(".hint-said", { hasText: words }).waitFor();
const isHeard = (page, words) => page.locator("#live", { hasText: words }).waitFor({ state: "attached" });
const gone = (page) => page.waitForSelector(".hint-said", { state: "detached" });

async function pass(page) {
  await page.fill("#command", "pass");
  await page.keyboard.press("Enter");
}

/** The look of a hint on each board, what it says, and a move after which it is gone. */
const GAMES = [
  ["keesdrow", "Keesdrow", ".trail-near", ".trail-better", /^Look near [A-P]\d+\.$/, /^Play [A-Z]+, from [A-P]\d+ to [A-P]\d+\.$/, pass],
  ["keyword", "Keyword", ".trail-near", ".trail-better", /^Look near [A-S]\d+\.$/, /^Play [A-Z]+, from [A-S]\d+ to [A-S]\d+\.$/, pass],
  ["keezen", "Keezen", ".keezen-card.hinted", ".keezen-card.hinted", /^Look at your \w+\.$/, /^Play an? \w+.*: .+\.$/, playAnyCard],
  ["keebble", "Keebble", ".trail-near", ".trail-better", /^Look near [A-H]\d\.$/, /^Claim [A-H]\d for your hand\.$/, (page) => page.locator(".keebble-agree").click()],
];

for (const [game, title, near, better, where, what, move] of GAMES) {
  test(`a hint in ${title} says where, then what`, async () => {
    const anna = await on.person(`Anna at ${title}`, "mouse");
    const page = await against(anna, title);
    await page.click(".hint-button");
    await says(page, where);
    await isHeard(page, /Look (near|at)/);
    await page.waitForSelector(near);
    assert.equal(await page.locator(".trail-better").count(), 0, "not yet what to play");
    await isForEveryoneInAnyLight(page, `a hint in ${title}`);
    await anna.picture(`${game}-hint-where`);
    await page.click(".hint-button");
    await says(page, what);
    await isHeard(page, what.source.startsWith("^Claim") ? /Claim/ : /Play/);
    await page.waitForSelector(better);
    await anna.picture(`${game}-hint-what`);
    if (game !== "keebble") {
      await move(page);
      await gone(page);
    }
  });

  test(`a hint in ${title} on a phone, and with a key`, async () => {
    const bo = await on.person(`Bo at ${title}`, "touch");
    const page = await against(bo, title);
    await page.tap(".hint-button");
    await says(page, where);
    await page.keyboard.press(",");
    await says(page, what);
    await bo.picture(`${game}-hint-phone`);
  });
}

test("a game with hints does not count as a best", async () => {
  const cleo = await on.person("Cleo");
  const page = await cleo.open("/new/keesdrow");
  await page.locator("input[name=place]").nth(1).check();
  await choosePreset(page, "solitaire-rounds");
  await setOptions(page, { turns: "1" });
  await page.getByRole("button", { name: "Create table" }).click();
  await page.waitForSelector("#keesdrow-word");
  await page.click(".hint-button");
  await says(page, /^Look near/);
  await pass(page);
  await page.locator(".over .best", { hasText: "Played with hints, so it doesn’t count as your best" }).waitFor();
  await page.getByRole("button", { name: "Play again" }).click();
  await pass(page);
  await page.locator(".over .best", { hasText: "Your best so far: 0" }).waitFor();
});

test("there are no hints among people", async () => {
  const dee = await on.person("Dee");
  const page = await dee.open("/new/keesdrow");
  await page.locator("input[name=place]").nth(1).check();
  await page.getByRole("button", { name: "Create table" }).click();
  await page.waitForSelector("#keesdrow-word");
  assert.equal(await page.locator(".hint-button").count(), 0);
});
