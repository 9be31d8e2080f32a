// The lobby of a table, and the games that wait for a player.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isForEveryoneInAnyLight } from "./support/axe.mjs";
import { wholeWords } from "./support/fits.mjs";
import { stage } from "./support/stage.mjs";
import { Table } from "./support/table.mjs";

const on = stage();

/** Opens a lobby and returns its link. */
async function lobby(host, game) {
  const page = await host.open(`/new/${game}`);
  await page.getByRole("button", { name: "Create table" }).click();
  return page.locator("#share-link").inputValue();
}

test("a guest sees who invites them, sits at a seat of the drawn table, and can be removed", async () => {
  const anna = await on.person("Anna");
  const bo = await on.person("Bo", "touch", { viewport: { width: 360, height: 640 } });
  const page = await bo.open(await lobby(anna, "keyword"));
  await page.getByRole("heading", { name: "Anna invites you to Keyword" }).waitFor();
  for (const fact of ["Anna invited you", "About 30 minutes", "English words", "Learn it while you wait"]) await page.locator(".lobby-game", { hasText: fact }).waitFor();
  await isForEveryoneInAnyLight(page, "the lobby of a guest");
  await page.locator(".seat-place").nth(2).getByRole("button", { name: "Take this seat" }).tap();
  await page.locator(".seat-me", { hasText: "Bo" }).waitFor();
  // Everyone sits nearest to themselves.
  for (const { page } of [anna, bo]) {
    await page.waitForFunction(() => document.querySelector(".seat-me"));
    const [mine, ...others] = await page.evaluate(() => {
      const bottom = (chip) => chip.getBoundingClientRect().bottom;
      const chips = [...document.querySelectorAll(".seat-chip")];
      return [bottom(document.querySelector(".seat-me")), ...chips.filter((chip) => !chip.matches(".seat-me")).map(bottom)];
    });
    assert.ok(others.every((other) => other < mine), `${mine} is below ${others}`);
  }
  await isForEveryoneInAnyLight(anna.page, "the lobby of a host");
  await anna.picture("lobby-host");
  await anna.page.getByRole("button", { name: "Remove Bo" }).click();
  await anna.page.getByRole("button", { name: "Really remove Bo?" }).click();
  await page.getByRole("heading", { name: "Anna invites you to Keyword" }).waitFor();
});

test("a page in Dutch says that the words are English, and fits a narrow phone", async () => {
  const [anna] = await on.people({ Anna: "mouse" });
  const dutch = await on.person("Bo", "touch", { viewport: { width: 320, height: 640 }, locale: "nl-NL" });
  const link = await lobby(anna, "keesdrow");
  for (const [path, place] of [["/new/keesdrow", ".make-head"], [link, ".lobby-game"]]) {
    await dutch.open(path);
    await dutch.page.locator(place, { hasText: "Engelse woorden" }).waitFor();
    assert.deepEqual(await wholeWords(dutch.page), [], path);
  }
  await dutch.open("/new/keezen");
  await dutch.page.waitForSelector(".seat-chip");
  assert.equal(await dutch.page.getByText("Engelse woorden").count(), 0, "cards have no words");
});

test("the badge, the first page and my games count the same games, those with people first", async () => {
  const people = await on.people({ Anna: "mouse", Bo: "mouse" });
  const [anna] = people;
  for (const game of ["Keesdrow", "Keezen", "Keebble"]) {
    await anna.open("/");
    await anna.press(`button[aria-label="Play: ${game}"]`);
    await anna.page.waitForSelector(".table-playing");
  }
  const table = await Table.gather(on.server, "keesdrow", people, { seats: 2 });
  const next = table.asked(await table.view());
  const waiting = next === anna ? 4 : 3;
  await anna.page.locator(".home-link").click();
  const { page } = anna;
  await page.waitForFunction((count) => document.querySelectorAll(".your-move .my-game").length === count, waiting);
  if (next === anna) await page.locator(".your-move .my-game").first().filter({ hasText: "with Bo" }).waitFor();
  assert.match(await page.locator(".site-places .badge").innerText(), new RegExp(`^${waiting}\\b`));
  await page.locator(".site-places a[href='/mine']").click();
  await page.getByRole("heading", { name: `Your move (${waiting})` }).waitFor();
  await isForEveryoneInAnyLight(page, "my games in sections");
});

test("a game against bots asks once more before it ends", async () => {
  const anna = await on.person("Anna");
  const page = await anna.open("/");
  await anna.press('button[aria-label="Play: Keezen"]');
  await page.waitForSelector(".table-playing");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "End the game" }).click();
  assert.equal(await page.locator(".over").count(), 0, "one press is not enough");
  await page.getByRole("button", { name: "Really end it?" }).click();
  await page.waitForSelector(".over");
});
