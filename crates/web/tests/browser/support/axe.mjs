// Whether a page is accessible, as far as a program can tell.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** The findings so far. A test continues, so that one does not hide the next. */
const findings = [];

/** Checks that nothing was found on any page. */
export function nothingWasFound() {
  assert.deepEqual(findings, [], "what axe finds");
}

/** Looks for problems on the current page. */
export async function isForEveryone(page, where) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  const found = await page.evaluate(async () => {
    // Colours in transition are nobody's choice. A glow that never stops has no end to come to.
    for (const motion of document.getAnimations()) if (Number.isFinite(motion.effect?.getComputedTiming().endTime)) motion.finish();
    const { violations } = await globalThis.axe.run(document, { resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map((node) => `${id} at ${node.target}: ${node.failureSummary}`));
  });
  findings.push(...found.map((finding) => `${where}: ${finding}`));
}

/** The same in light and in dark. */
export async function isForEveryoneInAnyLight(page, where) {
  for (const colorScheme of ["light", "dark"]) {
    // Waits for the colours of the theme.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await isForEveryone(page, `${where}, ${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}
