import { panel, createRandom, contextOf, type Context2d } from '@kinora/drawing';
import { aPhoto, paintMeadow, paintPerson, photoEnv, nodeCanvas, nodePaintEnv, pixelAt } from '@kinora/drawing/testing';
import { describe, expect, it } from 'vitest';

import { createRecipeScene } from '../recipe/create-recipe-scene.ts';
import { aRecipe } from '../testing/a-recipe.ts';
import { measureColours } from './colour-planes.ts';
import { findSubject } from './find-subject.ts';
import { createPlane, mapPlane, type Plane } from './plane.ts';
import { preparePicture } from './prepare-picture.ts';
import type { Raster } from './raster.ts';
import { saliencyOf } from './saliency.ts';
import { cutFactsOf, isTrustworthy } from './trust.ts';

const environment = nodePaintEnv();
const SIZE = { width: 160, height: 120 };

/** Patches of every colour one over the other: no one thing stands out. */
function paintClutter(ctx: Context2d): void {
  const random = createRandom(11);
  for (let patch = 0; patch < 420; patch++) {
    const colour = `rgb(${Math.floor(random() * 255)}, ${Math.floor(random() * 255)}, ${Math.floor(random() * 255)})`;
    panel(ctx, colour, [SIZE.width * random() - 10, SIZE.height * random() - 10, 6 + 26 * random(), 6 + 20 * random()]);
  }
}
function paintSomeone(ctx: Context2d): void {
  paintMeadow(ctx);
  paintPerson(ctx, [80, 34, 12]);
}
const clutter = aPhoto([SIZE.width, SIZE.height], paintClutter);
const someone = aPhoto([SIZE.width, SIZE.height], paintSomeone);

const alphaOf = ({ width, height, words }: Raster): Plane =>
  mapPlane(createPlane(width, height), (_, at) => ((words[at] ?? 0) >>> 24) / 255);

/** The outline of what moves freely, as facts. */
function freeFacts(canvas: typeof clutter) {
  const { front } = preparePicture(environment, canvas, { ...SIZE, subject: 'free' });
  if (!front) throw new Error('Nothing is free.');
  const alpha = alphaOf(front);
  return cutFactsOf(alpha, measureColours(environment, canvas));
}

describe('what an effect cuts out', () => {
  it('is a whole card where the picture is cluttered, never torn shapes', () => {
    const { area, whole, ragged } = freeFacts(clutter);
    expect(whole).toBe(1);
    // A rectangle of 4 to 3 has 1.3.
    expect(ragged).toBeLessThan(1.6);
    expect(area).toBeGreaterThan(0.4);
    expect(area).toBeLessThan(0.6);
  });

  it('is the subject where there is a clear one', () => {
    const { area } = freeFacts(someone);
    expect(area).toBeGreaterThan(0.045);
    expect(area).toBeLessThan(0.3);
  });

  it('stays glued as it was, whatever the outline', () => {
    const { front, anchors } = preparePicture(environment, someone, { ...SIZE, subject: 'glued' });
    expect(front).not.toBeNull();
    expect(anchors?.head.y).toBeLessThan(0);
  });

  it('has a white rim and a hat’s place at its upper edge', () => {
    const recipe = aRecipe([{ operation: 'backdrop', values: { scene: 'deep-sea' } }]);
    const options = { shape: '4:3', resolution: '360p', size: SIZE, seconds: 1, seed: 1 } as const;
    const scene = createRecipeScene({ recipe, inputs: { picture: 'clutter' }, options }, photoEnv({ clutter }));
    const ctx = contextOf(nodeCanvas(SIZE.width, SIZE.height));
    scene.drawFrame(ctx, 5);
    const frame = ctx.getImageData(0, 0, SIZE.width, SIZE.height);
    const isWhite = (x: number) => Math.min(...pixelAt(frame, x, 60).slice(0, 3)) > 225;
    expect(Array.from({ length: 40 }, (_, x) => x).some(isWhite)).toBe(true);
    const { anchors } = preparePicture(environment, clutter, { ...SIZE, subject: 'free' });
    expect(anchors?.head.x).toBeCloseTo(0, 2);
    expect(anchors?.head.y).toBeCloseTo((anchors?.box.top ?? 0) + 0.144, 2);
  });
});

describe('trust in a cut-out', () => {
  const planes = measureColours(environment, someone);
  const found = findSubject(planes, saliencyOf(planes))?.matte ?? createPlane(SIZE.width, SIZE.height);
  const shape = (inside: (x: number, y: number) => boolean) =>
    mapPlane(found, (_, at) => (inside(at % found.width, Math.floor(at / found.width)) ? 1 : 0));

  it.each([
    ['the subject itself', found, true],
    ['a speck', shape((x, y) => Math.hypot(x - 80, y - 34) < 6), false],
    ['nearly all', shape((x) => x > 8), false],
    ['two halves far apart', shape((x) => Math.abs(x - 80) > 40 && Math.abs(x - 80) < 60), false],
    ['a piece of the sky', shape((x, y) => x > 10 && x < 60 && y > 5 && y < 60), false],
    ['a stroke across', shape((x, y) => Math.abs(x - y - 30) < 9), false],
    ['a comb', shape((x, y) => x > 20 && x < 140 && (x % 10 < 5 || y > 100)), false],
  ])('%s', (_, matte, isTrusted) => {
    expect(isTrustworthy(matte, planes)).toBe(isTrusted);
  });
});
