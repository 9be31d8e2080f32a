// How people write, ask and answer in Keebble.
import { laid, parts } from "../choices.mjs";

/** The parts of a play; none for actions that only a button does. A word through letters of the sheet has only its new ones. */
function playedParts(action) {
  const [, first, second] = /^wall (\w+)\|(\w+)$/.exec(action) ?? [];
  // The other cell is to the right or below.
  if (first) return { wall: first, right: first.slice(1) === second.slice(1) };
  const word = laid(action);
  if (!word?.letters.length) return parts(action);
  return { square: word.letters[0].square, across: word.across, letters: word.letters.map(({ letter }) => letter) };
}

const AGREE = '.keebble-agree[aria-disabled="false"]';

export const onBoard = {
  async touch(person, action) {
    const { page } = person;
    const play = playedParts(action);
    if (!play) return false;
    if (play.wall) {
      const { width, height } = await page.locator(`#keebble-${play.wall}`).boundingBox();
      const position = play.right ? { x: width * 0.9, y: height / 2 } : { x: width / 2, y: height * 0.9 };
      await page.tap(`#keebble-${play.wall}`, { position });
    }
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
    const play = playedParts(action);
    if (!play) return false;
    if (play.taken) {
      const letters = await page.locator(".keebble-take").allTextContents();
      await person.press(`.keebble-take:nth-child(${letters.findIndex((text) => text.includes(` ${play.taken}`)) + 1})`);
      return true;
    }
    if (play.wall) {
      await person.tabTo(".keebble-cell");
      await person.walk("keebble", play.wall);
      await page.keyboard.press(play.right ? "Shift+ArrowRight" : "Shift+ArrowDown");
    } else if (play.called) {
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

/** Whether letters go this way, in English or Dutch. */
async function writes(page, across) {
  const words = across ? ["to the right", "naar rechts"] : ["downwards", "naar beneden"];
  return (await page.locator(words.map((way) => `.keebble-cell[aria-label*="${way}"]`).join(", ")).count()) > 0;
}
