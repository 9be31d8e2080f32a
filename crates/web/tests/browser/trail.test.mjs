// What happened since your last turn: numbered on the board and in the rail until you move, and replayed on request.
import assert from "node:assert/strict";
import { test } from "node:test";
import { playAnyCard } from "./support/any_card.mjs";
import { isForEveryoneInAnyLight } from "./support/axe.mjs";
import { myTurn } from "./support/my_turn.mjs";
import { stage } from "./support/stage.mjs";

const on = stage();

/** Starts a game against bots on this screen. */
async function against(name, title, way) {
  const person = await on.person(name, way);
  const page = await person.open("/");
  await page.getByRole("button", { name: `Play: ${title}`, exact: true }).click();
  await page.waitForSelector(".stage");
  return person;
}

async function pass(page) {
  await myTurn(page);
  await page.fill("#command", "pass");
  await page.keyboard.press("Enter");
}

/** Does what Keebble asks for: claims a cell, passes, asks for two letters, takes one or draws a wall. */
async function answer(page) {
  await myTurn(page);
  const agree = page.locator('.keebble-agree[aria-disabled="false"]');
  const [cell, key, letter, pass] = [".keebble-cell.aim", ".keebble-key", ".keebble-take", ".keebble-buttons > button:not(.primary, .keebble-back)"].map((what) => page.locator(what).first());
  const wall = page.locator(".keebble-hint:visible");
  await cell.or(key).or(letter).or(pass).or(wall).first().waitFor();
  if (await letter.isVisible()) return letter.click();
  if (await pass.isVisible()) return pass.click();
  if (await cell.isVisible()) await cell.click();
  else if (await key.isVisible()) for (const letter of ["E", "R"]) await page.locator(".keebble-key").filter({ has: page.locator(`.keebble-key-letter:text-is("${letter}")`) }).click();
  else await page.locator("#keebble-d4").click({ position: { x: 3, y: 20 } });
  await agree.click();
}

const numbers = (page, where) => page.locator(where).allTextContents();

/** The bots move, and leave a numbered trail until the player moves. */
async function leavesTrail(person, move) {
  const { page } = person;
  await move(page);
  await page.waitForSelector(".trail-mark");
  await myTurn(page);
  const marks = await numbers(page, ".trail-badge text");
  assert.deepEqual([...new Set(marks)], marks.map((_, index) => String(index + 1)).slice(0, new Set(marks).size), "numbered from 1");
  // The rail lists moves a frame after the board has drawn them.
  if (await page.locator(".rail .log").count()) await page.waitForFunction((marks) => String([...document.querySelectorAll(".log-number")].map((line) => line.textContent)) === marks, String([...new Set(marks)]));
  return marks.length;
}

/** The trail is replayed from its first move to its last, and stays. */
async function replays(person, start) {
  const { page } = person;
  const marks = await page.locator(".trail-mark").count();
  await start(page);
  await page.waitForFunction((marks) => document.querySelectorAll(".trail-mark").length < marks, marks);
  await page.waitForFunction((marks) => document.querySelectorAll(".trail-mark").length === marks, marks);
  await page.waitForSelector('.trail-button[title^="Replay"]');
}

const gone = (page) => page.waitForFunction(() => document.querySelectorAll(".trail-mark").length === 0);

for (const [game, title, move] of [["keesdrow", "Keesdrow", pass], ["keyword", "Keyword", pass], ["keezen", "Keezen", playAnyCard], ["keebble", "Keebble", answer]]) {
  test(`bots leave a trail in ${title} until you move`, async () => {
    const anna = await against(`Anna at ${title}`, title, "mouse");
    const { page } = anna;
    await leavesTrail(anna, move);
    await isForEveryoneInAnyLight(page, `the trail in ${title}`);
    await anna.picture(`${game}-trail`);
    await replays(anna, () => page.keyboard.press("."));
    await replays(anna, () => page.locator(".log-number").first().click());
    await move(page);
    await gone(page);
  });
}

test("the trail is there after a reload, and on a phone", async () => {
  const bo = await against("Bo", "Keyword", "touch");
  const { page } = bo;
  const marks = await leavesTrail(bo, pass);
  await page.reload();
  await page.waitForFunction((marks) => document.querySelectorAll(".trail-badge text").length === marks, marks);
  await bo.picture("keyword-trail-phone");
  await replays(bo, () => page.tap(".trail-button"));
});
