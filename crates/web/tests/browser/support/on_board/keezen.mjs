// How people play cards in Keezen.

const NAMES = { ace: "A", jack: "J", queen: "Q", king: "K", 10: "T" };
/** Cards in a text. One about a play has numbers of its own. */
export const spell = (text) => text.replace(/.*( play(?:s|ed) ).*/, "").replace(/ace|jack|queen|king|10/g, (name) => NAMES[name]).replace(/[^A-Z0-9]/g, "");

/** The player's own cards, a character each. */
export const hand = (page) => page.locator(".keezen-hand .keezen-card-rank").allTextContents().then((ranks) => spell(ranks.join("")));

/** The cell of a place in a play, such as `w`, `17` or `h0`, for the seat with this number. */
function cell(place, seat) {
  if (place === "w") return `#keezen-wait-${seat}`;
  if (place.startsWith("h")) return `#keezen-base-${seat}-${place.slice(1)}`;
  return `#keezen-square-${place}`;
}

/** The moves of a play such as `5 3>8`, `J 5<>30` or `7 13>h0 2:9>13`: whose pawn, from where, to where. */
export function moved(person, action) {
  const own = "ABCDEFGH".indexOf(person.seat);
  return [...action.matchAll(/(?:(\d):)?(\w+)(?:<>|>)(\w+)/g)].map(([, owner, from, to]) => ({ seat: Number(owner ?? own), from, to }));
}

/** The card and the pawns of a play with one pawn, or a swap; none for a seven, which has a slider, and for throwing in. */
function parts(person, action) {
  const [card] = action;
  const [only, second] = moved(person, action);
  if (card === "7" || !only || second) return undefined;
  return { card, pawns: [cell(only.from, only.seat), ...(card === "J" ? [cell(only.to, only.seat)] : [])] };
}

/** A seven that two pawns share on the track: the cells of both, and the steps of the first; none for other plays. */
function split(person, action) {
  const moves = action.startsWith("7") ? moved(person, action) : [];
  const onTrack = moves.every(({ from, to }) => /^\d+$/.test(from + to));
  if (moves.length !== 2 || !onTrack) return undefined;
  const pawns = moves.map(({ from, seat }) => cell(from, seat));
  return { pawns, steps: (Number(moves[0].to) - Number(moves[0].from) + 64) % 64 };
}

const SLIDER = "#keezen-seven";

/** Moves the slider to a number of steps, from 1 to 7, with a finger. */
async function slideTo(page, steps) {
  const { x, y, width, height } = await page.locator(SLIDER).boundingBox();
  // The middle of the thumb never reaches the ends.
  const thumb = 20;
  await page.touchscreen.tap(x + thumb / 2 + ((steps - 1) / 6) * (width - thumb), y + height / 2);
}

const PLAY = '.keezen-actions .primary[aria-disabled="false"]';

/** Selects the pawns the page has not chosen itself; it does so when there is only one choice. */
async function choosePawns(page, pawns, point) {
  for (const pawn of pawns) if ((await page.getAttribute(pawn, "aria-selected")) !== "true") await point(pawn);
}

export const onBoard = {
  async touch(person, action) {
    const { page } = person;
    const seven = split(person, action);
    if (seven) {
      await page.locator(".keezen-card").nth((await hand(page)).indexOf("7")).tap();
      await choosePawns(page, [seven.pawns[0]], (pawn) => page.tap(pawn));
      await slideTo(page, seven.steps);
      await choosePawns(page, [seven.pawns[1]], (pawn) => page.tap(pawn));
      await page.tap(PLAY);
      return true;
    }
    const play = parts(person, action);
    if (!play) return false;
    await page.locator(".keezen-card").nth((await hand(page)).indexOf(play.card)).tap();
    await choosePawns(page, play.pawns, (pawn) => page.tap(pawn));
    await page.tap(PLAY);
    return true;
  },
  async keyboard(person, action) {
    const { page } = person;
    const seven = split(person, action);
    const play = seven ? { card: "7", pawns: seven.pawns.slice(0, 1) } : parts(person, action);
    if (!play) return false;
    await person.tabTo(".keezen-card");
    await page.keyboard.press("Home");
    for (let steps = (await hand(page)).indexOf(play.card); steps > 0; steps--) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    const point = async (pawn) => {
      await person.tabTo(".keezen-cell");
      await person.pressUntil("ArrowRight", pawn, 21 * 4);
      await page.keyboard.press("Enter");
    };
    await choosePawns(page, play.pawns, point);
    if (seven) {
      await person.tabTo(SLIDER);
      // The slider skips the steps that the pawns can't be split at.
      for (let keys = 0; keys < 7 && Number(await page.inputValue(SLIDER)) !== seven.steps; keys++) {
        await page.keyboard.press(Number(await page.inputValue(SLIDER)) > seven.steps ? "ArrowLeft" : "ArrowRight");
      }
      await choosePawns(page, seven.pawns.slice(1), point);
    }
    await person.tabTo(PLAY);
    await page.keyboard.press("Enter");
    return true;
  },
};
