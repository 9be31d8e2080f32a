// How people write, ask and answer in Keebble.
import { parts } from "../choices.mjs";

const AGREE = '.keebble-agree[aria-disabled="false"]';

export const onBoard = {
  async touch(person, action) {
    const { page } = person;
    const play = parts(action);
    if (!play) return false;
    if (play.taken) {
      await page.locator(".keebble-take").filter({ hasText: play.taken }).first().tap();
      return true;
    }
    if (play.claimed) await page.tap(`#keebble-${play.claimed}`);
    for (const letter of play.called ?? []) await page.locator(".keebble-key").filter({ has: page.locator(`.keebble-key-letter:text-is("${letter}")`) }).tap();
    if (play.square) await lay(page, play);
    await page.tap(AGREE);
    return true;
  },
  async keyboard(person, action) {
    const { page } = person;
    const play = parts(action);
    if (!play || play.taken) return false;
    if (play.called) {
      await person.tabTo(".keebble-key");
      await page.keyboard.type(play.called.join(""));
    } else {
      await person.tabTo(".keebble-cell");
      await person.walk("keebble", play.claimed ?? play.square);
      await page.keyboard.press(" ");
      if (play.square && !(await writes(page, play.across))) await page.keyboard.press(" ");
      if (play.square) await page.keyboard.type(play.letters.join(""));
    }
    await person.tabTo(AGREE);
    await page.keyboard.press("Enter");
    return true;
  },
};

/** Lays the letters of a word with a finger. */
export async function lay(page, { square, across, letters }) {
  await page.tap(`#keebble-${square}`);
  if (!(await writes(page, across))) await page.tap(`#keebble-${square}`);
  for (const letter of letters) await page.locator(".keebble-tile:not(.used)").filter({ hasText: new RegExp(`^${letter},`) }).first().tap();
}

/** Whether letters go this way. */
const writes = (page, across) => page.locator(`.keebble-cell[aria-label*="${across ? "to the right" : "downwards"}"]`).count().then((count) => count > 0);
