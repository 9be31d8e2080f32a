// Alone and offline: the browser caches the program, which plays without a server.
import assert from "node:assert/strict";
import { test } from "node:test";
import { playAnyCard } from "./support/any_card.mjs";
import { playAnyWord, score } from "./support/any_word.mjs";
import { isForEveryoneInAnyLight } from "./support/axe.mjs";
import { choosePreset, setOptions } from "./support/fields.mjs";
import { CACHING, stage } from "./support/stage.mjs";

const on = stage({ context: CACHING });

/** Opens the home page and waits until the program is cached. */
async function kept(person) {
  const page = await person.open("/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  return page;
}

/** Creates a table on this screen. */
async function here(person, game, preset, options = {}) {
  const { page } = person;
  await page.click(`a[href="/new/${game}"]`);
  await page.locator("input[name=place]").nth(1).check();
  await choosePreset(page, preset);
  await setOptions(page, options);
}

test("solitaire continues offline, through a reload and a closed page", async () => {
  const anna = await on.person("Anna");
  const page = await kept(anna);
  await here(anna, "keesdrow", "solitaire-rounds", { turns: "4" });
  await page.getByRole("button", { name: "Create table" }).click();
  const tried = new Set();
  await playAnyWord(page, tried);
  await anna.lose();
  await playAnyWord(page, tried);
  const before = await score(page);
  await page.reload();
  await page.waitForSelector("#keesdrow-word");
  assert.equal(await score(page), before, "the same points after a reload");
  await playAnyWord(page, tried);
  const { pathname } = new URL(page.url());
  await page.close();
  anna.page = undefined;
  const again = await anna.open("/");
  await again.locator(`a[href="${pathname}"]`).first().click();
  await playAnyWord(again, tried);
  await again.waitForSelector(".standings");
  await isForEveryoneInAnyLight(again, "the end of a game alone");
  await anna.find();
});

test("a game against bots starts and continues offline", async () => {
  const anna = await on.person("Anna", "touch");
  const page = await kept(anna);
  await anna.lose();
  await page.reload();
  await page.getByRole("button", { name: "Play: Keezen" }).tap();
  await page.waitForSelector(".keezen-board");
  for (let turn = 0; turn < 2; turn++) {
    await playAnyCard(page);
    await page.reload();
    await page.waitForSelector(".keezen-board");
  }
  await anna.picture("offline-keezen");
  await anna.find();
});
