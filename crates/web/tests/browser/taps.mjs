// How long a tap takes until it is on screen, for each game, on a phone: `node taps.mjs`. Nothing is asserted: times are for
// whoever changes a board, on a machine that does nothing else.
import { Browser } from "./support/browser.mjs";
import { Server } from "./support/server.mjs";

/** What a finger would touch at the beginning of a game against a bot. */
const TOUCHED = {
  keesdrow: ".keesdrow-cells [role=gridcell]",
  keyword: "#keyword-rack button, .keyword-frame [role=gridcell]",
  keezen: ".keezen-card, .keezen-board [role=button]",
  keebble: ".keebble-sheet [role=gridcell]",
};
const TAPS = 24;
/** At 60 pictures a second. The browser counts in steps of 8 milliseconds. */
const FRAME = 16;

const server = await Server.start();
const browser = await Browser.launch();
try {
  for (const [game, selector] of Object.entries(TOUCHED)) {
    const person = await browser.person(server, "Anna", "touch");
    const page = await person.open("/");
    await page.tap(`button[aria-label$=": ${game[0].toUpperCase()}${game.slice(1)}"]`);
    await page.waitForSelector(".table-playing");
    await page.locator(selector).first().waitFor();
    await page.evaluate((frame) => {
      window.slow = new Map();
      const note = ({ interactionId, duration }) => {
        if (interactionId) window.slow.set(interactionId, Math.max(duration, window.slow.get(interactionId) ?? 0));
      };
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: "event", durationThreshold: frame });
    }, FRAME);
    const found = page.locator(selector);
    const count = await found.count();
    for (let tap = 0; tap < TAPS; tap++) await found.nth((7 * tap) % count).tap({ force: true });
    // What is slow is told after the picture that follows it.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
    const slow = await page.evaluate((frame) => [...window.slow.values()].filter((duration) => duration > frame), FRAME);
    const longest = slow.length === 0 ? `within ${FRAME} ms` : `the longest ${Math.max(...slow)} ms`;
    console.log(`${game}: ${TAPS - slow.length} of ${TAPS} taps on screen within a frame, ${longest}`);
    await person.context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
