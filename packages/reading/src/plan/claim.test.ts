import { expect, it } from 'vitest';

import { castPart, holdsPart, valueAt } from './claim.ts';

const plan = { time: 'night', air: null, cast: [{ action: 'run', looks: { tint: '#d63a2f', isTurned: false } }] };

it('finds what a plan holds at a path', () => {
  expect(valueAt(plan, 'time')).toBe('night');
  expect(valueAt(plan, 'cast/0/looks/tint')).toBe('#d63a2f');
  expect(valueAt(plan, 'cast/1/action')).toBeUndefined();
});

it.each([
  ['cast/0', true],
  ['cast/0/action', true],
  ['cast/0/relation', false],
  ['cast/0/looks/isTurned', false],
  ['air', false],
] as const)('knows whether %s draws anything', (part, known) => {
  expect(holdsPart(plan, part)).toBe(known);
});

it('calls one of the cast by its place', () => {
  expect([castPart(1, 'self'), castPart(0, 'looks/hair')]).toEqual(['cast/1', 'cast/0/looks/hair']);
});
