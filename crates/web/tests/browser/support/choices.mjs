// How tests choose among the legal actions of a game, so that it goes on and ends.

/** The squares and letters of a play of Keyword such as `8D WO(R)D`; none for a pass or an exchange. */
export function laid(action) {
  const found = /^(?:(\d+)([A-Z])|([A-Z])(\d+)) (.+)$/.exec(action);
  if (!found) return undefined;
  const across = found[1] !== undefined;
  let column = (found[2] ?? found[3]).charCodeAt(0) - 65;
  let row = Number(found[1] ?? found[4]);
  const letters = [];
  let lies = false;
  for (const letter of found[5]) {
    if (letter === "(" || letter === ")") {
      lies = letter === "(";
      continue;
    }
    if (!lies) letters.push({ letter, square: `${String.fromCharCode(97 + column)}${row}` });
    if (across) column++;
    else row++;
  }
  return { across, letters };
}

/** Keyword: as many letters as possible, to keep the game short. */
export const longest = (actions) => {
  const size = (action) => laid(action)?.letters.length ?? 0;
  return actions.reduce((best, action) => (size(action) > size(best) ? action : best), actions.at(-1));
};

/** The cells of a play of Keesdrow such as `CAT a1-b1-c2`; none if it stays on a letter, which has a button of its own, or passes. */
export function cells(action) {
  const walk = action.split(" ")[1]?.split("-");
  return walk?.some((cell, index) => cell === walk[index - 1]) ? undefined : walk;
}

/** Keesdrow: words of a middling length, so that a game has some turns, and no letter twice in a row if possible. */
export const middling = (actions) => actions.find((action) => cells(action)?.length === 5) ?? actions.find((action) => cells(action)) ?? actions.at(-1);

/** The parts of a play of Keebble; none for walls and for actions that only a button does. */
export function parts(action) {
  const [, claimed] = /^claim (\w+)$/.exec(action) ?? [];
  if (claimed) return { claimed };
  const [, called] = /^ask ([A-Z ]+)$/.exec(action) ?? [];
  if (called) return { called: called.split(" ") };
  const [, taken] = /^take ([A-Z])$/.exec(action) ?? [];
  if (taken) return { taken };
  const found = /^(?:(\d+)([A-Z])|([A-Z])(\d+)) ([A-Z]+)$/.exec(action);
  if (!found) return undefined;
  const square = `${(found[2] ?? found[3]).toLowerCase()}${found[1] ?? found[4]}`;
  return { square, across: found[1] !== undefined, letters: [...found[5]] };
}

let asks = 0;
/** Keebble: asks for letters that make words, plays a word if there is one, and takes a letter rather than a wall. */
export function sensible(actions) {
  const words = actions.filter((action) => parts(action)?.letters);
  const pairs = ["ask A T", "ask E R", "ask I S", "ask N O"];
  return words.at(-1) ?? actions.find((action) => action === pairs[asks % 4] && ++asks) ?? actions.find((action) => /^(take|claim c|claim f)/.test(action)) ?? actions.find((action) => /^[A-Z0-9]+ [A-Z()]+$/.test(action)) ?? actions.at(-1);
}
