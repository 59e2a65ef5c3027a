// The service worker: it shows one page when no page can be had, and keeps nothing else. The build writes it to /sw.js.

/** The part of a service worker's scope that is used; TypeScript's DOM library does not know it beside a page's. */
interface WorkerScope {
  readonly caches: CacheStorage;
  readonly clients: { claim(): Promise<void> };
  readonly fetch: typeof fetch;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', run: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', run: (event: Asking) => void): void;
}

interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

interface Asking {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** Another name whenever one of the files changes. */
const KEPT = 'kinora-offline-1';
const PAGE = '/offline.html';
const FILES = [PAGE, '/offline.css', '/icon.svg'];

async function keep(scope: WorkerScope) {
  const cache = await scope.caches.open(KEPT);
  await cache.addAll(FILES);
  await scope.skipWaiting();
}

async function tidy({ caches, clients }: WorkerScope) {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
  await clients.claim();
}

const isKept = ({ url }: Request): boolean => FILES.includes(new URL(url).pathname);

/** What the network says; where it says nothing, what is kept. */
async function answer({ caches, fetch }: WorkerScope, request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(request.mode === 'navigate' ? PAGE : request);
    if (kept) return kept;
    throw error;
  }
}

/** Listens; everything but pages, and the files of the one page, passes by. */
export function serveOffline(scope: WorkerScope): void {
  scope.addEventListener('install', (event) => event.waitUntil(keep(scope)));
  scope.addEventListener('activate', (event) => event.waitUntil(tidy(scope)));
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.mode === 'navigate' || isKept(request)) event.respondWith(answer(scope, request));
  });
}
