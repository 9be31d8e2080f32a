// Forced colours, as people with low vision choose them: every page is accessible, and what lies on a board can still be told from it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isForEveryone, isForEveryoneInAnyLight } from "./support/axe.mjs";
import { Company } from "./support/company.mjs";
import { Solo } from "./support/solo.mjs";
import { stage } from "./support/stage.mjs";

const on = stage();

const PAGES = ["/", "/mine", "/account", "/new/keezen", "/learn", "/learn/keezen", "/daily", "/events", "/events/new", "/referee", "/print", "/about", "/nowhere"];

/** What people look for on each table. */
const PIECES = {
  keesdrow: { seats: 2, pieces: [".keesdrow-cells [role=gridcell]", ".plate .seat-mark"] },
  keyword: { seats: 2, pieces: [".keyword-slot", ".keyword-frame", ".plate .seat-mark"] },
  keezen: { preset: "solo", seats: 2, pieces: [".keezen-card", ".keezen-pawn", ".plate .seat-mark"] },
  keebble: { preset: "small", seats: 3, pieces: [".keebble-key, .keebble-hand-cell", ".keebble-sheet", ".plate .seat-mark"] },
};

/** Shapes are told apart at this contrast (WCAG 1.4.11). */
const ENOUGH = 3;

const forced = (person, colorScheme) => person.page.emulateMedia({ colorScheme, forcedColors: "active", reducedMotion: "reduce" });

/** The contrast between the lightest and the darkest parts of an element, as they are on the screen. A few stray pixels are no part. */
async function contrast(page, selector) {
  const picture = await page.locator(selector).first().screenshot({ animations: "disabled" });
  const reader = await page.context().newPage();
  const found = await reader.evaluate(async (picture) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    canvas.drawImage(bitmap, 0, 0);
    const { data } = canvas.getImageData(0, 0, bitmap.width, bitmap.height);
    const linear = (value) => (value <= 10 ? value / 3295 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    const light = Array.from({ length: data.length / 4 }, (_, at) => 0.2126 * linear(data[4 * at]) + 0.7152 * linear(data[4 * at + 1]) + 0.0722 * linear(data[4 * at + 2]));
    light.sort((one, other) => one - other);
    const part = Math.floor(light.length / 50);
    return (light.at(-1 - part) + 0.05) / (light[part] + 0.05);
  }, picture.toString("base64"));
  await reader.close();
  return found;
}

test("every page is accessible in forced colours", async () => {
  const anna = await on.person("Anna");
  await anna.open("/");
  for (const colorScheme of ["light", "dark"]) {
    await forced(anna, colorScheme);
    for (const path of PAGES) {
      const page = await anna.open(path);
      await page.waitForSelector("h1");
      await isForEveryone(page, `${path}, forced ${colorScheme}`);
    }
  }
});

for (const [game, { pieces, ...setup }] of Object.entries(PIECES)) {
  test(`what lies on the table of ${game} is seen in forced colours`, async () => {
    const anna = await on.person("Anna");
    const table = await Solo.sit(on.server, anna, game, setup);
    // The first player of Keebble claims a cell before there is a hand on the sheet.
    await table.until(([action]) => !action.startsWith("claim "));
    for (const colorScheme of ["light", "dark"]) {
      await forced(anna, colorScheme);
      await isForEveryone(anna.page, `${game}, forced ${colorScheme}`);
      for (const piece of pieces) {
        const found = await contrast(anna.page, piece);
        assert.ok(found >= ENOUGH, `${piece} has a contrast of ${found.toFixed(1)}, ${colorScheme}`);
      }
      await anna.picture(`${game}-forced-${colorScheme}`);
    }
  });
}

test("rule sheets and a replay are accessible on a phone", async () => {
  const anna = await on.person("Anna", "touch");
  for (const game of Object.keys(PIECES)) {
    const page = await anna.open(`/learn/${game}`);
    await page.waitForSelector(".sheet-section");
    await isForEveryoneInAnyLight(page, `the rules of ${game} on a phone`);
  }
  const company = await Company.gather(on.server, "keyword", ["Bo", "Cleo"], { preset: "two" });
  const [first, second] = company.seats;
  for (let moves = 0; moves < 4; moves++) for (const player of await company.asked()) await company.act(player, (actions) => actions.at(-1));
  await company.ask(first.token, { propose: { what: "end" } });
  await company.ask(second.token, { reply: { agree: true } });
  const page = await anna.open(`/t/${company.id}/games/1`);
  await page.waitForSelector(".replay-board svg");
  await isForEveryoneInAnyLight(page, "a replay on a phone");
});
