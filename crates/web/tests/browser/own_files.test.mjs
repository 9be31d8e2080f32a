// Custom boards and tiles: typed in as a file, chosen on the setup page, and played.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { test } from "node:test";
import { playAnyWord } from "./support/any_word.mjs";
import { isForEveryone } from "./support/axe.mjs";
import { choosePreset, setOptions } from "./support/fields.mjs";
import { CACHING, stage } from "./support/stage.mjs";
import { Table } from "./support/table.mjs";

const on = stage({ context: CACHING });

const example = (name) => fileURLToPath(new URL(`../../../../examples/${name}`, import.meta.url));
const BOARD = example("keyword-board.toml");
const TILES = example("keesdrow-tiles.toml");

test("everyone at a server's table plays on a board from a file", async () => {
  const people = await on.people({ Anna: "mouse", Bo: "touch" });
  const table = await Table.gather(on.server, "keyword", people, { preset: "two", options: { board: { file: BOARD } } });
  for (const { page } of people) {
    await page.waitForSelector(".keyword-board");
    assert.equal(await page.locator(".keyword-cell").count(), 11 * 11 - 12, "squares that are missing are not there");
  }
  const first = table.asked(await table.view());
  // An exchange places no letters.
  const words = (actions) => actions.filter((action) => !action.startsWith("-"));
  const longest = (actions) => words(actions).reduce((best, action) => (action.length > best.length ? action : best));
  await table.move(first, longest);
  for (const { page } of people) await page.waitForSelector(".keyword-last");
  for (const [name, person] of [["wide", people[0]], ["phone", people[1]]]) {
    await isForEveryone(person.page, `a board of one's own, ${name}`);
    await person.picture(`own-board-${name}`);
  }
});

test("the file field is reachable by keyboard, and all problems of a file are reported", async () => {
  const anna = await on.person("Anna", "keyboard");
  const page = await anna.open("/new/keyword");
  await setOptions(page, { shortest: "3" });
  await anna.tabTo("#option-board-file");
  // The dialog that Enter opens is the browser's own, and does not always appear in a test.
  const bad = readFileSync(BOARD, "utf8").replace("bBbb", "b?bb").replace("A = 6", "A = 0");
  await page.setInputFiles("#option-board-file", { name: "bad.toml", mimeType: "text/plain", buffer: Buffer.from(bad) });
  const refused = page.locator(".option-row .refused li");
  await refused.first().waitFor();
  const told = await refused.allTextContents();
  assert.equal(told.length, 2, told.join("\n"));
  assert.match(told[0], /^line 10, column 8: expected a square/);
  assert.equal(await page.inputValue("#option-board"), "reconstruction", "a bad file changes nothing");
  await isForEveryone(page, "a file that was refused");
  await page.setInputFiles("#option-board-file", { name: "big.toml", mimeType: "text/plain", buffer: Buffer.alloc(17_000, "#") });
  await page.waitForFunction(() => /too large/.test(document.querySelector(".option-row .refused").textContent));
  await page.setInputFiles("#option-board-file", BOARD);
  await page.waitForFunction(() => document.querySelector(".own-file-defines").textContent);
  const defined = await page.locator(".own-file-defines").textContent();
  assert.match(defined, /keyword-board\.toml: A board of 11 × 11 with 8 key squares and 67 letters\./);
  assert.match(defined, /A keyword scores 60, going out 40, and each letter left over costs 10\./);
  assert.equal(await page.locator(".option-row .refused li").count(), 0);
});

test("tiles from a file are played with offline", async () => {
  const anna = await on.person("Anna", "touch");
  const page = await anna.open("/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await page.click('a[href="/new/keesdrow"]');
  await page.locator("input[name=place]").nth(1).check();
  await choosePreset(page, "solitaire-rounds");
  await setOptions(page, { edition: { file: TILES } });
  assert.match(await page.locator(".own-file-defines").textContent(), /16 tiles, 8 × 8 letters\. .*Q 10, Z 10/);
  await anna.picture("own-tiles-make");
  await page.getByRole("button", { name: "Create table" }).click();
  await page.waitForSelector(".keesdrow-cell");
  assert.equal(await page.locator(".keesdrow-cell").count(), 64);
  await anna.lose();
  await playAnyWord(page, new Set());
  await anna.picture("own-tiles");
  await anna.find();
});
