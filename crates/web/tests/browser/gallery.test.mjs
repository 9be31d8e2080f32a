// The gallery of components: accessible in every state, light and language. Only the debug client has it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isForEveryoneInAnyLight } from "./support/axe.mjs";
import { stage } from "./support/stage.mjs";

const on = stage();

/** Every part, and how often the gallery shows it at least. */
const PARTS = {
  ".invitation .share-row input": 1,
  ".invitation .qr svg": 1,
  ".standings": 2,
  ".standings .own": 1,
  ".seat-table:not(.seat-list)": 4,
  ".seat-list": 1,
  "form.join": 1,
  "input[type=number]": 1,
  ".gallery-art .art svg": 4,
  ".word-language": 1,
  ".count": 1,
  ".gallery-icons .icon path[d]": 50,
  "select:disabled": 1,
  "select[aria-invalid]": 1,
  "textarea": 2,
  ".choice input[type=checkbox]": 2,
  ".variant .art svg": 2,
  ".plate": 4,
  ".plate-to-move": 1,
  ".plate-away": 1,
  ".seat-clock.running": 1,
  ".timer .sand": 1,
  ".connection": 2,
  ".skeleton": 1,
  ".tip": 1,
  ".toast.refused": 1,
  "details[open] > summary": 1,
};
/** The buttons of one kind in each state, as they look. */
const looks = (page, kind) =>
  page.locator(`.gallery-states:has(> button${kind}.hover-shown)`).first().evaluate((row) => {
    const look = (button) => {
      const { boxShadow, translate, outlineStyle, backgroundColor } = getComputedStyle(button);
      return [boxShadow, translate, outlineStyle, backgroundColor].join(" ");
    };
    return [row.querySelector("button:not([class*=shown])"), ...["hover", "pressed", "focus"].map((state) => row.querySelector(`.${state}-shown`)), row.querySelector(":disabled")].map(look);
  });

if (process.env.KEE_WEB) {
  for (const [locale, heading] of [["en-GB", "Gallery"], ["nl-NL", "Galerij"]]) {
    test(`every component is accessible, in ${locale}`, async () => {
      const anna = await on.person("Anna", "mouse", { locale });
      const page = await anna.open("/gallery");
      await page.getByRole("heading", { name: heading, level: 1 }).waitFor();
      for (const [part, least] of Object.entries(PARTS)) assert.ok((await page.locator(part).count()) >= least, `${part} is shown`);
      for (const kind of [".primary", ".danger"]) assert.equal(new Set(await looks(page, kind)).size, 5, `each state of ${kind} looks different`);
      await isForEveryoneInAnyLight(page, `the gallery, ${locale}`);
      for (const colorScheme of ["light", "dark"]) {
        await page.emulateMedia({ colorScheme });
        await anna.picture(`gallery-${locale}-${colorScheme}`);
      }
      await page.emulateMedia({ colorScheme: "light", forcedColors: "active" });
      await anna.picture(`gallery-${locale}-forced`);
    });
  }
} else {
  test("the released client has no gallery", async () => {
    const page = await (await on.person("Anna")).open("/gallery");
    await page.getByRole("heading", { name: "Nothing here" }).waitFor();
  });
}
