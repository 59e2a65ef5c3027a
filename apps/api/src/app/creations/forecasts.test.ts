import { expect, it } from 'vitest';

import type { CreationRecord, Told } from '../../domain/creations/creation.ts';
import type { Line, LineJob } from '../../domain/creations/forecast.ts';
import { createForecasts, keepsTold } from './forecasts.ts';

const aRecord = (id: string, change: Partial<CreationRecord> = {}): CreationRecord => ({
  id,
  memberId: 'member',
  batchId: 'batch',
  model: 'local',
  mode: 'text',
  input: { prompt: 'a boat', resolution: '360p', shape: '16:9', seconds: 3 },
  state: 'waiting',
  phase: null,
  done: 0,
  total: 72,
  position: 0,
  price: 8,
  isTrial: false,
  ownKey: null,
  receipt: { held: 8, charged: 0, returned: 0, reason: null, at: null },
  result: null,
  failure: null,
  parents: [],
  createdAt: 0,
  startedAt: null,
  endedAt: null,
  version: 1,
  ...change,
});

const aJob = (id: string): LineJob => ({
  id,
  memberId: 'member',
  atOnce: 2,
  turn: 1,
  createdAt: -1_000_000,
  mode: 'text',
  resolution: '360p',
  shape: '16:9',
  seconds: 3,
  startedAt: null,
  done: 0,
  total: 72,
});

/** To the second. */
const likely = (one: { p50: number | null } | undefined) => Math.round(one?.p50 ?? 0);

const SMALL = { mode: 'text', resolution: '360p', shape: '16:9', seconds: 3 };
/** Enough to know a route by. */
const BY_A_SLOW_ROUTE = Array.from({ length: 8 }, () => ({ ...SMALL, route: 'slow', took: 60 }));

/** A server whose clips take four seconds, and what it was asked. */
function aServer(waiting: readonly string[], routes: ReadonlyMap<string, string> = new Map()) {
  const server = {
    time: 0,
    line: { running: [], waiting: waiting.map(aJob), recent: [] } as Line,
    asked: [] as string[],
  };
  const forecasts = createForecasts({
    creations: {
      history: async (lane) => {
        server.asked.push(`history of ${lane}`);
        if (routes.size > 0)
          return [...BY_A_SLOW_ROUTE, ...BY_A_SLOW_ROUTE.map((one) => ({ ...one, route: 'quick', took: 9 }))];
        return lane === 'local' ? [{ ...SMALL, took: 4 }] : [];
      },
      line: async (lane) => {
        server.asked.push(`line of ${lane}`);
        return server.line;
      },
      routesOf: async () => routes,
    },
    sideBySide: () => 1,
    now: () => server.time,
  });
  return { server, forecasts };
}

it('says when those that wait and those that run are ready, and nothing of what has ended', async () => {
  const { forecasts } = aServer(['a', 'b']);
  const running = aRecord('r', { state: 'running', startedAt: -1000, position: null });
  const found = await forecasts([
    aRecord('a'),
    aRecord('b', { position: 1 }),
    running,
    aRecord('e', { state: 'ready' }),
  ]);
  expect([...found].map(([id, one]) => [id, likely(one)])).toEqual([
    ['a', 4],
    ['b', 8],
    ['r', 3],
  ]);
});

it('goes by what the route took that makes a running clip', async () => {
  const { forecasts } = aServer(
    [],
    new Map([
      ['one', 'slow'],
      ['other', 'quick'],
    ]),
  );
  const running = ['one', 'other'].map((id) => aRecord(id, { state: 'running', startedAt: 0, position: null }));
  const found = await forecasts(running);
  expect([...found.values()].map(likely)).toEqual([60, 9]);
});

it('knows nothing of a lane nobody has used', async () => {
  const { forecasts } = aServer(['a']);
  expect((await forecasts([aRecord('a', { model: 'other' })])).get('a')).toEqual({ p50: null, p90: null });
});

it('looks at the line once a second, and at once for who has just joined it', async () => {
  const { server, forecasts } = aServer(['a']);
  await Promise.all([forecasts([aRecord('a')]), forecasts([aRecord('a')])]);
  server.time = 900;
  expect((await forecasts([aRecord('a')])).get('a')?.p50).toBeCloseTo(3.1, 0);
  expect(server.asked).toEqual(['history of local', 'line of local']);
  server.line = { running: [], waiting: ['a', 'b'].map(aJob), recent: [] };
  expect(likely((await forecasts([aRecord('b', { position: 1 })])).get('b'))).toBe(8);
  server.time = 903;
  // Too soon to look again: by its place.
  expect(likely((await forecasts([aRecord('c', { position: 2 })])).get('c'))).toBe(12);
  server.time = 8000;
  await forecasts([aRecord('a')]);
  expect(server.asked.slice(2)).toEqual(['line of local', 'history of local', 'line of local']);
});

it('keeps what was told, as far as anything was', async () => {
  const { forecasts } = aServer(['a']);
  const kept: Told[] = [];
  const keepTold = keepsTold({ creations: { keepTold: async (told) => void kept.push(...told) }, forecasts });
  await keepTold([aRecord('a'), aRecord('x', { model: 'other' })]);
  expect(kept.map((one) => [one.id, likely(one)])).toEqual([['a', 4]]);
  expect(kept[0]?.p90).toBeGreaterThan(kept[0]?.p50 ?? 0);
});
