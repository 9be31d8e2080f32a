// Keezen: cards in hand, pawns round a ring.
import { test } from "node:test";
import { hand, moved, onBoard, spell } from "./support/on_board/keezen.mjs";
import { Secrets } from "./support/secrets.mjs";
import { CACHING, stage } from "./support/stage.mjs";
import { Table } from "./support/table.mjs";

const on = stage({ context: CACHING });

/** The progress of a seat's pawn: most in the base, least while it waits. */
function way(place, seat) {
  if (place === "w") return -30;
  if (place.startsWith("h")) return 90 + Number(place.slice(1));
  return (Number(place) - 16 * seat + 64) % 64;
}

/** The play that moves pawns furthest, to keep the game short. */
function eager(actions, person) {
  const won = (action) => moved(person, action).reduce((sum, { seat, from, to }) => sum + way(to, seat) - way(from, seat), 0);
  return actions.reduce((best, action) => (won(action) > won(best) ? action : best));
}

test("four people play a whole game by link through every mishap", async () => {
  let table;
  // A player may hold no playable card all game long; then the test plays another game.
  for (let games = 1; games <= 4 && !table?.wasPlayedOnBoard(); games++) {
    const people = await on.people({ Anna: "mouse", Bo: "keyboard", Cleo: "touch", Dirk: "mouse" });
    table = await Table.gather(on.server, "keezen", people, { forTests: { pawns: "2" } });
    const secrets = new Secrets(people, { hand, spell, least: 4 });
    await table.playOut({
      choose: eager,
      onBoard,
      interludes: { reload: 3, drop: 5, look: 8, restart: 9, again: 10 },
      between: () => secrets.areKept(),
    });
  }
  await table.ends();
  await table.replays();
});
