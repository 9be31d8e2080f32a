// At a real table: one phone keeps score of a game on a real board.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { isForEveryoneInAnyLight } from "./support/axe.mjs";
import { fill } from "./support/fields.mjs";
import { program } from "./support/places.mjs";
import { ROWS, setUp } from "./support/real_board.mjs";
import { stage } from "./support/stage.mjs";

const on = stage();

/** The text of a cell or a score. */
const text = (page, selector) => page.locator(selector).allTextContents();

/** Types a word and plays it. */
async function play(page, word) {
  await page.fill("#keesdrow-word", word);
  await page.tap(".keesdrow-play:enabled");
}

const status = (page, sentence) => page.locator(".status", { hasText: sentence }).waitFor();

test("a family keeps score of its real board on one phone", async () => {
  const anna = await on.person("Anna", "touch");
  const page = await setUp(anna, ["Anna", "Bo"]);

  // The first row by tapping, with a mistake that is tapped and corrected.
  for (const letter of "TEXS") await page.locator(".referee-pad").getByRole("button", { name: letter, exact: true }).tap();
  await page.tap("#keesdrow-c1");
  await page.locator(".referee-pad").getByRole("button", { name: "N", exact: true }).tap();
  await page.getByRole("button", { name: "Continue at A2" }).tap();
  // The second row is typed whole, and the page is closed halfway.
  await page.fill("#referee-row", ROWS[1]);
  await anna.picture("referee-typing");
  await isForEveryoneInAnyLight(page, "typing a board");
  await page.reload();
  await page.locator(".bar", { hasText: "8 to go" }).waitFor();
  await page.fill("#referee-row", ROWS[2]);
  await page.fill("#referee-row", ROWS[3]);
  assert.deepEqual((await text(page, ".keesdrow-picture .keesdrow-letter")).join(""), ROWS.join(""));
  await page.locator(".referee-check", { hasText: "not in our set" }).waitFor();
  await anna.picture("referee-check");
  await isForEveryoneInAnyLight(page, "a board that is looked at once more");
  await page.getByRole("button", { name: "Start the game" }).tap();

  await status(page, "Who goes first?");
  await page.locator(".referee-begins").getByRole("button", { name: "Bo" }).tap();
  await status(page, "Bo");
  assert.equal(await page.locator(".status").textContent(), "Bo to move");

  // A word that is not on the board cannot be played, and the page says why.
  await page.fill("#keesdrow-word", "ZEBRA");
  await page.locator(".keesdrow-wrong", { hasText: "ZEBRA can’t be spelled on this board." }).waitFor();
  assert.equal(await page.isEnabled(".keesdrow-play"), false);

  // Three words: each with its points before it is played, and its pegs after.
  await page.fill("#keesdrow-word", "TENS");
  assert.match(await page.locator(".keesdrow-worth").textContent(), /points/);
  await page.waitForFunction(() => document.title.endsWith(" · Keesdrow"));
  await play(page, "TENS");
  await status(page, "Anna");
  assert.ok((await text(page, ".referee-pegs li")).includes("T at A1: green peg"));
  await play(page, "ITCH");
  await status(page, "Bo");
  // ITCH is a word, so the challenge fails and it scores double.
  await page.getByRole("button", { name: "Challenge by Bo" }).tap();
  await page.locator(".referee-log summary").tap();
  await page.locator(".log li", { hasText: "Bo challenges ITCH, but it’s valid" }).waitFor();
  await anna.picture("referee-playing");
  await isForEveryoneInAnyLight(page, "a game on a real board");

  // It continues after a reload, and the last entry can be undone.
  const before = await text(page, ".keesdrow-score b");
  await page.reload();
  await status(page, "Bo");
  assert.deepEqual(await text(page, ".keesdrow-score b"), before);
  await play(page, "SEAR");
  await status(page, "Anna");
  await page.getByRole("button", { name: "Undo" }).tap();
  await status(page, "Bo");
  assert.deepEqual(await text(page, ".keesdrow-score b"), before);
  await play(page, "GOLD");
  await status(page, "Anna");
  await page.getByRole("button", { name: "More actions" }).tap();
  await isForEveryoneInAnyLight(page, "what else happens at a table");
  await page.getByRole("button", { name: "End the game now" }).tap();
  await page.getByRole("button", { name: "Sure?" }).tap();
  await page.waitForSelector(".standings");
  await anna.picture("referee-over");
  await isForEveryoneInAnyLight(page, "the end of a game on a real board");

  // The record says how it was dealt, and the program finds nothing wrong with it.
  const folder = mkdtempSync(join(tmpdir(), "kee-referee-"));
  try {
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save record (.kee)" }).tap()]);
    const record = join(folder, "table.kee");
    await download.saveAs(record);
    const kee = (...args) => execFileSync(program(), args, { encoding: "utf8" });
    assert.match(kee("verify", record), /: valid: keesdrow.*dealt by hand at a real table/);
    assert.match(kee("show", record), /GOLD/);
  } finally {
    rmSync(folder, { recursive: true });
  }
  await page.getByRole("link", { name: "Watch the replay" }).tap();
  await page.waitForSelector(".replay-controls");
  await page.getByRole("button", { name: "Check the record" }).tap();
  await page.waitForSelector(".replay-good");
  await page.getByRole("link", { name: "Back to the table" }).tap();
  await page.waitForSelector(".standings");
});

/** How many pages the browser would print, and how large the first is, in points. */
async function printed(page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString("latin1");
  const [, width, height] = pdf.match(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/);
  return { pages: pdf.match(/\/Type \/Page\b/g).length, size: [Math.round(width), Math.round(height)] };
}

const A4 = [595, 842];

test("a board, a pad and cards are printed on a sheet of paper each", async () => {
  const bo = await on.person("Bo");
  const page = await bo.open("/print#keesdrow");
  await page.fill("#print-names", "Anna\nBo\nCas");
  await page.locator(".print-page svg", { hasText: "Cas" }).waitFor();
  const seen = await page.locator(".print-page").boundingBox();
  assert.ok(seen.y + seen.height / 2 < page.viewportSize().height, "the page is in sight beside the form");
  await isForEveryoneInAnyLight(page, "pages to print");
  await bo.picture("print");
  assert.deepEqual(await printed(page), { pages: 1, size: A4 });

  // A printed board is the one the referee gets from the same seed.
  await page.check('input[value="keesdrow-board"]');
  await page.fill("#print-seed", "club");
  await page.locator(".print-page svg", { hasText: "club" }).waitFor();
  assert.equal((await printed(page)).pages, 1);

  await page.check('input[value="keyword-card"]');
  await page.fill("#print-names", "Anna, Bo, Cas, Dee, Eva");
  await page.locator(".print-page").nth(1).waitFor();
  assert.equal((await printed(page)).pages, 2, "four cards a page");

  await page.check('input[value="keebble-sheet"]');
  await page.fill("#print-seed", "Not a seed");
  await page.locator(".refused", { hasText: "A code has 1 to 32 lowercase letters" }).waitFor();

  // The large sheet is landscape; Celldance is offered beside special cells (B11).
  await page.fill("#print-seed", "game-night");
  await fill(page, "option-size", "16x8");
  assert.equal(await page.locator("#option-celldance").count(), 0);
  await fill(page, "option-supercells", "on");
  await fill(page, "option-celldance", "on");
  await page.locator(".print-page svg", { hasText: "game-night" }).waitFor();
  await isForEveryoneInAnyLight(page, "a sheet to print");
  await bo.picture("print-sheet");
  assert.deepEqual(await printed(page), { pages: 1, size: A4.toReversed() });
});

test("a tournament has a score sheet for every table of a round", async () => {
  const kind = { tournament: { rounds: 3, minutes: 45, points: "sheet", draw: "standing" } };
  const { token } = await on.server.ask("/api/guests", { body: {} });
  const { event } = await on.server.ask("/api/events", { token, body: { title: "Keezen night", played: "boards", kind, setup: { preset: "tournament" } } });
  const say = (command) => on.server.ask(`/api/events/${event}/ask`, { body: { command }, token });
  for (const team of ["Lions: Anna, Bo", "Tigers: Cem, Di", "Eva, Fay", "Gus, Hal"]) await say(`team ${team}`);
  await say("draw");
  const bo = await on.person("Bo", "touch");
  const page = await bo.open(`/print?of=${event}#keezen`);
  await page.getByText("One sheet for every table of Keezen night.").waitFor();
  for (const team of ["Lions", "Tigers", "Eva + Fay", "Gus + Hal"]) await page.locator(".print-page svg", { hasText: team }).waitFor();
  assert.deepEqual(await printed(page), { pages: 2, size: A4 });
});
