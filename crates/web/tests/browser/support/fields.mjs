// Form fields, filled in as people do.

/** Chooses or types a value, in any kind of field. */
export async function fill(page, id, value) {
  const field = page.locator(`#${id}`);
  const kind = await field.evaluate((element) => (element.tagName === "SELECT" ? "select" : element.type));
  if (kind === "select") await field.selectOption(value);
  else if (kind === "checkbox") await field.setChecked(["on", "yes"].includes(value));
  else {
    await field.fill(value);
    await field.press("Tab");
  }
}

/** Chooses a variant of the game, even one of those that are not shown at first. */
export async function choosePreset(page, name) {
  const more = page.locator(".more-variants");
  await page.waitForSelector("input[name=preset]");
  if (await more.isVisible()) await more.click();
  await page.check(`input[name=preset][value="${name}"]`);
}

/** Chooses how many people play. */
export async function chooseSeats(page, count) {
  await page.getByRole("group", { name: "Players" }).getByLabel(String(count), { exact: true }).check();
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
