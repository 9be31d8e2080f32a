// K11.1: solo players see their best score, and are told when they beat it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { playAnyWord } from "./support/any_word.mjs";
import { isForEveryoneInAnyLight } from "./support/axe.mjs";
import { choosePreset, setOptions } from "./support/fields.mjs";
import { stage } from "./support/stage.mjs";

const on = stage();

/** Creates a solitaire of one round on this screen. */
async function oneRound(person, options = { turns: "1" }) {
  const page = await person.open("/new/keesdrow");
  await page.locator("input[name=place]").nth(1).check();
  await choosePreset(page, "solitaire-rounds");
  await setOptions(page, options);
  await page.getByRole("button", { name: "Create table" }).click();
  await page.waitForSelector("#keesdrow-word");
  return page;
}

async function pass(page) {
  await page.fill("#command", "pass");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".over");
}

const toBeat = (page, sentence) => page.locator(".notes .best", { hasText: sentence }).waitFor();
const compared = (page, sentence) => page.locator(".over .best", { hasText: sentence }).waitFor();

for (const hands of ["mouse", "touch"]) {
  test(`a best score is shown, beaten and remembered, with ${hands}`, async () => {
    const anna = await on.person(`Anna with ${hands}`, hands);
    const page = await oneRound(anna);
    assert.equal(await page.locator(".best").count(), 0, "nothing to beat yet");
    await pass(page);
    await compared(page, /^Your best so far: 0$/);
    await page.getByRole("button", { name: "Play again" }).click();
    await toBeat(page, /^Your best: 0$/);
    await anna.picture(`best-to-beat-${hands}`);
    await playAnyWord(page, new Set());
    await page.waitForSelector(".over");
    const points = Number(await page.locator(".keesdrow-score b").textContent());
    await compared(page, new RegExp(`^New best: ${points}, up ${points}$`));
    await isForEveryoneInAnyLight(page, "a new best score");
    await anna.picture(`best-${hands}`);
    // It is shown again after a reload, and does not beat itself.
    await page.reload();
    await compared(page, new RegExp(`^New best: ${points}, up ${points}$`));
    // A table with the same options has the same best score, one with other options has none.
    await oneRound(anna);
    await toBeat(page, new RegExp(`^Your best: ${points}$`));
    await pass(page);
    await compared(page, new RegExp(`^Your best is still ${points}$`));
    await oneRound(anna, { turns: "2" });
    assert.equal(await page.locator(".best").count(), 0);
  });
}

test("a game ended early does not count as a best", async () => {
  const bo = await on.person("Bo");
  const page = await oneRound(bo, { turns: "3" });
  await playAnyWord(page, new Set());
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "End the game" }).click();
  await page.getByRole("button", { name: "Really end it?" }).click();
  await page.waitForSelector(".over");
  assert.equal(await page.locator(".best").count(), 0);
  await page.getByRole("button", { name: "Play again" }).click();
  await page.waitForSelector("#keesdrow-word");
  assert.equal(await page.locator(".best").count(), 0);
});
