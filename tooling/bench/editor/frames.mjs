// What each frame takes of the page's own thread: the time of a processor, which the rest of a busy machine does not
// lengthen. Where a browser draws without a graphics card, canvases are painted on that thread too, elements beside it.

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', 'blink.user_timing'];
const MARK = 'bench-walk';
/** What a frame without work takes, in milliseconds of the trace. */
const threadOf = ({ pid, tid }) => `${pid} ${tid}`;
const spent = ({ dur = 0, tdur = dur }) => tdur / 1000;

/** Milliseconds of each frame between the two marks of the walk; what is done after one frame counts for the next. */
function framesOf(events) {
  const marks = events.filter(({ name }) => name === MARK);
  const [from, until] = [marks[0].ts, marks.at(-1).ts];
  const thread = threadOf(marks[0]);
  const own = events.filter((event) => threadOf(event) === thread && event.ts >= from && event.ts <= until);
  const tasks = own.filter(({ name, ph }) => name === 'RunTask' && ph === 'X');
  const commits = own.filter(({ name }) => name === 'Commit').map(({ ts }) => ts);
  const frames = commits.map(() => 0);
  for (const task of tasks) {
    // A task that holds a commit is its frame's.
    const place = commits.findIndex((ts) => ts >= task.ts);
    if (place >= 0) frames[place] += spent(task);
  }
  return frames.toSorted((one, other) => one - other);
}

const share = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** Runs `walk` and answers the milliseconds of its frames. */
export async function traceFrames(page, walk) {
  const mark = () => page.evaluate((name) => void performance.mark(name), MARK);
  const browser = page.context().browser();
  await browser.startTracing(page, { categories: CATEGORIES });
  await mark();
  await walk();
  await mark();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const frames = framesOf(traceEvents);
  return { count: frames.length, p50: share(frames, 0.5), p95: share(frames, 0.95), p99: share(frames, 0.99) };
}
