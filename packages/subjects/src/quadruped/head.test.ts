import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';

import { type Coat, coatOf } from './coat.ts';
import { drawHead } from './head.ts';

/** The places, row by row, of the pixels of exactly this colour that a head has. */
function placesOf(coat: Coat, colour: readonly [number, number, number]): readonly number[] {
  const ctx = createCanvas(200, 200).getContext('2d');
  ctx.translate(60, 130);
  ctx.scale(90, 90);
  drawHead(ctx, coat, { shoulder: 0.25, nod: 0 });
  const { data } = ctx.getImageData(0, 0, 200, 200);
  const wanted = [...colour, 255].join();
  return Array.from({ length: 40_000 }, (_, i) => i).filter((i) => data.subarray(i * 4, i * 4 + 4).join() === wanted);
}

const painted = (coat: Coat, colour: readonly [number, number, number]) => placesOf(coat, colour).length;

/** How far down the nose of a horse begins. */
const nose = (tilt: number) => placesOf({ ...coatOf('horse'), tilt }, [42, 29, 26])[0] ?? 0;

describe('drawHead', () => {
  it('grows antlers on a deer and none on a horse', () => {
    expect(painted(coatOf('deer'), [90, 61, 42])).toBeGreaterThan(20);
    expect(painted(coatOf('horse'), [90, 61, 42])).toBe(0);
  });
  it('puts a ruff around a lion', () => {
    expect(painted(coatOf('lion'), [138, 74, 34])).toBeGreaterThan(20);
  });
  it('gives a horse its mane', () => {
    expect(painted(coatOf('horse'), [46, 28, 24])).toBeGreaterThan(20);
  });
  it('gives an elephant a trunk in place of a nose', () => {
    expect(painted(coatOf('elephant'), [42, 29, 26])).toBe(0);
    expect(painted(coatOf('wolf'), [42, 29, 26])).toBeGreaterThan(2);
  });
  it('grows a horn on the brow of a unicorn and on the nose of a rhinoceros, none on a horse', () => {
    expect(painted(coatOf('unicorn'), [242, 193, 78])).toBeGreaterThan(20);
    expect(painted(coatOf('rhinoceros'), [230, 220, 198])).toBeGreaterThan(20);
    expect(painted(coatOf('horse'), [242, 193, 78])).toBe(0);
  });
  it('gives a giraffe two knobs and patches up its neck', () => {
    expect(painted(coatOf('giraffe'), [138, 82, 40])).toBeGreaterThan(4);
    expect(painted(coatOf('giraffe'), [169, 104, 47])).toBeGreaterThan(20);
  });
  it('gives a pig a round snout', () => {
    expect(painted(coatOf('pig'), [229, 141, 150])).toBeGreaterThan(20);
  });
  it('lets the head of a horse hang', () => {
    expect(nose(0.5)).toBeGreaterThan(nose(0));
  });
});
