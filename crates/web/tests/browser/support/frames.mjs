// What a browser's trace says about the frames of a page.

/** What is recorded: the tasks of every thread, and the frames that were shown. */
const CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline.frame"];

/** Longer than this is two frames at 60 a second: a stutter that people see. */
export const LONG = 33;

/** Records a page while something is done to it. */
export async function recorded(browser, page, act) {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  return frames(JSON.parse((await browser.stopTracing()).toString()).traceEvents);
}

/**
 * The frames of a trace. `work` is how long the page's thread computed at a stretch, in milliseconds of processor time, which other programs on
 * the machine do not lengthen; `gaps` is the time from one frame on the screen to the next, which they do.
 */
function frames(events) {
  const thread = (event) => `${event.pid}/${event.tid}`;
  const names = new Map(events.filter(({ name }) => name === "thread_name").map((event) => [thread(event), event.args.name]));
  const drawn = new Map();
  for (const event of events.filter(({ name }) => name === "DrawFrame")) drawn.set(event.pid, [...(drawn.get(event.pid) ?? []), event.ts]);
  const [page, times] = [...drawn].sort(([, one], [, other]) => other.length - one.length)[0] ?? [undefined, []];
  const isTask = ({ name, ph, pid }) => ph === "X" && pid === page && /RunTask$/.test(name);
  const work = events.filter((event) => isTask(event) && names.get(thread(event)) === "CrRendererMain").map(({ tdur, dur }) => (tdur ?? dur) / 1000);
  const sorted = times.sort((one, other) => one - other);
  return { work, gaps: sorted.slice(1).map((time, index) => (time - sorted[index]) / 1000) };
}
