import { describe, expect, it } from 'vitest';

import type { Size, Tensor } from '../tensor.ts';
import { OPERATORS, type OperatorName } from './all-operators.ts';

const aTensor = (height: number, width: number, numbers: readonly number[]): Tensor => ({
  height,
  width,
  channels: numbers.length / (height * width),
  data: Float32Array.from(numbers),
});
const aSize = (height: number, width: number, channels: number): Size => ({ height, width, channels });

function run(name: OperatorName, inputs: readonly Tensor[], { stride = 1, ...size }: Size & { stride?: number }) {
  return [...OPERATORS[name](inputs, { size, stride }).data];
}

describe('a convolution', () => {
  it('mixes the channels of each pixel', () => {
    const picture = aTensor(1, 2, [1, 2, 3, 4]);
    const kernels = { height: 1, width: 1, channels: 2, data: Float32Array.of(1, 0, 0, 1, 1, 1, 2, -1, 10, 100) };
    const bias = aTensor(1, 1, [0, 0, 0.5, 0, 0]);
    expect(run('convolve', [picture, kernels, bias], aSize(1, 2, 5))).toEqual([1, 2, 3.5, 0, 210, 3, 4, 7.5, 2, 430]);
  });

  it('sees nothing beyond the edges', () => {
    const picture = aTensor(3, 3, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const kernel = aTensor(3, 3, [1, 1, 1, 1, 1, 1, 1, 1, 1]);
    const bias = aTensor(1, 1, [0]);
    expect(run('convolve', [picture, kernel, bias], aSize(3, 3, 1))).toEqual([12, 21, 16, 27, 45, 33, 24, 39, 28]);
  });

  it('takes strides from the first pixel on where one row is beyond the last', () => {
    const picture = aTensor(4, 4, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
    const corner = aTensor(3, 3, [1, 0, 0, 0, 0, 0, 0, 0, 0]);
    const size = { ...aSize(2, 2, 1), stride: 2 };
    expect(run('convolve', [picture, corner, aTensor(1, 1, [0])], size)).toEqual([1, 3, 9, 11]);
  });

  it('has a kernel for each channel', () => {
    const picture = aTensor(1, 3, [1, 10, 2, 20, 3, 30]);
    const kernels = aTensor(1, 3, [1, 0, 1, 1, 1, 0]);
    const bias = aTensor(1, 1, [0, 5]);
    expect(run('convolve-each', [picture, kernels, bias], aSize(1, 3, 2))).toEqual([3, 15, 6, 25, 5, 35]);
  });
});

describe('what enlarges', () => {
  it('lays a kernel down for each pixel', () => {
    const picture = aTensor(1, 2, [1, 2, 3, 4]);
    const kernels = { height: 2, width: 2, channels: 2, data: Float32Array.of(1, 0, 0, 1, 1, 1, 0, 0) };
    const made = run('enlarge-by-kernel', [picture, kernels, aTensor(1, 1, [0.5])], { ...aSize(2, 4, 1), stride: 2 });
    expect(made).toEqual([1.5, 2.5, 3.5, 4.5, 3.5, 0.5, 7.5, 0.5]);
  });

  it('refuses kernels that overlap', () => {
    const inputs = [
      aTensor(1, 1, [1]),
      aTensor(
        3,
        3,
        Array.from({ length: 9 }, () => 1),
      ),
      aTensor(1, 1, [0]),
    ];
    expect(() => run('enlarge-by-kernel', inputs, { ...aSize(2, 2, 1), stride: 2 })).toThrow('overlap');
  });

  it('goes smoothly from the middle of a pixel to the next', () => {
    expect(run('enlarge-smoothly', [aTensor(2, 1, [0, 8])], aSize(4, 2, 1))).toEqual([0, 0, 2, 2, 6, 6, 8, 8]);
  });
});

describe('what arranges', () => {
  it('keeps the greatest of each square, channel by channel', () => {
    const picture = aTensor(2, 4, [1, 8, 2, 7, 3, 6, 4, 5, 5, 4, 6, 3, -7, 2, -8, 1]);
    expect(run('keep-greatest', [picture], { ...aSize(1, 2, 2), stride: 2 })).toEqual([6, 8, 4, 6]);
    expect(() => run('keep-greatest', [picture], { ...aSize(1, 1, 2), stride: 2 })).toThrow('fit');
  });

  it('adds channels of nothing after those that are there', () => {
    expect(run('pad-channels', [aTensor(1, 2, [1, 2, 3, 4])], aSize(1, 2, 3))).toEqual([1, 2, 0, 3, 4, 0]);
    expect(() => run('pad-channels', [aTensor(1, 2, [1, 2])], aSize(1, 3, 1))).toThrow('channels');
  });

  it('cuts numbers into other rows and joins lists', () => {
    const [one, other] = [aTensor(1, 1, [1, 2]), aTensor(1, 2, [3, 4, 5, 6])];
    expect(run('reshape', [aTensor(2, 2, [1, 2, 3, 4])], aSize(1, 4, 1))).toEqual([1, 2, 3, 4]);
    expect(run('join', [one, other], aSize(1, 3, 2))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(() => run('join', [aTensor(2, 1, [1, 2])], aSize(1, 2, 1))).toThrow('list');
  });
});

describe('numbers one by one', () => {
  const numbers = aTensor(1, 5, [-4, -1, 0, 1, 4]);
  const size = aSize(1, 5, 1);

  it('are rectified', () => expect(run('rectify', [numbers], size)).toEqual([0, 0, 0, 1, 4]));

  it('swish', () => {
    expect(run('swish', [numbers], size)).toEqual([-0, Math.fround(-1 / 3), 0, Math.fround(2 / 3), 4]);
  });

  it('become shares', () => {
    const shares = run('sigmoid', [numbers], size);
    expect(shares[2]).toBe(0.5);
    expect(shares[3]).toBeCloseTo(0.731_058_578_6, 7);
    expect((shares[0] ?? 0) + (shares[4] ?? 0)).toBeCloseTo(1, 7);
  });

  it('are added, and multiplied by one number for each channel', () => {
    expect(run('add', [numbers, numbers], size)).toEqual([-8, -2, 0, 2, 8]);
    expect(run('multiply', [aTensor(1, 2, [1, 2, 3, 4]), aTensor(1, 1, [10, 100])], aSize(1, 2, 2))).toEqual([
      10, 200, 30, 400,
    ]);
  });

  it('have a mean in each channel', () => {
    expect(run('average', [aTensor(2, 2, [1, 10, 2, 20, 3, 30, 6, 60])], aSize(1, 1, 2))).toEqual([3, 30]);
  });

  it('are missed where a step has too few inputs', () => {
    expect(() => run('add', [numbers], size)).toThrow('input 1');
  });
});
