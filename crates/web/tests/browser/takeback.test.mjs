// Second thoughts: taking back a move, and asking the board why something can't be done.
import assert from "node:assert/strict";
import { test } from "node:test";
import { playAnyWord } from "./support/any_word.mjs";
import { isForEveryoneInAnyLight } from "./support/axe.mjs";
import { choosePreset, setOptions } from "./support/fields.mjs";
import { stage } from "./support/stage.mjs";

const on = stage();

/** Starts a game against bots on this screen. */
async function against(name, title, way) {
  const person = await on.person(name, way);
  const page = await person.open("/");
  await page.getByRole("button", { name: `Play: ${title}`, exact: true }).click();
  await myTurn(page);
  return person;
}

const myTurn = (page) => page.waitForSelector(".plate-own.plate-to-move");

async function type(page, text) {
  await page.fill("#command", text);
  await page.keyboard.press("Enter");
}

const button = (page) => page.getByRole("button", { name: "Take back move" });

const offer = (page) => page.locator(".take-back");

/** On a phone, the menu offers it: the bar is full. */
async function tapInMenu(page) {
  await page.tap(".menu-button");
  await page.locator(".menu-items").getByRole("button", { name: "Take back move" }).tap();
}

for (const [way, takeBack] of [["mouse", (page) => button(page).click()], ["keyboard", (page) => page.keyboard.press("Control+z")], ["touch", tapInMenu]]) {
  test(`a move against a bot is taken back with its reply, with ${way}`, async () => {
    const anna = await against(`Anna with ${way}`, "Keesdrow", way);
    const { page } = anna;
    assert.equal(await offer(page).count(), 0, "there is nothing to take back yet");
    await type(page, "pass");
    await page.waitForSelector(".trail-mark");
    await myTurn(page);
    await offer(page).waitFor({ state: "attached" });
    await isForEveryoneInAnyLight(page, "a move that can be taken back");
    await anna.picture(`take-back-${way}`);
    await page.locator("#board").focus();
    await takeBack(page);
    await offer(page).waitFor({ state: "detached" });
    await page.waitForFunction(() => document.querySelectorAll(".trail-mark").length === 0);
    await myTurn(page);
    if (await page.locator(".rail .log").count()) await page.locator(".rail .log", { hasText: "You took back your move." }).waitFor();
  });
}

test("a game in which a move was taken back does not count as a best", async () => {
  const bo = await on.person("Bo");
  const page = await bo.open("/new/keesdrow");
  await page.locator("input[name=place]").nth(1).check();
  await choosePreset(page, "solitaire-rounds");
  await setOptions(page, { turns: "2" });
  await page.getByRole("button", { name: "Create table" }).click();
  await page.waitForSelector("#keesdrow-word");
  await playAnyWord(page, new Set());
  await button(page).click();
  await button(page).waitFor({ state: "detached" });
  await type(page, "pass");
  await button(page).waitFor();
  await type(page, "pass");
  await page.waitForSelector(".over");
  assert.equal(await page.locator(".over .best").count(), 0);
});

test("Keezen says why a place of the board can't be chosen", async () => {
  const cleo = await against("Cleo", "Keezen", "keyboard");
  const { page } = cleo;
  const guide = (text) => page.locator(".keezen-guide", { hasText: text }).waitFor();
  // Only a card that can be played is chosen; until the player holds one, hands are thrown in.
  await myTurn(page);
  await page.waitForSelector(".keezen-card:not(.dead)");
  await page.locator(".keezen-card:not(.dead)").first().click();
  await page.locator("#keezen-square-40").dispatchEvent("click");
  await guide("There’s no pawn there.");
  await page.locator("#keezen-wait-2").dispatchEvent("click");
  await guide(/pawn/);
  await cleo.picture("keezen-why-pawn");
});

test("Keyword says why a letter can't be placed", async () => {
  const dirk = await against("Dirk", "Keyword", "keyboard");
  const { page } = dirk;
  const rack = (await page.locator(".keyword-rack").textContent()).toUpperCase();
  const missing = [..."QXZJKVWYBCDFGHLMNPRST"].find((letter) => !rack.includes(letter));
  await page.locator(".keyword-board [role=gridcell][tabindex='0']").focus();
  await page.keyboard.press(missing.toLowerCase());
  await page.locator(".keyword-outcome", { hasText: `You have no ${missing} on your rack.` }).waitFor();
  await dirk.picture("keyword-why");
});
