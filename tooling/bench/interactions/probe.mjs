// What runs inside the page: it notes each press as the browser times it, and when something that was asked for is seen.

/** Before the page's own scripts; leaves what it saw in `window.pressesSeen`. Durations are whole 8 ms: the browser's. */
export function probe() {
  const seen = { events: [], lastTask: 0, longestTask: 0, shown: undefined };
  Object.defineProperty(window, 'pressesSeen', { value: seen });
  const note = ({ duration, interactionId, name, processingEnd, processingStart, startTime, target }) => {
    if (interactionId === 0) return;
    seen.events.push({
      id: interactionId,
      type: name,
      duration,
      wait: processingStart - startTime,
      work: processingEnd - processingStart,
      paint: Math.max(0, startTime + duration - processingEnd),
      target: (target?.getAttribute?.('aria-label') ?? target?.textContent ?? '').trim().slice(0, 30),
    });
  };
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
    type: 'event',
    buffered: true,
    durationThreshold: 16,
  });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      seen.lastTask = startTime + duration;
      seen.longestTask = Math.max(seen.longestTask, duration);
    }
  }).observe({ type: 'longtask', buffered: true });
  /** From the next click to the end of the first frame in which something is seen, in `shown`. */
  window.watchFor = (selector) => {
    seen.shown = undefined;
    const options = { checkOpacity: false, checkVisibilityCSS: true };
    const isSeen = (one) => one.checkVisibility(options) && Number(getComputedStyle(one).opacity) > 0;
    const look = (from) => {
      if (![...document.querySelectorAll(selector)].some(isSeen)) return requestAnimationFrame(() => look(from));
      // A message comes after the frame that this callback belongs to.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        seen.shown = performance.now() - from;
      });
      port1.start();
      return port2.postMessage(0);
    };
    const begin = ({ timeStamp }) => requestAnimationFrame(() => look(timeStamp));
    document.addEventListener('click', begin, { capture: true, once: true });
  };
}

/** Resolves when nothing was fetched and nothing took long for `quiet` ms, at the latest after 15 s. */
export async function untilIdle(quiet) {
  const limit = performance.now() + 15_000;
  let count = -1;
  let since = performance.now();
  while (performance.now() < limit) {
    const fetched = performance.getEntriesByType('resource').length;
    if (fetched !== count || document.readyState !== 'complete') {
      count = fetched;
      since = performance.now();
    }
    if (performance.now() - Math.max(since, window.pressesSeen.lastTask) > quiet) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The longest task of the page's own thread since the presses were taken; 0 where none took 50 ms. */
export const longestTask = () => window.pressesSeen.longestTask;

/** Takes what was noted since the last time, each press with its longest event, and how many presses there were. */
export function takePresses() {
  const longest = new Map();
  window.pressesSeen.longestTask = 0;
  for (const event of window.pressesSeen.events.splice(0)) {
    const known = longest.get(event.id);
    if (!known || known.duration < event.duration) longest.set(event.id, event);
  }
  return { presses: [...longest.values()], count: performance.interactionCount };
}
