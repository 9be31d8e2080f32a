// From a page to a table: Play answers at once and makes one table, and Create is always in sight.
import assert from "node:assert/strict";
import { test } from "node:test";
import { stage } from "./support/stage.mjs";

const on = stage();

/** Presses a button three times before the page can do anything else, and returns what is on the screen in the next frame. */
const pressThrice = (button) =>
  button.evaluate(async (button) => {
    for (let times = 0; times < 3; times++) button.click();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return { busy: button.getAttribute("aria-busy"), outlined: document.querySelector(".skeleton") !== null };
  });

for (const from of ["/", "/daily", "a challenge"]) {
  test(`three taps on Play make one table, from ${from}`, async () => {
    const anna = await on.person("Anna", "touch");
    const { boards } = await on.server.ask("/api/daily");
    const page = await anna.open(from === "a challenge" ? boards[0].link : from);
    const play = page.getByRole("button", { name: from === "a challenge" ? "Play" : "Play: Keesdrow in ten words", exact: true });
    await play.waitFor();
    assert.deepEqual(await pressThrice(play), { busy: "true", outlined: true }, "the page answers at once");
    await page.waitForURL(/\/local\/\w+$/);
    await page.waitForSelector("#keesdrow-word");
    const here = new URL(page.url()).pathname;
    await anna.open("/local");
    await page.waitForSelector('main a[href^="/local/"]');
    const links = await page.locator('main a[href^="/local/"]').evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    assert.deepEqual([...new Set(links)], [here]);
  });
}

test("three taps challenge friends once", async () => {
  const anna = await on.person("Anna");
  const page = await anna.open("/new/keesdrow");
  await page.locator(".more-variants").click();
  await page.check('input[name=preset][value="solitaire-rounds"]');
  let made = 0;
  page.on("request", (request) => (made += Number(request.method() === "POST" && request.url().endsWith("/api/challenges"))));
  await page.getByRole("button", { name: "Challenge friends" }).evaluate((button) => {
    for (let times = 0; times < 3; times++) button.click();
  });
  await page.waitForSelector(".challenge-link");
  assert.equal(made, 1);
});

for (const game of ["keesdrow", "keyword", "keezen", "keebble"]) {
  test(`a table of ${game} is made without scrolling, and every variant shows its board`, async () => {
    const anna = await on.person("Anna", "mouse", { viewport: { width: 1440, height: 900 } });
    const page = await anna.open(`/new/${game}`);
    const create = page.getByRole("button", { name: "Create table" });
    await create.waitFor();
    const { top, bottom } = await create.evaluate((button) => button.getBoundingClientRect());
    assert.ok(top >= 0 && bottom <= 900, `Create is from ${top} to ${bottom}`);
    const cards = page.locator(".variant-cards .variant");
    assert.equal(await cards.locator(".variant-board svg").count(), await cards.count());
    await anna.picture(`make-${game}`);
  });
}

test("a challenge whose link and result cannot be copied says so, and marks them", async () => {
  const anna = await on.person("Anna");
  await anna.context.addInitScript(() => {
    delete Navigator.prototype.share;
    // Empty pages have no clipboard.
    if (navigator.clipboard) navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
    document.execCommand = () => false;
  });
  const { boards } = await on.server.ask("/api/daily");
  const page = await anna.open(boards[0].link);
  await page.getByRole("button", { name: "Share the link" }).click();
  await page.locator(".toast", { hasText: "Press Ctrl+C to copy the selected link." }).waitFor();
  const marked = await page.locator("#challenge-link").evaluate((field) => field.value.slice(field.selectionStart, field.selectionEnd));
  assert.equal(marked, on.server.address + boards[0].link);
});
