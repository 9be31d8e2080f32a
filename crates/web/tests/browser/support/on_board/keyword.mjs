// How people lay words in Keyword.
import { laid } from "../choices.mjs";

const PLAY = ".keyword-actions .primary:enabled";

export const onBoard = {
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
