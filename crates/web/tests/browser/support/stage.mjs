// The stage of every test file: a server and a browser, from start to end.
import { after, afterEach, before } from "node:test";
import { Browser } from "./browser.mjs";
import { Server } from "./server.mjs";

/** A person whose browser caches the program. It stores all of it for every person, so only tests that need it pay for that. */
export const CACHING = { serviceWorkers: "allow" };

/** Sets the stage. `context` has the settings of every person's browser. */
export function stage({ context = { serviceWorkers: "block" }, ...options } = {}) {
  const stage = {
    /** People, each with a name and a way to play. */
    people(ways) {
      return Promise.all(Object.entries(ways).map(([name, way]) => stage.person(name, way)));
    },
    person(name, way, options) {
      return stage.browser.person(stage.server, name, way, { ...context, ...options });
    },
  };
  before(async () => {
    stage.server = await Server.start(options);
    stage.browser = await Browser.launch();
  });
  // Pages that nobody looks at any longer would keep the processor busy.
  afterEach(() => stage.browser?.leave());
  after(async () => {
    try {
      await stage.browser?.close();
    } catch (error) {
      // Node names this file as the place of the failure, not the one whose pages they were.
      console.log(`failed in ${process.argv[1]}`);
      throw error;
    } finally {
      await stage.server?.stop();
    }
  });
  return stage;
}
