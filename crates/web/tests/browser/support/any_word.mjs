// Playing Keesdrow without looking at the board.
import assert from "node:assert/strict";

/** Common words: nearly every board has one of them. */
const WORDS = "STONE RATES LINE NOTE TREE SEAT REST TONE EAST DEAR READ RAIN LEAN TIN TEN NET SET SIT TEA EAR ARE EAT TAR RAT ART SEE TOE NOT ONE ION AIR OAR IN ON AT TO IT IS AS AN RE ER TI TA HE WE ME BE DO GO SO NO OF OR IF UP US".split(" ");

export const score = (page) => page.locator(".keesdrow-score b").textContent().then(Number);

/** Plays a scoring word of the board, waits for its points, and returns it. */
export async function playAnyWord(page, tried) {
  await page.waitForSelector("#keesdrow-word");
  const before = await score(page);
  for (const word of WORDS) {
    if (tried.has(word)) continue;
    tried.add(word);
    await page.fill("#keesdrow-word", word);
    if (!(await page.isEnabled(".keesdrow-play"))) continue;
    await page.keyboard.press("Enter");
    await page.waitForFunction((before) => Number(document.querySelector(".keesdrow-score b").textContent) > before, before);
    return word;
  }
  assert.fail("none of the words lies on the board");
}
