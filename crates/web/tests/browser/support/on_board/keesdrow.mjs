// How people walk words in Keesdrow.
const PLAY = ".keesdrow-play:enabled";

/** The cells of a play such as `SEES a3-b3-b3-a3`; none for passing and answers. */
const walked = (action) => action.split(" ")[1]?.split("-");

export const onBoard = {
  async touch(person, action) {
    const walk = walked(action);
    if (!walk) return false;
    const { page } = person;
    for (const [step, cell] of walk.entries()) {
      if (cell === walk[step - 1]) {
        await page.tap(".keesdrow-again");
        continue;
      }
      const { x, y, width, height } = await page.locator(`#keesdrow-${cell}`).boundingBox();
      await page.touchscreen.tap(x + width / 2, y + height / 2);
    }
    await page.tap(PLAY);
    return true;
  },
  async keyboard(person, action) {
    const walk = walked(action);
    if (!walk) return false;
    const { page } = person;
    await person.tabTo(".keesdrow-cell");
    for (const [step, cell] of walk.entries()) {
      await person.walk("keesdrow", cell);
      await page.keyboard.press(cell === walk[step - 1] ? "Shift+Enter" : "Enter");
    }
    await page.waitForSelector(PLAY);
    // Tapping the last letter again ends the word.
    await page.keyboard.press("Enter");
    return true;
  },
};
