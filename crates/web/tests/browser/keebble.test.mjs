// Keebble: letters are asked for aloud, and answers are sealed until everyone has answered.
import assert from "node:assert/strict";
import { test } from "node:test";
import { parts, sensible } from "./support/choices.mjs";
import { lay, onBoard } from "./support/on_board/keebble.mjs";
import { Solo } from "./support/solo.mjs";
import { stage } from "./support/stage.mjs";
import { Table } from "./support/table.mjs";

const on = stage();

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

/** A word that can be played, and the same letters in an order that makes none. */
function wordAndNonsense(actions) {
  for (const word of actions) {
    const play = parts(word);
    if (!play?.letters || play.letters.length < 3) continue;
    const letters = play.letters.toReversed();
    if (!actions.includes(`${word.split(" ")[0]} ${letters.join("")}`)) return { word: play, nonsense: { ...play, letters } };
  }
  return undefined;
}

test("letters that make no word are crossed, and cannot be played", async () => {
  const anna = await on.person("Anna alone", "touch");
  const table = await Solo.sit(on.server, anna, "keebble", { preset: "small", seats: 2, bot: "everyday-5" });
  const { word, nonsense } = wordAndNonsense(await table.until(wordAndNonsense, sensible));
  const { page } = anna;
  const ready = page.locator('.keebble-agree[aria-disabled="false"]');
  await lay(page, nonsense);
  await page.waitForSelector(".keebble-words .keebble-bad .icon");
  assert.equal(await ready.count(), 0, "nothing can be played");
  await anna.picture("keebble-no-word");
  await page.tap(".keebble-back");
  await lay(page, word);
  await page.waitForSelector(".keebble-words .keebble-good .icon");
  await ready.tap();
  await page.waitForSelector(".keebble-words", { state: "detached" });
});
