// Keesdrow: words walked over a maze of letters.
import { test } from "node:test";
import { stage } from "./support/stage.mjs";
import { Table } from "./support/table.mjs";

const on = stage();

/** The cells of a play such as `CAT a1-b1-c2`; none if it stays on a letter, which has a button of its own, or passes. */
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
      await person.walk("keesdrow", cell);
      await page.keyboard.press("Enter");
    }
    await page.waitForSelector(PLAY);
    // Tapping the last letter again ends the word.
    await page.keyboard.press("Enter");
    return true;
  },
};

/** Words of a middling length, so that a game has some turns, and no letter twice in a row if possible. */
const middling = (actions) => actions.find((action) => cells(action)?.length === 5) ?? actions.find((action) => cells(action)) ?? actions.at(-1);

test("three people play a whole game by link through every mishap", async () => {
  const people = await on.people({ Anna: "mouse", Bo: "keyboard", Cleo: "touch" });
  const table = await Table.gather(on.server, "keesdrow", people, { seats: 3, options: { goal: "60" } });
  await table.playOut({
    choose: middling,
    onBoard,
    interludes: { reload: 2, drop: 4, look: 6, restart: 7, again: 8 },
  });
  await table.ends();
  await table.replays();
});
