// The end of a game: its result on any screen, and sharing it as a link with a picture.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { isForEveryoneInAnyLight } from "./support/axe.mjs";
import { longest, middling, sensible } from "./support/choices.mjs";
import { Solo } from "./support/solo.mjs";
import { stage } from "./support/stage.mjs";

const on = stage();

const SCREENS = [{ width: 360, height: 640 }, { width: 640, height: 360 }, { width: 1440, height: 900 }];
const GAMES = {
  keesdrow: { choose: middling, seats: 3, bot: "everyday-5" },
  keyword: { choose: longest, seats: 4, bot: "everyday-10" },
  keezen: { choose: ([first]) => first, preset: "family", seats: 4, bot: "easy" },
  keebble: { choose: sensible, preset: "small", seats: 3, bot: "everyday-5" },
};

/** The person plays a few turns against bots and ends the game; the page shows the result. */
async function finished(person, game, { choose, ...setup }, turns = 4) {
  const table = await Solo.sit(on.server, person, game, setup);
  let turn = 0;
  if (await table.until(() => turn++ === turns, choose)) await table.ask({ propose: { what: "end" } });
  await person.page.waitForSelector(".result-sheet .standings");
  return table;
}

/** The buttons that are not wholly in sight. */
const hidden = (page) =>
  page.locator(".over-actions :is(button, .button)").evaluateAll((buttons) => {
    const sheet = document.querySelector(".result-sheet").getBoundingClientRect();
    const out = ({ left, top, right, bottom }) => left < sheet.left || top < sheet.top || right > sheet.right || bottom > sheet.bottom || bottom > innerHeight;
    return buttons.filter((button) => out(button.getBoundingClientRect())).map((button) => button.textContent);
  });

for (const [game, setup] of Object.entries(GAMES)) {
  test(`the result of ${game} is readable, and the way on is in sight on any screen`, async () => {
    const anna = await on.person("Mathilde", "touch", { viewport: SCREENS[0] });
    await finished(anna, game, setup);
    const { page } = anna;
    // A game without points has no best move and no curve.
    const scores = await page.locator(".standings .score").allTextContents();
    if (scores.some((score) => Number(score) > 0)) await page.locator(".highlights").waitFor();
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      assert.deepEqual(await hidden(page), [], `${screen.width} by ${screen.height}`);
      await anna.picture(`result-${game}-${screen.width}`);
    }
    assert.equal(await page.locator(".standings .own").count(), 1, "the reader’s row is marked");
    await isForEveryoneInAnyLight(page, `the result of ${game}`);
  });
}

test("without a share sheet, the link of a result is copied and its picture saved", async () => {
  const anna = await on.person("Anna", "mouse", { permissions: ["clipboard-read", "clipboard-write"] });
  await anna.context.addInitScript(() => delete Navigator.prototype.share);
  const table = await finished(anna, "keezen", GAMES.keezen, 1);
  const { page } = anna;
  const [saved] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Share result" }).click()]);
  await page.locator(".toast", { hasText: "Result copied, picture saved" }).waitFor();
  assert.equal(saved.suggestedFilename(), "keeboard.png");
  assert.equal(readFileSync(await saved.path()).toString("latin1", 1, 4), "PNG");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.ok(copied.endsWith(` ${on.server.address}/t/${table.id}/games/1`), copied);
});

test("a share sheet gets the sentence, the link and the picture of a result", async () => {
  const anna = await on.person("Anna", "touch");
  await anna.context.addInitScript(() => {
    navigator.canShare = ({ files }) => files.length === 1;
    navigator.share = async ({ text, files }) => {
      const [{ name, type }] = files;
      window.shared = { text, name, type, start: new TextDecoder("latin1").decode(await files[0].slice(1, 4).arrayBuffer()) };
    };
  });
  const table = await finished(anna, "keesdrow", GAMES.keesdrow, 1);
  const { page } = anna;
  await page.getByRole("button", { name: "Share result" }).tap();
  await page.waitForFunction(() => window.shared);
  const { text, ...file } = await page.evaluate(() => window.shared);
  assert.deepEqual(file, { name: "keeboard.png", type: "image/png", start: "PNG" });
  assert.match(text, /^Keesdrow: .*Anna \d+/, "a friend reads who scored what");
  assert.ok(text.endsWith(` ${on.server.address}/t/${table.id}/games/1`), text);
});
