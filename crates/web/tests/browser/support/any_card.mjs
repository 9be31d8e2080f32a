// Playing Keezen without looking at the board.
import { myTurn } from "./my_turn.mjs";

/** Waits for the turn and plays the first playable card, with the first pawns. */
export async function playAnyCard(page) {
  await myTurn(page);
  await page.locator(".keezen-card:not(.dead)").first().click();
  const ready = page.locator('.keezen-actions .primary[aria-disabled="false"]');
  const open = page.locator('.keezen-picks:not(:has([aria-pressed="true"])) .keezen-pick').first();
  while ((await ready.count()) === 0) await open.click();
  await ready.click();
  // A choice has been played once it is no longer selected; whose turn follows depends on the bots.
  await page.waitForSelector(".keezen-card.chosen", { state: "detached" });
}
