import { expect, it } from 'vitest';

import { menuPlace } from './menu-place.ts';

const room = { width: 400, height: 300 };
const size = { width: 100, height: 120 };

it.each([
  ['behind the point', { x: 50, y: 60 }, { left: 50, top: 60 }],
  ['before it at the far edges', { x: 350, y: 250 }, { left: 250, top: 130 }],
  ['clear of the near edges', { x: 2, y: 0 }, { left: 8, top: 8 }],
])('a menu opens %s', (_case, at, place) => expect(menuPlace(at, size, room)).toEqual(place));

it('goes as far in as it must where neither side has room', () => {
  expect(menuPlace({ x: 50, y: 150 }, { width: 100, height: 200 }, room)).toEqual({ left: 50, top: 92 });
  expect(menuPlace({ x: 50, y: 150 }, { width: 100, height: 500 }, room).top).toBe(8);
});
