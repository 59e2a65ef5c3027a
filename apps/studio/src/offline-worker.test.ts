import { beforeEach, describe, expect, it } from 'vitest';

import { serveOffline } from './offline-worker.ts';

type Run = (event: never) => void;
const PAGE = new Response('You are offline');
let listeners = new Map<string, Run>();
let deleted: string[] = [];
let isOnline = true;

function aScope() {
  const cache = { addAll: () => Promise.resolve() };
  return {
    caches: {
      open: () => Promise.resolve(cache),
      keys: () => Promise.resolve(['kinora-offline-0', 'kinora-offline-1']),
      delete: (name: string) => Promise.resolve(deleted.push(name)),
      match: (asked: unknown) => Promise.resolve(asked === '/offline.html' ? PAGE : undefined),
    },
    clients: { claim: () => Promise.resolve() },
    fetch: () => (isOnline ? Promise.resolve(new Response('here')) : Promise.reject(new TypeError('offline'))),
    skipWaiting: () => Promise.resolve(),
    addEventListener: (type: string, run: Run) => void listeners.set(type, run),
  };
}

/** What the worker answers; undefined where it lets the browser do it. */
async function ask(request: { mode: string; url: string }): Promise<string | undefined> {
  let answer: Promise<Response> | undefined;
  listeners.get('fetch')?.({ request, respondWith: (given: Promise<Response>) => (answer = given) } as never);
  return (await answer)?.clone().text();
}

beforeEach(() => {
  listeners = new Map();
  deleted = [];
  isOnline = true;
  // Only what is listed above is used of it.
  serveOffline(aScope() as unknown as Parameters<typeof serveOffline>[0]);
});

describe('the service worker', () => {
  it('lets the network answer for pages, and shows its own where it does not', async () => {
    const page = { mode: 'navigate', url: 'https://kinora.test/home/' };
    expect(await ask(page)).toBe('here');
    isOnline = false;
    expect(await ask(page)).toBe('You are offline');
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
    let work: Promise<unknown> = Promise.resolve();
    listeners.get('activate')?.({ waitUntil: (given: Promise<unknown>) => (work = given) } as never);
    await work;
    expect(deleted).toEqual(['kinora-offline-0']);
  });
});
