// Whether a page can be used by everyone, as far as a program can tell.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** What was found so far. A test goes on with it, so that one thing does not hide the next. */
const findings = [];

/** Nothing serious was found on any page. */
export function nothingWasFound() {
  assert.deepEqual(findings, [], "what axe finds");
}

/** Looks for something serious on the page as it is now. */
export async function isForEveryone(page, where) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  const found = await page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, { resultTypes: ["violations"] });
    const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
    return serious.flatMap(({ id, nodes }) => nodes.slice(0, 3).map((node) => `${id} at ${node.target}: ${node.failureSummary}`));
  });
  findings.push(...found.map((finding) => `${where}: ${finding}`));
}

/** The same in light and in dark. */
export async function isForEveryoneInAnyLight(page, where) {
  for (const colorScheme of ["light", "dark"]) {
    // Colours are looked at when they have arrived.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await isForEveryone(page, `${where}, ${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}
