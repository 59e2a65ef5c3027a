/** The specification's limit. */
const AT_ONCE = 4;

export interface PreloadQueue {
  /** Loads a page ahead, once; when four are on their way already, after them. */
  readonly add: (path: string) => void;
  /** Whether something is loaded ahead right now. */
  readonly isBusy: () => boolean;
}

export function createPreloadQueue(load: (path: string) => Promise<unknown>): PreloadQueue {
  const asked = new Set<string>();
  const waiting: string[] = [];
  let running = 0;
  const next = () => {
    const path = running < AT_ONCE ? waiting.shift() : undefined;
    if (path === undefined) return;
    running += 1;
    const settled = () => {
      running -= 1;
      next();
    };
    // What fails to preload is loaded, or reported, when the page is opened.
    load(path).then(settled, settled);
  };
  return {
    add(path) {
      if (asked.has(path)) return;
      asked.add(path);
      waiting.push(path);
      next();
    },
    isBusy: () => running > 0,
  };
}
