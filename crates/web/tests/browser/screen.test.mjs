// The big screen of an event, read from across a room.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isForEveryone } from "./support/axe.mjs";
import { stage } from "./support/stage.mjs";

const on = stage();
const NAMES = "Anna,Bo,Cleo de Vries-van der Meulen,Daan,Eva,Fay,Gus,Hal,Ivo,Jip,Kim,Lot,Mo,Nina,Otto,Pam,Quinten,Roos,Sam,Tess,Udo,Vera,Wim,Xander".split(",");

/** What lies outside the screen or its card, and how far down the tables reach. */
function measure(page) {
  return page.evaluate(() => {
    const outside = [...document.querySelectorAll(".event-screen-card li, .event-screen-card strong, .event-screen-places li, .podium-name")].filter((part) => {
      const { left, right, bottom } = part.getBoundingClientRect();
      const around = (part.closest(".event-screen-card") ?? document.body).getBoundingClientRect();
      return left < around.left - 1 || right > around.right + 1 || bottom > around.bottom + 1;
    });
    const { scrollWidth, scrollHeight } = document.scrollingElement;
    const cards = [...document.querySelectorAll(".event-screen-card")].map((card) => card.getBoundingClientRect().bottom);
    return { outside: outside.map((part) => part.textContent), scrolls: scrollWidth > innerWidth || scrollHeight > innerHeight, reach: Math.max(0, ...cards) / innerHeight };
  });
}

for (const count of [4, 9, 24]) {
  test(`a party of ${count} fills the big screen`, async () => {
    const { token } = await on.server.ask("/api/guests", { body: {} });
    const kind = { party: { minutes: 40, size: 4, left_over: "bots", manner: "ladder" } };
    const { event } = await on.server.ask("/api/events", { token, body: { title: "Game night", played: "boards", kind, setup: {} } });
    const say = (command) => on.server.ask(`/api/events/${event}/ask`, { token, body: { command } });
    const seen = async () => (await on.server.ask(`/api/events/${event}`)).seen.what.party;
    await say(`join ${NAMES.slice(0, count).join(", ")}`);
    const screen = await on.person("Screen", "mouse", { viewport: { width: 1920, height: 1080 } });
    const page = await screen.open(`/e/${event}/screen`);
    await page.locator(".event-screen-places li").first().waitFor();
    await screen.picture(`screen-${count}-before`);
    await say("round");
    await say("start");
    const { tables } = (await seen()).rounds[0];
    await page.waitForFunction((tables) => document.querySelectorAll(".event-screen-card").length === tables, tables.length);
    for (const [index, { guests }] of tables.entries()) await say(`result ${index + 1} ${guests.map((guest, seat) => `${guest} ${310 - 37 * seat - 11 * index}`).join(", ")}`);
    await page.waitForFunction((tables) => document.querySelectorAll(".event-screen-card.event-done").length === tables, tables.length);
    const { reach, ...wrong } = await measure(page);
    assert.deepEqual(wrong, { outside: [], scrolls: false });
    assert.ok(reach > 0.9, `the tables reach down to ${reach} of the screen`);
    await isForEveryone(page, `a big screen for ${count}`);
    await screen.picture(`screen-${count}-round`);
    await say("finish");
    await page.waitForSelector(".podium");
    const { standings } = await seen();
    assert.deepEqual(await page.locator(".podium-name").allTextContents(), standings.slice(0, 3).map(({ name }) => name));
    const { outside, scrolls } = await measure(page);
    assert.deepEqual({ outside, scrolls }, { outside: [], scrolls: false });
    await screen.picture(`screen-${count}-over`);
  });
}
