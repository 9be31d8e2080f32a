// Where a reader is: every page has a title and one heading of its own, and the focus goes there and comes back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Company } from "./support/company.mjs";
import { Event } from "./support/event.mjs";
import { stage } from "./support/stage.mjs";

const on = stage();

const PAGES = ["/", "/mine", "/account", "/local", "/new/keezen", "/learn", "/learn/keyword", "/learn/keezen/lesson", "/daily", "/events", "/events/new", "/referee", "/print", "/about", "/nowhere"];

/** A page that a click leads to. */
async function behind(anna, path, selector, address) {
  const page = await anna.open(path);
  await page.locator(selector).first().click();
  await page.waitForURL(address);
  return new URL(page.url()).pathname;
}

test("every page has a title and one heading of its own", async () => {
  const [anna, screen] = await on.people({ Anna: "mouse", Screen: "mouse" });
  const { table: open } = await on.server.ask("/api/tables", { body: { game: "keezen", name: "Bo" } });
  const over = await Company.gather(on.server, "keyword", ["Bo", "Cleo"], { preset: "two" });
  await over.ask(over.seats[0].token, { propose: { what: "end" } });
  await over.ask(over.seats[1].token, { reply: { agree: true } });
  const { id: event } = await Event.open(on.server, anna, screen, "party", { title: "Game night" });
  const made = [
    `/t/${open}`,
    `/t/${over.id}`,
    `/t/${over.id}/games/1`,
    `/e/${event}`,
    `/e/${event}/screen`,
    await behind(anna, "/", 'button[aria-label="Play: Keesdrow"]', /\/local\/.+/),
    await behind(anna, "/daily", 'main a[href^="/c/"]', /\/c\/.+/),
  ];
  const titles = new Map();
  for (const path of [...PAGES, ...made]) {
    const page = await anna.open(path);
    await page.waitForSelector("h1");
    // The first page is called Keeboard; every other title says more.
    await page.waitForFunction(() => document.title.includes(" · ") || location.pathname === "/");
    assert.equal(await page.locator("h1").count(), 1, `one heading at ${path}`);
    // The page of an event is called Events until the event has come.
    const own = page.waitForFunction((others) => !others.includes(document.title), [...titles.keys()]);
    await own.catch(async () => assert.fail(`${path} has no title of its own: ${await page.title()}`));
    const title = await page.title();
    titles.set(title, path);
  }
});

/** What leads nowhere, and how the title of its page begins. */
const NOWHERE = {
  "/t/0000000000000000": "There is no such table",
  "/t/0000000000000000/games/1": "Nothing here",
  "/local/nonsense": "Nothing here",
  "/local/nonsense/games/1": "Nothing here",
  "/referee/nonsense": "Nothing here",
  "/c/nonsense": "Nothing here",
  "/e/0000000000000000": "There is no such event",
  "/new/nonsense": "Nothing here",
};

test("a page that fails has no other page’s title", async () => {
  const anna = await on.person("Anna");
  // The browser itself logs that an address was not found.
  anna.watch.excused = true;
  for (const [path, title] of Object.entries(NOWHERE)) {
    const page = await anna.open("/learn");
    await page.waitForFunction(() => document.title.startsWith("Learn"));
    // The address changes as it does when a link is followed.
    await page.evaluate((path) => {
      history.pushState(null, "", path);
      dispatchEvent(new PopStateEvent("popstate"));
    }, path);
    await page.waitForFunction((title) => document.title.startsWith(title), title).catch(async () => assert.fail(`${path} is called ${await page.title()}`));
  }
});

for (const [from, link] of [["/learn", '.page a[href="/learn/keezen"]'], ["/", 'main a[href="/new/keezen"]'], ["/events", 'main a[href="/events/new#party"]'], ["/daily", 'main a[href^="/c/"]'], ["/", 'main a[href="/daily"]'], ["/new/keezen", 'main a[href="/print#keezen"]'], ["/daily", '.site-places a[href="/mine"]']]) {
  test(`from ${from} the focus goes to the next heading and comes back to the link`, async () => {
    const anna = await on.person("Anna", "keyboard");
    const page = await anna.open(from);
    await anna.tabTo(link);
    await page.keyboard.press("Enter");
    const arrives = () => page.waitForFunction((from) => document.activeElement?.tagName === "H1" && location.pathname !== from, from);
    await arrives();
    await page.goBack();
    await page.waitForFunction((link) => document.activeElement?.matches(link), link);
    await page.goForward();
    await arrives();
  });
}
