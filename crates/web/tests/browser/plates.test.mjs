// The players’ plates: around the board where there is room, and never in its way.
import assert from "node:assert/strict";
import { test } from "node:test";
import { longest, middling, sensible } from "./support/choices.mjs";
import { Company } from "./support/company.mjs";
import { stage } from "./support/stage.mjs";

const on = stage({ context: { serviceWorkers: "block", viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" } });

const NAMES = ["Bartholomew Featherstonehaugh", "Wilhelmina van der Meulen", "Maximiliaan Oosterhuis-Bakker", "Konstantinos Papadopoulos"];
const BOARDS = {
  keesdrow: { board: ".keesdrow-frame", choose: middling },
  keyword: { board: ".keyword-frame", choose: longest },
  keezen: { board: ".keezen-table", choose: ([first]) => first },
  keebble: { board: ".keebble-sheet", choose: sensible },
};
/** How many moves are played while nothing may shift. */
const MOVES = 8;

/** What is wrong with the plates around a board. */
const wrong = (page, board) =>
  page.evaluate((selector) => {
    const places = [...document.querySelectorAll(".plate")].map((plate) => ({ name: plate.querySelector(".plate-name").title, box: plate.getBoundingClientRect() }));
    const apart = (one, other) => one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
    const cut = [...document.querySelectorAll(".plate-name")].filter((name) => name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + 2);
    const near = [[selector, document.querySelector(selector).getBoundingClientRect()], ...[...document.querySelectorAll(".stage-dock button")].map((button) => [button.textContent, button.getBoundingClientRect()])];
    return [
      ...cut.map((name) => `${name.title} is cut`),
      ...places.flatMap(({ name, box }) => near.filter(([, other]) => !apart(box, other)).map(([what]) => `${name} lies over ${what}`)),
      ...places.flatMap(({ name, box }, index) => places.slice(index + 1).filter((other) => !apart(box, other.box)).map((other) => `${name} lies over ${other.name}`)),
    ];
  }, board);

for (const [game, { board, choose }] of Object.entries(BOARDS)) {
  test(`four players sit around the board of ${game}, each with their whole name`, async () => {
    const company = await Company.gather(on.server, game, NAMES);
    const anna = await on.person("Anna", "mouse");
    await anna.openTable(company.id, company.seats[0]);
    const { page } = anna;
    await page.evaluate(() => document.fonts.ready);
    assert.deepEqual(await wrong(page, board), []);
    const middles = await page.evaluate((selector) => {
      const middle = (element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
      };
      const plate = (side) => middle(document.querySelector(`.plate-${side}`));
      return { board: middle(document.querySelector(selector)), near: plate("near"), left: plate("left"), far: plate("far"), right: plate("right") };
    }, board);
    assert.ok(middles.near[1] > middles.board[1], "the reader is at the bottom");
    assert.ok(middles.left[0] < middles.board[0] && middles.right[0] > middles.board[0], "the next player is left, the last one right");
    assert.ok(middles.far[1] < middles.left[1], "the third is opposite");
    assert.equal(await page.locator(".plate-own").evaluate((own) => own.classList.contains("plate-near")), true);

    // Nothing around the board moves while the game is played.
    await page.evaluate((selector) => {
      window.shifted = [];
      const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
      const moved = ({ node, previousRect, currentRect }) => node?.matches?.(`.plate, .stage-board, .stage-dock, ${selector}`) && `${node.className}: ${box(previousRect)} to ${box(currentRect)}`;
      new PerformanceObserver((list) => window.shifted.push(...list.getEntries().flatMap(({ sources }) => sources.map(moved)).filter(Boolean))).observe({ type: "layout-shift" });
    }, board);
    for (let moves = 0; moves < MOVES; moves++) {
      const [player] = await company.asked();
      if (!player) break;
      await company.act(player, choose);
      await company.reaches(anna);
    }
    assert.deepEqual(await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(window.shifted))))), []);
    assert.deepEqual(await wrong(page, board), [], "after some moves");
  });
}
