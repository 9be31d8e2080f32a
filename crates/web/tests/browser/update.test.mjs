// A newer program on the server.
import { test } from "node:test";
import { CACHING, stage } from "./support/stage.mjs";
import { Table } from "./support/table.mjs";

const on = stage({ context: CACHING });

test("an old page reloads itself after an update", async () => {
  const people = await on.people({ Anna: "mouse", Bo: "mouse" });
  await Table.gather(on.server, "keesdrow", people);
  for (const person of people) person.watch.excused = true;
  const later = await on.server.update();
  for (const { page } of people) {
    await page.waitForFunction((later) => JSON.parse(document.getElementById("build").textContent).id === later, later);
    await page.waitForSelector(".table-playing");
  }
});
