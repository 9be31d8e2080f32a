// The stage of every test file: a server and a browser, from start to end.
import { after, before } from "node:test";
import { Browser } from "./browser.mjs";
import { Server } from "./server.mjs";

export function stage() {
  const stage = {
    /** People, each with a name and a way to play. */
    people(ways) {
      return Promise.all(Object.entries(ways).map(([name, way]) => stage.browser.person(stage.server, name, way)));
    },
    person(name, way, options) {
      return stage.browser.person(stage.server, name, way, options);
    },
  };
  before(async () => {
    stage.server = await Server.start();
    stage.browser = await Browser.launch();
  });
  after(async () => {
    try {
      await stage.browser?.close();
    } finally {
      await stage.server?.stop();
    }
  });
  return stage;
}
