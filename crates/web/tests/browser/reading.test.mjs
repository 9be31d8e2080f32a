// What a blind player hears: turns of every game by keyboard, in both languages, kept as text in `fixtures/readings`.
//
// The texts are there to be reviewed. `KEE_RECORD=1` records them again; read what has changed.
import { test } from "node:test";
import { Blind } from "./support/blind.mjs";
import { cells, laid, longest, middling, parts } from "./support/choices.mjs";
import { stage } from "./support/stage.mjs";

const on = stage({ seed: "reading-54" });

const LANGUAGES = { en: "en-GB", nl: "nl-NL" };

/** A test of the reading of a game in every language. */
function reads(game, names, setup, plays) {
  for (const [language, locale] of Object.entries(LANGUAGES)) {
    test(`${game} is read in ${language}`, async () => {
      const anna = await on.person("Anna", "keyboard", { locale });
      const blind = await Blind.sit(on.server, anna, `${game}.${language}`, game, names, setup);
      await plays(blind, blind.reading);
      blind.reading.isAsReviewed();
    });
  }
}

reads("keesdrow", ["Anna", "Bo"], { options: { goal: "20" } }, async (blind, reading) => {
  await blind.others(middling);
  await blind.turn(async () => {
    await reading.tabTo(".keesdrow-cell");
    for (const cell of cells(await blind.choice(middling))) {
      await reading.walk("keesdrow", cell);
      await reading.press("Enter");
    }
    await reading.press("Enter");
  });
  await blind.others(middling);
  await blind.ask("last", "score", "hand", "clocks", "board c4", "row 4", "board z9", "?", "XQJZ");
  await blind.playOn(middling);
});

const DAYS = { clock: { days: { hours: 72, bank: 24 } } };
reads("keyword", ["Anna", "Bo"], { preset: "two", house: DAYS }, async (blind, reading) => {
  await blind.others(longest);
  await blind.turn(async () => {
    await reading.tabTo(".keyword-cell");
    const { across, letters } = laid(await blind.choice(longest));
    await reading.walk("keyword", letters[0].square);
    if (!across) await reading.press(" ");
    for (const { letter } of letters) await reading.press(letter);
    await reading.press("Enter");
  });
  await blind.others(longest);
  await blind.ask("last", "score", "hand", "clocks", "board", "board h8", "row 8", "?", "XQJZ");
  await blind.playOn(() => "pass");
});

/** Keezen: a pawn comes in or goes on; the others swap with the one that stands here if they can. */
const here = (square) => (actions, { name }) => {
  const own = actions.find((action) => / w>/.test(action)) ?? actions.find((action) => /^\w+ \d+>\d+$/.test(action));
  return (name === "Anna" ? own : actions.find((action) => action.endsWith(`<>${square}`))) ?? actions[0];
};

reads("keezen", ["Anna", "Bo", "Cleo", "Dirk"], { options: { limit: "none", exchange: "one_card" } }, async (blind, reading) => {
  const PLAY = '.keezen-actions .primary[aria-disabled="false"]';
  const play = async (card) => {
    await reading.tabTo(".keezen-card");
    while (!(await reading.focus()).startsWith(`button "${card}`)) await reading.press("ArrowRight");
    await reading.press("Enter");
    await reading.tabTo(PLAY);
    await reading.press("Enter");
  };
  const [ACE, KING] = reading.name.endsWith("nl") ? ["aas", "heer"] : ["ace", "king"];
  await blind.turn(() => play(ACE));
  await blind.others(here());
  await blind.turn(() => play(KING));
  await blind.others(here());
  await blind.turn(async () => {
    await reading.tabTo(".keezen-cell");
    await reading.press("ArrowRight");
    await reading.press("ArrowRight");
    await reading.press("ArrowDown");
    await play("3");
  });
  await blind.others(here("3"), { together: true });
  await blind.ask("last", "score", "hand", "pawns", "clocks", "board 16", "?", "Z 5");
  await blind.stop();
});

/** Keebble: words if there are any, otherwise letters that make some. */
const asking = { Anna: "ask A T", Bo: "ask E R", Cleo: "ask I S" };
const speller = (actions, { name }) => actions.findLast((action) => parts(action)?.letters) ?? actions.find((action) => action === asking[name]) ?? actions[0];

reads("keebble", ["Anna", "Bo", "Cleo"], { preset: "small", options: { answers: "together" } }, async (blind, reading) => {
  const step = async (action) => {
    const { claimed, called, taken, square, across, letters } = parts(action) ?? {};
    if (action === "pass") await reading.tabTo(".keebble-buttons button");
    else if (taken) await reading.tabTo(".keebble-take");
    else if (called) {
      await reading.tabTo(".keebble-key");
      for (const letter of called) await reading.press(letter);
      await reading.tabTo('.keebble-agree[aria-disabled="false"]');
    } else {
      await reading.tabTo(".keebble-cell");
      await reading.walk("keebble", claimed ?? square);
      if (claimed) await reading.press("Enter");
      else if (!across) await reading.press(" ");
      for (const letter of letters ?? []) await reading.press(letter);
    }
    await reading.press("Enter");
  };
  for (let word = false; !word; ) {
    await blind.others(speller);
    const action = await blind.choice(speller);
    word = Boolean(parts(action)?.letters);
    await blind.turn(() => step(action));
  }
  await blind.ask("last", "score", "hand", "clocks", "board", "board c2", "row 2", "?", "Z 5");
  await blind.stop();
});
