// One person among bots, at a table made over HTTP: for looking at the phases of a game, which come much sooner this way.

export class Solo {
  constructor(server, id, token, person) {
    Object.assign(this, { server, id, token, person });
  }

  /** The person opens a table of a game, where everyone else is a bot. */
  static async sit(server, person, game, { preset, seats, options = {}, bot = "random" } = {}) {
    const setup = { preset, set: Object.entries(options), seats };
    const { table, token, recovery } = await server.ask("/api/tables", { body: { game, setup, name: person.name } });
    const solo = new Solo(server, table, token, person);
    const { seats: places } = await server.look(table);
    for (const place of places.keys()) if (place > 0) await solo.ask({ host: { seat_bot: { seat: "ABCDEFGHIJKL"[place], bot } } });
    await solo.ask({ ready: { ready: true } });
    await person.openTable(table, { token, recovery });
    return solo;
  }

  ask(command) {
    return this.server.ask(`/api/tables/${this.id}/ask`, { body: { command }, token: this.token });
  }

  /** What the person can play now. Nothing while the bots play, and at the end. */
  actions() {
    return this.server.ask(`/api/tables/${this.id}/actions`, { token: this.token });
  }

  /** Plays until the person has a choice that `is` what is looked for, and the page shows it. False if the game ends before that. */
  async until(is, choose = (actions) => actions[0], most = 300) {
    for (let moves = 0; moves < most; moves++) {
      const { on, actions } = await this.actions();
      // While the person is asked, the table waits.
      const view = await this.server.look(this.id);
      if (view.phase !== "playing") return false;
      if (actions.length === 0) {
        await this.person.watch.until("a move of the bots", () => this.person.watch.number > on);
        continue;
      }
      await this.person.watch.until(`step ${on}`, () => this.person.watch.number >= on);
      if (is(actions, view)) return actions;
      await this.ask({ act: { action: choose(actions), on } });
    }
    return false;
  }
}
