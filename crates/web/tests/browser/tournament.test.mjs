// A Keezen tournament of eight teams: a pair with phones, the others typed in and played by bots.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Event } from "./support/event.mjs";
import { stage } from "./support/stage.mjs";

const on = stage();

// One pawn each, and cards that bring it home soon.
const SHORT = { pawns: "1", cards: "short" };

test("a tournament of eight teams is played to its end", { timeout: 900_000 }, async () => {
  const [director, screen] = await on.people({ Director: "mouse", Screen: "mouse" });
  const pair = await on.people({ Anna: "touch", Bo: "keyboard" });
  const [anna, bo] = pair;
  const fields = { title: "Keezen night", rounds: "2", minutes: "3", bot: "pip" };
  const tournament = await Event.open(on.server, director, screen, "tournament", fields, SHORT);
  await tournament.join(anna, { partner: "Bo", "team-name": "Lions" });
  await tournament.join(bo, { team: "Lions (Anna, Bo)" });
  for (const team of ["Tigers: Cem, Di", "Eva, Fay", "Gus, Hal", "Ida, Joop", "Kees, Lot", "Mia, Nico", "Homebirds: Quin, Roos"]) await tournament.types("coming", team);
  await tournament.look("tournament-before");

  await tournament.step("Draw round 1");
  for (const player of pair) await player.page.getByText(/You’re at table \d/).first().waitFor();
  // The sheets that tables fill in are one click away.
  await director.page.getByRole("link", { name: "Print score sheets" }).click();
  await director.page.getByText("One sheet for every table of Keezen night.").waitFor();
  await director.page.goBack();
  // A late team plays from the next round on; one that leaves still plays this one. Eight again, so that nobody has a bye.
  await tournament.types("coming", "Late birds: Olga, Piet");
  await tournament.step("Start the clock");
  await tournament.look("tournament-round");
  await tournament.reload(bo);
  await on.server.fails(tournament.people);
  await tournament.play(pair, ([first]) => first);
  await director.page.getByRole("button", { name: "Draw round 2" }).waitFor({ timeout: 240_000 });

  // A score sheet corrected by the order in which pawns came in.
  await director.page.getByRole("button", { name: "Correct result: Table 1", exact: true }).first().click();
  const pawns = director.page.locator(".event-pawn");
  const undo = director.page.getByRole("button", { name: "Undo last pawn" });
  while (await undo.isEnabled()) await undo.click();
  for (const team of [0, 0, 1, 0, 1]) await pawns.nth(team).click();
  await director.page.getByRole("button", { name: "Save order" }).click();
  await director.page.locator(".event-table", { hasText: "corrected" }).waitFor();
  assert.deepEqual((await tournament.seen()).rounds[0].tables[0].points, [150 + 140 + 120, 130 + 110]);

  await director.page.getByRole("button", { name: "Mark as left: Homebirds" }).click();
  await director.page.getByRole("button", { name: "Has Homebirds really left?" }).click();
  await screen.page.locator(".event-gone", { hasText: "Homebirds" }).waitFor();

  await tournament.step("Draw round 2");
  const drawn = await tournament.seen();
  const met = (round) => drawn.rounds[round].tables.map(({ teams }) => [...teams].sort().join(" - "));
  for (const pairing of met(1)) assert.ok(!met(0).includes(pairing), `${pairing} did not meet before`);
  for (const { tables } of drawn.rounds) assert.equal(tables.length, 4, "eight teams play");
  assert.ok(met(1).join().includes("Late birds") && !met(1).join().includes("Homebirds"), "who came plays, and who went does not");
  await tournament.step("Start the clock");
  await tournament.play(pair, ([first]) => first);
  await director.page.locator(".event-step .primary", { hasText: "Finish" }).waitFor({ timeout: 240_000 });
  const over = await tournament.finish();
  await tournament.look("tournament-over");
  for (const { name, points, total } of over.standings) assert.equal(points.reduce((sum, brought) => sum + (brought ?? 0), 0), total, name);
  assert.equal(over.standings.length, 9);
});
