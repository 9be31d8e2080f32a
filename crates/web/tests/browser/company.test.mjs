// Company: what people at a table say, propose and decide together, and what happens when someone leaves.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isForEveryoneInAnyLight } from "./support/axe.mjs";
import { Company } from "./support/company.mjs";
import { stage } from "./support/stage.mjs";
import { Table, openRail } from "./support/table.mjs";

const on = stage();

/** Chooses an item of the table's menu. */
async function choose({ page }, name) {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator("dialog[open]").getByRole("button", { name, exact: true }).click();
}

/** Answers a proposal. */
async function answer({ page }, sentence, words) {
  const proposal = page.locator(".ask-all", { hasText: sentence });
  await proposal.getByRole("button", { name: words, exact: true }).click();
}

test("people talk, pause together, end together and play again", async () => {
  const people = await on.people({ Anna: "mouse", Bo: "mouse" });
  const [anna, bo] = people;
  await Table.gather(on.server, "keesdrow", people);

  await anna.page.fill("#say", "Who <b>begins</b>?");
  await anna.page.keyboard.press("Enter");
  // Text is shown as it was typed.
  await bo.page.locator(".log").getByText("Who <b>begins</b>?").waitFor();
  await bo.page.locator("#live", { hasText: "Anna: Who <b>begins</b>?" }).waitFor({ state: "attached" });
  await bo.page.getByRole("button", { name: "Hello!" }).click();
  await anna.page.locator(".log").getByText("Hello!").waitFor();

  await choose(anna, "Suggest a pause");
  // The player who suggests it has agreed.
  const suggested = anna.page.locator(".ask-all", { hasText: "You would like a pause. Waiting for Bo" });
  await suggested.waitFor();
  assert.equal(await suggested.getByRole("button").count(), 0, "nobody is asked to agree with themselves");
  await answer(bo, "Anna would like a pause. Do you agree?", "Yes");
  await anna.page.locator(".paused", { hasText: "Paused" }).waitFor();
  await isForEveryoneInAnyLight(anna.page, "a table that is paused");
  await choose(bo, "Suggest resuming");
  await answer(anna, "Bo would like to resume. Do you agree?", "Yes");
  await anna.page.locator(".paused").waitFor({ state: "detached" });

  await choose(bo, "Suggest ending the game");
  await answer(anna, "Bo would like to end the game as it stands", "No");
  await bo.page.locator(".ask-all").waitFor({ state: "detached" });
  assert.equal(await bo.page.locator(".standings").count(), 0, "who does not agree plays on");
  await choose(bo, "Suggest ending the game");
  await answer(anna, "Bo would like to end the game as it stands", "Yes");
  for (const { page } of people) await page.waitForSelector(".standings");

  await anna.page.locator(".over", { hasText: "The game is over: it was ended early" }).waitFor();
  // The sheet has the focus, can be closed to see the board, and comes back.
  await anna.page.waitForFunction(() => document.activeElement?.id === "result-sheet");
  await isForEveryoneInAnyLight(anna.page, "the result of a game");
  await anna.page.keyboard.press("Escape");
  await anna.page.locator(".over").waitFor({ state: "detached" });
  await anna.page.getByRole("button", { name: "Show the result" }).click();
  for (const person of people) await person.press('.next-step .primary:has-text("Rematch")');
  for (const { page } of people) await page.waitForSelector(".standings", { state: "detached" });
  await anna.page.locator(".log").getByText("Game 2 begins.").waitFor();
});

test("partners have no private channel during a game, and a refused line stays in the box", async () => {
  const people = await on.people({ Anna: "mouse", Bo: "mouse", Cleo: "touch", Dirk: "mouse" });
  const [anna, ...others] = people;
  await Table.gather(on.server, "keezen", people, {
    async beforeStart() {
      await anna.page.getByLabel("To my team only").check();
      await anna.page.fill("#say", "Keep your sevens");
    },
  });
  const { page } = anna;
  await page.press("#say", "Enter");
  await page.locator(".refused", { hasText: "Partners can’t talk privately during a game" }).waitFor();
  assert.equal(await page.inputValue("#say"), "Keep your sevens");
  // A message for the team never goes to everyone by mistake: its sender has to choose.
  await page.getByLabel("To my team only").click();
  await page.getByLabel("To my team only").waitFor({ state: "detached" });
  await page.fill("#say", "Good luck, all");
  await page.press("#say", "Enter");
  for (const other of others) {
    await openRail(other);
    await other.page.locator(".log").getByText("Good luck, all").waitFor();
    assert.equal(await other.page.getByText("Keep your sevens").count(), 0);
  }
  await page.waitForFunction(() => document.querySelector("#say").value === "");
  await isForEveryoneInAnyLight(page, "talking at a table with teams");
});

test("when a player leaves, the others let a bot take over", async () => {
  const people = await on.people({ Anna: "mouse", Bo: "mouse", Cleo: "touch" });
  const [anna, bo, cleo] = people;
  await Table.gather(on.server, "keyword", people, { seats: 3 });
  await choose(cleo, "Leave the game for good");
  // A final step asks for confirmation.
  assert.equal((await on.server.look(anna.table)).seats.some((seat) => seat.absence), false);
  await cleo.page.locator("dialog[open]").getByRole("button", { name: /^Really leave/ }).click();
  for (const { page } of [anna, bo]) await page.locator(".ask-all", { hasText: "Cleo has left. What would you like to do?" }).waitFor();
  for (const { page } of [anna, bo]) await page.locator(".log").getByText("Cleo has left.").waitFor();
  await bo.page.locator("#live", { hasText: /Cleo has left\..*What would you like to do\?/s }).waitFor({ state: "attached" });
  // A player who left has no vote about themselves, and still sees what they saw.
  await cleo.page.locator(".ask-all", { hasText: "You left this game for good. The others decide" }).waitFor();
  await openRail(cleo);
  await cleo.page.locator(".log").getByText("Game 1 begins.").waitFor();
  await isForEveryoneInAnyLight(anna.page, "a table that someone has left");
  for (const { page } of [anna, bo]) await page.getByRole("button", { name: "Let a bot play for Cleo" }).click();
  await anna.page.locator(".ask-all").waitFor({ state: "detached" });
  assert.equal((await on.server.look(anna.table)).phase, "playing");
});

test("a background tab gets a turn notification", async () => {
  const people = await on.people({ Anna: "mouse", Bo: "mouse" });
  const [anna, bo] = people;
  await anna.context.grantPermissions(["notifications"]);
  await anna.context.addInitScript(() => {
    // The notification the system would show.
    window.told = [];
    const Real = window.Notification;
    window.Notification = class extends EventTarget {
      static permission = Real.permission;
      static requestPermission = () => Promise.resolve("granted");
      constructor(title) {
        super();
        window.told.push(title);
      }
    };
    Object.defineProperty(document, "hidden", { get: () => window.behind === true });
  });
  await anna.open("/");
  await anna.page.getByRole("button", { name: "Your menu: Anna" }).click();
  await anna.page.getByRole("menuitem", { name: "Settings" }).click();
  await anna.page.getByLabel("Notify me when it’s my turn").check();
  const table = await Table.gather(on.server, "keesdrow", people);
  const begins = table.asked(await table.view());
  if (begins === anna) await table.move(anna, () => "pass");
  await anna.page.evaluate(() => (window.behind = true));
  await table.move(bo, () => "pass");
  await anna.page.waitForFunction(() => window.told.length > 0);
  assert.deepEqual(await anna.page.evaluate(() => window.told), ["It’s your turn in Keesdrow."]);
});

test("a recovered seat signs out the old browser", async () => {
  const people = await on.people({ Anna: "mouse", Bo: "mouse" });
  const [anna] = people;
  await Table.gather(on.server, "keesdrow", people);
  const { recovery } = await anna.page.evaluate((table) => JSON.parse(localStorage.getItem(`kee.pass.${table}`)), anna.table);
  const elsewhere = await on.person("Anna", "touch");
  await elsewhere.open("/mine");
  await elsewhere.page.locator("summary", { hasText: "Recover your seat" }).click();
  await elsewhere.page.fill("#recovery", recovery);
  await elsewhere.page.keyboard.press("Enter");
  await elsewhere.page.waitForSelector(".table-playing");
  assert.equal(elsewhere.seat, anna.seat);

  anna.watch.excused = true;
  await anna.page.reload();
  await anna.page.getByText("Your seat was recovered on another device").waitFor();
  await isForEveryoneInAnyLight(anna.page, "a seat that is lost");
  await anna.picture("seat-lost");
  await anna.page.getByRole("button", { name: "Watch" }).click();
  await anna.page.waitForSelector(".table-playing");
  assert.equal(await anna.page.getByLabel("Type a move").count(), 0, "a spectator has nothing to play");
});

test("a player who types asks questions and plays, and what others did since is marked", async () => {
  const people = await on.people({ Anna: "keyboard", Bo: "mouse" });
  const table = await Table.gather(on.server, "keesdrow", people);
  const first = table.asked(await table.view());
  const other = people.find((person) => person !== first);
  const { page } = first;
  assert.equal(await page.locator(".plate").count(), 2, "every player is there once");
  await page.locator(".plate-own.plate-to-move").waitFor();
  await other.page.locator(".plate-to-move .plate-note", { hasText: "thinking…" }).waitFor();
  // A slash opens the line, wherever nobody types; help is shown and not played.
  await page.evaluate(() => document.activeElement?.blur());
  await page.keyboard.press("/");
  await page.waitForFunction(() => document.activeElement?.id === "command");
  for (const [asked, answer] of [["help", /You can ask: last, score, board, board c4, row 4/], ["score", /Anna: 0\. Bo: 0\.|Bo: 0\. Anna: 0\./], ["clocks", /no clock/], ["board a1", /a1: [A-Z], not used yet/], ["row 1", /Row 1: [A-Z], /], ["pawns", /no answer to that/], ["last", /\w/]]) {
    await page.keyboard.type(asked);
    await page.keyboard.press("Enter");
    await page.locator(".command-answer", { hasText: answer }).waitFor();
    await page.locator("#live", { hasText: answer }).waitFor({ state: "attached" });
  }
  await isForEveryoneInAnyLight(page, "the line to type on");
  assert.equal(table.asked(await table.view()), first, "nothing was played");
  await table.move(first, () => "pass");
  await table.move(other, () => "pass");
  // What happened since the last move of the first is marked in the rail until they move.
  await openRail(first);
  await page.locator(".log-since", { hasText: `${other.name} passes` }).waitFor();
  await table.move(first, () => "pass");
  await page.waitForSelector(".log-since", { state: "detached" });
});

test("spectators ask questions, and so do players after the end, but nothing is played", async () => {
  const [anna, cleo] = await on.people({ Anna: "keyboard", Cleo: "keyboard" });
  const company = await Company.gather(on.server, "keesdrow", ["Anna", "Bo"]);
  const asks = async ({ page }) => {
    await page.evaluate(() => document.activeElement?.blur());
    await page.keyboard.press("/");
    await page.waitForFunction(() => document.activeElement?.id === "command");
    await page.getByLabel("Type a question").waitFor();
    for (const [asked, answer] of [["score", /Anna: 0\. Bo: 0\.|Bo: 0\. Anna: 0\./], ["board a1", /a1: [A-Z], not used yet/], ["pass", /nothing for you to play here.* You can ask: last, score/], ["last", /\w/], ["help", /You can ask: last/]]) {
      await page.keyboard.type(asked);
      await page.keyboard.press("Enter");
      await page.locator(".command-answer", { hasText: answer }).waitFor();
      await page.locator("#live", { hasText: answer }).waitFor({ state: "attached" });
    }
  };
  await cleo.open(`/t/${company.id}`);
  await cleo.page.waitForSelector(".table-playing");
  await asks(cleo);
  await isForEveryoneInAnyLight(cleo.page, "a spectator’s line to type on");
  await anna.openTable(company.id, company.seats[0]);
  const [first, second] = company.seats;
  await company.ask(first.token, { propose: { what: "end" } });
  await company.ask(second.token, { reply: { agree: true } });
  for (const person of [anna, cleo]) {
    await person.page.waitForSelector(".standings");
    await asks(person);
  }
});
