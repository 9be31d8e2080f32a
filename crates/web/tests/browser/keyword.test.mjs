// Keyword: a crossword with racks of letters.
import { test } from "node:test";
import { longest } from "./support/choices.mjs";
import { onBoard } from "./support/on_board/keyword.mjs";
import { Secrets } from "./support/secrets.mjs";
import { stage } from "./support/stage.mjs";
import { Table } from "./support/table.mjs";

const on = stage();

const hand = (page) => page.locator(".keyword-slot").allTextContents().then((letters) => letters.join("").replace(/\s/g, ""));
const spell = (text) => text.replace(/[^A-Z]/g, "");

test("three people play a whole game by link through every mishap", async () => {
  const people = await on.people({ Anna: "mouse", Bo: "keyboard", Cleo: "touch" });
  const table = await Table.gather(on.server, "keyword", people, { seats: 3 });
  const secrets = new Secrets(people, { hand, spell, least: 6 });
  await table.playOut({
    choose: longest,
    onBoard,
    interludes: { reload: 3, drop: 5, look: 8, restart: 9, again: 10 },
    between: () => secrets.areKept(),
  });
  await table.ends();
  await table.replays();
});
