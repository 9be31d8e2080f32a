// Keyword: letters of one's own on a crossword.
import { test } from "node:test";
import { Secrets } from "./support/secrets.mjs";
import { stage } from "./support/stage.mjs";
import { Table } from "./support/table.mjs";

const on = stage();

const hand = (page) => page.locator(".keyword-slot").allTextContents().then((letters) => letters.join("").replace(/\s/g, ""));
const spell = (text) => text.replace(/[^A-Z]/g, "");

/** The squares and letters that a play such as `8D WO(R)D` lays; nothing for a pass or an exchange. */
function laid(action) {
  const found = /^(?:(\d+)([A-Z])|([A-Z])(\d+)) (.+)$/.exec(action);
  if (!found) return undefined;
  const across = found[1] !== undefined;
  let column = (found[2] ?? found[3]).charCodeAt(0) - 65;
  let row = Number(found[1] ?? found[4]);
  const letters = [];
  let lies = false;
  for (const letter of found[5]) {
    if (letter === "(" || letter === ")") {
      lies = letter === "(";
      continue;
    }
    if (!lies) letters.push({ letter, square: `${String.fromCharCode(97 + column)}${row}` });
    if (across) column++;
    else row++;
  }
  return { across, letters };
}

const PLAY = ".keyword-actions .primary:enabled";

const onBoard = {
  /** A letter is tapped, then its square. */
  async touch(person, action) {
    const { page } = person;
    const play = laid(action);
    if (!play) return false;
    for (const { letter, square } of play.letters) {
      await page.locator(".keyword-slot:not(.keyword-away)").filter({ hasText: letter }).first().tap();
      await page.tap(`#keyword-${square}`);
    }
    await page.tap(PLAY);
    return true;
  },
  /** One walks to the first square, turns, and types. */
  async keyboard(person, action) {
    const { page } = person;
    const play = laid(action);
    if (!play) return false;
    await person.tabTo(".keyword-cell");
    const [{ square }] = play.letters;
    await walk(person, square);
    const across = await page.isVisible('button[aria-label^="You type across"]');
    if (across !== play.across) {
      await page.keyboard.press(" ");
      if ((await page.isVisible('button[aria-label^="You type across"]')) === across) await page.keyboard.press(" ");
    }
    await page.keyboard.type(play.letters.map(({ letter }) => letter).join(""));
    await page.waitForSelector(PLAY);
    await page.keyboard.press("Enter");
    return true;
  },
};

/** Walks over the board with the arrow keys. */
async function walk(person, square) {
  const here = (await person.page.evaluate(() => document.activeElement.id)).replace("keyword-", "");
  const steps = (from, to, back, forth) => Array.from({ length: Math.abs(to - from) }, () => (to < from ? back : forth));
  const keys = [
    ...steps(here.charCodeAt(0), square.charCodeAt(0), "ArrowLeft", "ArrowRight"),
    ...steps(Number(here.slice(1)), Number(square.slice(1)), "ArrowUp", "ArrowDown"),
  ];
  for (const key of keys) await person.page.keyboard.press(key);
}

/** As many letters as possible: so a game is short. */
const longest = (actions) => {
  const size = (action) => laid(action)?.letters.length ?? 0;
  return actions.reduce((best, action) => (size(action) > size(best) ? action : best), actions.at(-1));
};

test("three people play a whole game by a link, whatever happens", async () => {
  const people = await on.people({ Anna: "mouse", Bo: "keyboard", Cleo: "touch" });
  const [anna, bo, cleo] = people;
  const table = await Table.gather(on.server, "keyword", people, { seats: "3 players" });
  const secrets = new Secrets(people, { hand, spell, least: 6 });
  await table.playOut({
    choose: longest,
    onBoard,
    async between(moves) {
      if (moves === 3) await table.reload(bo);
      if (moves === 5) await table.drop(cleo, (next) => table.move(next, longest));
      if (moves === 8) await table.look();
      if (moves === 9) await table.restart();
      if (moves === 10) await table.reload(anna);
      await secrets.areKept();
    },
  });
  await table.ends();
  await table.replays();
});
