// What comes in the middle of a game: pages are loaded again, a connection is lost, the server is killed, and the table is looked at.
import assert from "node:assert/strict";

export class Interludes {
  #due;

  /** Each comes after so many moves, or at the first chance after them. */
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

  /** Lets come what is due. What says that it cannot be now comes later. */
  async come(moves) {
    const later = [];
    for (const interlude of this.#due) if (moves < interlude.after || (await interlude.comes()) === false) later.push(interlude);
    this.#due = later;
  }

  /** The game was not over before any of them. */
  allCame() {
    assert.deepEqual(this.#due.map(({ name }) => name), [], "what the game was too short for");
  }
}
