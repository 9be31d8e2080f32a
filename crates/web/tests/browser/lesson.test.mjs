// Lessons: every game is learnt on its own board, by touch and by keyboard, in both languages.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { isForEveryoneInAnyLight } from "./support/axe.mjs";
import { fits } from "./support/fits.mjs";
import { stage } from "./support/stage.mjs";

const on = stage();

const GAMES = { keesdrow: "Keesdrow", keyword: "Keyword", keezen: "Keezen", keebble: "Keebble" };

/** The action that each step of a lesson shows, from the lesson itself. */
function script(game) {
  const lesson = readFileSync(new URL(`../../../${game}/lessons/en.md`, import.meta.url), "utf8");
  return [...lesson.matchAll(/```play .*\n.*\n(.*)\n/g)].map(([, action]) => action);
}

/** Learns a game by doing every step, and checks each. */
async function learn(person, game, check = async () => {}) {
  const { onBoard } = await import(`./support/on_board/${game}.mjs`);
  const page = await person.open(`/learn/${game}/lesson`);
  const steps = script(game);
  for (const [number, action] of steps.entries()) {
    await page.waitForSelector(`.coach:not(.coach-praises):has(i:nth-child(${number + 1}).here)`);
    await page.waitForSelector(".stage-dock");
    await check(number);
    // In a lesson everyone has the first seat.
    const learner = Object.create(person, { seat: { value: "A" } });
    assert.ok(await onBoard[person.way](learner, action), `step ${number + 1} of ${game}, by ${person.way}: ${action}`);
    await page.waitForSelector(".coach-praises");
    if (number + 1 < steps.length) await person.press("#lesson-next");
  }
  await page.waitForSelector("button#lesson-next");
  await page.waitForSelector(`.coach-ways a[href="/new/${game}"]`);
}

for (const game of Object.keys(GAMES)) {
  test(`${GAMES[game]} is learnt on a phone, in Dutch`, async () => {
    const anna = await on.person("Anna", "touch", { locale: "nl-NL", viewport: { width: 360, height: 640 } });
    await learn(anna, game, async (number) => {
      const wrong = await fits(anna.page, ".stage-dock");
      assert.deepEqual(wrong, [], `step ${number + 1} of ${game}`);
      await anna.picture(`lesson-${game}-${number + 1}`);
    });
  });

  test(`${GAMES[game]} is learnt with the keyboard alone`, async () => {
    const bo = await on.person("Bo", "keyboard");
    await learn(bo, game, async (number) => {
      if (number === 0) await isForEveryoneInAnyLight(bo.page, `the lesson of ${game}`);
      await bo.picture(`lesson-${game}-${number + 1}-wide`);
    });
  });
}

test("a move that misses the point is shown, explained and taken back", async () => {
  const anna = await on.person("Anna", "mouse");
  const page = await anna.open("/learn/keezen/lesson");
  for (const step of [1, 2]) {
    await page.click(".coach-ways button");
    await page.waitForSelector(`.coach-praises:has(i:nth-child(${step}).here)`);
    await page.click("#lesson-next");
  }
  await page.getByRole("heading", { name: "Capture" }).waitFor();
  await page.locator(".keezen-card").first().click();
  await page.click('.keezen-actions .primary[aria-disabled="false"]');
  await page.locator(".coach-said", { hasText: "That misses Bo’s pawn." }).waitFor();
  // The first card was the three; it is back in the hand, and the task is still to be done.
  await page.waitForSelector('.keezen-card:nth-child(3)');
  assert.equal(await page.locator(".coach-praises").count(), 0);
});

test("a first game offers the lesson, and never again once it is dismissed", async () => {
  const cleo = await on.person("Cleo", "mouse", { storageState: { cookies: [], origins: [] } });
  const page = await cleo.open("/");
  await page.getByRole("button", { name: /^Play/ }).first().click();
  await page.waitForSelector(".table-playing");
  const offer = page.locator(".lesson-offer");
  await offer.getByRole("link", { name: /New to .*\? Learn it on the board/ }).waitFor();
  await offer.getByRole("button").click();
  await offer.waitFor({ state: "detached" });
  await page.reload();
  await page.waitForSelector(".table-playing");
  assert.equal(await offer.count(), 0);
});

test("a lesson that is begun on the first page ends in a game, and is ticked off", async () => {
  const dee = await on.person("Dee", "mouse");
  const page = await dee.open("/");
  await page.getByRole("link", { name: "Learn: Keezen", exact: true }).click();
  await page.getByRole("heading", { name: "Learn Keezen" }).waitFor();
  const steps = script("keezen").length;
  for (let step = 1; step <= steps; step++) {
    await page.waitForSelector(`.coach:not(.coach-praises):has(i:nth-child(${step}).here)`);
    // The task of a step is heard as well as seen.
    const task = (await page.locator(".coach-said").textContent()).slice(0, 20);
    if (step <= 2) await page.locator("#live", { hasText: task }).waitFor({ state: "attached" });
    await page.click(".coach-ways button");
    await page.waitForSelector(".coach-praises");
    if (step < steps) await page.click("#lesson-next");
  }
  await page.getByRole("link", { name: "Invite friends" }).waitFor();
  await dee.picture("lesson-end");
  await page.getByRole("button", { name: "Play Keezen" }).click();
  await page.waitForURL(/\/local\//);
  await page.waitForSelector(".table-playing");
  await dee.open("/");
  await page.getByRole("link", { name: "Learn: Keezen, finished", exact: true }).waitFor();
  await page.getByRole("link", { name: "Learn: Keyword", exact: true }).waitFor();
  await dee.picture("lesson-ticks");
  await dee.open("/learn");
  await page.getByRole("link", { name: "Learn on the board: Keezen, finished" }).waitFor();
});

test("a guest learns the game while the table fills up", async () => {
  const [anna, bo] = await Promise.all([on.person("Anna"), on.person("Bo")]);
  const page = await anna.open("/new/keyword");
  await page.getByRole("button", { name: "Create table" }).click();
  const link = await page.locator("#share-link").inputValue();
  const guest = await bo.open(link);
  const [lesson] = await Promise.all([bo.context.waitForEvent("page"), guest.getByRole("link", { name: "Learn it while you wait" }).click()]);
  await lesson.getByRole("heading", { name: "Learn Keyword" }).waitFor();
});
