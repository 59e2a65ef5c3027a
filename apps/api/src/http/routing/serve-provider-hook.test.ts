import { createHmac, randomUUID } from 'node:crypto';

import { createOutbound, REMOTE_KINDS } from '@kinora/video-providers';
import { atNight } from '@kinora/vitest-config/nightly';
import fastify from 'fastify';
import { afterAll, beforeEach, expect, it } from 'vitest';

import type { RunningRoute } from '../../app/routing/route-book.ts';
import { ROUTE_DEFAULTS } from '../../domain/routing/route.ts';
import type { Visitor } from '../identity/visitor.ts';
import { serveProviderHook } from './serve-provider-hook.ts';

const NOW = Date.UTC(2026, 10, 26);
const KEY = 'vda_1';
const MANY = atNight(10_000, 500);

const outbound = createOutbound();
const routeOf = (id: string, provider: string): RunningRoute | undefined => {
  const kind = REMOTE_KINDS.find(({ name }) => name === provider);
  const limits = { base: null, source: 'operator', isPaused: false, revision: 1 } as const;
  return (
    kind && {
      provider: kind.create({ outbound, key: KEY }),
      isFree: false,
      route: { ...ROUTE_DEFAULTS, id, provider, ...limits },
    }
  );
};
const routes = [routeOf('vidu', 'vidu'), routeOf('minimax', 'minimax')];

let woken: string[] = [];
beforeEach(() => (woken = []));

const app = fastify();
serveProviderHook({
  book: { find: (id) => routes.find((one) => one?.route.id === id) },
  operations: {
    wake: (route, id) => {
      woken.push(`${route} ${id}`);
      return Promise.resolve(true);
    },
  },
  now: () => NOW,
})(app, () => Promise.resolve({} as Visitor)); // Nobody is asked for.
afterAll(async () => {
  await app.close();
  outbound.close();
});

/** As Vidu signs: https://platform.vidu.com/docs/callback-signature. */
function signed(path: string, { at = NOW, key = KEY } = {}) {
  const [date, nonce] = [new Date(at).toUTCString(), randomUUID()];
  const text = ['POST', path, '', 'vidu', date, `Date:${date}\nx-request-nonce:${nonce}\n`].join('\n');
  const signature = createHmac('sha256', key).update(text).digest('base64');
  return { date, 'x-request-nonce': nonce, 'x-hmac-signature': signature };
}

const URL_OF_VIDU = '/api/kinora/hooks/routes/vidu';

async function post(payload: string, headers: Record<string, string> = signed(URL_OF_VIDU), url = URL_OF_VIDU) {
  const answer = await app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });
  return answer.statusCode;
}

it('makes the job a vendor has news of due at once, and believes nothing else of it', async () => {
  expect(await post('{"id":"job-1","state":"success","creations":[{"url":"https://evil.example.com"}]}')).toBe(200);
  expect(woken).toEqual(['vidu job-1']);
});

it.each([
  ['unsigned', {}, 401],
  ['signed with another key', signed(URL_OF_VIDU, { key: 'other' }), 401],
  ['signed for another address', signed('/api/kinora/hooks/routes/other'), 401],
  ['ten minutes old', signed(URL_OF_VIDU, { at: NOW - 600_000 }), 401],
  ['ten minutes early', signed(URL_OF_VIDU, { at: NOW + 600_000 }), 401],
] as const)('refuses what is %s', async (_what, headers, code) => {
  expect(await post('{"id":"job-1"}', headers)).toBe(code);
  expect(woken).toEqual([]);
});

it('refuses what names no job, and what is larger than any post', async () => {
  expect(await post('not json')).toBe(400);
  expect(await post('x'.repeat(1_048_577))).toBe(413);
  expect(woken).toEqual([]);
});

it('knows no route that is not there, or whose vendor signs nothing', async () => {
  expect(await post('{"id":"a"}', {}, '/api/kinora/hooks/routes/none')).toBe(404);
  expect(await post('{"id":"a"}', {}, '/api/kinora/hooks/routes/minimax')).toBe(404);
});

it(`takes ${MANY} posts at once, replayed and out of order`, async () => {
  const headers = signed(URL_OF_VIDU);
  const codes = await Promise.all(
    Array.from({ length: MANY }, (_, at) => post(`{"id":"job-${at % 50}"}`, at % 3 === 0 ? {} : headers)),
  );
  expect(codes.filter((code) => code === 401)).toHaveLength(Math.ceil(MANY / 3));
  expect(woken).toHaveLength(MANY - Math.ceil(MANY / 3));
}, 60_000);
