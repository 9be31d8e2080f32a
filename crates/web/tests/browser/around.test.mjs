// Around one screen: hands stay hidden while it is passed on, and the game is replayed afterwards.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { isForEveryoneInAnyLight } from "./support/axe.mjs";
import { chooseSeats } from "./support/fields.mjs";
import { stage } from "./support/stage.mjs";

const on = stage();

/** Creates a Keyword table for Anna, whose browser it is, and Bo beside her. */
async function forTwo(anna) {
  const page = await anna.open("/new/keyword");
  await page.locator("input[name=place]").nth(1).check();
  await chooseSeats(page, 2);
  await page.locator(".seat-chip input").fill("Bo");
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: "Create table" }).click();
  return page;
}

/** Downloads a file from the page, and reads it. */
async function saved(page, name, encoding = "utf8") {
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name }).click()]);
  return readFileSync(await file.path(), encoding);
}

test("two people share a screen and replay their game", async () => {
  const anna = await on.person("Anna", "touch");
  const page = await forTwo(anna);
  const taken = [];
  for (let turn = 0; turn < 4; turn++) {
    await page.waitForSelector("#curtain-open");
    // Neither a board nor a hand is in the page, not even hidden: only whose turn it is.
    assert.equal(await page.locator("svg:not(.seat-mark)").count(), 0, "nothing behind the curtain");
    assert.equal(await page.locator("[class*=keyword-]").count(), 0, "nothing behind the curtain");
    if (turn === 0) await isForEveryoneInAnyLight(page, "the curtain");
    assert.match(await page.title(), /^Pass the device to (Anna|Bo) · Keeboard$/);
    taken.push(await page.innerText("#curtain-open"));
    // The next player only has to press Enter.
    await page.keyboard.press("Enter");
    await page.fill("#command", "pass");
    await page.keyboard.press("Enter");
  }
  assert.deepEqual(taken.slice(0, 2).sort(), ["I’m Anna", "I’m Bo"]);
  assert.deepEqual(taken.slice(2), taken.slice(0, 2), "they take turns");

  await page.waitForSelector(".standings");
  await page.getByRole("link", { name: "Analyse" }).click();
  await page.waitForSelector(".replay-board svg");
  // It opens where the game ended. The arrow keys go through it, even after a click on the board.
  await page.waitForFunction(() => document.querySelector(".replay-scrubber").value === document.querySelector(".replay-scrubber").max);
  await page.locator(".replay-board svg").first().click();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => /^#[1-9]/.test(location.hash));
  const link = page.url();
  const told = await page.innerText(".replay-told");
  assert.match(told, /\w/);
  await page.getByRole("button", { name: "Go to the start" }).click();
  await page.waitForFunction(() => location.hash === "#0");
  // The link to a move opens there.
  await page.goto("about:blank");
  await page.goto(link);
  await page.waitForSelector(".replay-board svg");
  await page.waitForFunction((told) => document.querySelector(".replay-told")?.innerText === told, told);
  // So does one followed while the game is open.
  await page.evaluate(() => { location.hash = "#0"; });
  await page.waitForFunction(() => document.querySelector(".replay-told")?.innerText === "The start of the game");

  await page.getByRole("button", { name: "Check the shuffle" }).click();
  await page.waitForSelector(".replay-good");
  await page.getByRole("button", { name: "Find better plays" }).click();
  await page.waitForSelector(".replay-missed");
  // Both moves are on the board where the turn begins; the better one can be hidden.
  await page.locator(".replay-missed button").first().click();
  await page.waitForSelector(".replay-board .trail-better");
  await page.getByRole("switch", { name: "Show the better move" }).uncheck({ force: true });
  await page.waitForSelector(".replay-board .trail-better", { state: "detached" });
  await page.getByRole("switch", { name: "Show the better move" }).check({ force: true });
  await page.waitForSelector(".replay-board .trail-better");
  await anna.picture("replay-better");
  // The arrow keys go on even after a click on a button or a switch.
  const before = await page.inputValue(".replay-scrubber");
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction((before) => Number(document.querySelector(".replay-scrubber").value) === Number(before) + 1, before);
  await page.keyboard.press("ArrowDown");
  await page.waitForSelector(".replay-told");
  // Without a move in the address it opens where it was left.
  const left = await page.innerText(".replay-told");
  const { pathname } = new URL(page.url());
  await page.goto("about:blank");
  await page.goto(pathname);
  await page.waitForFunction((left) => document.querySelector(".replay-told")?.innerText === left, left);
  await page.getByRole("button", { name: "Find better plays" }).click();
  await page.waitForSelector(".replay-missed");
  // The word list leaves the arrow keys to the game: sideways ones while it has the focus, all of them once a list is chosen.
  const goesTo = (move) => page.waitForFunction((move) => document.querySelector(".replay-scrubber").value === String(move), move);
  const words = page.locator(".replay-part select");
  // It may have been left at the end, where the way there is off.
  await page.getByRole("button", { name: "Go to the start" }).click();
  await page.getByRole("button", { name: "Go to the end" }).click();
  const end = Number(await page.inputValue(".replay-scrubber"));
  await words.focus();
  await page.keyboard.press("ArrowLeft");
  await goesTo(end - 1);
  const list = await words.inputValue();
  await words.selectOption({ index: 0 });
  assert.notEqual(await words.inputValue(), list, "another list is chosen");
  await page.keyboard.press("ArrowRight");
  await goesTo(end);
  await page.keyboard.press("ArrowUp");
  await page.waitForFunction((end) => Number(document.querySelector(".replay-scrubber").value) < end, end);
  await page.waitForSelector(".replay-missed");
  await isForEveryoneInAnyLight(page, "a game looked at again");
  assert.match(await saved(page, "Save record (.kee)"), /^keeboard record 1\ngame keyword\n[^]*\ndigest \w{64}\n$/);
  assert.match(await saved(page, "Save GCG"), /^#character-encoding UTF-8\n#player1 Anna Anna\n/);
  assert.match(await saved(page, "Save picture (SVG)"), /^<svg [^]*<\/svg>$/);
  const picture = await saved(page, "Save picture (PNG)", null);
  assert.equal(picture.toString("latin1", 1, 4), "PNG");
  assert.equal(picture.readUInt32BE(16), 1600, "as wide as a phone can show");
});

test("players allowed to use the dictionary can (K6.4)", async () => {
  const anna = await on.person("Anna", "keyboard");
  const page = await anna.open("/new/keesdrow");
  await page.locator("input[name=place]").nth(1).check();
  await page.locator("summary", { hasText: "Customise" }).press("Enter");
  await page.selectOption("#option-lookup", "everyone");
  await page.getByRole("button", { name: "Create table" }).press("Enter");
  await page.locator(".keesdrow-look-up summary").press("Enter");
  for (const [word, sentence] of [["quiz", "QUIZ is in the dictionary."], ["zzyx", "ZZYX isn’t in the dictionary."]]) {
    await page.fill("#look-up", word);
    await page.keyboard.press("Enter");
    await page.waitForSelector(`.keesdrow-look-up p:text-is("${sentence}")`);
  }
  await isForEveryoneInAnyLight(page, "the dictionary");
});
