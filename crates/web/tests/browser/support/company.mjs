// People who play over HTTP, while one of them has a page: what they do and when is up to the test.

export class Company {
  constructor(server, id, seats) {
    Object.assign(this, { server, id, seats });
  }

  /** Starts a game for these people, in order of their seats. */
  static async gather(server, game, names, { preset, options = {}, house } = {}) {
    const setup = { preset, set: Object.entries(options), seats: names.length };
    const [host, ...others] = names;
    const { table, ...first } = await server.ask("/api/tables", { body: { game, setup, house, name: host, seat: "A" } });
    const company = new Company(server, table, [{ name: host, seat: "A", ...first }]);
    for (const [index, name] of others.entries()) {
      const seat = "BCDEFGH"[index];
      const joined = await server.ask(`/api/tables/${table}/join`, { body: { name, seat } });
      company.seats.push({ name, seat, ...joined });
    }
    for (const { token } of company.seats) await company.ask(token, { ready: { ready: true } });
    return company;
  }

  ask(token, command) {
    return this.server.ask(`/api/tables/${this.id}/ask`, { body: { command }, token });
  }

  /** What a player can do now, and the number of the step that they know. */
  actions({ token }) {
    return this.server.ask(`/api/tables/${this.id}/actions`, { token });
  }

  /** The players who are asked, and what they can do. */
  async asked() {
    const { phase, asked } = await this.server.look(this.id);
    const due = phase === "playing" ? asked.filter(({ manner }) => manner !== "open").flatMap(({ seats }) => [...seats]) : [];
    return this.seats.filter(({ seat }) => due.includes(seat));
  }

  /** A player does what `choose` picks. */
  async act(player, choose) {
    const { on, actions } = await this.actions(player);
    await this.ask(player.token, { act: { action: choose(actions, player), on } });
  }

  /** Waits until the person's page has received everything. */
  async reaches(person) {
    const { on } = await this.actions(this.seats[0]);
    await person.watch.until(`step ${on}`, () => person.watch.number >= on);
  }
}
