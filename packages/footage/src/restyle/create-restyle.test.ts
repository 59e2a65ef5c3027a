import type { Pixels } from '@kinora/drawing';
import { aPicture, aNoisyPicture, meanDifference, differ } from '@kinora/drawing/testing';
import { describe, expect, it } from 'vitest';

import { RESTYLES, type RestyleName } from './all-restyles.ts';
import { createRestyle, letterBoxRows } from './create-restyle.ts';

const FRAME = { width: 96, height: 54, seed: 3 };
const FPS = 24;
const names = Object.keys(RESTYLES).filter((name): name is RestyleName => name in RESTYLES);
/** Materials that move by themselves: grain, dust, torn lines. */
const RESTLESS: readonly string[] = ['film', 'glitch', 'noir', 'tape', 'vintage'];

const copyOf = ({ data, width, height }: Pixels): Pixels => ({ width, height, data: data.slice() });

/** Restyles frames of a source in order. */
function restyled(name: RestyleName, frames: readonly Pixels[]): Pixels[] {
  const { apply } = createRestyle(name, FRAME);
  return frames.map((frame, index) => {
    const pixels = copyOf(frame);
    apply(pixels, index / FPS);
    return pixels;
  });
}

/** The largest change between neighbours, without the first ones, in which filters over time settle. */
function unrest(frames: readonly Pixels[]): number {
  return Math.max(...frames.slice(4).map((frame, index) => meanDifference(frames[index + 3] ?? frame, frame)));
}

const still = Array.from({ length: 6 }, (_, index) => aNoisyPicture(FRAME, { noise: 4, seed: index }));
const pan = Array.from({ length: 6 }, (_, index) => aPicture(FRAME, index));

describe.each(names)('%s', (name) => {
  it('redraws the frame, opaque, the same way twice', () => {
    const source = aPicture(FRAME, 0);
    const [first, second] = [restyled(name, [source])[0], restyled(name, [source])[0]];
    expect(first && second && differ(first, second)).toBe(false);
    expect(meanDifference(source, first ?? source)).toBeGreaterThan(3);
    expect(first?.data.filter((alpha, index) => index % 4 === 3 && alpha < 255)).toHaveLength(0);
  });

  it('does not flicker where only noise changes', () => {
    expect(unrest(restyled(name, still))).toBeLessThan(RESTLESS.includes(name) ? 14 : 4);
  });

  it('changes with a slow pan, and not much more than it', () => {
    const change = unrest(restyled(name, pan));
    expect(change).toBeGreaterThan(0.3);
    expect(change).toBeLessThan(RESTLESS.includes(name) ? 14 : unrest(pan) * 3.2);
  });

  it('starts afresh after a jump in time, so that any frame can be asked for', () => {
    const { apply } = createRestyle(name, FRAME);
    const [first, , again] = [1.5, 3.2, 1.5].map((time) => {
      const pixels = aPicture(FRAME, 0);
      apply(pixels, time);
      return pixels;
    });
    expect(first && again && differ(first, again)).toBe(false);
  });

  it('takes frames of odd sizes and small ones', () => {
    const size = { width: 33, height: 19, seed: 1 };
    const pixels = aPicture(size, 0);
    createRestyle(name, size).apply(pixels, 0);
    expect(new Set(pixels.data).size).toBeGreaterThan(4);
  });
});

it('no two materials look alike', () => {
  const looks = names.map((name) => restyled(name, [aPicture(FRAME, 0)])[0]);
  const pairs = looks.flatMap((one, index) => looks.slice(index + 1).map((two) => [one, two] as const));
  const nearest = Math.min(...pairs.map(([one, two]) => (one && two ? meanDifference(one, two) : 0)));
  expect(names.length).toBeGreaterThanOrEqual(14);
  expect(nearest).toBeGreaterThan(6);
});

it('can be weaker, and nothing at strength 0', () => {
  const source = aPicture(FRAME, 0);
  const at = (strength: number) => {
    const pixels = copyOf(source);
    createRestyle('noir', { ...FRAME, strength }).apply(pixels, 0);
    return meanDifference(source, pixels);
  };
  expect(at(0)).toBe(0);
  expect(at(0.5)).toBeGreaterThan(at(1) * 0.4);
  expect(at(0.5)).toBeLessThan(at(1) * 0.6);
});

it('lays black bars for the cinema, none in a wider frame', () => {
  const pixels = aPicture(FRAME, 0);
  createRestyle('cinematic', { ...FRAME, letterBox: true }).apply(pixels, 0);
  const rows = letterBoxRows(FRAME);
  expect(rows).toBe(7);
  expect([...pixels.data.subarray(0, 4)]).toEqual([0, 0, 0, 255]);
  expect(pixels.data.subarray(0, rows * 96 * 4).every((value, index) => value === (index % 4 === 3 ? 255 : 0))).toBe(
    true,
  );
  expect(
    pixels.data.subarray(rows * 96 * 4, (rows + 1) * 96 * 4).some((value, index) => index % 4 < 3 && value > 0),
  ).toBe(true);
  expect(letterBoxRows({ width: 300, height: 100 })).toBe(0);
  expect(letterBoxRows({ width: 720, height: 1280 })).toBe(166);
});
