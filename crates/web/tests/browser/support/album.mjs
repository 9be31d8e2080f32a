// Screenshots of everything: each scene on a desk and on a phone, in light and in dark, with a contact sheet.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export class Album {
  #folder;
  /** The files of each scene, in the order in which they were taken. */
  #scenes = new Map();

  /** An empty album in this folder. */
  constructor(folder) {
    this.#folder = folder;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }

  /** Takes a scene as each of these people sees it. Pages are taken to their end, tables as the screen shows them. */
  async take(scene, people, { whole = true } = {}) {
    for (const person of people) {
      const { page, way } = person;
      const screen = way === "touch" ? "phone" : "desk";
      const size = page.viewportSize();
      // On a screen as high as the page, the bar at the bottom is at the end.
      const height = whole ? await page.evaluate(() => document.documentElement.scrollHeight) : size.height;
      await page.setViewportSize({ ...size, height: Math.max(height, size.height) });
      for (const colorScheme of ["light", "dark"]) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        const file = `${scene}-${screen}-${colorScheme}.png`;
        await page.screenshot({ path: join(this.#folder, file), animations: "disabled" });
        this.#scenes.set(scene, [...(this.#scenes.get(scene) ?? []), file]);
      }
      await page.emulateMedia({ colorScheme: null, reducedMotion: null });
      await page.setViewportSize(size);
    }
    console.log(scene);
  }

  /** Writes the contact sheet and returns where it is. */
  finish() {
    const figure = (file) => `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>`;
    const section = ([scene, files]) => `<section><h2 id="${scene}">${scene}</h2><div>${files.map(figure).join("")}</div></section>`;
    const style = "body{font:15px sans-serif;margin:1rem;background:#888}div{display:flex;gap:.5rem;align-items:start;overflow:auto}img{height:20rem;object-fit:cover;object-position:top}";
    const sheet = join(this.#folder, "index.html");
    writeFileSync(sheet, `<!doctype html><meta charset="utf-8"><title>Pictures of Keeboard</title><style>${style}</style>${[...this.#scenes].map(section).join("\n")}`);
    return sheet;
  }
}
