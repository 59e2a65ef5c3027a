import type { FaceMarks } from '@kinora/drawing';
import { aPhoto, nodePaintEnv, paintMeadow, paintPerson } from '@kinora/drawing/testing';
import { describe, expect, it } from 'vitest';

import { aPeopleFinder, aPhotograph, NOBODY, PEOPLE, type PhotographName } from '../testing/a-photograph.ts';
import { measureColours } from './colour-planes.ts';
import { personOf } from './find-person.ts';
import { createPlane, mapPlane } from './plane.ts';
import { preparePicture } from './prepare-picture.ts';

const findPeople = await aPeopleFinder();
const bare = nodePaintEnv();
const SIZE = { width: 240, height: 240 };

function findNobody(): never {
  throw new Error('Somebody was looked for.');
}

/** A face around its nose. */
const aFace = (nose: { readonly x: number; readonly y: number }): FaceMarks => ({
  likelihood: 1,
  box: { x: nose.x - 8, y: nose.y - 8, width: 16, height: 16 },
  leftEye: nose,
  rightEye: nose,
  nose,
  mouth: nose,
  leftEar: nose,
  rightEar: nose,
});

/** Where the person of `paintPerson` is, and a gap in that body. */
const isBody = (x: number, y: number) =>
  Math.hypot(x - 80, y - 34) < 12 || (Math.abs(x - 80) < 15.6 && y > 45 && y < 93);
const isGap = (x: number, y: number) => Math.abs(x - 86) < 4 && Math.abs(y - 70) < 12;

/** What is cut out of a photograph, as numbers: its share of the picture, and whether it is opaque at a place. */
async function cutOf(name: PhotographName, environment = { ...bare, findPeople }) {
  const { front } = preparePicture(environment, await aPhotograph(name), { ...SIZE, subject: 'free' });
  if (!front) throw new Error('Nothing is free.');
  const opaque = front.words.filter((word) => word >>> 24 > 128).length;
  return {
    area: opaque / front.words.length,
    isIn: (x: number, y: number) =>
      (front.words[Math.floor(y * front.height) * front.width + Math.floor(x * front.width)] ?? 0) >>> 24 > 200,
  };
}

describe('people', () => {
  it.each([
    ['admiral', 0.56, [0.45, 0.35]],
    ['astronaut', 0.52, [0.45, 0.15]],
    ['photographer', 0.3, [0.25, 0.5]],
  ] as const)('are cut out of the photograph of the %s', async (name, area, [x, y]) => {
    const cut = await cutOf(name);
    expect(Math.abs(cut.area - area)).toBeLessThan(0.06);
    expect(cut.isIn(x, y)).toBe(true);
    expect(cut.isIn(0.05, 0.05)).toBe(false);
  });

  it('are cut out before a wall as dark as they are, where a face is among them', () => {
    const dark = aPhoto([160, 120], (ctx) => {
      ctx.fillStyle = '#101010';
      ctx.fillRect(0, 0, 160, 120);
    });
    const planes = measureColours(bare, dark);
    const mask = mapPlane(createPlane(planes.width, planes.height), (_, place) =>
      isBody((place % planes.width) * (160 / planes.width), Math.floor(place / planes.width) * (160 / planes.width))
        ? 1
        : 0,
    );
    const middle = { x: planes.width / 2, y: (34 / 120) * planes.height };
    expect(personOf(mask, planes)).toBeNull();
    expect(personOf(mask, planes, [aFace(middle)])?.isPerson).toBe(true);
    expect(personOf(mask, planes, [aFace({ x: 2, y: 2 })])).toBeNull();
  });

  it('are looked for only by an environment that can', async () => {
    const photograph = await aPhotograph('photographer');
    const [without, seen] = [bare, { ...bare, findPeople }].map(
      (environment) => preparePicture(environment, photograph, { ...SIZE, subject: 'free' }).isPerson,
    );
    expect(without).toBe(false);
    expect(seen).toBe(true);
  });

  it('are not looked for in a picture that is cut out', () => {
    const cutOut = aPhoto([160, 120], (ctx) => paintPerson(ctx, [80, 34, 12]));
    const prepared = preparePicture({ ...bare, findPeople: findNobody }, cutOut, { ...SIZE, subject: 'free' });
    expect(prepared.front).not.toBeNull();
  });
});

describe('a mask of people', () => {
  it.each([...PEOPLE.map((name) => [name, true] as const), ...NOBODY.map((name) => [name, false] as const)])(
    'is clear or not in the photograph %s: %s',
    async (name, isClear) => {
      const photograph = await aPhotograph(name);
      const planes = measureColours(bare, photograph);
      const pixels = photograph.getContext('2d')?.getImageData(0, 0, photograph.width, photograph.height);
      if (!pixels) throw new Error('There are no pixels.');
      const { width, height } = planes;
      const person = personOf({ width, height, data: findPeople(pixels, planes) }, planes);
      expect(person !== null).toBe(isClear);
    },
  );

  const planes = measureColours(
    bare,
    aPhoto([160, 120], (ctx) => {
      paintMeadow(ctx);
      paintPerson(ctx, [80, 34, 12]);
    }),
  );
  const maskOf = (share: (x: number, y: number) => number) =>
    mapPlane(createPlane(planes.width, planes.height), (_, at) =>
      share(at % planes.width, Math.floor(at / planes.width)),
    );

  it.each([
    ['of somebody', maskOf((x, y) => (isBody(x, y) ? 1 : 0)), true],
    ['of somebody with a scrap far away', maskOf((x, y) => (isBody(x, y) || (x < 6 && y < 6) ? 1 : 0)), true],
    ['that is half sure', maskOf((x, y) => (isBody(x, y) ? 0.7 : 0)), false],
    ['of a speck', maskOf((x, y) => (Math.hypot(x - 80, y - 34) < 5 ? 1 : 0)), false],
    ['of nearly all', maskOf((x) => (x > 8 ? 1 : 0)), false],
    ['in shreds', maskOf((x, y) => (x > 20 && x < 140 && x % 6 < 3 && y > 10 ? 1 : 0)), false],
    ['of a piece of the sky', maskOf((x, y) => (x > 10 && x < 60 && y > 5 && y < 60 ? 1 : 0)), false],
    ['of nobody', maskOf(() => 0), false],
  ])('%s', (_, mask, isClear) => {
    expect(personOf(mask, planes) !== null).toBe(isClear);
  });

  it('loses scraps and keeps the gap between an arm and a body', () => {
    const mask = maskOf((x, y) => ((isBody(x, y) && !isGap(x, y)) || (x < 6 && y < 6) ? 1 : 0));
    const matte = personOf(mask, planes)?.matte;
    expect(matte?.data[3 * planes.width + 3]).toBe(0);
    expect(matte?.data[70 * planes.width + 74]).toBeGreaterThan(0.9);
    expect(matte?.data[70 * planes.width + 86]).toBeLessThan(0.6);
  });
});
