// Keesdrow: words walked over a maze of letters.
import { test } from "node:test";
import { middling } from "./support/choices.mjs";
import { onBoard } from "./support/on_board/keesdrow.mjs";
import { stage } from "./support/stage.mjs";
import { Table } from "./support/table.mjs";

const on = stage();

test("three people play a whole game by link through every mishap", async () => {
  const people = await on.people({ Anna: "mouse", Bo: "keyboard", Cleo: "touch" });
  const table = await Table.gather(on.server, "keesdrow", people, { seats: 3, options: { goal: "90" } });
  await table.playOut({
    choose: middling,
    onBoard,
    interludes: { reload: 2, drop: 4, look: 6, restart: 7, again: 8 },
  });
  await table.ends();
  await table.replays();
});
