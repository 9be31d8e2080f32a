// Why can’t I? Every card, letter and square that can’t be chosen says why when it is tried.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isForEveryoneInAnyLight } from "./support/axe.mjs";
import { Company } from "./support/company.mjs";
import { Solo } from "./support/solo.mjs";
import { stage } from "./support/stage.mjs";

const on = stage();

/** Starts a game against bots on this screen, and waits for the person's turn. */
async function against(person, title) {
  const page = await person.open("/");
  await page.getByRole("button", { name: `Play: ${title}`, exact: true }).click();
  await page.waitForSelector(".plate-own.plate-to-move");
  return page;
}

const isHeard = (page, words) => page.locator("#live", { hasText: words }).waitFor({ state: "attached" });

test("Keesdrow says why a letter can't be next", async () => {
  const anna = await on.person("Anna", "touch");
  const page = await against(anna, "Keesdrow");
  const cells = page.locator(".keesdrow-cell");
  await cells.first().tap();
  await cells.last().tap();
  const why = /^[A-P]\d+ and [A-P]\d+ aren’t next to each other\. Step to a neighbouring letter/i;
  await page.locator(".keesdrow-note", { hasText: why }).waitFor();
  await isHeard(page, /aren’t next to each other/);
  await anna.picture("why-keesdrow");
});

/** Opens a game among people for the one whose turn it is not, and returns the name of the one whose turn it is. */
async function beforeTheTurn(person, game, names, options) {
  const company = await Company.gather(on.server, game, names, options);
  const [mover] = await company.asked();
  const waiting = company.seats.find(({ seat }) => seat !== mover.seat);
  await person.openTable(company.id, waiting);
  await person.page.waitForSelector(".plate-to-move");
  return mover.name;
}

test("Keezen says whom a player waits for", async () => {
  const bo = await on.person("Bo", "touch");
  const mover = await beforeTheTurn(bo, "keezen", ["Bo", "Cem", "Dora", "Emil"], { preset: "family" });
  await bo.page.locator(".keezen-card").first().tap();
  await bo.page.locator(".keezen-guide", { hasText: `It’s not your turn yet. Waiting for ${mover}.` }).waitFor();
  await isHeard(bo.page, "It’s not your turn yet.");
  await bo.picture("why-keezen");
});

test("Keyword says why letters can't be exchanged before the player's turn", async () => {
  const cleo = await on.person("Cleo", "touch");
  await beforeTheTurn(cleo, "keyword", ["Cleo", "Dirk"], { preset: "two" });
  const { page } = cleo;
  await page.tap(".keyword-more > button");
  // To Playwright it is disabled; to a finger it is not.
  await page.locator("#keyword-exchange[aria-disabled=true]").tap({ force: true });
  await page.locator(".keyword-outcome", { hasText: "It’s not your turn yet." }).waitFor();
  await isHeard(page, "It’s not your turn yet.");
  await isForEveryoneInAnyLight(page, "an exchange before the turn");
  await cleo.picture("why-keyword");
});

test("Keebble says why a letter can't be asked for, played or used now", async () => {
  const fay = await on.person("Fay", "keyboard");
  const solo = await Solo.sit(on.server, fay, "keebble", { preset: "paper", seats: 2 });
  const { page } = fay;
  const says = (words) => page.locator(".keebble-panel", { hasText: words }).waitFor();
  assert.ok(await solo.until((actions) => actions.some((action) => action.startsWith("ask "))));
  await page.waitForSelector(".keebble-key");
  await fay.tabTo(".keebble-key");
  await page.keyboard.type("ABC");
  await says("You can ask for 2 letters. Take one back to choose another.");
  await fay.picture("why-keebble-ask");
  const asks = (actions) => actions.find((action) => action === "ask A B") ?? actions[0];
  assert.ok(await solo.until((actions) => actions.includes("pass") && !actions.some((action) => action.startsWith("ask ")), asks));
  await page.waitForSelector(".keebble-hand .keebble-tile:not(.still)");
  await fay.tabTo(".keebble-cell");
  const hand = (await page.locator(".keebble-hand .keebble-tile .unseen").allTextContents()).map((text) => text[0]);
  const missing = [..."QXZJKVW"].find((letter) => !hand.includes(letter));
  await page.keyboard.type(missing);
  await says(`You have no ${missing} in your hand.`);
  await isHeard(page, `You have no ${missing}`);
  await fay.picture("why-keebble-hand");
});
