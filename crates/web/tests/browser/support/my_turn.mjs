// Waiting for a turn against bots as impatient people do: a tap on the board hurries them.

/** Waits for the player's turn. In Keezen, hands without a playable card can follow one another for more than a minute. */
export async function myTurn(page) {
  await page.waitForFunction(
    () => {
      const isMine = document.querySelector(".plate-own.plate-to-move") !== null;
      if (!isMine) document.querySelector("main.board-side")?.click();
      return isMine;
    },
    null,
    { polling: 200 },
  );
}
