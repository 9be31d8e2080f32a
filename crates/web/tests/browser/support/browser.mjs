// A browser and the people who use it, each with a context of their own, so that they share no storage.
import assert from "node:assert/strict";
import { join } from "node:path";
import { chromium as driver } from "playwright-core";
import { nothingWasFound } from "./axe.mjs";
import { chromium, pictures } from "./places.mjs";
import { Watch } from "./watch.mjs";

const WIDE = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** The name under which every server is also found, as one across the room would be. */
export const FAR = "kee.test";

/** A way to play: the screen and the input device. */
export const WAYS = { mouse: WIDE, keyboard: WIDE, touch: PHONE };

export class Browser {
  #browser;
  #people = [];

  static async launch() {
    const args = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];
    args.push("--disable-component-update", "--disable-sync");
    // A host other than this machine: over plain HTTP, browsers trust its pages less.
    args.push(`--host-resolver-rules=MAP ${FAR} 127.0.0.1`);
    const launched = new Browser();
    launched.#browser = await driver.launch({ executablePath: chromium(), args });
    return launched;
  }

  /** The browser itself, for what only it can do. */
  get driven() {
    return this.#browser;
  }

  /** A person visits the server with a name and a browser of their own. */
  async person(server, name, way = "mouse", options = {}) {
    // They have played every game before, so no lesson is offered and nobody coaches them.
    const played = ["keesdrow", "keyword", "keezen", "keebble"].flatMap((game) => [`kee.lesson-offer.${game}`, `kee.coach.${game}`]);
    const kept = [{ name: "kee.guest", value: JSON.stringify({ name }) }, ...played.map((name) => ({ name, value: '""' }))];
    const context = await this.#browser.newContext({
      locale: "en-GB",
      baseURL: server.address,
      storageState: { cookies: [], origins: [{ origin: server.address, localStorage: kept }] },
      ...WAYS[way],
      ...options,
    });
    context.setDefaultTimeout(60_000);
    const person = new Person(server, name, way, context, new Watch(context));
    this.#people.push(person);
    return person;
  }

  /** Closes the pages of everyone who is here. */
  async leave() {
    await Promise.all(this.#people.map(({ context }) => context.close()));
  }

  /** Closes everything, and checks that there was no error and that every page was accessible. */
  async close() {
    await this.#browser.close();
    nothingWasFound();
    for (const person of this.#people) assert.deepEqual(person.watch.errors, [], `errors in the browser of ${person.name}`);
  }
}

export class Person {
  constructor(server, name, way, context, watch) {
    Object.assign(this, { server, name, way, context, watch });
  }

  /** Opens a page. */
  async open(path) {
    this.page ??= await this.context.newPage();
    await this.page.goto(path);
    // The program has loaded once its live region exists.
    await this.page.waitForSelector("#live", { state: "attached" });
    return this.page;
  }

  /** Opens a table at which a seat was taken over HTTP. */
  async openTable(table, { token, recovery }) {
    this.table = table;
    await this.open("/mine");
    await this.page.evaluate(([key, pass]) => localStorage.setItem(key, pass), [`kee.pass.${table}`, JSON.stringify({ token, recovery })]);
    await this.open(`/t/${table}`);
    await this.page.waitForSelector(".table-playing");
  }

  /** Presses a button in this person's way. */
  async press(selector) {
    if (this.way === "keyboard") {
      await this.tabTo(selector);
      await this.page.keyboard.press("Enter");
    } else if (this.way === "touch") await this.page.tap(selector);
    else await this.page.click(selector);
  }

  /** Presses Tab until a matching element has the focus. */
  async tabTo(selector) {
    await this.page.waitForSelector(selector);
    for (let steps = 0; steps < 150; steps++) {
      if (await this.page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
      await this.page.keyboard.press("Tab");
    }
    assert.fail(`${selector} cannot be reached with the Tab key`);
  }

  /** Presses a key until a matching element has the focus. */
  async pressUntil(key, selector, most) {
    for (let times = 0; times <= most; times++) {
      if (await this.page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
      await this.page.keyboard.press(key);
    }
    assert.fail(`${selector} cannot be reached with ${key}`);
  }

  /** Walks over a board with the arrow keys. */
  async walk(game, square) {
    for (const key of await this.keysTo(game, square)) await this.page.keyboard.press(key);
  }

  /** The arrow keys that lead to a square. Its id is the game's, then its column and row: `keyword-h8`. */
  async keysTo(game, square) {
    const here = (await this.page.evaluate(() => document.activeElement.id)).replace(`${game}-`, "");
    const steps = (from, to, back, forth) => Array(Math.abs(to - from)).fill(to < from ? back : forth);
    const across = steps(here.charCodeAt(0), square.charCodeAt(0), "ArrowLeft", "ArrowRight");
    return [...across, ...steps(Number(here.slice(1)), Number(square.slice(1)), "ArrowUp", "ArrowDown")];
  }

  /** A picture of the page, from the top. */
  async picture(name) {
    await this.page.evaluate(() => {
      document.activeElement?.blur();
      scrollTo(0, 0);
    });
    await this.page.screenshot({ path: join(pictures, `${name}.png`), animations: "disabled" });
  }

  /** The seat's letter, as the server says it. */
  get seat() {
    return this.watch.seat;
  }

  /** The legal actions of this person, for the test to choose from. */
  async options() {
    return this.server.ask(`/api/tables/${this.table}/actions`, { token: await this.token() });
  }

  async token() {
    this.pass ??= await this.page.evaluate((table) => JSON.parse(localStorage.getItem(`kee.pass.${table}`)).token, this.table);
    return this.pass;
  }

  /** Cuts this person's network. */
  async lose() {
    this.watch.excused = true;
    await this.context.setOffline(true);
  }

  /** Restores the network. */
  async find() {
    await this.context.setOffline(false);
  }

  /** Waits until the page says that the connection is lost. */
  async seesLoss() {
    await this.page.waitForSelector(".connection.lost");
  }

  /** Waits until the page is connected again; from then on no error is excused. */
  async isBack() {
    await this.page.waitForSelector(".connection", { state: "detached" });
    this.watch.excused = false;
  }
}
