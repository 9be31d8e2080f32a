// A table: people join by its link and play a whole game, through all interruptions.
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { isForEveryone, isForEveryoneInAnyLight } from "./axe.mjs";
import { askFor, choosePreset, chooseSeats, setOptions } from "./fields.mjs";
import { Interludes } from "./interludes.mjs";
import { shown } from "./places.mjs";

export class Table {
  /** The number of moves made on the board itself. */
  #onBoard = { keyboard: 0, touch: 0 };

  constructor(server, game, id, people) {
    Object.assign(this, { server, game, id, people });
    for (const person of people) person.table = id;
  }

  /**
   * The first person creates a table with a few clicks; the others get its link. `options` are the changes,
   * `forTests` those no page offers, and `beforeStart` runs when everyone has sat down. Not every game is on the home page.
   */
  static async gather(server, game, people, { preset, seats, pace, options = {}, forTests = {}, offered = true, beforeStart = async () => {} } = {}) {
    const [host, ...others] = people;
    const page = await host.open(offered ? "/" : `/new/${game}`);
    await askFor(page, "tables", forTests);
    if (offered) await page.click(`a[href="/new/${game}"]`);
    if (preset) await choosePreset(page, preset);
    if (seats) await chooseSeats(page, seats);
    if (pace) await page.locator(".chip", { hasText: pace }).click();
    await setOptions(page, options);
    await isForEveryone(page, `the page that makes a table of ${game}`);
    await page.click("form button.primary");
    const link = await page.locator("#share-link").inputValue();
    const table = new Table(server, game, link.split("/").at(-1), people);
    for (const person of others) {
      await person.open(link);
      await person.page.getByRole("heading", { name: `${host.name} invites you to` }).waitFor();
      await table.#step(person, "Take a seat");
    }
    await isForEveryone(others.at(-1).page, `the table of ${game} before it begins`);
    await beforeStart();
    for (const person of people.slice(0, -1)) await table.#step(person, "I’m ready");
    // The last one to be ready starts the game.
    await table.#step(people.at(-1), "Start the game");
    for (const person of people) await person.page.waitForSelector(".table-playing");
    return table;
  }

  async #step(person, words) {
    await person.page.waitForSelector(`.next-step .primary:has-text("${words}")`);
    await person.press(".next-step .primary");
  }

  async view() {
    return this.server.look(this.id);
  }

  /** The person to play or to answer; none if the game is over. */
  asked(view) {
    const due = view.asked.filter((window) => window.manner !== "open").map((window) => window.seats);
    return this.people.find((person) => due.some((seats) => seats.includes(person.seat)));
  }

  /**
   * Plays until the game is over. `choose` picks a legal action; it is played on the board, by a
   * function of `onBoard`, or typed. `interludes` says after how many moves each of them happens.
   */
  async playOut(playing) {
    try {
      return await this.#playOut(playing);
    } catch (error) {
      // The screen at the failure says more than the stack trace.
      for (const person of this.people) await person.picture(`${this.game}-failed-${person.name}`).catch(() => {});
      throw error;
    }
  }

  async #playOut({ choose, onBoard, interludes, between = async () => {} }) {
    const coming = new Interludes(this, choose, interludes);
    for (let moves = 0; (await this.view()).phase === "playing"; moves++) {
      assert.ok(moves < 400, "a game ends some time");
      await coming.come(moves);
      await between();
      const view = await this.view();
      const person = this.asked(view);
      assert.ok(person || view.phase !== "playing", `somebody is asked: ${JSON.stringify(view.asked)}`);
      if (person) await this.move(person, choose, onBoard);
    }
    coming.allCame();
  }

  /** One move of a person. */
  async move(person, choose, onBoard) {
    const { on, actions } = await person.options();
    const action = choose(actions, person);
    // The question may have been settled meanwhile.
    if (action === undefined) return;
    await person.watch.until(`step ${on}`, () => person.watch.number >= on);
    const known = new Set(person.watch.asked.keys());
    if (await onBoard?.[person.way]?.(person, action)) this.#onBoard[person.way]++;
    else await type(person, action);
    const said = () => [...person.watch.asked].filter(([id, { command }]) => command.act && !known.has(id)).map(([, ask]) => ask);
    await person.watch.until(`an answer to ${action}`, () => said().some(({ answer }) => answer));
    const [{ command, answer }] = said();
    assert.equal(command.act.action, action, `${person.name} plays what was chosen`);
    assert.ok(answer.done, `${action} is taken: ${JSON.stringify(answer)}`);
  }

  /** A person reloads the page and is where they were. */
  async reload(person) {
    await person.page.reload();
    await person.page.waitForSelector(".table-playing");
    await person.isBack();
  }

  /** A person loses the connection while the others play on, and reconnects. False if they could not play on. */
  async drop(person, meanwhile) {
    if (this.asked(await this.view()) === person) return false;
    await person.lose();
    await person.seesLoss();
    for (let moves = 0; moves < 3; moves++) {
      const next = this.asked(await this.view());
      if (!next || next === person) break;
      await meanwhile(next);
    }
    await person.find();
    await person.isBack();
    return true;
  }

  /** Checks that the table is accessible in the middle of a game, on each screen, and takes a picture. */
  async look() {
    for (const [name, way] of [["wide", "mouse"], ["phone", "touch"]]) {
      const person = this.people.find((person) => person.way === way);
      if (!person) continue;
      await isForEveryoneInAnyLight(person.page, `the table of ${this.game}, ${name}`);
      await person.picture(`${this.game}-${name}`);
      await person.page.emulateMedia({ colorScheme: "dark" });
      await person.picture(`${this.game}-${name}-dark`);
      await person.page.emulateMedia({ colorScheme: null });
      if (shown && name === "wide") await this.#show(person);
    }
  }

  /** The picture for the README: just the table, at the size shown there. */
  async #show({ page, context }) {
    const before = page.viewportSize();
    await page.setViewportSize({ width: 1280, height: 1080 });
    const height = await page.evaluate(() => document.querySelector(".table").getBoundingClientRect().bottom);
    const taken = await context.newCDPSession(page);
    const clip = { x: 0, y: 0, width: 1280, height, scale: 0.7 };
    const { data } = await taken.send("Page.captureScreenshot", { clip, captureBeyondViewport: true });
    writeFileSync(join(shown, `${this.game}.png`), data, "base64");
    await taken.detach();
    await page.setViewportSize(before);
  }

  /** True when both keyboard and touch made at least two moves on the board itself. */
  wasPlayedOnBoard() {
    return Object.values(this.#onBoard).every((moves) => moves >= 2);
  }

  /** Checks that everyone sees the same end as the server. */
  async ends() {
    assert.ok(this.wasPlayedOnBoard(), `moves on the board: ${JSON.stringify(this.#onBoard)}`);
    const { outcome } = await this.view();
    // Teams are ranked as teams.
    const teams = this.people[0].watch.teams;
    const first = outcome.standings.filter((_, seat) => teams.indexOf(teams[seat]) === seat);
    const rank = ({ place }) => 1 + first.filter((other) => other.place < place).length;
    const places = first.map((standing) => `${rank(standing)} ${standing.score}`).sort();
    for (const { page, name } of this.people) {
      await page.waitForSelector(".standings");
      const rows = await page.locator(".standings li").evaluateAll((rows) => rows.map((row) => `${row.querySelector(".place").textContent} ${row.querySelector(".score").textContent}`));
      assert.deepEqual(rows.sort(), places, `what ${name} sees at the end`);
    }
    await isForEveryone(this.people.at(-1).page, `the end of ${this.game}`);
    await this.people.at(-1).picture(`${this.game}-over`);
  }

  /** Replays the game, move by move and by a link to a move, and verifies its shuffle. */
  async replays() {
    const [{ page }, other] = this.people;
    await page.click(".over a.button");
    await page.waitForSelector(".replay-scrubber");
    await page.locator(".replay-scrubber").fill("3");
    await page.waitForFunction(() => location.hash.length > 1);
    const told = await page.locator(".replay-told").innerText();
    await isForEveryoneInAnyLight(page, `the replay of ${this.game}`);
    await other.page.goto(page.url());
    await other.page.waitForFunction((told) => document.querySelector(".replay-told")?.innerText === told, told);
    await page.getByRole("button", { name: "Check the shuffle" }).click();
    await page.waitForSelector(".replay-good");
    await this.people[0].picture(`${this.game}-replay`);
  }
}

/** Opens the rail with moves and chat, if it is closed. */
export async function openRail({ page }) {
  const button = page.locator(".rail-button");
  if ((await button.getAttribute("aria-expanded")) === "false") await button.click();
  await page.waitForSelector(".rail .log");
}

/** Types a move on the line that is there for everyone who looks for it. */
export async function type(person, action) {
  if (person.way === "keyboard") await person.tabTo("#command");
  else await person.page.locator("#command").focus();
  await person.page.keyboard.type(action);
  await person.page.keyboard.press("Enter");
}
