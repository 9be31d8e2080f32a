// The board of the day: everyone plays the same solitaire, and then compares.
import assert from "node:assert/strict";
import { test } from "node:test";
import { playAnyWord } from "./support/any_word.mjs";
import { isForEveryoneInAnyLight } from "./support/axe.mjs";
import { choosePreset } from "./support/fields.mjs";
import { CACHING, stage } from "./support/stage.mjs";

const on = stage();

/** Ten turns: after this many words, the remaining ones are passed. */
async function passTheRest(page, played) {
  for (let round = played + 1; round <= 10; round++) {
    await page.locator(".keesdrow-goal", { hasText: `Round ${round} of 10.` }).waitFor();
    await page.fill("#command", "pass");
    await page.keyboard.press("Enter");
  }
  await page.waitForSelector(".standings");
}

/** Opens the boards of the day and plays this many words on the first. */
async function playToday(person, words, tried = new Set()) {
  const page = await person.open("/");
  await page.getByRole("link", { name: "Leaderboards" }).click();
  await page.waitForURL("**/daily");
  await page.getByRole("button", { name: "Play: Keesdrow in ten words" }).click();
  const played = [];
  for (let count = 0; count < words; count++) played.push(await playAnyWord(page, tried));
  await passTheRest(page, words);
  return played;
}

const toBoard = async (page) => {
  await page.getByRole("link", { name: "See the leaderboard" }).click();
  await page.waitForSelector(".challenge-leaders");
};

/** Waits for the result of submitting a game. */
const cameOf = (page, sentence) => page.locator(".challenge-came", { hasText: sentence }).waitFor();

const names = (page) => page.locator(".challenge-leaders tbody th").allInnerTexts();

test("two people play the board of the day and compare their words", async () => {
  const [anna, bo] = await on.people({ Anna: "mouse", Bo: "touch" });
  const annas = await playToday(anna, 2);
  await cameOf(anna.page, "Your game counts: #1 of 1.");
  // Bo tries the same words first, and one more.
  const bos = await playToday(bo, 3);
  assert.deepEqual(bos.slice(0, 2), annas, "the same board for both");
  await cameOf(bo.page, "Your game counts: #1 of 2.");
  await toBoard(bo.page);
  assert.equal((await names(bo.page)).length, 2);
  assert.match((await names(bo.page))[0], /Bo\s*you/);
  await bo.page.getByRole("button", { name: "Compare words with Anna" }).tap();
  const compared = bo.page.locator(".challenge-compared section");
  await compared.nth(2).waitFor();
  const words = async (section) => (await compared.nth(section).locator("p").innerText()).split(/\s+/).filter(Boolean);
  assert.deepEqual(await words(0), annas.toSorted());
  assert.deepEqual(await words(1), [bos[2]]);
  assert.deepEqual(await words(2), []);
  await isForEveryoneInAnyLight(bo.page, "words compared");
  await bo.picture("challenge-compared");
  await bo.page.getByRole("button", { name: "Close" }).tap();
  // The share text gives nothing away.
  const shared = await bo.page.locator(".challenge-share pre").innerText();
  assert.match(shared, /#1 of 2/);
  assert.ok(shared.includes("/c/keesdrow-rounds-") && /[▁▂▃▄▅▆▇█]/.test(shared), shared);
  assert.ok(bos.every((word) => !shared.toUpperCase().split(/\s+/).includes(word)), shared);
  await isForEveryoneInAnyLight(bo.page, "a challenge");
  await bo.picture("challenge");
  // A visitor who has not played sees the players, but no words.
  const [cleo] = await on.people({ Cleo: "keyboard" });
  const page = await cleo.open(new URL(bo.page.url()).pathname);
  await page.waitForSelector(".challenge-leaders");
  assert.equal(await page.locator(".challenge-leaders button").count(), 0);
  // It is all there after a reload, and on the page of the day.
  await anna.page.reload();
  await toBoard(anna.page);
  assert.match((await names(anna.page))[1], /Anna\s*you/);
  await anna.open("/daily");
  await anna.page.getByText(/#2 of 2/).waitFor();
  await anna.page.getByText("1 day in a row. Your longest streak: 1.").waitFor();
  await isForEveryoneInAnyLight(anna.page, "the boards of the day");
  await anna.picture("challenge-daily");
  // She may play again, but the first game counts.
  await anna.page.getByRole("button", { name: "Play again: Keesdrow in ten words" }).click();
  await passTheRest(anna.page, 0);
  await cameOf(anna.page, "That game was for fun. Your first one counts");
});

test("a game finished offline is submitted once back online", async () => {
  const dirk = await on.person("Dirk", "mouse", CACHING);
  const page = await dirk.open("/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  // The words are fetched with the first game; they are needed once.
  await page.getByRole("link", { name: "Leaderboards" }).click();
  await page.waitForURL("**/daily");
  await page.getByRole("button", { name: "Play: Keesdrow in ten words" }).click();
  const tried = new Set();
  await playAnyWord(page, tried);
  await dirk.lose();
  await playAnyWord(page, tried);
  await passTheRest(page, 2);
  await cameOf(page, "Your game is saved here");
  await dirk.find();
  await dirk.open("/daily");
  await page.getByText(/points, #\d of \d/).waitFor();
});

test("a link challenges friends to the same deal", async () => {
  const [eva, fay] = await on.people({ Eva: "mouse", Fay: "mouse" });
  const page = await eva.open("/new/keesdrow");
  await choosePreset(page, "solitaire-rounds");
  await page.getByRole("button", { name: "Challenge friends" }).click();
  await page.getByText("Nobody has played yet").first().waitFor();
  await isForEveryoneInAnyLight(page, "a new challenge");
  const link = new URL(await page.locator(".challenge-link").inputValue()).pathname;
  const play = async (person) => {
    await person.open(link);
    await person.page.getByRole("button", { name: "Play", exact: true }).click();
    const word = await playAnyWord(person.page, new Set());
    await passTheRest(person.page, 1);
    await toBoard(person.page);
    return word;
  };
  assert.equal(await play(eva), await play(fay), "the same board for both");
  assert.equal((await names(fay.page)).length, 2);
});
