// Hidden hands: each is searched for in everyone else's pages and messages.
import assert from "node:assert/strict";

/** The letters sorted, so that a shuffled hand is the same hand. */
const sorted = (letters) => [...letters].sort().join("");

/** All values of a message that could be a hand: texts, and lists of short texts. */
function* values(json) {
  if (typeof json === "string") yield json;
  else if (Array.isArray(json)) {
    if (json.every((item) => typeof item === "string" && item.length <= 2)) yield json.join("");
    for (const item of json) yield* values(item);
  } else if (json && typeof json === "object") for (const item of Object.values(json)) yield* values(item);
}

/** In the page: every text, label and data attribute, element by element, except the numbers of a drawing. */
const written = () => {
  const texts = new Set();
  const words = /^(aria-|data-|title$|id$|class$|value$|alt$|href$|placeholder$)/;
  for (const element of document.body.querySelectorAll("*")) {
    texts.add(element.textContent);
    for (const { name, value } of element.attributes) if (words.test(name)) texts.add(value);
  }
  return [...texts].filter((text) => text.length < 400);
};

export class Secrets {
  #read = new Map();

  /**
   * `hand` reads a player's hand from their own page, a character for each card or letter; `spell` makes the same
   * characters of what is written in a page.
   */
  constructor(people, { hand, spell, least }) {
    Object.assign(this, { people, hand, spell, least });
    for (const person of people) this.#read.set(person, 0);
  }

  /** Checks that nobody has another player's hand in the page or has received it since the last check. */
  async areKept() {
    const read = this.people.map(async (person) => [person, sorted(await this.hand(person.page)), await person.page.evaluate(written)]);
    const all = await Promise.all(read);
    const hands = new Map(all);
    for (const [viewer, , page] of all) {
      const heard = viewer.watch.heard.slice(this.#read.get(viewer));
      this.#read.set(viewer, viewer.watch.heard.length);
      const seen = new Map(page.map((text) => [sorted(this.spell(text)), text]));
      for (const text of heard) for (const value of values(parsed(text))) seen.set(sorted(value), text);
      for (const [other, hand] of hands) {
        // A hand of the same cards, or of very few, may occur by chance.
        if (other === viewer || hand.length < this.least || hand === hands.get(viewer)) continue;
        assert.ok(!seen.has(hand), `${viewer.name} can know the hand ${hand} of ${other.name}: ${seen.get(hand)}`);
      }
    }
  }
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
