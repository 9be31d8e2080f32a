// Form fields, filled in as people do.

/** Chooses or types a value, in any kind of field. */
export async function fill(page, id, value) {
  const field = page.locator(`#${id}`);
  if ((await field.evaluate((element) => element.tagName)) === "SELECT") await field.selectOption(value);
  else {
    await field.fill(value);
    await field.press("Tab");
  }
}

/** Sets an option from a file, and waits until the page describes the file. */
export async function chooseFile(page, key, file) {
  await page.setInputFiles(`#option-${key}-file`, file);
  await page.waitForFunction(() => document.querySelector(".own-file-defines")?.textContent);
}

/** Changes these options of a game, by their keys, on the full form; `{ file }` is taken from a file. */
export async function setOptions(page, options) {
  if (Object.keys(options).length === 0) return;
  await page.locator("details", { has: page.locator(".option-rows") }).locator("summary").click();
  for (const [key, value] of Object.entries(options)) {
    if (value.file) await chooseFile(page, key, value.file);
    else await fill(page, `option-${key}`, value);
  }
}

/** Adds options that exist only for tests to the tables or events a page creates. */
export async function askFor(page, what, forTests) {
  if (Object.keys(forTests).length === 0) return;
  await page.route(`**/api/${what}`, async (route) => {
    const asked = route.request().postDataJSON();
    asked.setup.set.push(...Object.entries(forTests));
    await route.continue({ postData: JSON.stringify(asked) });
  });
}
