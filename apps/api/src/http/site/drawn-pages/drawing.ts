import { Worker } from 'node:worker_threads';

import { startPages, type DrawJob, type DrawnPage, type DrawWork } from './draw-page.ts';

export interface DrawingOptions {
  readonly log: (message: string) => void;
  /** Pages that are kept of those that were asked for; about 30 MB without it. */
  readonly kept?: number | undefined;
}

/** What one build looks like, on a server with one address. */
export interface Drawing {
  readonly template: string;
  readonly base: string;
  find(path: string): DrawnPage | undefined;
  /** Draws a page on its first request; undefined where it cannot be drawn. */
  demand(path: string): Promise<DrawnPage | undefined>;
  settled(): Promise<unknown>;
  end(): Promise<unknown>;
}

const KEPT = 250;
/** Pages of one thread: each is drawn by a studio of its own, which stays in memory as long as the thread. */
const AT_A_TIME = 8;

const logFailure = (log: DrawingOptions['log']) => (error: unknown) =>
  log(`pages are not drawn ahead: ${String(error)}`);

/** Draws in threads that end with their pages: what a page loaded is gone then. */
function createThreads(
  job: DrawJob,
  { log, onPage }: { log: DrawingOptions['log']; onPage: (page: DrawnPage) => void },
) {
  const workers = new Set<Worker>();
  let isOver = false;
  return {
    /** Resolves when the pages are there, or cannot be drawn. */
    draw(paths: readonly string[]): Promise<void> {
      if (isOver) return Promise.resolve();
      const workerData: DrawWork = { ...job, paths };
      const worker = new Worker(new URL('draw-worker.ts', import.meta.url), { workerData });
      workers.add(worker);
      // Our own thread sends nothing else.
      worker.on('message', onPage);
      worker.on('error', logFailure(log));
      return new Promise((resolve) => {
        worker.once('exit', () => {
          workers.delete(worker);
          resolve();
        });
      });
    },
    end() {
      isOver = true;
      return Promise.all([...workers].map((worker) => worker.terminate()));
    },
  };
}

/** Begins with the pages without a name in their address; the others are drawn when they are asked for. */
export function startDrawing(job: DrawJob, { kept = KEPT, log }: DrawingOptions): Drawing {
  const pages = new Map<string, DrawnPage>();
  const demands = new Map<string, Promise<DrawnPage | undefined>>();
  const resolvers = new Map<string, (page: DrawnPage | undefined) => void>();
  const answer = (path: string, page?: DrawnPage) => {
    resolvers.get(path)?.(page);
    resolvers.delete(path);
  };
  const waiting: string[] = [];
  const threads = createThreads(job, {
    log,
    onPage(page) {
      pages.set(page.path, page);
      answer(page.path, page);
    },
  });
  const drawStart = async () => {
    const paths = startPages(job);
    for (let at = 0; at < paths.length; at += AT_A_TIME) await threads.draw(paths.slice(at, at + AT_A_TIME));
  };
  const start = drawStart().catch(logFailure(log));
  let work: Promise<void> | undefined;
  // One thread, however many pages are requested: the rest of the machine has other work.
  const drawWaiting = async () => {
    while (waiting.length > 0) {
      const paths = waiting.splice(0, AT_A_TIME);
      await threads.draw(paths);
      // A page that cannot be drawn ends its thread: those after it get another one.
      const [failed, ...left] = paths.filter((path) => resolvers.has(path));
      if (failed !== undefined) answer(failed);
      waiting.push(...left);
    }
    work = undefined;
  };
  const forgetOldest = () => {
    const [oldest] = demands.keys();
    if (oldest === undefined || demands.size <= kept || waiting.includes(oldest)) return;
    demands.delete(oldest);
    pages.delete(oldest);
  };
  return {
    template: job.template,
    base: job.base,
    find: (path) => pages.get(path),
    demand(path) {
      const known = demands.get(path);
      if (known) return known;
      const drawn = new Promise<DrawnPage | undefined>((resolve) => resolvers.set(path, resolve));
      demands.set(path, drawn);
      waiting.push(path);
      forgetOldest();
      work ??= drawWaiting();
      return drawn;
    },
    settled: () => Promise.all([start, work]),
    end: () => threads.end(),
  };
}
