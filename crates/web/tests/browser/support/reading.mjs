// A table as a screen reader tells it: the outline of the page, what has the focus, and everything that is said, in order.
import assert from "node:assert/strict";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readings } from "./places.mjs";

/** In the page: keeps everything that its live regions say. */
const listen = () => {
  globalThis.said = [];
  const live = "#live, [role=alert], [role=status], [aria-live]";
  const regionsOf = ({ target, addedNodes }) => {
    const around = (target.closest ? target : target.parentElement)?.closest(live);
    return [around, ...[...addedNodes].filter((node) => node.matches?.(live))];
  };
  new MutationObserver((changes) => {
    for (const region of new Set(changes.flatMap(regionsOf))) {
      const text = region?.isConnected && region.textContent.trim();
      if (text) globalThis.said.push(region.id === "live" ? text : `(${region.role ?? "live"}) ${text}`);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
};

/** The cells of a row on one line, as a board is read, and no addresses. A row without a name of its own has that of its cells. */
const tidied = (outline) =>
  outline
    .replaceAll(/\n *- \/url: .*/g, "")
    .replaceAll(/\n *- '?gridcell "(.*)"((?: \[\w+\])*)'?(?=\n)/g, " | $1$2")
    .replaceAll(/- '?row "(.*)"'?: \| (.*)/g, (_, name, cells) => `- row ${name.startsWith(cells.split(" | ")[0]) ? "" : name}: ${cells}`);

export class Reading {
  #lines = [];
  #said = 0;
  #focus;

  /**
   * A person listens from now on to every page they open, whose clock stands still between two keys. `arrives` waits
   * until the page has received everything.
   */
  static async of(person, name, arrives) {
    const reading = new Reading();
    Object.assign(reading, { person, name, arrives });
    person.page = await person.context.newPage();
    await person.page.addInitScript(listen);
    await person.page.clock.install();
    return reading;
  }

  write(line) {
    this.#lines.push(line);
  }

  /** Begins a part. */
  part(title) {
    this.write(`\n## ${title}`);
  }

  /** Stops the clock once the page has shown the table. */
  async begin() {
    const { page } = this.person;
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    this.write(`Title: ${await page.title()}`);
    await this.hear();
  }

  /** The outline of a part of the page. */
  async outline(selector) {
    this.write(tidied(`\n${await this.person.page.locator(selector).ariaSnapshot()}\n`).trim());
  }

  /** Presses a key and tells where the focus is and what is said at once. */
  async press(key) {
    await this.person.page.keyboard.press(key);
    await this.#pass(100);
    await this.settles();
    // The focus may follow in the next frame.
    await this.#pass(100);
    const focus = await this.focus();
    this.write(`[${key}] ${focus === this.#focus ? "" : focus}`.trim());
    this.#focus = focus;
    await this.#speak();
  }

  /** Presses Tab, or Shift and Tab if it comes before, until an element has the focus. */
  async tabTo(selector) {
    const before = await this.person.page.locator(selector).first().evaluate((wanted) => {
      const away = document.activeElement === document.body ? 0 : document.activeElement.compareDocumentPosition(wanted);
      return Boolean(away & Node.DOCUMENT_POSITION_PRECEDING);
    });
    const key = before ? "Shift+Tab" : "Tab";
    for (let times = 0; times < 50; times++) {
      if (await this.person.page.evaluate((wanted) => document.activeElement.matches(wanted), selector)) return;
      await this.press(key);
    }
    assert.fail(`${selector} cannot be reached with ${key}`);
  }

  /** Walks to a square of the board. */
  async walk(game, square) {
    for (const key of await this.person.keysTo(game, square)) await this.press(key);
  }

  /** Types a line and sends it. */
  async send(line) {
    const { page } = this.person;
    await page.keyboard.press("/");
    await page.keyboard.type(line);
    await page.keyboard.press("Enter");
    this.#focus = undefined;
    this.write(`> ${line}`);
    await this.#pass(100);
    await this.hear();
  }

  /** What has the focus: its role, name and state, and what describes it. */
  async focus() {
    const { page } = this.person;
    const at = page.locator(":focus");
    if ((await at.count()) === 0) return "(nothing has the focus)";
    const [first] = (await at.ariaSnapshot()).split("\n");
    const summary = await at.evaluate((element) => element.tagName === "SUMMARY" && (element.ariaLabel ?? element.innerText));
    return summary ? `summary "${summary}"` : first.replace(/^- '?(.*?)'?:?$/, "$1");
  }

  /** Waits for the answer to everything that was sent, and for everything that happened. */
  async settles() {
    const { watch } = this.person;
    await watch.until("an answer", () => [...watch.asked.values()].every(({ answer }) => answer));
    await this.arrives();
  }

  /** Listens until nothing more is said: nothing is waited for longer than ten seconds. */
  async hear(seconds = 11) {
    await this.settles();
    for (let each = 0; each < seconds; each++) await this.#pass(1000);
    await this.#speak();
  }

  /** Time passes in the page. */
  async #pass(millis) {
    const { page, watch } = this.person;
    await page.clock.runFor(millis);
    await watch.until("a heartbeat", () => watch.pings === 0);
  }

  async #speak() {
    const said = await this.person.page.evaluate(() => globalThis.said);
    for (const text of said.slice(this.#said)) this.write(`  “${text}”`);
    this.#said = said.length;
  }

  /** Compares the reading with the one that was reviewed, or records it. */
  isAsReviewed() {
    const text = `${this.#lines.join("\n").replaceAll("\u{a0}", " ")}\n`;
    const file = join(readings, `${this.name}.txt`);
    if (process.env.KEE_RECORD === "1") {
      mkdirSync(readings, { recursive: true });
      writeFileSync(file, text);
    }
    assert.equal(text, readFileSync(file, "utf8"), `${file}: review the change and record it with KEE_RECORD=1`);
  }
}
