// Whether a page fits its screen.

/** What is wrong with a table on a phone: what lies outside, is too small for a finger, or has to be scrolled to. */
export function fits(page, hand) {
  return page.evaluate((hand) => {
    // What moves comes to its place first.
    for (const each of document.getAnimations()) if (each.effect.getComputedTiming().iterations !== Infinity) each.finish();
    const wrong = [];
    const name = (element) => `${element.className.baseVal ?? element.className} ${element.textContent.trim().slice(0, 30)}`;
    const { scrollWidth, scrollHeight } = document.scrollingElement;
    if (scrollWidth > innerWidth || scrollHeight > innerHeight) wrong.push(`the page is ${scrollWidth} by ${scrollHeight}`);
    const isSeen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.clientWidth > 1;
    const needed = new Set([...document.querySelectorAll(`.stage-dock .primary, ${hand}`)].filter(isSeen));
    if (needed.size === 0) wrong.push(`there is no ${hand}`);
    for (const element of needed) {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) wrong.push(`outside: ${name(element)}`);
    }
    for (const element of [...document.querySelectorAll(".stage-dock .primary")].filter(isSeen)) {
      if (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight) wrong.push(`cut: ${name(element)}`);
    }
    for (const element of [...document.querySelectorAll(".table :is(button, a, input, summary)")].filter(isSeen)) {
      if (element.closest(".command-line")) continue;
      const { clientWidth: width, clientHeight: height } = element;
      // Of cards in a fan the edge is enough.
      const narrow = element.matches(".keezen-card") ? 32 : 36;
      if (width < narrow || height < 36) wrong.push(`${width} by ${height}: ${name(element)}`);
    }
    return wrong;
  }, hand);
}

/** How much of one element another covers, in pixels of width and height. */
export async function covered(page, over, under) {
  const [top, below] = await Promise.all([over, under].map((selector) => page.locator(selector).first().boundingBox()));
  const shared = (from, size) => Math.min(top[from] + top[size], below[from] + below[size]) - Math.max(top[from], below[from]);
  const [width, height] = [shared("x", "width"), shared("y", "height")];
  return width > 1 && height > 1 ? [Math.round(width), Math.round(height)] : [];
}

/** Everything that scrolls sideways or breaks a title inside a word. */
export function wholeWords(page) {
  return page.evaluate(() => {
    const wrong = [];
    const { scrollWidth } = document.scrollingElement;
    if (scrollWidth > innerWidth) wrong.push(`${scrollWidth} px wide`);
    for (const title of document.querySelectorAll("h1, h2, h3")) {
      if (!title.checkVisibility() || title.clientWidth < 2) continue;
      const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        for (const { 0: word, index } of texts.currentNode.textContent.matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) wrong.push(`${word} is broken`);
        }
      }
    }
    return wrong;
  });
}
