// Everything a browser logs and hears from the server.
import { EventEmitter } from "node:events";

// The browser's own messages when there is no network, or none that it trusts.
const OF_THE_NETWORK = /net::ERR_|Cross-Origin-Opener-Policy header has been ignored|WebSocket connection to|Failed to load resource|Failed to fetch|ERR_INTERNET_DISCONNECTED/;

export class Watch {
  /** Errors in the console and in the page. There are none, unless a test takes the network away. */
  errors = [];
  /** All text that came from the server. */
  heard = [];
  /** The requests over the socket, by id, with their answers. */
  asked = new Map();
  /** The number of the last step the page received. */
  number = 0;
  /** The number of heartbeats without an answer. */
  pings = 0;
  /** The table as last sent to the page as a whole. */
  seat = undefined;
  /** The teams there: a team's name for each seat. */
  teams = undefined;
  /** Whether the network is cut on purpose, or a missing address is requested on purpose. */
  excused = false;
  #news = new EventEmitter().setMaxListeners(50);

  constructor(context) {
    context.on("console", (message) => message.type() === "error" && this.#wrong(message.text()));
    context.on("weberror", (error) => this.#wrong(error.error().stack ?? String(error.error())));
    context.on("page", (page) => page.on("websocket", (socket) => this.#listen(socket)));
    context.on("response", (response) => this.#read(response));
  }

  #wrong(text) {
    if (!(this.excused && OF_THE_NETWORK.test(text))) this.errors.push(text);
  }

  #listen(socket) {
    socket.on("framesent", ({ payload }) => {
      const message = JSON.parse(payload);
      if (message.type === "ask" && !this.asked.has(message.id)) this.asked.set(message.id, { command: message.command });
      if (message.type === "ping") this.pings++;
      this.#news.emit("news");
    });
    socket.on("framereceived", ({ payload }) => {
      this.heard.push(payload);
      const message = JSON.parse(payload);
      if (message.type === "welcome") this.seat = message.you.viewer.seat;
      if (message.type === "welcome") this.teams = message.table?.game?.teams;
      if (message.type === "welcome" || message.type === "step") this.number = message.number;
      if (message.type === "pong") this.pings--;
      if (message.type === "answer" && this.asked.has(message.id)) this.asked.get(message.id).answer = message;
      this.#news.emit("news");
    });
  }

  async #read(response) {
    if (!new URL(response.url()).pathname.startsWith("/api")) return;
    // A closed page takes its answers with it.
    const text = await response.text().catch(() => "");
    if (text) this.heard.push(text);
  }

  /** Waits until a condition holds, checking whenever the page sends or receives something. */
  async until(what, holds) {
    for (const begun = Date.now(); !holds(); ) {
      if (Date.now() - begun > 60_000) throw new Error(`Waited in vain for: ${what}`);
      await new Promise((resolve) => {
        const timer = setTimeout(resolve, 1000);
        this.#news.once("news", () => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }
}
