// Keyword: a crossword with racks of letters.
import { test } from "node:test";
import { Secrets } from "./support/secrets.mjs";
import { stage } from "./support/stage.mjs";
import { Table } from "./support/table.mjs";

const on = stage();

const hand = (page) => page.locator(".keyword-slot").allTextContents().then((letters) => letters.join("").replace(/\s/g, ""));
const spell = (text) => text.replace(/[^A-Z]/g, "");

/** The squares and letters of a play such as `8D WO(R)D`; none for a pass or an exchange. */
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
  /** Moves to the first square, turns, and types. */
  async keyboard(person, action) {
    const { page } = person;
    const play = laid(action);
    if (!play) return false;
    await person.tabTo(".keyword-cell");
    const [{ square }] = play.letters;
    await person.walk("keyword", square);
    const across = await page.isVisible('button[aria-label^="Typing across"]');
    if (across !== play.across) {
      await page.keyboard.press(" ");
      if ((await page.isVisible('button[aria-label^="Typing across"]')) === across) await page.keyboard.press(" ");
    }
    await page.keyboard.type(play.letters.map(({ letter }) => letter).join(""));
    await page.waitForSelector(PLAY);
    await page.keyboard.press("Enter");
    return true;
  },
};

/** Plays as many letters as possible, to keep the game short. */
const longest = (actions) => {
  const size = (action) => laid(action)?.letters.length ?? 0;
  return actions.reduce((best, action) => (size(action) > size(best) ? action : best), actions.at(-1));
};

test("three people play a whole game by link through every mishap", async () => {
  const people = await on.people({ Anna: "mouse", Bo: "keyboard", Cleo: "touch" });
  const table = await Table.gather(on.server, "keyword", people, { seats: 3 });
  const secrets = new Secrets(people, { hand, spell, least: 6 });
  await table.playOut({
    choose: longest,
    onBoard,
    interludes: { reload: 3, drop: 5, look: 8, restart: 9, again: 10 },
    between: () => secrets.areKept(),
  });
  await table.ends();
  await table.replays();
});
