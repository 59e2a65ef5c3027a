import fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';

import { signHook, verifyHook } from '../../adapters/money/signed-hook.ts';
import type { VendorEvent } from '../../domain/money/checkout-provider.ts';
import type { Visitor } from '../identity/visitor.ts';
import { servePaymentHook } from './serve-payment-hook.ts';

const NOW = Date.UTC(2026, 10, 22);
const events: VendorEvent[] = [];
let isDown = false;

const app = fastify();
servePaymentHook({
  now: () => NOW,
  provider: {
    kind: 'stripe',
    verify: ({ body, headers }, now) => {
      const signed = verifyHook({ body, header: headers['stripe-signature'] }, ['secret'], now);
      if (!signed.ok) return Promise.resolve(signed);
      const text = body.toString('utf8');
      return Promise.resolve(
        text === '{}' ? { ok: false, failure: 'unreadable' } : { ok: true, value: { id: text, kind: 'x', about: {} } },
      );
    },
  },
  purchases: {
    receive: (_checkout, event) => {
      if (isDown) return Promise.reject(new Error('database down'));
      events.push(event);
      return Promise.resolve();
    },
  },
})(app, () => Promise.resolve({} as Visitor)); // Nobody is asked for.
afterAll(() => app.close());

async function post(
  payload: string,
  header = signHook(Buffer.from(payload), 'secret', NOW),
  type = 'application/json',
) {
  const headers = { 'stripe-signature': header, 'content-type': type };
  return (await app.inject({ method: 'POST', url: '/api/kinora/hooks/stripe', payload, headers })).statusCode;
}

it('S25: says yes when the event is written down, and not before', async () => {
  expect(await post('{ "id" : 1 }')).toBe(200);
  expect(events.at(-1)?.id).toBe('{ "id" : 1 }');
  isDown = true;
  expect(await post('{ "id" : 2 }')).toBe(500);
  isDown = false;
  expect(events).toHaveLength(1);
});

it('reads the bytes as they came, whatever they are called', async () => {
  expect(await post('{"a":1}', undefined, 'text/plain')).toBe(200);
  expect(await post('{"__proto__":1}', undefined, 'application/json; charset=utf-8')).toBe(200);
});

it.each([
  ['{"a":1}', 'nothing', 401],
  ['{"a":1}', signHook(Buffer.from('{"a":1}'), 'secret', NOW - 301_000), 401],
  ['{}', signHook(Buffer.from('{}'), 'secret', NOW), 400],
  ['', signHook(Buffer.from(''), 'other', NOW), 401],
  ['x'.repeat(1_048_577), 'nothing', 413],
])('S25: refuses %s', async (payload, header, status) => {
  const before = events.length;
  expect(await post(payload, header)).toBe(status);
  expect(events).toHaveLength(before);
});
