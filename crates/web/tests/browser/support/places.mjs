// Where things are.
import { existsSync, mkdirSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../../../../..");

/** The server that is tested. */
export function program() {
  return process.env.KEE ?? join(root, process.env.CARGO_TARGET_DIR ?? "target", "debug", "kee");
}

/** The client that is built into it. */
export const client = join(root, "crates", "web", "dist");

/** Debian's Chromium, or any other. */
export function chromium() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const found = ["chromium", "chromium-browser", "google-chrome"].flatMap((name) => folders.map((folder) => join(folder, name)));
  return process.env.KEE_CHROMIUM ?? found.find(existsSync) ?? "/usr/bin/chromium";
}

/** What a blind player hears of each game, kept as text. */
export const readings = join(root, "fixtures", "readings");

function folder(path) {
  mkdirSync(path, { recursive: true });
  return path;
}

/** Pictures to look at after a run. */
export const pictures = folder(join(root, "target", "browser"));

/** Pictures of the README, written only on request. */
export const shown = process.env.KEE_RECORD === "1" ? folder(join(root, "docs", "pictures")) : undefined;
