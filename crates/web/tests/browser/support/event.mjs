// An event: people join by its code and play at their tables, while a screen in the room shows it.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { isForEveryone, isForEveryoneInAnyLight } from "./axe.mjs";
import { askFor, fill } from "./fields.mjs";
import { Table } from "./table.mjs";

export class Event {
  constructor(server, host, screen, id, code) {
    Object.assign(this, { server, host, screen, id, code, people: [host, screen] });
  }

  /**
   * The host opens an event from the home page. `fields` are changes to the defaults, by the ids of the form, and
   * `played` is where its games are; `forTests` are options of its games that no page offers.
   */
  static async open(server, host, screen, occasion, { played = "here", ...fields } = {}, forTests = {}) {
    const page = await host.open("/");
    await askFor(page, "events", forTests);
    await page.click('a[href="/events/new"]');
    await page.check(`input[name=occasion][value=${occasion}]`);
    await isForEveryoneInAnyLight(page, "the page that opens an event");
    await host.picture(`event-${occasion}-make`);
    await page.check(`input[name=played][value=${played}]`);
    for (const [id, value] of Object.entries(fields)) await fill(page, `event-${id}`, value);
    await page.click("form button.primary");
    await page.waitForURL(/\/e\/\w+$/);
    const id = page.url().split("/").at(-1);
    const code = /[0-9A-Z]{3} [0-9A-Z]{3}/.exec(await page.locator(".share-code").textContent())[0];
    await screen.open(`/e/${id}/screen`);
    await screen.page.getByText(code).first().waitFor();
    return new Event(server, host, screen, id, code);
  }

  /** Its public view. */
  async seen() {
    const { seen } = await this.server.ask(`/api/events/${this.id}`);
    return seen.what.party ?? seen.what.tournament;
  }

  /** A person joins by the code. `fields` are filled in beside the name. */
  async join(person, fields = {}) {
    const page = await person.open("/");
    // The browser itself logs that no table has this code.
    person.watch.excused = true;
    await page.fill("#join", this.code);
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/e/${this.id}`);
    await page.waitForSelector("#event-my-name");
    person.watch.excused = false;
    await isForEveryone(page, "joining an event");
    const { team, ...others } = fields;
    if (team) await page.selectOption("#event-team", { label: team });
    await page.fill("#event-my-name", person.name);
    for (const [id, value] of Object.entries(others)) await page.fill(`#event-${id}`, value);
    await person.press(".event-form .primary");
    await page.waitForSelector(".event-now");
    this.people.push(person);
  }

  /** The host types into a field of the page. */
  async types(line, text) {
    const { page } = this.host;
    await page.locator(`#event-${line}`).evaluate((field) => field.closest("details")?.setAttribute("open", ""));
    await page.fill(`#event-${line}`, text);
    await page.press(`#event-${line}`, "Enter");
    await page.waitForFunction((id) => document.getElementById(id)?.value === "", `event-${line}`);
  }

  /** The host takes the next step, and waits until there is another. */
  async step(words) {
    const next = this.host.page.locator(".event-step .primary", { hasText: words });
    await next.waitFor();
    await this.host.press(".event-step .primary");
    await next.waitFor({ state: "detached" });
  }

  /** The players of a table go there and play until it is over. */
  async play(people, choose) {
    const at = new Map();
    for (const person of people) {
      await person.press(".event-to-table");
      await person.page.waitForURL(/\/t\/\w+$/);
      await person.page.waitForSelector(".table-playing");
      const id = person.page.url().split("/").at(-1);
      // The token of the last table is of no use here.
      person.pass = undefined;
      at.set(id, [...(at.get(id) ?? []), person]);
    }
    await Promise.all([...at].map(([id, players]) => this.#playOut(id, players, choose)));
    // The table leads back to the event.
    for (const person of people) {
      await person.page.waitForSelector(".over");
      await person.press(`.over a[href="/e/${this.id}"]`);
      await person.page.waitForSelector(".event-now");
    }
  }

  async #playOut(id, players, choose) {
    const table = new Table(this.server, "event", id, players);
    const [{ watch }] = players;
    for (;;) {
      const before = watch.number;
      const view = await table.view();
      if (view.phase !== "playing") return;
      const next = table.asked(view);
      // Bots continue when everyone who may challenge has let the word stand.
      const objector = players.find(({ seat }) => view.asked.some(({ manner, seats }) => manner === "open" && seats.includes(seat)));
      if (next) await this.#move(table, next, choose);
      else if (objector) await this.#letStand(table, objector);
      else await watch.until("a move of a bot", () => watch.number > before);
    }
  }

  /** Lets a play stand, unless a bot challenges it first. */
  async #letStand(table, objector) {
    const { actions } = await objector.options();
    if (actions.includes("let")) await this.#move(table, objector, () => "let");
  }

  /** A move, unless time is up for the table, a bot acts, or a challenge is settled, before it is made. */
  async #move(table, next, choose) {
    try {
      await table.move(next, choose);
    } catch (error) {
      const settled = ["nothing_to_point_at", '"stale"'].some((answer) => error.message.includes(answer));
      if (!settled && (await table.view()).phase === "playing") throw error;
    }
  }

  /** A person reloads the page and is still signed in. */
  async reload(person) {
    const before = await person.page.locator(".event-now").first().innerText();
    await person.page.reload();
    await person.page.locator(".event-now", { hasText: before }).waitFor();
  }

  /** The host corrects a result: the first player of a table now has this many points. */
  async correct(table, points) {
    const { page } = this.host;
    await page.getByRole("button", { name: `Correct result: Table ${table}`, exact: true }).first().click();
    await page.waitForSelector("#event-score-0");
    await isForEveryone(page, "putting a result right");
    await page.fill("#event-score-0", String(points));
    await page.click(".event-scores .primary");
    await page.locator(".event-table", { hasText: "corrected" }).waitFor();
  }

  /** Checks that everyone sees the end, and that the seed matches its hash. */
  async finish() {
    const { commitment } = await this.seen();
    await this.host.page.getByRole("button", { name: /^Finish/ }).first().click();
    await this.host.page.locator("dialog .event-finish").click();
    for (const person of this.people.filter((person) => person !== this.screen)) await person.page.waitForSelector(".event-winners");
    await this.screen.page.waitForSelector(".event-screen-champions");
    const over = await this.seen();
    const promised = createHash("sha256").update(Buffer.from(over.seed, "hex")).digest("hex");
    assert.equal(promised, commitment, "the seed that is shown is the promised one");
    await this.host.page.click(".event-lots summary");
    await this.host.page.getByText("Checked by this browser").waitFor();
    return over;
  }

  /** Checks that every page of it is accessible, and takes pictures. */
  async look(name) {
    for (const person of this.people) {
      await isForEveryoneInAnyLight(person.page, `${name}, ${person.name}`);
      await person.picture(`${name}-${person.name}`);
    }
  }
}
