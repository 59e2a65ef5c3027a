// The service worker: it shows a page when no page can be had, and keeps nothing else. The build writes it to /sw.js.

/** The part of a service worker's scope that is used; TypeScript's DOM library does not know it beside a page's. */
interface WorkerScope {
  readonly caches: CacheStorage;
  readonly clients: { claim(): Promise<void> };
  /** Not in every browser. */
  readonly cookieStore?: { get(name: string): Promise<{ readonly value?: string } | null> };
  readonly fetch: typeof fetch;
  /** Behind `?`: the languages of the server, the one without a prefix first. */
  readonly location: Pick<Location, 'search'>;
  readonly navigator: Pick<Navigator, 'languages' | 'onLine'>;
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

/** As the cookie of the chosen language is called. */
const LOCALE_COOKIE = 'locale';
const FILES = ['/offline.css', '/icon.svg'];

const localesOf = ({ location }: WorkerScope) => location.search.slice(1).split(',');
const pageOf = (locale: string) => `/offline/${locale}.html`;
/** The same for a visitor who has a connection, while the server does not answer. */
const silentPageOf = (locale: string) => `/offline/${locale}-silent.html`;

async function keep(scope: WorkerScope, name: string) {
  const cache = await scope.caches.open(name);
  const pages = localesOf(scope).flatMap((locale) => [pageOf(locale), silentPageOf(locale)]);
  await cache.addAll([...pages, ...FILES]);
  await scope.skipWaiting();
}

async function tidy({ caches, clients }: WorkerScope, kept: string) {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== kept).map((name) => caches.delete(name)));
  await clients.claim();
}

/** The language the server would choose at `/`: the one chosen here before, else the one the browser likes best. */
async function firstLocale({ cookieStore, navigator }: WorkerScope, locales: readonly string[]) {
  const chosen = (await cookieStore?.get(LOCALE_COOKIE))?.value;
  const acceptedLocales = navigator.languages.flatMap((tag) => [tag, ...tag.split('-', 1)]);
  return [chosen, ...acceptedLocales].find((one) => one !== undefined && locales.includes(one));
}

/** The language a page would have had: that of its path, and before there is one that of the visitor. */
async function localeOf(scope: WorkerScope, { url }: Request): Promise<string> {
  const locales = localesOf(scope);
  const [, first = ''] = new URL(url).pathname.split('/', 2);
  const named = first === '' ? await firstLocale(scope, locales) : first;
  return [named, ...locales].find((one) => one !== undefined && locales.includes(one)) ?? '';
}

const isKept = ({ url }: Request): boolean => FILES.includes(new URL(url).pathname);

/** What the network says; where it says nothing, what is kept. */
async function answer(scope: WorkerScope, request: Request): Promise<Response> {
  try {
    return await scope.fetch(request);
  } catch (error) {
    const keptPageOf = scope.navigator.onLine ? silentPageOf : pageOf;
    const asked = request.mode === 'navigate' ? keptPageOf(await localeOf(scope, request)) : request;
    const kept = await scope.caches.match(asked);
    if (kept) return kept;
    throw error;
  }
}

/** Listens; everything but pages, and the files of the one page, passes by. `version` is of those files. */
export function serveOffline(scope: WorkerScope, version: string): void {
  const name = `kinora-offline-${version}-${localesOf(scope).join('-')}`;
  scope.addEventListener('install', (event) => event.waitUntil(keep(scope, name)));
  scope.addEventListener('activate', (event) => event.waitUntil(tidy(scope, name)));
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.mode === 'navigate' || isKept(request)) event.respondWith(answer(scope, request));
  });
}
