import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';

import { drawBody } from './body.ts';
import { coatOf } from './coat.ts';

const COLOURS = { stripes: '58,33,26,255', patch: '58,48,50,255', wool: '241,236,226,255' };

function painted(kind: string): readonly string[] {
  const ctx = createCanvas(120, 80).getContext('2d');
  ctx.translate(60, 40);
  ctx.scale(80, 80);
  drawBody(ctx, coatOf(kind), { hip: -0.25, shoulder: 0.25 });
  const { data } = ctx.getImageData(0, 0, 120, 80);
  return Array.from({ length: 9600 }, (_, i) => data.subarray(i * 4, i * 4 + 4).join());
}

/** How many pixels of a body are opaque. */
const solid = (kind: string) => painted(kind).filter((colour) => colour.endsWith(',255')).length;

describe('drawBody', () => {
  it('stripes a tiger', () => expect(painted('tiger')).toContain(COLOURS.stripes));
  it('patches a cow', () => expect(painted('cow')).toContain(COLOURS.patch));
  it('leaves a bear plain', () => {
    const bear = painted('bear');
    Object.values(COLOURS).forEach((colour) => expect(bear).not.toContain(colour));
  });
  it('makes a sheep wider than the same sheep without wool', () => {
    const wool = painted('sheep').filter((colour) => colour === COLOURS.wool).length;
    expect(wool).toBeGreaterThan(painted('sheep').length / 8);
  });
  it('covers a giraffe with patches', () => expect(painted('giraffe')).toContain('169,104,47,255'));
  it('raises two humps on a camel', () => {
    expect(solid('camel')).toBeGreaterThan(solid('horse'));
  });
});
