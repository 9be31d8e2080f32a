// A Keyword party of eight: some join with a phone, the host enters others, and bots play for those.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isForEveryone } from "./support/axe.mjs";
import { Event } from "./support/event.mjs";
import { Secrets } from "./support/secrets.mjs";
import { stage } from "./support/stage.mjs";

const on = stage();

const pass = (actions) => (actions.includes("pass") ? "pass" : actions[0]);
const hand = (page) => page.locator(".keyword-slot").allTextContents().then((letters) => letters.join("").replace(/\s/g, ""));
const spell = (text) => text.replace(/[^A-Z]/g, "");

test("a party of eight is played to its end", { timeout: 900_000 }, async () => {
  const [host, screen, jan] = await on.people({ Host: "keyboard", Screen: "mouse", Jan: "touch" });
  const guests = await on.people({ Anna: "touch", Bo: "mouse", Cleo: "keyboard" });
  const [anna, bo, cleo] = guests;
  const party = await Event.open(on.server, host, screen, "party", { title: "Game night", bot: "pip" });
  await anna.open("/");
  for (const guest of [anna, bo]) await party.join(guest);
  await party.types("coming", "Di, Eva, Fay, Gus, Hal");
  await party.types("steward", "Jan");
  await party.join(jan);
  await jan.page.getByText("Hi Jan, you’re a steward").waitFor();
  await party.look("party-before");

  // A word that stays secret until someone spells it.
  await host.page.locator("summary", { hasText: "Offer a prize for a word" }).click();
  await host.page.fill("#event-prize-word", "zebra");
  await host.page.check(".event-form input[type=checkbox]");
  await host.page.getByRole("button", { name: "Offer prize" }).click();
  await screen.page.getByText("A secret word").waitFor();

  await party.step("Set up round 1");
  for (const guest of [anna, bo]) await guest.page.getByText(/You’re at table \d/).first().waitFor();
  assert.match(await anna.page.locator("#live").textContent(), /Round 1 is ready\. You’re at table \d/);
  await party.step("Start the clock");
  await party.look("party-round");
  await party.reload(bo);

  // A question to the steward, and the ruling.
  await anna.page.locator("summary", { hasText: "Ask the steward" }).click();
  await anna.page.fill("#event-question", "Is QI a word?");
  await anna.page.keyboard.press("Enter");
  await screen.page.getByText(/Steward needed at table \d/).waitFor();
  await jan.page.locator(".event-open", { hasText: "Is QI a word?" }).waitFor();
  assert.match(await jan.page.title(), /Table \d has a question/);
  await jan.page.fill("#event-rule-1", "It is, and it stands");
  await jan.page.keyboard.press("Enter");
  await anna.page.locator(".event-questions", { hasText: "It is, and it stands" }).waitFor();

  // A latecomer plays from the next round on.
  await party.join(cleo);
  await cleo.page.getByText("You’ll get a table in the next round.").waitFor();
  await on.server.fails(party.people);

  const secrets = new Secrets([anna, bo, host, screen, jan], { hand, spell, least: 5 });
  await secrets.areKept();
  await party.play([anna, bo], pass);
  await host.page.getByRole("button", { name: "Set up round 2" }).waitFor({ timeout: 240_000 });
  await secrets.areKept();
  const [first] = (await party.seen()).rounds;
  const [guest] = first.tables[0].guests;
  await party.correct(1, 1234);
  assert.equal((await party.seen()).standings.find(({ name }) => name === guest).total, 1234);
  await screen.page.locator(".event-screen-places li", { hasText: guest }).filter({ hasText: "1234" }).waitFor();

  await party.step("Set up round 2");
  await cleo.page.getByText(/You’re at table \d/).first().waitFor();
  await party.step("Start the clock");
  await party.play(guests, pass);
  await host.page.getByRole("button", { name: "Set up round 3" }).waitFor({ timeout: 240_000 });
  const over = await party.finish();
  await party.look("party-over");

  // Totals are the sums of the games, and nobody sat twice or was left out.
  for (const { name, scores, total } of over.standings) assert.equal(scores.reduce((sum, score) => sum + (score ?? 0), 0), total, name);
  for (const [round, count] of [[0, 7], [1, 8]]) {
    const seated = over.rounds[round].tables.flatMap(({ guests }) => guests);
    assert.equal(new Set(seated).size, seated.length, "nobody sits twice");
    assert.equal(seated.length, count, `round ${round + 1}`);
  }
  for (const person of party.people) {
    assert.ok(!person.watch.heard.some((text) => /zebra/i.test(text)), `${person.name} was not told the secret word`);
  }
});

test("of equal scores at a real table the earlier draw moves on (W9.3)", async () => {
  const [host, screen] = await on.people({ Host: "touch", Screen: "mouse" });
  const party = await Event.open(on.server, host, screen, "party", { played: "boards" });
  const { page } = host;
  await party.types("coming", "Anna, Bo, Cem, Di, Eva, Fay");
  await party.step("Set up round 1");
  await party.step("Start the clock");
  const [first, second] = (await party.seen()).rounds[0].tables.map(({ guests }) => guests);
  const result = async (table, scores) => {
    await page.getByRole("button", { name: `Enter result: Table ${table}`, exact: true }).click();
    for (const [seat, score] of scores.entries()) await page.fill(`#event-score-${seat}`, String(score));
  };
  // The second and the third have equal scores; the third drew the earlier letter.
  await result(1, [50, 30, 30]);
  await page.getByRole("button", { name: first[2], exact: true }).tap();
  await page.getByRole("button", { name: `1. ${first[2]}`, exact: true }).waitFor();
  await isForEveryone(page, "a result with equal scores");
  await host.picture("party-first-draw");
  await page.click(".event-scores .primary");
  await page.locator(".event-table.event-done").waitFor();
  await result(2, [30, 20, 10]);
  assert.equal(await page.locator(".event-first-draw").count(), 0, "nobody is asked where no scores are equal");
  await page.click(".event-scores .primary");
  await party.step("Set up round 2");
  const moved = (await party.seen()).rounds[1].tables.map(({ guests }) => new Set(guests));
  assert.deepEqual(moved, [new Set([second[0], second[1], first[1]]), new Set([first[0], first[2], second[2]])]);
});

test("the host arranges the tables, and the scorekeeper of a real one enters its scores (W9.5, W9.9)", async () => {
  const [host, screen, bo] = await on.people({ Host: "mouse", Screen: "mouse", Bo: "mouse" });
  const anna = await on.person("Anna", "touch", { viewport: { width: 360, height: 640 } });
  const party = await Event.open(on.server, host, screen, "party", { played: "boards" });
  for (const guest of [anna, bo]) await party.join(guest);
  await party.types("coming", "Cem, Di");

  const { page } = host;
  await page.locator("summary", { hasText: "Choose the tables yourself" }).click();
  await page.waitForFunction(() => document.querySelector("#event-seating").value === "Anna, Bo, Cem, Di");
  await page.fill("#event-seating", "Anna, Bo, Cem");
  host.watch.excused = true;
  await page.getByRole("button", { name: "Set up these tables" }).click();
  await page.locator(".event-arrange .refused", { hasText: "Di has no seat" }).waitFor();
  host.watch.excused = false;
  assert.equal(await page.inputValue("#event-seating"), "Anna, Bo, Cem", "what was typed is still there");
  await party.look("party-arrange");
  await page.fill("#event-seating", "Di, Cem, Bo, Anna");
  await page.getByRole("button", { name: "Set up these tables" }).click();
  await bo.page.getByText("The host chose the tables for this round.").waitFor();
  assert.deepEqual((await party.seen()).rounds[0].tables[0].guests, ["Di", "Cem", "Bo", "Anna"]);
  await party.step("Start the clock");

  // The player who drew the high letter keeps score, and nobody else can.
  await party.look("party-pencil");
  await anna.page.getByRole("button", { name: "I’ll keep score" }).tap();
  await bo.page.locator(".event-my-table", { hasText: "Anna is keeping score." }).waitFor();
  await bo.page.locator(".event-take-pencil").waitFor({ state: "detached" });
  await anna.page.getByRole("heading", { name: "Enter your table’s scores" }).waitFor();
  for (const [seat, score] of [210, 185, 160, 95].entries()) await anna.page.fill(`#event-my-score-${seat}`, String(score));
  await party.look("party-scores");
  await anna.page.tap(".event-scores .primary");
  await anna.page.locator(".event-now", { hasText: "95" }).waitFor();
  await page.locator(".event-table", { hasText: "entered by Anna" }).waitFor();
  await party.look("party-entered");
  await party.correct(1, 201);
  assert.equal((await party.seen()).rounds[0].tables[0].entered_by, undefined, "what counts now is the host's");
});

test("a guest who left by mistake can rejoin", async () => {
  const [host, screen, anna, bo] = await on.people({ Host: "keyboard", Screen: "mouse", Anna: "touch", Bo: "touch" });
  const party = await Event.open(on.server, host, screen, "party", { played: "boards" });
  await party.join(anna);
  const { page } = anna;
  await page.getByRole("button", { name: "Menu", exact: true }).tap();
  await page.getByRole("button", { name: "Leave the event", exact: true }).tap();
  await page.getByRole("button", { name: "Really leave?" }).tap();
  await page.getByText("You’ve left the event.").waitFor();
  await page.reload();
  await page.getByRole("button", { name: "Rejoin the event" }).tap();
  await page.getByText("You’ll get a table in the next round.").waitFor();

  // A refusal is shown beside the button that was pressed.
  const other = await bo.open(`/e/${party.id}`);
  await other.fill("#event-my-name", "Anna");
  bo.watch.excused = true;
  await bo.press(".event-form .primary");
  await other.locator(".event-form .refused", { hasText: "taken" }).waitFor();
});
