import { describe, expect, it } from 'vitest';

import { readWeights } from '../testing/a-photograph.ts';
import { readModel } from './read-model.ts';
import { halfFloat } from './read-numbers.ts';

describe('the network that finds people', () => {
  it('is read with its steps and weights', async () => {
    const { inputSize, outputs, steps, constants } = readModel(await readWeights());
    expect(inputSize).toEqual({ height: 256, width: 256, channels: 3 });
    expect(steps).toHaveLength(136);
    expect(steps.at(0)).toMatchObject({ operator: 'convolve', stride: 2, size: { height: 128, channels: 16 } });
    expect(steps.at(-2)).toMatchObject({ operator: 'enlarge-by-kernel', stride: 2 });
    expect(outputs).toEqual([steps.at(-1)?.output]);
    expect(steps.at(-1)).toMatchObject({ operator: 'sigmoid', size: { height: 256, width: 256, channels: 1 } });
    const weights = [...constants.values()].reduce((sum, { data }) => sum + data.length, 0);
    expect(weights).toBeGreaterThan(100_000);
  });

  it('is nothing else', async () => {
    expect(() => readModel(new TextEncoder().encode('<!doctype html>'))).toThrow('TFL3');
    expect(() => readModel(new Uint8Array())).toThrow('TFL3');
  });

  it('may stand anywhere in a larger file', async () => {
    const bytes = await readWeights();
    const larger = new Uint8Array(bytes.length + 3);
    larger.set(bytes, 3);
    expect(readModel(larger.subarray(3)).steps).toHaveLength(136);
  });
});

describe('a half float', () => {
  it.each([
    [0x0000, 0],
    [0x3c00, 1],
    [0xc000, -2],
    [0x3555, 0.333_251_953_125],
    [0x0001, 2 ** -24],
    [0x7bff, 65_504],
    [0xfc00, -Infinity],
    [0x7e00, Number.NaN],
  ])('%i is %d', (bits, value) => expect(halfFloat(bits)).toBe(value));
});
