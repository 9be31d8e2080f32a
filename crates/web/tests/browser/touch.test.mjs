// Fingers are larger than squares: a tap near a pawn of Keezen means that pawn.
import assert from "node:assert/strict";
import { test } from "node:test";
import { playAnyCard } from "./support/any_card.mjs";
import { dealFrom } from "./support/fixed_deal.mjs";
import { stage } from "./support/stage.mjs";

const on = stage();

/** How far beside a pawn a finger lands, in pixels: outside its square, and nearer to it than to the next pawn. */
const BESIDE = 15;

/** Picks a card that leaves a choice between pawns on the track, and returns their squares; none if no card in the hand does. */
async function choices(page) {
  const cards = page.locator(".keezen-card:not(.dead)");
  for (let card = 0; card < (await cards.count()); card++) {
    // Of a card in a fan the left edge is in sight.
    await cards.nth(card).tap({ position: { x: 8, y: 20 } });
    const squares = await page.locator('.keezen-cell.possible[id^="keezen-square"]').evaluateAll((cells) => cells.map(({ id }) => `#${id}`));
    if (squares.length > 1) return squares;
    await page.tap(".keezen-undo");
  }
}

const middle = async (page, selector) => {
  const { x, y, width, height } = await page.locator(selector).boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
};

test("a tap beside a pawn means that pawn", async () => {
  const anna = await on.person("Anna", "touch");
  await dealFrom(anna.context, 855252);
  const page = await anna.open("/");
  await page.getByRole("button", { name: "Play: Keezen", exact: true }).tap();
  let squares;
  for (let turns = 0; turns < 6 && !squares; turns++) {
    await page.waitForSelector(".plate-own.plate-to-move");
    squares = await choices(page);
    if (!squares) await playAnyCard(page);
  }
  assert.ok(squares, "a card leaves a choice between pawns");
  const [one, other] = [await middle(page, squares[0]), await middle(page, squares[1])];
  const apart = Math.hypot(one.x - other.x, one.y - other.y);
  const aside = { x: ((one.x - other.x) / apart) * BESIDE, y: ((one.y - other.y) / apart) * BESIDE };
  for (const [square, x, y] of [[squares[0], one.x + aside.x, one.y + aside.y], [squares[1], other.x - aside.x, other.y - aside.y]]) {
    const hit = await page.evaluate(([x, y]) => document.elementFromPoint(x, y).closest(".keezen-cell")?.id, [x, y]);
    assert.notEqual(`#${hit}`, square, "the finger is beside the square");
    await page.touchscreen.tap(x, y);
    await page.waitForSelector(`${square}[aria-selected=true]`);
    await page.tap(".keezen-undo");
    squares = await choices(page);
  }
});
