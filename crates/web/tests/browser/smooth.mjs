// How smooth the page is on a cheap phone, with a processor four times as slow: `node smooth.mjs [drags] [taps] [shifts]`. The times are for
// people who change a board, on a machine that does nothing else; with `--check` it fails if one of them is too long, or if anything moved.
import { Browser, WAYS } from "./support/browser.mjs";
import { Company } from "./support/company.mjs";
import { LONG, recorded } from "./support/frames.mjs";
import { Server } from "./support/server.mjs";

/** How much slower than this machine the phone is. */
const SLOWER = 4;
/** For how long something is dragged, in milliseconds. */
const DRAG = 10_000;
const TAPS = 24;

/** What a finger would touch at the start of a game against a bot. */
const TOUCHED = {
  keesdrow: ".keesdrow-cells [role=gridcell]",
  keyword: "#keyword-rack button, .keyword-frame [role=gridcell]",
  keezen: ".keezen-card, .keezen-board [role=gridcell]",
  keebble: ".keebble-sheet [role=gridcell]",
};

/** What is dragged over what, and how the game begins. */
const DRAGGED = {
  "a walk over Keesdrow’s 16 × 16 letters": { game: "keesdrow", preset: "deluxe", from: "#keesdrow-h8", over: ".keesdrow-cells" },
  "a card of Keezen": { game: "keezen", from: ".keezen-card", over: ".keezen-board" },
  "a tile of Keyword": { game: "keyword", from: ".keyword-slot", over: ".keyword-frame" },
};

/** A tap should be answered within this time, in milliseconds. */
const ANSWER = 100;

/** The pages that must not move once they are there. */
const PAGES = ["/", "/mine", "/new/keesdrow", "/new/keyword", "/new/keezen", "/new/keebble", "/learn", "/learn/keezen", "/daily", "/events", "/events/new", "/referee", "/print", "/account", "/about", "/local", "/nowhere"];

/** Fails if anything is too slow or moves. */
const CHECK = "--check";

const server = await Server.start();
const browser = await Browser.launch();

/** A player with a slow phone. */
async function phone() {
  const person = await browser.person(server, "Anna", "touch");
  await person.open("/");
  person.phone = await person.context.newCDPSession(person.page);
  await person.phone.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return person;
}

/** Starts a game against a bot on this device. */
async function begin(person, game, preset) {
  const { page } = person;
  await person.open(`/new/${game}`);
  await page.locator("input[name=place]").nth(1).check();
  if (preset) await page.check(`input[name=preset][value="${preset}"]`);
  for (const seat of (await page.locator(".seat-chip select").all()).slice(1)) await seat.selectOption({ index: 2 });
  await page.tap("form button.primary");
  await page.waitForSelector(".table-playing");
}

/** Drags for ten seconds in circles, as fast as the page takes the finger's moves. */
async function drag({ page, phone }, from, over) {
  const start = await page.locator(from).first().boundingBox();
  const board = await page.locator(over).first().boundingBox();
  const at = (x, y) => ({ touchPoints: [{ x, y, id: 1 }] });
  await phone.send("Input.dispatchTouchEvent", { type: "touchStart", ...at(start.x + start.width / 2, start.y + start.height / 2) });
  const begun = Date.now();
  for (let step = 0; Date.now() - begun < DRAG; step++) {
    const [angle, far] = [step / 12, 0.15 + 0.25 * ((step % 300) / 300)];
    await phone.send("Input.dispatchTouchEvent", { type: "touchMove", ...at(board.x + board.width * (0.5 + far * Math.cos(angle)), board.y + board.height * (0.5 + far * Math.sin(angle))) });
  }
  await phone.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

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

/** Opens a page as a newcomer does, and returns how far its parts moved, and which. */
async function shifts(person, path) {
  await person.open(path);
  const { page } = person;
  await page.waitForSelector("h1");
  await page.waitForLoadState("networkidle");
  return page.evaluate(async () => {
    await document.fonts.ready;
    const seen = await new Promise((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type: "layout-shift", buffered: true });
      setTimeout(() => resolve([]), 500);
    });
    const moved = ({ node }) => node && `${node.nodeName.toLowerCase()}.${node.className}`;
    return { sum: seen.reduce((sum, { value }) => sum + value, 0), moved: [...new Set(seen.flatMap(({ sources }) => sources.map(moved)))] };
  });
}

/** Pages that are not there until someone has made them, by name: tables, lobbies, replays, events and challenges. */
async function madePages() {
  const { table: lobby } = await server.ask("/api/tables", { body: { game: "keezen", name: "Bo" } });
  const { token } = await server.ask("/api/guests", { body: {} });
  const kind = { party: { minutes: 40, size: 4, left_over: "bots", manner: "ladder" } };
  const { event } = await server.ask("/api/events", { token, body: { title: "Game night", played: "boards", kind, setup: {} } });
  const { boards } = await server.ask("/api/daily");
  const pages = { "a lobby": `/t/${lobby}`, "an event": `/e/${event}`, "the screen of an event": `/e/${event}/screen`, "a challenge": boards[0].link };
  for (const game of Object.keys(TOUCHED)) {
    const playing = await Company.gather(server, game, ["Bo", "Cleo"], game === "keezen" ? { preset: "two" } : {});
    pages[`a table of ${game}`] = `/t/${playing.id}`;
    const over = await Company.gather(server, game, ["Bo", "Cleo"], game === "keezen" ? { preset: "two" } : {});
    await over.ask(over.seats[0].token, { propose: { what: "end" } });
    await over.ask(over.seats[1].token, { reply: { agree: true } });
    pages[`the end of ${game}`] = `/t/${over.id}`;
    pages[`a replay of ${game}`] = `/t/${over.id}/games/1`;
  }
  return pages;
}

/** What was too slow, or moved. */
const findings = [];
const expect = (holds, finding) => holds || findings.push(finding);

const median = (values) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
const most = (values) => Math.max(0, ...values);

const measures = {
  async drags() {
    for (const [what, { game, preset, from, over }] of Object.entries(DRAGGED)) {
      const person = await phone();
      await begin(person, game, preset);
      await person.page.waitForSelector(".plate-own.plate-to-move");
      const { work, gaps } = await recorded(browser.driven, person.page, () => drag(person, from, over));
      const long = (values) => values.filter((value) => value > LONG).length;
      expect(most(gaps) <= LONG, `${what}: a frame of ${most(gaps).toFixed(0)} ms`);
      console.log(`${what}: ${gaps.length} frames; longest task ${most(work).toFixed(0)} ms, ${long(work)} over ${LONG} ms; longest frame ${most(gaps).toFixed(0)} ms, ${long(gaps)} over ${LONG} ms`);
      await person.context.close();
    }
  },
  async taps() {
    for (const [game, selector] of Object.entries({ empty: "button", ...TOUCHED })) {
      const person = await phone();
      const { page } = person;
      if (game === "empty") {
        await page.setContent("<button>0</button>");
        await page.evaluate(() => {
          const button = document.querySelector("button");
          button.onclick = () => (button.textContent = Math.random());
        });
      } else await begin(person, game);
      const taps = await tap(page, selector);
      const [busy, shown] = [taps.map(({ busy }) => busy), taps.map(({ shown }) => shown)];
      expect(most(shown) <= ANSWER, `${game}: a tap was answered after ${most(shown)} ms`);
      console.log(`${game}: busy ${median(busy).toFixed(1)} ms (at most ${most(busy).toFixed(1)}), on screen after ${median(shown)} ms (at most ${most(shown)})`);
      await person.context.close();
    }
    for (const game of Object.keys(TOUCHED)) {
      const person = await phone();
      const { page } = person;
      const play = page.locator(".game-card", { has: page.locator(`a[href="/new/${game}"]`) }).locator("button.primary");
      await play.waitFor();
      await page.evaluate(() => {
        addEventListener("click", ({ timeStamp: begun }) => {
          const look = (now) => (document.querySelector(".skeleton") ? (window.outlined = now - begun) : requestAnimationFrame(look));
          requestAnimationFrame(look);
        }, { capture: true, once: true });
      });
      await play.tap();
      await page.waitForFunction(() => window.outlined !== undefined);
      const outlined = await page.evaluate(() => window.outlined);
      expect(outlined <= ANSWER, `Play ${game}: the outline came after ${outlined.toFixed(0)} ms`);
      console.log(`Play ${game}: the outline of a table is there after ${outlined.toFixed(0)} ms`);
      await person.context.close();
    }
  },
  async shifts() {
    const pages = { ...Object.fromEntries(PAGES.map((path) => [path, path])), ...(await madePages()) };
    for (const way of ["touch", "mouse"]) {
      for (const [name, path] of Object.entries(pages)) {
        const person = await browser.person(server, "Anna", way, { serviceWorkers: "block" });
        person.watch.excused = true;
        const { sum, moved } = await shifts(person, path);
        expect(sum === 0, `${name}, ${WAYS[way].viewport.width} wide: parts moved by ${sum.toFixed(3)}`);
        console.log(`${name}, ${WAYS[way].viewport.width} wide: ${sum.toFixed(3)} ${moved.join(", ")}`);
        await person.context.close();
      }
    }
  },
};

try {
  const asked = process.argv.slice(2).filter((name) => name !== CHECK);
  for (const [name, measure] of Object.entries(measures)) if (asked.length === 0 || asked.includes(name)) await measure();
} finally {
  await browser.close();
  await server.stop();
}
if (process.argv.includes(CHECK) && findings.length > 0) {
  console.error(findings.join("\n"));
  process.exitCode = 1;
}
