// Keebble: letters are asked for aloud, and answers are sealed until everyone has answered.
import assert from "node:assert/strict";
import { test } from "node:test";
import { stage } from "./support/stage.mjs";
import { Table } from "./support/table.mjs";

const on = stage();

const AGREE = '.keebble-agree[aria-disabled="false"]';

/** The parts of a play; none for walls and for actions that only a button does. */
function parts(action) {
  const [, claimed] = /^claim (\w+)$/.exec(action) ?? [];
  if (claimed) return { claimed };
  const [, called] = /^ask ([A-Z ]+)$/.exec(action) ?? [];
  if (called) return { called: called.split(" ") };
  const [, taken] = /^take ([A-Z])$/.exec(action) ?? [];
  if (taken) return { taken };
  const found = /^(?:(\d+)([A-Z])|([A-Z])(\d+)) ([A-Z]+)$/.exec(action);
  if (!found) return undefined;
  const square = `${(found[2] ?? found[3]).toLowerCase()}${found[1] ?? found[4]}`;
  return { square, across: found[1] !== undefined, letters: [...found[5]] };
}

const onBoard = {
  async touch(person, action) {
    const { page } = person;
    const play = parts(action);
    if (!play) return false;
    if (play.taken) {
      await page.locator(".keebble-take").filter({ hasText: play.taken }).first().tap();
      return true;
    }
    if (play.claimed) await page.tap(`#keebble-${play.claimed}`);
    for (const letter of play.called ?? []) await page.locator(".keebble-key").filter({ has: page.locator(`.keebble-key-letter:text-is("${letter}")`) }).tap();
    if (play.square) {
      await page.tap(`#keebble-${play.square}`);
      if (!(await writes(page, play.across))) await page.tap(`#keebble-${play.square}`);
      for (const letter of play.letters) await page.locator(".keebble-tile:not(.used)").filter({ hasText: new RegExp(`^${letter},`) }).first().tap();
    }
    await page.tap(AGREE);
    return true;
  },
  async keyboard(person, action) {
    const { page } = person;
    const play = parts(action);
    if (!play || play.taken) return false;
    if (play.called) {
      await person.tabTo(".keebble-key");
      await page.keyboard.type(play.called.join(""));
    } else {
      await person.tabTo(".keebble-cell");
      await person.walk("keebble", play.claimed ?? play.square);
      await page.keyboard.press(" ");
      if (play.square && !(await writes(page, play.across))) await page.keyboard.press(" ");
      if (play.square) await page.keyboard.type(play.letters.join(""));
    }
    await person.tabTo(AGREE);
    await page.keyboard.press("Enter");
    return true;
  },
};

/** Whether letters go this way. */
const writes = (page, across) => page.locator(`.keebble-cell[aria-label*="${across ? "to the right" : "downwards"}"]`).count().then((count) => count > 0);

/** Asks for letters that make words, plays a word if there is one, and takes a letter rather than a wall. */
let asks = 0;
function sensible(actions) {
  const words = actions.filter((action) => parts(action)?.letters);
  const pairs = ["ask A T", "ask E R", "ask I S", "ask N O"];
  return words.at(-1) ?? actions.find((action) => action === pairs[asks % 4] && ++asks) ?? actions.find((action) => /^(take|claim c|claim f)/.test(action)) ?? actions.find((action) => /^[A-Z0-9]+ [A-Z()]+$/.test(action)) ?? actions.at(-1);
}

/** One player answers first; nobody can see how until everyone has. */
async function answersAreSealed(table) {
  const first = table.asked(await table.view());
  const others = table.people.filter((person) => person !== first);
  const sheet = (person) => person.page.locator(".keebble-sheet svg").first().evaluate((element) => element.innerHTML.replace(/ (tabindex|class)="[^"]*"/g, ""));
  const before = await Promise.all(others.map(sheet));
  const marks = others.map(({ watch }) => ({ number: watch.number, heard: watch.heard.length }));
  await table.move(first, (actions) => actions.findLast((action) => action.startsWith("wall")));
  for (const [index, other] of others.entries()) {
    await other.watch.until("news of an answer", () => other.watch.number > marks[index].number);
    const heard = other.watch.heard.slice(marks[index].heard).join();
    assert.doesNotMatch(heard, /[a-p]\d+\|[a-p]\d+/, `${other.name} hears nothing of the wall`);
    assert.equal(await sheet(other), before[index], `${other.name} sees nothing of the wall`);
  }
}

test("three people play a whole game by link through every mishap", async () => {
  const people = await on.people({ Anna: "mouse", Bo: "keyboard", Cleo: "touch" });
  const table = await Table.gather(on.server, "keebble", people, { preset: "small", seats: 3, options: { answers: "together", endgame: "3" } });
  let sealed = 0;
  await table.playOut({
    choose: sensible,
    onBoard,
    interludes: { reload: 5, drop: 8, look: 20, restart: 13, again: 15 },
    async between() {
      const { asked } = await table.view();
      if (asked.some((window) => window.manner === "sealed" && window.seats.length > 1) && sealed++ < 2) await answersAreSealed(table);
    },
  });
  assert.ok(sealed >= 2, "answers were looked at");
  await table.ends();
  await table.replays();
});
