// Interruptions of a game: pages reload, a connection is lost, the server is killed, and the table is inspected.
import assert from "node:assert/strict";

export class Interludes {
  #due;

  /** Each happens after this many moves, or at the first chance after them. */
  constructor(table, choose, { reload, drop, look, restart, again }) {
    const using = (way) => table.people.find((person) => person.way === way);
    this.#due = [
      { name: "a reload on the phone", after: reload, comes: () => table.reload(using("touch")) },
      { name: "a lost connection", after: drop, comes: () => table.drop(using("keyboard"), (next) => table.move(next, choose)) },
      { name: "a look at the table", after: look, comes: () => table.look() },
      { name: "a killed server", after: restart, comes: () => table.server.fails(table.people) },
      { name: "a reload after that", after: again, comes: () => table.reload(using("mouse")) },
    ];
  }

  /** Runs what is due. One that cannot run now runs later. */
  async come(moves) {
    const later = [];
    for (const interlude of this.#due) if (moves < interlude.after || (await interlude.comes()) === false) later.push(interlude);
    this.#due = later;
  }

  /** Checks that all of them happened before the game was over. */
  allCame() {
    assert.deepEqual(this.#due.map(({ name }) => name), [], "what the game was too short for");
  }
}
