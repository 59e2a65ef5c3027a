import { expect, it } from 'vitest';

import { difference, isPicture } from './film.ts';

it('measures how far two pictures are apart', () => {
  expect(difference(Uint8ClampedArray.of(1, 2), Uint8ClampedArray.of(1, 2))).toBe(0);
  expect(difference(Uint8ClampedArray.of(10, 0), Uint8ClampedArray.of(0, 20))).toBe(15);
});

it('tells a picture from one colour', () => {
  expect(isPicture(new Uint8ClampedArray(400))).toBe(false);
  expect(isPicture(Uint8ClampedArray.from({ length: 400 }, (_value, index) => index % 90))).toBe(true);
});
