import { expect, it } from 'vitest';

import { orientationOf } from './orientation.ts';

it.each([
  ['nothing', [1, 0, 0, 1], { mirrored: false, quarterTurns: 0 }],
  ['a quarter to the right', [0, 1, -1, 0], { mirrored: false, quarterTurns: 1 }],
  ['a half', [-1, 0, 0, -1], { mirrored: false, quarterTurns: 2 }],
  ['a quarter to the left', [0, -1, 1, 0], { mirrored: false, quarterTurns: 3 }],
  ['a mirror', [-1, 0, 0, 1], { mirrored: true, quarterTurns: 0 }],
  ['a mirror upside down', [1, 0, 0, -1], { mirrored: true, quarterTurns: 2 }],
  ['a little off a quarter', [0.1, 0.99, -0.99, 0.1], { mirrored: false, quarterTurns: 1 }],
])('reads %s', (_, [a = 0, b = 0, c = 0, d = 0], expected) => {
  const one = 65_536;
  expect(orientationOf([a * one, b * one, 0, c * one, d * one, 0, 0, 0, 2 ** 30])).toEqual(expected);
});
