import { nodePaintEnv } from '@kinora/drawing/testing';
import { describe, expect, it } from 'vitest';

import { aPeopleFinder, aPhotograph, type PhotographName } from '../testing/a-photograph.ts';
import { largestPerson, personHead } from './person-head.ts';
import { createPlane, mapPlane } from './plane.ts';
import { preparePicture } from './prepare-picture.ts';

const SIZE = { width: 160, height: 200 };

type Shape = (x: number, y: number) => boolean;
const disc =
  (centreX: number, centreY: number, radius: number): Shape =>
  (x, y) =>
    Math.hypot(x - centreX, y - centreY) < radius;
const box =
  ([left, top]: readonly [number, number], [width, height]: readonly [number, number]): Shape =>
  (x, y) =>
    x >= left && x < left + width && y >= top && y < top + height;

const matteOf = (...shapes: readonly Shape[]) =>
  mapPlane(createPlane(SIZE.width, SIZE.height), (_, at) =>
    shapes.some((shape) => shape(at % SIZE.width, Math.floor(at / SIZE.width))) ? 1 : 0,
  );

const body = box([56, 70], [48, 130]);
const someone = [disc(80, 40, 20), box([72, 56], [16, 16]), body];

describe('the head of somebody', () => {
  it.each([
    ['who stands', []],
    ['who holds up a hand', [box([110, 16], [8, 60]), box([96, 70], [22, 10])]],
    ['who has a wide coat', [box([30, 84], [100, 116])]],
    ['who sits with a knee beside', [disc(130, 130, 18), box([100, 120], [30, 20])]],
  ] as const)('%s is where it is', (_, more) => {
    const head = personHead(matteOf(...someone, ...more));
    expect(Math.abs((head?.x ?? 0) - 80)).toBeLessThan(3);
    expect(Math.abs((head?.y ?? 0) - 42)).toBeLessThan(5);
    expect(Math.abs((head?.radius ?? 0) - 21)).toBeLessThan(5);
  });

  it.each([
    ['a wall', [box([0, 20], [160, 180])]],
    ['a hand', [box([76, 20], [8, 60]), box([20, 80], [120, 120])]],
    ['nobody', []],
  ] as const)('is not seen in %s', (_, shapes) => {
    expect(personHead(matteOf(...shapes))).toBeNull();
  });
});

describe('somebody among several', () => {
  const matte = matteOf(box([10, 60], [30, 140]), box([70, 40], [40, 160]));
  const isThere = (shown: readonly [number, number], x: number) =>
    (largestPerson(matte, shown).data[150 * SIZE.width + x] ?? 0) > 0.5;

  it('is the largest one', () => expect([20, 90].map((x) => isThere([0, 160], x))).toEqual([false, true]));

  it('is the one who is shown', () => expect([20, 90].map((x) => isThere([0, 80], x))).toEqual([true, false]));
});

it.each([
  ['admiral', [0.48, 0.27]],
  ['astronaut', [0.45, 0.16]],
] as const)('a hat goes to the head of the %s', async (name: PhotographName, [x, y]) => {
  const environment = { ...nodePaintEnv(), findPeople: await aPeopleFinder() };
  const { anchors, extent } = preparePicture(environment, await aPhotograph(name), {
    width: 240,
    height: 240,
    subject: 'free',
  });
  expect(((anchors?.head.x ?? 0) - extent.left) / extent.width).toBeCloseTo(x, 1);
  expect(((anchors?.head.y ?? 0) - extent.top) / extent.height).toBeCloseTo(y, 1);
  expect((anchors?.head.radius ?? 0) / extent.height).toBeLessThan(0.25);
});
