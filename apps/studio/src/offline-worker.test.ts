import { beforeEach, describe, expect, it } from 'vitest';

import { serveOffline } from './offline-worker.ts';

type Scope = Parameters<typeof serveOffline>[0];
type Run = (event: never) => void;
let listeners = new Map<string, Run>();
let added: string[] = [];
let opened: string[] = [];
let deleted: string[] = [];
let isOnline = true;
const visitor = { chosen: undefined as string | undefined, languages: ['en-US'], onLine: false };

function aScope() {
  const cache = { addAll: (files: string[]) => Promise.resolve(void added.push(...files)) };
  return {
    caches: {
      open: (name: string) => Promise.resolve((opened.push(name), cache)),
      keys: () => Promise.resolve(['kinora-offline-1', ...opened]),
      delete: (name: string) => Promise.resolve(deleted.push(name)),
      match: (asked: unknown) =>
        Promise.resolve(typeof asked === 'string' && added.includes(asked) ? new Response(`kept ${asked}`) : undefined),
    },
    clients: { claim: () => Promise.resolve() },
    cookieStore: { get: () => Promise.resolve(visitor.chosen === undefined ? null : { value: visitor.chosen }) },
    location: { search: '?en,de,pt-BR' },
    navigator: visitor,
    fetch: () => (isOnline ? Promise.resolve(new Response('here')) : Promise.reject(new TypeError('offline'))),
    skipWaiting: () => Promise.resolve(),
    addEventListener: (type: string, run: Run) => void listeners.set(type, run),
  };
}

/** Starts the worker of a browser, in which this may be missing or be otherwise. */
function serve(more: Readonly<Record<string, unknown>> = {}) {
  // Only what is listed above is used of it.
  serveOffline({ ...aScope(), ...more } as unknown as Scope, 'v1');
}

/** What the worker answers; undefined where it lets the browser do it. */
async function ask(request: { mode: string; url: string }): Promise<string | undefined> {
  let answer: Promise<Response> | undefined;
  listeners.get('fetch')?.({ request, respondWith: (given: Promise<Response>) => (answer = given) } as never);
  return (await answer)?.clone().text();
}

async function happen(type: 'install' | 'activate') {
  let work: Promise<unknown> = Promise.resolve();
  listeners.get(type)?.({ waitUntil: (given: Promise<unknown>) => (work = given) } as never);
  await work;
}

const openPage = (path: string) => ask({ mode: 'navigate', url: `https://kinora.test${path}` });

beforeEach(async () => {
  listeners = new Map();
  [added, opened, deleted] = [[], [], []];
  isOnline = true;
  Object.assign(visitor, { chosen: undefined, languages: ['en-US'], onLine: false });
  serve();
  await happen('install');
});

describe('the service worker', () => {
  it('keeps a page for each language of the server', () => {
    const pages = ['en', 'de', 'pt-BR'].flatMap((locale) => [
      `/offline/${locale}.html`,
      `/offline/${locale}-silent.html`,
    ]);
    expect(added).toEqual([...pages, '/offline.css', '/icon.svg']);
  });

  it('lets the network answer for pages, and shows its own where it does not', async () => {
    expect(await openPage('/home/')).toBe('here');
    isOnline = false;
    expect(await openPage('/home/')).toBe('kept /offline/en.html');
  });

  it('says that the server does not answer to a visitor who has a connection', async () => {
    isOnline = false;
    visitor.onLine = true;
    expect(await openPage('/de/checkout/pack-200/')).toBe('kept /offline/de-silent.html');
  });

  it('stays out of everything else', async () => {
    expect(await ask({ mode: 'cors', url: 'https://kinora.test/api/kinora/integral' })).toBeUndefined();
    expect(await ask({ mode: 'no-cors', url: 'https://kinora.test/assets/studio-1.js' })).toBeUndefined();
    expect(await ask({ mode: 'no-cors', url: 'https://kinora.test/offline.css' })).toBe('here');
  });

  it('fails as the network does where it keeps nothing', async () => {
    isOnline = false;
    await expect(ask({ mode: 'no-cors', url: 'https://kinora.test/icon.svg' })).rejects.toThrow('offline');
  });

  it('forgets what an older one kept', async () => {
    await happen('activate');
    expect(deleted).toEqual(['kinora-offline-1']);
  });

  it('keeps anew what was reworded, and what another server offers', async () => {
    serve({ location: { search: '?de,en' } });
    await happen('install');
    expect(new Set(opened).size).toBe(2);
  });
});

describe('without a connection', () => {
  beforeEach(() => {
    isOnline = false;
  });

  it.each([
    ['/de/home/', '/offline/de.html'],
    ['/pt-BR/terms/?a=1', '/offline/pt-BR.html'],
    ['/fr/home/', '/offline/en.html'],
    ['/text-to-video/', '/offline/en.html'],
  ])('%s is answered in the language of its path', async (path, page) => {
    Object.assign(visitor, { chosen: 'de' });
    expect(await openPage(path)).toBe(`kept ${page}`);
  });

  it('the root is answered in the language that was chosen', async () => {
    Object.assign(visitor, { chosen: 'de', languages: ['pt-BR'] });
    expect(await openPage('/')).toBe('kept /offline/de.html');
  });

  it.each([
    [['fr', 'de-AT', 'en'], '/offline/de.html'],
    [['pt-BR', 'de'], '/offline/pt-BR.html'],
    [['fr'], '/offline/en.html'],
    [[], '/offline/en.html'],
  ])('the root is answered in what a browser that likes %j likes best', async (languages, page) => {
    Object.assign(visitor, { chosen: 'fr', languages });
    expect(await openPage('/')).toBe(`kept ${page}`);
    serve({ cookieStore: undefined });
    expect(await openPage('/')).toBe(`kept ${page}`);
  });
});
