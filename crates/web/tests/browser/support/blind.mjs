// A player who sees nothing: Anna has a page and a keyboard, the others play over HTTP, and everything she hears is written down.
import { Company } from "./company.mjs";
import { Reading } from "./reading.mjs";

export class Blind {
  constructor(anna, company, reading) {
    Object.assign(this, { anna, company, reading });
  }

  /** Sits down at a game for these people, of which the first is blind, and reads the page. */
  static async sit(server, anna, name, game, names, setup) {
    const company = await Company.gather(server, game, names, setup);
    const reading = await Reading.of(anna, name, () => company.reaches(anna));
    await anna.openTable(company.id, company.seats[0]);
    await reading.begin();
    reading.part("The page");
    await reading.outline("body");
    return new Blind(anna, company, reading);
  }

  /** What Anna would choose. */
  async choice(choose) {
    const [anna] = this.company.seats;
    return choose((await this.company.actions(anna)).actions, anna);
  }

  /** Plays a turn and hears what it leads to. */
  async turn(play) {
    this.reading.part("Anna’s turn");
    await play();
    await this.reading.hear();
  }

  /** The others play until Anna is asked. She hears each move before the next one, or all of them `together`. */
  async others(choose, { together = false } = {}) {
    const { company, reading, anna } = this;
    for (let asked = await company.asked(); asked.length > 0 && asked[0].name !== anna.name; asked = await company.asked()) {
      const [player] = asked;
      await company.act(player, choose);
      reading.write(`(${player.name} plays)`);
      await reading.hear(together ? 1 : undefined);
    }
    if (together) await reading.hear();
  }

  /** Asks questions on the command line. */
  async ask(...questions) {
    this.reading.part("Questions");
    for (const question of questions) await this.reading.send(question);
  }

  /** Plays on to the end: Anna types what `choose` picks. */
  async playOn(choose) {
    this.reading.part("To the end");
    while ((await this.company.asked()).length > 0) {
      await this.reading.send(await this.choice(choose));
      await this.others(choose);
    }
    await this.#over();
  }

  /** Everyone agrees to end the game. */
  async stop() {
    const { reading, company } = this;
    const [, bo, ...rest] = company.seats;
    reading.part("An early end");
    await company.ask(bo.token, { propose: { what: "end" } });
    for (const { token } of rest) await company.ask(token, { reply: { agree: true } });
    await reading.hear();
    await reading.tabTo(".ask-all button");
    await reading.press("Enter");
    await reading.hear();
    await this.#over();
  }

  async #over() {
    const { reading, company, anna } = this;
    reading.part("The result");
    const { outcome } = await company.server.look(company.id);
    // The curve of the scores comes later than the rest. A game without scores has none.
    if (outcome.standings.some(({ score }) => score !== 0)) await anna.page.waitForSelector(".result-sheet .replay-curve");
    reading.write(await reading.focus());
    await reading.outline(".result-sheet");
  }
}
