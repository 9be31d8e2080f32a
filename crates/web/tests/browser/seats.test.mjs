// The seats of a new table are dragged, with a mouse and with a finger.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isForEveryone } from "./support/axe.mjs";
import { stage } from "./support/stage.mjs";

const on = stage();

const chip = (seat) => `.seat-place[data-seat="${seat}"] .seat-chip`;
const occupants = (page) => page.locator(".seat-chip select").evaluateAll((lists) => lists.map((list) => list.value));
const middle = async (page, selector) => {
  const { x, y, width, height } = await page.locator(selector).boundingBox();
  return [x + width / 2, y + height / 2];
};

async function dragWithMouse({ page }, from, to) {
  await page.mouse.move(...(await middle(page, from)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(page, to)), { steps: 5 });
  await page.waitForSelector(".seat-place[data-over]");
  await page.mouse.up();
}

async function dragWithFinger({ page, context }, from, to) {
  const finger = await context.newCDPSession(page);
  const touch = (type, touchPoints) => finger.send("Input.dispatchTouchEvent", { type, touchPoints });
  const [[x, y], [toX, toY]] = [await middle(page, from), await middle(page, to)];
  await touch("touchStart", [{ x, y }]);
  for (const part of [0.2, 0.6, 1]) await touch("touchMove", [{ x: x + part * (toX - x), y: y + part * (toY - y) }]);
  await page.waitForSelector(".seat-place[data-over]");
  await touch("touchEnd", []);
  await finger.detach();
}

for (const [way, drag] of [["mouse", dragWithMouse], ["touch", dragWithFinger]]) {
  test(`two seats swap, and a bot and a person are dragged in: ${way}`, async () => {
    const anna = await on.person("Anna", way);
    const page = await anna.open("/new/keezen");
    await page.waitForSelector(chip(3));
    await page.locator(".seat-ground").evaluate((ground) => ground.scrollIntoView({ block: "center" }));
    assert.deepEqual(await occupants(page), ["you", "open", "open", "open"]);
    await drag(anna, chip(0), chip(2));
    assert.deepEqual(await occupants(page), ["open", "open", "you", "open"]);
    await drag(anna, '[data-bench="bot"]', chip(1));
    const [, bot] = await occupants(page);
    assert.ok(!["you", "open", "person"].includes(bot), bot);
    await drag(anna, chip(1), chip(3));
    await drag(anna, '[data-bench="bot"]', chip(0));
    await drag(anna, '[data-bench="person"]', chip(0));
    assert.deepEqual(await occupants(page), ["open", "open", "you", bot]);
    assert.equal(await page.locator("[data-dragged], [data-over]").count(), 0, "nothing hangs in the air");
    await isForEveryone(page, `seats that were dragged, ${way}`);

    await page.getByRole("button", { name: "Create table" }).click();
    await page.waitForURL(/\/t\/\w+$/);
    const { seats } = await on.server.look(page.url().split("/").at(-1));
    assert.match(JSON.stringify(seats[2].player), /Anna/);
    assert.match(JSON.stringify(seats[3].player), new RegExp(bot));
  });
}

/** The names and the faces of the bots. */
async function characters(page, seat, name) {
  const bots = page.locator(seat).filter({ has: page.locator(".face") });
  const names = await bots.locator(name).allTextContents();
  const faces = await bots.locator(".face").evaluateAll((faces) => faces.map((face) => face.innerHTML));
  return [names.map((name) => name.trim()), new Set(faces).size];
}

test("three bots that are dragged in are three characters, as strong as the player likes", async () => {
  const anna = await on.person("Anna", "mouse");
  const page = await anna.open("/");
  await page.evaluate(() => localStorage.setItem("kee.strength.keezen", "4"));
  await anna.open("/new/keezen");
  await page.waitForSelector(chip(3));
  await page.locator(".seat-ground").evaluate((ground) => ground.scrollIntoView({ block: "center" }));
  for (const seat of [1, 2, 3]) await dragWithMouse(anna, '[data-bench="bot"]', chip(seat));
  assert.deepEqual(await occupants(page), ["you", "ravi", "ines", "jun"]);
  assert.deepEqual(await characters(page, ".seat-chip", ".seat-who"), [["Ravi", "Ines", "Jun"], 3]);
  assert.equal(await page.locator("#seat-bots li").count(), 3, "each with a sentence");
  await anna.picture("seats-three-bots");
});

test("a bot that is chosen three times is three characters in every list and at the table", async () => {
  const anna = await on.person("Anna", "mouse");
  const page = await anna.open("/new/keezen");
  for (const seat of [1, 2, 3]) await page.selectOption(`${chip(seat)} select`, "pip");
  assert.deepEqual(await characters(page, ".seat-chip", ".seat-who"), [["Pip", "Lulu", "Momo"], 3]);
  await page.getByRole("button", { name: "Create table" }).click();
  await page.waitForSelector(".table-playing");
  const [, faces] = await characters(page, ".plate", ".plate-name");
  assert.equal(faces, 3);
});

test("a click still opens the list of a seat, and a drag beside the table changes nothing", async () => {
  const anna = await on.person("Anna", "mouse");
  const page = await anna.open("/new/keezen");
  await page.waitForSelector(chip(3));
  await page.evaluate(() => {
    HTMLSelectElement.prototype.showPicker = function () {
      this.dataset.opened = "";
    };
  });
  await page.click(`${chip(1)} select`);
  await page.waitForSelector(`${chip(1)} select[data-opened]:focus`);
  await page.mouse.move(...(await middle(page, chip(1))));
  await page.mouse.down();
  await page.mouse.move(20, 300, { steps: 3 });
  await page.mouse.up();
  assert.deepEqual(await occupants(page), ["you", "open", "open", "open"]);
  assert.equal(await page.locator("[data-dragged]").count(), 0);
});
