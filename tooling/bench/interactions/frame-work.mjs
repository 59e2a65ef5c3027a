// The time of a processor that a page's own thread spends from a press to the frame after it. Unlike a duration it does
// not count what else the machine does meanwhile, nor what other threads do: a press cannot be answered sooner.

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing', 'toplevel'];
const PRESS = /^(?:pointer|mouse|key|click)/;
const MARK = 'step:';
const PARTS = new Map([
  ['FunctionCall', 'script'],
  ['EvaluateScript', 'script'],
  ['v8.compile', 'compile'],
  ['UpdateLayoutTree', 'style'],
  ['Layout', 'layout'],
  ['PrePaint', 'pre-paint'],
  ['Paint', 'paint'],
  ['Layerize', 'layers'],
  ['Commit', 'commit'],
]);

const spent = ({ dur, tdur }) => (tdur ?? dur ?? 0) / 1000;
const threadOf = ({ pid, tid }) => `${pid} ${tid}`;

/** The thread that most of the presses came to. */
function busiest(presses) {
  const byThread = Object.entries(Object.groupBy(presses, threadOf));
  return byThread.toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
}

/** Which of the browser's own steps took how long in a time, the longest first; scripts hold what they ask for. */
function partsOf(own, { first, end }) {
  const inside = own.filter(({ name, ts }) => PARTS.has(name) && ts >= first && ts < end);
  return Object.entries(Object.groupBy(inside, ({ name }) => PARTS.get(name)))
    .map(([part, events]) => [part, events.reduce((sum, event) => sum + spent(event), 0)])
    .toSorted(([, one], [, other]) => other - one);
}

/** What one press took: the tasks from the one it came in to the first frame after it. */
function workOf(press, { commits, own, tasks, until }) {
  const first = tasks.findLast(({ ts }) => ts <= press.ts)?.ts ?? press.ts;
  const frame = commits.find(({ ts }) => ts > press.ts + (press.dur ?? 0));
  const end = Math.min(frame ? frame.ts + frame.dur : until, until);
  const inside = tasks.filter(({ ts }) => ts >= first && ts < end);
  const work = inside.reduce((sum, task) => sum + spent(task), 0);
  return { work, parts: partsOf(own, { first, end }) };
}

function worstOfSteps(events) {
  const presses = events.filter(({ args, name }) => name === 'EventDispatch' && PRESS.test(args.data?.type));
  const thread = busiest(presses);
  const own = events.filter((event) => threadOf(event) === thread).toSorted((one, other) => one.ts - other.ts);
  const named = (name) => own.filter((event) => event.name === name);
  const [tasks, commits, pressed] = [named('RunTask'), named('Commit'), named('EventDispatch')];
  let from = 0;
  return own
    .filter(({ name }) => name.startsWith(MARK))
    .map(({ name, ts: until }) => {
      const between = pressed.filter(({ args, ts }) => ts >= from && ts < until && PRESS.test(args.data?.type));
      from = until;
      const works = between.map((press) => workOf(press, { commits, own, tasks, until }));
      const [most = { work: 0, parts: [] }] = works.toSorted((one, other) => other.work - one.work);
      return { name: name.slice(MARK.length), ...most };
    });
}

/**
 * Runs `walk` on a page with a `note` for its hand; gives each step with the milliseconds of its worst press. Steps on
 * other pages that the walk opens are not seen.
 */
export async function traceWork(page, walk) {
  const browser = page.context().browser();
  await browser.startTracing(page, { categories: CATEGORIES });
  const marks = [];
  const note = ({ place, what }) => {
    const mark = page.evaluate((name) => void performance.mark(name), `${MARK}${place}: ${what}`);
    marks.push(mark.catch(() => {}));
  };
  const value = await walk(note);
  await Promise.all(marks);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  return { value, steps: worstOfSteps(traceEvents) };
}
