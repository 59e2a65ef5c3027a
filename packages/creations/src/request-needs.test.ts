import { rightsOf } from '@kinora/contracts/plans';
import { expect, it } from 'vitest';

import { needsIn, requestNeeds } from './request-needs.ts';
import type { UnsentRequest } from './unsent-request.ts';

const ORDER: UnsentRequest = { model: 'local', mode: 'text', input: { prompt: 'a fox' }, count: 1, cost: 8 };
const NOW = Date.UTC(2026, 10, 22);

it.each([
  [ORDER, []],
  [{ ...ORDER, count: 4 }, ['count']],
  [{ ...ORDER, prompts: ['a fox', 'a boat'] }, ['count']],
  [{ ...ORDER, input: { prompt: 'a fox', resolution: '1080p' } }, ['resolution']],
  [{ ...ORDER, mode: 'effect', input: { effect: 'neon-twist', resolution: '1080p' } }, ['effect', 'resolution']],
] satisfies readonly (readonly [UnsentRequest, readonly string[]])[])('%j needs %j', (request, needs) => {
  expect(requestNeeds(request, rightsOf(null), NOW)).toEqual(needs);
  expect(requestNeeds(request, rightsOf('pro'), NOW)).toEqual([]);
});

it('reads what the server names', () => {
  expect(needsIn({ resolution: 'plan-needed', count: 'plan-needed', seed: 'too-large' })).toEqual([
    'count',
    'resolution',
  ]);
  expect(needsIn()).toEqual([]);
});
