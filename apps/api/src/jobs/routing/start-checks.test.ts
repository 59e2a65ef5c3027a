import { once } from 'node:events';

import { ok } from '@kinora/contracts';
import type { RemoteProvider } from '@kinora/video-providers';
import { expect, it } from 'vitest';

import type { RunningRoute } from '../../app/routing/route-book.ts';
import type { CreationRecord } from '../../domain/creations/creation.ts';
import type { Checked, DueOperation, Operations } from '../../domain/routing/operations.ts';
import { createPace } from '../../domain/routing/pace.ts';
import { ROUTE_DEFAULTS } from '../../domain/routing/route.ts';
import { startChecks, type ChecksDeps } from './start-checks.ts';

const refuse = () => Promise.reject(new Error('not asked for'));

const aJob = (id: string, route = 'vidu'): DueOperation => ({
  id,
  creationId: id,
  route,
  jobId: id,
  token: `token of ${id}`,
  state: 'open',
  external: { id: `there ${id}` },
  microUsd: 0,
  checks: 1,
  misses: 2,
  startedAt: Date.now(),
  callAt: Date.now(),
  isCancelRequested: false,
  isEnded: false,
});

const A_RECORD: CreationRecord = {
  id: 'a',
  memberId: 'member',
  batchId: 'batch',
  model: 'vidu-q1',
  mode: 'text',
  input: {},
  state: 'running',
  phase: null,
  done: 0,
  total: 100,
  position: null,
  price: 32,
  isTrial: false,
  ownKey: null,
  receipt: { held: 32, charged: 0, returned: 0, reason: null, at: null },
  result: null,
  failure: null,
  parents: [],
  createdAt: 0,
  startedAt: 0,
  endedAt: null,
  version: 1,
};

/** Books that hand some jobs out once, and a vendor that is at work on all of them. */
function bench(due: DueOperation[], check: RemoteProvider['check']) {
  const written: (readonly Checked[])[] = [];
  const said: string[] = [];
  let [asked, most] = [0, 0];
  const provider: RemoteProvider = {
    name: 'vidu',
    offers: [],
    hasKeys: false,
    quote: () => 0,
    validate: () => undefined,
    start: refuse,
    cancel: refuse,
    fetch: refuse,
    async check(operation, signal) {
      asked += 1;
      most = Math.max(most, asked);
      await new Promise((resolve) => setTimeout(resolve, 20));
      asked -= 1;
      return check(operation, signal);
    },
  };
  const limits = {
    id: 'vidu',
    provider: 'vidu',
    base: null,
    source: 'operator',
    isPaused: false,
    revision: 1,
  } as const;
  const running: RunningRoute = { provider, isFree: false, route: { ...ROUTE_DEFAULTS, ...limits } };
  const operations: Operations = {
    begin: refuse,
    open: refuse,
    end: refuse,
    wake: refuse,
    ofCreation: refuse,
    uncertain: refuse,
    beat: () => Promise.resolve(),
    claim: (limit) => Promise.resolve(due.splice(0, limit)),
    checked: (all) => {
      if (all.length > 0) written.push(all);
      return Promise.resolve();
    },
  };
  const deps: ChecksDeps = {
    book: { running: (id) => Promise.resolve(id === 'vidu' ? running : undefined) },
    creations: { confirmCancel: refuse, fail: refuse, held: refuse },
    operations,
    queue: { fail: refuse, listen: () => () => {} },
    routes: { met: () => Promise.resolve() },
    receiveClip: refuse,
    pace: createPace(),
    now: Date.now,
    log: (message) => void said.push(message),
  };
  return { deps, said, written, most: () => most };
}

const OPTIONS = { leaseMs: 5000, atOnce: 4, places: 1 };
const busy: RemoteProvider['check'] = () => Promise.resolve(ok({ state: 'running', share: 0.42 }));

it('asks for as many at once as it may, and writes what it found down together', async () => {
  const { deps, most, written } = bench(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => aJob(id)),
    busy,
  );
  const checks = startChecks(deps, OPTIONS);
  await expect.poll(() => written.flat().length).toBe(6);
  await checks.close();
  expect(most()).toBe(4);
  expect(written.length).toBeLessThan(4);
  expect(written.flat()[0]).toMatchObject({
    id: 'a',
    token: 'token of a',
    misses: 0,
    inMs: 2000,
    progress: { phase: 'drawing', done: 42, total: 100 },
  });
});

it('asks for a job of a route that is gone later, and goes on when a check breaks', async () => {
  const { deps, said, written } = bench([aJob('a', 'removed'), aJob('b')], () => {
    throw new Error('a bug');
  });
  const checks = startChecks(deps, OPTIONS);
  await expect.poll(() => written.flat().length).toBe(1);
  await checks.close();
  expect(written.flat()).toMatchObject([{ id: 'a', misses: 3, inMs: 16_000 }]);
  expect(said).toEqual(['a check broke: a bug']);
});

it('keeps the lease of a result that is begun by itself, and of all of them together from then on', async () => {
  const { deps } = bench(
    ['a', 'b', 'c'].map((id) => aJob(id)),
    () => Promise.resolve(ok({ state: 'ready', output: { url: 'https://vendor.example/film.mp4' } })),
  );
  const beats: string[][] = [];
  const over = new AbortController();
  const checks = startChecks(
    {
      ...deps,
      creations: { ...deps.creations, held: () => Promise.resolve(A_RECORD) },
      operations: {
        ...deps.operations,
        beat: (of) => Promise.resolve(void beats.push(of.map(({ id }) => id))),
        end: () => Promise.resolve(true),
      },
      receiveClip: async () => {
        if (!over.signal.aborted) await once(over.signal, 'abort');
        return ok('delivered');
      },
    },
    { ...OPTIONS, leaseMs: 900 },
  );
  await expect.poll(() => beats.length).toBeGreaterThanOrEqual(4);
  over.abort();
  await checks.close();
  expect(beats.slice(0, 3)).toEqual(expect.arrayContaining([['a'], ['b'], ['c']]));
  expect(beats[3]).toEqual(['a', 'b', 'c']);
});
