// How long a tap takes until it is on screen, for each game, on a phone: `node taps.mjs`, beside a button on an empty page. Nothing
// is asserted: times are for people who change a board, on a machine that does nothing else.
import { Browser } from "./support/browser.mjs";
import { Server } from "./support/server.mjs";

/** What a finger would touch at the start of a game against a bot. */
const TOUCHED = {
  keesdrow: ".keesdrow-cells [role=gridcell]",
  keyword: "#keyword-rack button, .keyword-frame [role=gridcell]",
  keezen: ".keezen-card, .keezen-board [role=gridcell]",
  keebble: ".keebble-sheet [role=gridcell]",
};
const TAPS = 24;

/** Taps here and there, and returns what the browser measured: how long the page was busy with each tap, and when it was on screen. */
async function tap(page, selector) {
  await page.evaluate(() => {
    window.taps = new Map();
    const note = ({ interactionId, processingStart, processingEnd, duration }) => {
      if (!interactionId) return;
      const { busy = 0, shown = 0 } = window.taps.get(interactionId) ?? {};
      window.taps.set(interactionId, { busy: busy + processingEnd - processingStart, shown: Math.max(shown, duration) });
    };
    // The browser reports nothing shorter.
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: "event", durationThreshold: 16 });
  });
  const found = page.locator(selector);
  await found.first().waitFor();
  const count = await found.count();
  for (let taps = 0; taps < TAPS; taps++) await found.nth((7 * taps) % count).tap({ force: true });
  // A slow tap is reported after the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
  return page.evaluate(() => [...window.taps.values()]);
}

function say(what, taps) {
  const median = (values) => values.sort((one, other) => one - other)[values.length >> 1];
  const [busy, shown] = [taps.map(({ busy }) => busy), taps.map(({ shown }) => shown)];
  const longest = Math.max(...busy).toFixed(1);
  console.log(`${what}: busy ${median(busy).toFixed(1)} ms (at most ${longest}), on screen after ${median(shown)} ms (at most ${Math.max(...shown)})`);
}

const server = await Server.start();
const browser = await Browser.launch();
try {
  for (const [game, selector] of Object.entries({ empty: "button", ...TOUCHED })) {
    const person = await browser.person(server, "Anna", "touch");
    const page = await person.open("/");
    if (game === "empty") {
      await page.setContent("<button>0</button>");
      await page.evaluate(() => {
        const button = document.querySelector("button");
        button.onclick = () => (button.textContent = Math.random());
      });
    } else {
      await page.tap(`button[aria-label$=": ${game[0].toUpperCase()}${game.slice(1)}"]`);
      await page.waitForSelector(".table-playing");
    }
    say(game, await tap(page, selector));
    await person.context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
