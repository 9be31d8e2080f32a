// How people walk words in Keesdrow.
import { cells } from "../choices.mjs";

const PLAY = ".keesdrow-play:enabled";

export const onBoard = {
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
