import type { PaintEnv, Pixels } from '@kinora/drawing';
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';

import { flatten, flattenPixels } from './flatten.ts';

const environment: PaintEnv = {
  canvas: (width, height) => createCanvas(width, height),
  picture: () => null,
};

/** A row of opaque pixels after they were flattened. */
function painted(...colours: readonly (readonly [number, number, number])[]) {
  const data = Uint8ClampedArray.from(colours.flatMap((colour) => [...colour, 255]));
  const pixels: Pixels = { data, width: colours.length, height: 1 };
  flattenPixels(pixels);
  return colours.map((_, index) => [...data.subarray(index * 4, index * 4 + 3)]);
}
const spread = (colour: readonly number[] = []) => Math.max(...colour) - Math.min(...colour);
const grey = (lightness: number) => [lightness, lightness, lightness] as const;

describe('flattenPixels', () => {
  it('takes the glare out of a colour and keeps its hue', () => {
    const [pink = []] = painted([255, 0, 140]);
    expect(spread(pink)).toBeLessThan(190);
    expect(pink.toSorted((one, other) => other - one)).toEqual([pink[0], pink[2], pink[1]]);
  });

  it('leaves a quiet colour as strong as it is, but for the warmth of the paper', () => {
    expect(painted([120, 100, 90])).toEqual([
      [expect.closeTo(120, -1), expect.closeTo(98, -1), expect.closeTo(83, -1)],
    ]);
  });

  it('brings lightnesses of one tone together, and keeps their order', () => {
    const [[dark = 0] = [], [between = 0] = [], [light = 0] = []] = painted(grey(116), grey(128), grey(140));
    expect(light - dark).toBeLessThan(24);
    expect([dark <= between, between <= light]).toEqual([true, true]);
  });

  it('has neither black nor white', () => {
    const [black = [], white = []] = painted(grey(0), grey(255));
    expect(Math.min(...black)).toBeGreaterThan(0);
    expect(Math.max(...white)).toBeLessThan(255);
  });
});

describe('flatten', () => {
  it('leaves what is clear clear, and is made once of each picture', () => {
    const picture = createCanvas(4, 4);
    picture.getContext('2d').fillRect(1, 1, 2, 2);
    const flat = flatten(environment, picture);
    const alphas = flat
      .getContext('2d')
      ?.getImageData(0, 0, 4, 1)
      .data.filter((_, index) => index % 4 === 3);
    expect([...(alphas ?? [])]).toEqual([0, 0, 0, 0]);
    expect(flatten(environment, picture)).toBe(flat);
  });
});
