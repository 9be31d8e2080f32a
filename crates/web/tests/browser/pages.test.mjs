// The pages around the tables: accessible, in two languages, and helpful when something is wrong.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isForEveryone, isForEveryoneInAnyLight } from "./support/axe.mjs";
import { choosePreset, setOptions } from "./support/fields.mjs";
import { stage } from "./support/stage.mjs";

const CONTACT = "mailto:host@club.example";
const on = stage({ contact: CONTACT });

for (const way of ["mouse", "touch"]) {
  test(`the pages are accessible, by ${way}`, async () => {
    const anna = await on.person("Anna", way);
    for (const path of ["/", "/mine", "/account", "/local", "/new/keezen", "/new/keesdrow", "/learn", "/daily", "/events", "/nowhere"]) {
      const page = await anna.open(path);
      await page.waitForSelector("h1");
      await isForEveryoneInAnyLight(page, `${path}, ${way}`);
      await anna.picture(`page${path.replaceAll("/", "-")}-${way}`);
    }
  });
}

test("the first page leads to a bot with one click and to a link with two", async () => {
  const anna = await on.person("Anna");
  const page = await anna.open("/");
  for (const game of ["Keesdrow", "Keyword", "Keezen", "Keebble"]) await page.getByRole("heading", { name: game, exact: true }).waitFor();
  await page.getByRole("button", { name: "Play: Keezen" }).click();
  await page.waitForURL(/\/local\/.+/);
  await page.waitForSelector(".keezen-board");
  await anna.open("/");
  await page.getByRole("link", { name: "Invite: Keezen" }).click();
  await page.getByRole("button", { name: "Create table" }).click();
  assert.match(await page.locator("#share-link").inputValue(), new RegExp(`^${on.server.address}/t/\\w{16}$`));
  assert.match(await page.locator(".share-code").textContent(), /[0-9A-Z]{3} [0-9A-Z]{3}/);
  await page.waitForSelector(".qr svg");
});

test("the strength of the bots is one tap, and remembered for each game", async () => {
  const anna = await on.person("Anna", "touch");
  const page = await anna.open("/");
  const chosen = (game) => page.getByRole("group", { name: `Bots’ strength: ${game}` }).locator("input:checked").evaluate((input) => input.getAttribute("aria-label"));
  assert.match(await chosen("Keezen"), /^Strength 2 of 5, rating \d{4}$/);
  await page.getByRole("group", { name: "Bots’ strength: Keezen" }).getByLabel("Strength 3 of 5").tap();
  await page.getByRole("button", { name: "Play: Keezen" }).tap();
  await page.waitForSelector(".keezen-board");
  const names = await page.locator(".plate .plate-name:has(.face)").allInnerTexts();
  assert.deepEqual(names.map((name) => name.trim()).sort(), ["Noor", "Sami", "Tess"]);
  await anna.open("/");
  await page.waitForSelector(".strengths");
  assert.match(await chosen("Keezen"), /^Strength 3/);
  assert.match(await chosen("Keyword"), /^Strength 2/);
});

test("a page that cannot be fetched says so, and opens once it can", async () => {
  const anna = await on.person("Anna");
  // Everything but the first page comes in this file.
  const later = "**/kee-later-*";
  anna.watch.excused = true;
  await anna.context.route(later, (route) => route.abort());
  const page = await anna.open("/");
  await page.getByRole("link", { name: "Invite: Keezen" }).click();
  await page.getByText("The server can’t be reached").waitFor();
  await anna.context.unroute(later);
  await page.locator("main.lost a").click();
  await page.getByRole("link", { name: "Invite: Keezen" }).click();
  await page.getByRole("button", { name: "Create table" }).waitFor();
});

test("three quick taps make one table", async () => {
  const anna = await on.person("Anna", "touch");
  const page = await anna.open("/");
  await page.evaluate(() => {
    const play = document.querySelector(".game-card button.primary");
    for (let taps = 0; taps < 3; taps++) play.click();
  });
  await page.waitForURL(/\/local\/.+/);
  await page.waitForSelector(".table-playing");
  await anna.open("/mine");
  await page.waitForSelector(".my-game");
  assert.equal(await page.locator(".my-game").count(), 1);
  // It waits for Anna, on the first page too, with a picture of its board.
  await anna.open("/");
  await page.locator(".my-game .miniature svg text").first().waitFor();
  await page.getByRole("link", { name: /Keesdrow.*Continue/s }).tap();
  await page.waitForSelector(".table-playing");
});

test("the header leads everywhere, and the heading of the next page has the focus", async () => {
  const anna = await on.person("Anna", "keyboard");
  const page = await anna.open("/");
  for (const [place, heading] of [["Learn", "Learn to play"], ["My games", "My games"], ["Play", "Table games with friends"]]) {
    await page.getByRole("navigation", { name: "Main menu", exact: true }).getByRole("link", { name: place }).press("Enter");
    await page.waitForFunction((heading) => document.activeElement?.tagName === "H1" && document.activeElement.textContent === heading, heading);
  }
});

test("a table that was opened with the keyboard has the focus on its heading", async () => {
  const anna = await on.person("Anna", "keyboard");
  const page = await anna.open("/");
  await page.getByRole("button", { name: "Play: Keezen" }).press("Enter");
  await page.waitForSelector(".keezen-board");
  await page.waitForFunction(() => document.activeElement?.tagName === "H1" || document.activeElement?.closest("main"));
});

test("a table is found by its code and by its link", async () => {
  const [anna, bo] = await on.people({ Anna: "mouse", Bo: "mouse" });
  const page = await anna.open("/new/keezen");
  await page.getByRole("button", { name: "Create table" }).click();
  const code = /[0-9A-Z]{3} [0-9A-Z]{3}/.exec(await page.locator(".share-code").textContent())[0];
  const link = await page.locator("#share-link").inputValue();
  for (const typed of [code, link]) {
    await bo.open("/");
    await bo.page.fill("#join", typed);
    await bo.page.keyboard.press("Enter");
    await bo.page.waitForURL(link);
    await bo.page.waitForSelector('.next-step .primary:has-text("Take a seat")');
  }
  await bo.press(".next-step .primary");
  await bo.page.getByRole("button", { name: "I’m ready" }).waitFor();
  await bo.open("/mine");
  await bo.page.locator(`.my-games a[href="${new URL(link).pathname}"]`, { hasText: "waiting for players" }).waitFor();
  await isForEveryoneInAnyLight(bo.page, "my tables");
});

test("Dutch can be chosen and is remembered", async () => {
  const anna = await on.person("Anna");
  const page = await anna.open("/");
  await page.getByRole("button", { name: "Your menu: Anna" }).click();
  await page.getByRole("menuitem", { name: "Settings" }).click();
  await page.locator(".language select").selectOption("nl");
  await page.getByRole("button", { name: "Sluiten" }).click();
  await page.getByRole("link", { name: "Uitnodigen: Keezen" }).waitFor();
  assert.equal(await page.getAttribute("html", "lang"), "nl");
  await page.reload();
  await page.getByRole("link", { name: "Uitnodigen: Keezen" }).click();
  await page.waitForSelector("form button.primary");
  // No sentence may be left in English, or be the name of one.
  const text = await page.locator("body").innerText();
  assert.doesNotMatch(text, /\b(the|players|with|table|make)\b|\w+-\w+-\w+/i);
});

test("a browser that speaks Dutch gets Dutch", async () => {
  const anna = await on.person("Anna", "mouse", { locale: "nl-NL" });
  const page = await anna.open("/");
  await page.getByRole("link", { name: "Uitnodigen: Keezen" }).waitFor();
});

test("a wrong link shows a sentence and a way home", async () => {
  const anna = await on.person("Anna");
  // The browser itself logs that an address was not found.
  anna.watch.excused = true;
  for (const path of ["/t/0000000000000000", "/t/nonsense", "/nowhere", "/new/nonsense", "/local/nonsense", "/t/0000000000000000/games/1"]) {
    const page = await anna.open(path);
    await page.locator('[role=alert]:visible, main p:visible').filter({ hasText: /\w+ \w+ \w+/ }).first().waitFor();
    await page.locator('a[href="/"]').first().waitFor();
    await isForEveryone(page, `the wrong link ${path}`);
    await anna.picture(`wrong${path.replaceAll("/", "-")}`);
  }
  // A bad link leads nowhere else, and the page does not wait for a connection that can never come.
  for (const [path, sentence] of [
    ["/e/0000000000000000", "There is no such event."],
    ["/e/nonsense/screen", "There is no such event."],
    ["/t/..%2f", "There is no such table."],
  ]) {
    const page = await anna.open(path);
    await page.getByText(sentence).waitFor();
    await isForEveryone(page, `the wrong link ${path}`);
  }
});

test("a wrong code shows a sentence", async () => {
  const anna = await on.person("Anna");
  const page = await anna.open("/");
  await page.fill("#join", "ab");
  await page.keyboard.press("Enter");
  await page.getByText("A code has six letters and digits").waitFor();
  anna.watch.excused = true;
  await page.fill("#join", "zzzzzz");
  await page.keyboard.press("Enter");
  await page.getByText("No open table or event has this code").waitFor();
  anna.watch.excused = false;
});

test("people at a full table become spectators", async () => {
  const [anna, bo, cleo] = await on.people({ Anna: "mouse", Bo: "mouse", Cleo: "touch" });
  const page = await anna.open("/new/keezen");
  await choosePreset(page, "two");
  await page.getByRole("button", { name: "Create table" }).click();
  const link = await page.locator("#share-link").inputValue();
  await bo.open(link);
  await bo.press(".next-step .primary");
  await bo.page.getByRole("button", { name: "I’m ready" }).waitFor();
  await cleo.open(link);
  await cleo.page.getByText("Waiting for Anna and Bo to be ready.").first().waitFor();
  await cleo.page.getByText("All seats are taken. You’re watching.").waitFor();
  assert.equal(await cleo.page.locator(".next-step .primary").count(), 0, "there is no seat to take");
  await page.getByRole("button", { name: "I’m ready" }).click();
  await bo.press(".next-step .primary");
  await cleo.page.waitForSelector(".keezen-board");
  await cleo.page.locator(".notes", { hasText: "You’re watching." }).waitFor();
  assert.equal(await cleo.page.locator(".keezen-card").count(), 0, "a spectator has no cards");
  assert.equal(await cleo.page.getByLabel("Type a move").count(), 0, "and nothing to play");
});

test("an illegal play shows a sentence, and nothing is lost", async () => {
  const anna = await on.person("Anna");
  const page = await anna.open("/new/keyword");
  await choosePreset(page, "solitaire");
  await page.getByRole("button", { name: "Create table" }).click();
  // Alone there is nobody to wait for.
  await page.waitForSelector("#keyword-rack");
  await page.fill("#command", "hello there");
  await page.keyboard.press("Enter");
  await page.locator("p.refused:visible").filter({ hasText: /\w+ \w+ \w+/ }).waitFor();
  // It disappears with the next play.
  await page.fill("#command", "pass");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelector("p.refused").textContent === "");
});

test("all options of every game fit on a phone, with controls large enough for a finger", async () => {
  const anna = await on.person("Anna", "touch");
  const home = await anna.open("/");
  for (const game of await home.$$eval('.game-card a[href^="/new/"]', (links) => links.map((link) => link.getAttribute("href")))) {
    const page = await anna.open(game);
    await page.locator("summary", { hasText: "Customise" }).tap();
    await page.locator(".option-row").first().waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0, game);
    const low = await page.$$eval("a, button, summary, select", (all) => all.filter((each) => each.checkVisibility() && each.getBoundingClientRect().height < 44).map((each) => each.textContent));
    assert.deepEqual(low, [], game);
  }
});

test("an invalid value is reported at its field", async () => {
  const anna = await on.person("Anna", "keyboard");
  const page = await anna.open("/new/keebble");
  await page.locator("input[name=place]").nth(1).check();
  await page.locator("summary", { hasText: "Customise" }).press("Enter");
  await page.fill("#option-endgame", "soon");
  await page.locator("summary", { hasText: "Customise" }).press("Enter");
  await page.getByRole("button", { name: "Create table" }).press("Enter");
  await page.waitForSelector("#option-endgame:focus[aria-invalid=true]");
  assert.equal(await page.locator("#option-endgame-wrong").innerText(), "`soon` isn’t possible here. Enter a whole number from 1 to 40.");
  await isForEveryone(page, "a wrong value");
  await page.fill("#option-endgame", " 8 ");
  await page.getByRole("button", { name: "Create table" }).press("Enter");
  await page.waitForURL(/\/local\/.+/);
});

test("options are named, times are minutes, and nothing for tests is offered", async () => {
  const anna = await on.person("Anna");
  const page = await anna.open("/new/keezen");
  await choosePreset(page, "tournament");
  await page.locator("summary", { hasText: "Customise" }).click();
  const row = page.locator(".option-row", { hasText: "Overshooting the base" });
  assert.deepEqual(await row.locator("option").allTextContents(), ["not allowed", "one more lap"]);
  assert.equal(await page.locator("#option-limit option:checked").textContent(), "45 minutes");
  for (const hidden of ["#option-pawns", "#option-cards", 'input[name=preset][value="tiny"]']) assert.equal(await page.locator(hidden).count(), 0, hidden);
});

test("a conflicting choice is reported beside it, with the reason", async () => {
  const anna = await on.person("Anna");
  const page = await anna.open("/new/keesdrow");
  await page.locator("input[name=place]").nth(1).check();
  await choosePreset(page, "solitaire-rounds");
  await setOptions(page, { judge: "challenge" });
  await page.getByRole("button", { name: "Create table" }).click();
  await page.waitForSelector("#option-judge[aria-invalid=true]");
  assert.match(await page.locator("#option-judge-wrong").innerText(), /^When you play alone, nobody can challenge your words/);
  await isForEveryone(page, "a choice that does not fit");
  await page.selectOption("#option-judge", "referee");
  await page.getByRole("button", { name: "Create table" }).click();
  await page.waitForSelector(".keesdrow");
});

test("a host who gives every seat to a bot watches", async () => {
  const anna = await on.person("Anna");
  const page = await anna.open("/new/keesdrow");
  for (const seat of await page.locator(".seat-chip select").all()) await seat.selectOption("otto");
  await page.getByText(/Strength 2 of 5, rating \d+.*Plays with the family on Sundays/).waitFor();
  assert.deepEqual((await page.locator(".seat-chip .seat-who").allInnerTexts()).sort(), ["Mila", "Otto"], "two bots are two characters");
  assert.equal(await page.locator(".seat-chip option[value=random], .seat-chip option[value=novice]").count(), 0, "these are for programs");
  await page.getByRole("button", { name: "Create table" }).click();
  await page.waitForSelector(".keesdrow");
  assert.equal(await page.getByLabel("Type a move").count(), 0, "there is nothing to play");
});

test("the footer leads to the operator and to the licence", async () => {
  const anna = await on.person("Anna", "touch");
  const page = await anna.open("/");
  const footer = page.getByRole("contentinfo");
  assert.equal(await footer.getByRole("link", { name: "Contact", exact: true }).getAttribute("href"), CONTACT);
  await footer.getByRole("link", { name: "About and licence" }).tap();
  await page.getByRole("heading", { name: "About Keeboard" }).waitFor();
  await page.locator("main").getByRole("link", { name: "host@club.example" }).waitFor();
  await page.locator("summary", { hasText: "MIT" }).tap();
  await page.getByText("Permission is hereby granted, free of charge").waitFor();
  await isForEveryoneInAnyLight(page, "about Keeboard");
});
