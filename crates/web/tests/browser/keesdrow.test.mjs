// Keesdrow: words walked over a maze of letters.
import { test } from "node:test";
import { stage } from "./support/stage.mjs";
import { Table } from "./support/table.mjs";

const on = stage();

/** The cells of a play such as `CAT a1-b1-c2`; nothing if it stays on a letter, which has a button of its own, or passes. */
function cells(action) {
  const walk = action.split(" ")[1]?.split("-");
  return walk?.some((cell, index) => cell === walk[index - 1]) ? undefined : walk;
}

const PLAY = ".keesdrow-play:enabled";

const onBoard = {
  async touch(person, action) {
    const walk = cells(action);
    if (!walk) return false;
    const { page } = person;
    for (const cell of walk) {
      const { x, y, width, height } = await page.locator(`#keesdrow-${cell}`).boundingBox();
      await page.touchscreen.tap(x + width / 2, y + height / 2);
    }
    await page.tap(PLAY);
    return true;
  },
  async keyboard(person, action) {
    const walk = cells(action);
    if (!walk) return false;
    const { page } = person;
    await person.tabTo(".keesdrow-cell");
    for (const cell of walk) {
      await go(person, cell);
      await page.keyboard.press("Enter");
    }
    await page.waitForSelector(PLAY);
    // The last letter once more: that is the word.
    await page.keyboard.press("Enter");
    return true;
  },
};

/** Walks over the board with the arrow keys. */
async function go(person, cell) {
  const here = (await person.page.evaluate(() => document.activeElement.id)).replace("keesdrow-", "");
  const steps = (from, to, back, forth) => Array.from({ length: Math.abs(to - from) }, () => (to < from ? back : forth));
  const keys = [
    ...steps(here.charCodeAt(0), cell.charCodeAt(0), "ArrowLeft", "ArrowRight"),
    ...steps(Number(here.slice(1)), Number(cell.slice(1)), "ArrowUp", "ArrowDown"),
  ];
  for (const key of keys) await person.page.keyboard.press(key);
}

/** Words of a middling length, so that a game has some turns, and no letter twice in a row if possible. */
const middling = (actions) => actions.find((action) => cells(action)?.length === 5) ?? actions.find((action) => cells(action)) ?? actions.at(-1);

test("three people play a whole game by a link, whatever happens", async () => {
  const people = await on.people({ Anna: "mouse", Bo: "keyboard", Cleo: "touch" });
  const [anna, bo, cleo] = people;
  const table = await Table.gather(on.server, "keesdrow", people, { seats: "3 players", options: { goal: "60" } });
  await table.playOut({
    choose: middling,
    onBoard,
    async between(moves) {
      if (moves === 2) await table.reload(cleo);
      if (moves === 4) await table.drop(bo, (next) => table.move(next, middling));
      if (moves === 6) await table.look();
      if (moves === 7) await table.restart();
      if (moves === 8) await table.reload(anna);
    },
  });
  await table.ends();
  await table.replays();
});
