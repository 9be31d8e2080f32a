// How people lay words in Keyword.
import { laid } from "../choices.mjs";

const PLAY = ".keyword-actions .primary:enabled";

/** The letters of an exchange such as `-UUV`; none for other actions. */
const exchanged = (action) => /^-([A-Z]+)$/.exec(action)?.[1];

/** The slots of the rack with these letters. */
async function slots(page, letters) {
  const rack = (await page.locator(".keyword-slot").allTextContents()).map((letter) => letter.trim());
  return [...letters].map((letter) => {
    const slot = rack.indexOf(letter);
    rack[slot] = undefined;
    return slot;
  });
}

const SURE = "#keyword-sure:enabled";

export const onBoard = {
  /** A letter is tapped, then its square. */
  async touch(person, action) {
    const { page } = person;
    if (exchanged(action)) {
      await page.tap(".keyword-more > button");
      await page.tap("#keyword-exchange");
      for (const slot of await slots(page, exchanged(action))) await page.tap(`#keyword-rack-${slot}`);
      await page.tap(SURE);
      return true;
    }
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
    if (exchanged(action)) {
      await person.press("#keyword-exchange");
      await page.waitForSelector("#keyword-rack-0:focus");
      for (const slot of await slots(page, exchanged(action))) {
        await page.keyboard.press("Home");
        await person.pressUntil("ArrowRight", `#keyword-rack-${slot}`, 12);
        await page.keyboard.press("Enter");
      }
      await person.press(SURE);
      return true;
    }
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
