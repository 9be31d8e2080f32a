// The room of games without one of their own: buttons, a line to type on, and the table as text.
//
// It plays one of the small games, or the one named in KEE_GAME, so that the author of a game can watch it here.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isForEveryoneInAnyLight } from "./support/axe.mjs";
import { stage } from "./support/stage.mjs";
import { Table, type } from "./support/table.mjs";

const on = stage();

const game = process.env.KEE_GAME ?? "auction";
/** Its setup: for two, and short. */
const made = process.env.KEE_GAME ? {} : { seats: 2, options: { cards: "3" }, offered: false };

const BUTTONS = ".plain-actions button";

/** The button of an action. */
async function button({ page }, action) {
  await page.waitForSelector(BUTTONS);
  const names = await page.locator(BUTTONS).allTextContents();
  assert.ok(names.includes(action), `${action} among ${names}`);
  return `${BUTTONS}:nth-child(${names.indexOf(action) + 1})`;
}

async function pressButton(person, action) {
  await person.press(await button(person, action));
  return true;
}

test("two people play a whole game with its buttons, and replay it", async () => {
  const people = Object.values(await on.people({ Anna: "keyboard", Bo: "touch" }));
  const table = await Table.gather(on.server, game, people, made);
  const [anna, bo] = people;
  const board = await anna.page.locator(".plain-board").innerText();
  assert.match(board, /Anna/, "the table is shown in words");
  assert.doesNotMatch(board, /[{}]/, "and not as data");
  await isForEveryoneInAnyLight(bo.page, "the plain room on a phone");
  await anna.picture("plain-wide");
  await bo.picture("plain-phone");
  await bo.page.emulateMedia({ colorScheme: "dark" });
  await bo.picture("plain-phone-dark");
  await bo.page.emulateMedia({ colorScheme: null });
  for (let asked = anna; asked; asked = table.asked(await table.view())) {
    await table.move(asked, (actions) => actions.at(-1), { keyboard: pressButton, touch: pressButton });
  }
  for (const line of await anna.page.locator(".log-game").allTextContents()) assert.match(line, /[.!]$/, "the log is told in sentences");
  await table.ends();
  await table.replays();
});

test("one person types, against a bot on one screen, in Dutch", async () => {
  const daan = await on.person("Daan", "mouse", { locale: "nl-NL" });
  const page = await daan.open(`/new/${game}`);
  await page.locator("input[name=place]").nth(1).check();
  const others = await page.locator(".seat-chip select").all();
  for (const seat of others.slice(1)) await seat.selectOption("random");
  await page.click("form button.primary");
  await page.waitForSelector(".plain-board");
  for (let moves = 0; moves < 30; moves++) {
    await page.waitForSelector(`${BUTTONS}, .standings`);
    if (await page.locator(".standings").count()) break;
    const before = await page.locator(".plain-board").innerText();
    await type(daan, await page.locator(BUTTONS).last().textContent());
    await page.waitForFunction((before) => document.querySelector(".plain-board").innerText !== before, before);
  }
  await page.waitForSelector(".standings");
  const told = await page.locator(".log-game").allTextContents();
  assert.ok(told.length > 0 && told.every((line) => !/ (has|the|takes|wins)[ .]/.test(line)), `in Dutch: ${told}`);
  await daan.picture("plain-dutch");
});
