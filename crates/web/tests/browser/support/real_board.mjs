// A game of Keesdrow on a real board, for which one device keeps score.
import { choosePreset, chooseSeats } from "./fields.mjs";

/** The smallest board, row by row. */
export const ROWS = ["TENS", "ITCH", "SEAR", "GOLD"];

/** A box with as many tiles, none of which is on the board. */
const TILES = 'tiles = ["ABCD EFGH", "IJKL MNOP", "QRST UVWX", "YZAB CDEF"]';

/** Sets up the smallest board, where any word stands until it is challenged. */
export async function setUp(person, names) {
  const page = await person.open("/");
  await page.getByRole("link", { name: "Keep score at a real table" }).click();
  await choosePreset(page, "challenge");
  await chooseSeats(page, 2);
  for (const [index, name] of names.entries()) await page.locator(".seat-row input").nth(index).fill(name);
  await page.locator("details summary").click();
  await page.setInputFiles("#option-edition-file", { name: "tiles.toml", mimeType: "text/plain", buffer: Buffer.from(TILES) });
  await page.waitForFunction(() => document.querySelector(".own-file-defines")?.textContent);
  await page.fill("#option-shortest", "3");
  await page.fill("#option-goal", "20");
  await page.press("#option-goal", "Enter");
  await page.waitForSelector(".referee-pad");
  return page;
}
