// The real server, as people run it, with a database of its own.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { client, program } from "./places.mjs";

export class Server {
  #folder = mkdtempSync(join(tmpdir(), "kee-browser-"));
  #child;
  /** A folder with another client than the one in the program, if there is one. */
  #web = process.env.KEE_WEB;
  /** The name of the seed that every game is dealt from; none for random deals. */
  #seed;
  /** Where players can reach its operator, if it says so. */
  #contact;

  /** Starts a server on a free port. */
  static async start({ seed, contact } = {}) {
    const server = new Server();
    server.#seed = seed;
    server.#contact = contact;
    await server.#run("127.0.0.1:0");
    return server;
  }

  async #run(listen) {
    const options = ["--database", join(this.#folder, "kee.db"), "--limits", "false", "--bot-interval", "1", "--log", "warn"];
    // Lets the test ask for legal actions, even where finding them is the game.
    options.push("--load-tests", "true");
    if (this.#web) options.push("--web", this.#web);
    if (this.#seed) options.push("--seed", this.#seed);
    if (this.#contact) options.push("--contact", this.#contact);
    this.#child = spawn(program(), ["serve", "--listen", listen, ...options], { stdio: ["ignore", "pipe", "inherit"] });
    for await (const line of createInterface({ input: this.#child.stdout })) {
      this.address = line.trim();
      break;
    }
    assert.match(this.address ?? "", /^http:/, "the server says where it listens");
  }

  /** Kills it as a power cut would. */
  async kill() {
    const gone = new Promise((resolve) => this.#child.once("exit", resolve));
    this.#child.kill("SIGKILL");
    await gone;
  }

  /** Restarts it on the same port, with the same database. */
  async restart() {
    await this.#run(new URL(this.address).host);
  }

  /** A power cut while these people play: it is killed and restarted, and they reconnect. */
  async fails(people) {
    for (const person of people) person.watch.excused = true;
    await this.kill();
    for (const person of people) await person.seesLoss();
    await this.restart();
    for (const person of people) await person.isBack();
  }

  /** Restarts it with a later build of the same client, and returns its name. */
  async update() {
    const folder = join(this.#folder, "later");
    cpSync(this.#web ?? client, folder, { recursive: true });
    const { id } = JSON.parse(readFileSync(join(folder, "build.json"), "utf8"));
    const later = id.replaceAll(/\w/g, "0");
    for (const name of ["index.html", "build.json", "sw.js"]) {
      const path = join(folder, name);
      writeFileSync(path, readFileSync(path, "utf8").replaceAll(id, later));
      // The compressed copy no longer matches the file.
      for (const packed of [".gz", ".br"]) rmSync(path + packed, { force: true });
    }
    await this.kill();
    this.#web = folder;
    await this.restart();
    return later;
  }

  async stop() {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Sends a request over HTTP, as a program would. */
  async ask(path, { body, token } = {}) {
    const headers = { ...(body && { "content-type": "application/json" }), ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(this.address + path, { method: body ? "POST" : "GET", headers, body: body && JSON.stringify(body) });
    const text = await answer.text();
    assert.ok(answer.ok, `${path}: ${text}`);
    return answer.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text;
  }

  /** A table as strangers see it. */
  async look(table) {
    return (await this.ask(`/api/tables/${table}`)).view;
  }
}
