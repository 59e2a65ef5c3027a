import { createTensor, type Tensor } from '../tensor.ts';
import { firstPlace } from './kernel-place.ts';
import { tensorAt, type Operator } from './operator.ts';

interface Kernels {
  readonly input: Tensor;
  readonly made: Tensor;
  readonly weights: Float32Array;
  readonly bias: Float32Array;
  readonly height: number;
  readonly width: number;
  readonly stride: number;
  /** Where the kernel first lies. */
  readonly top: number;
  readonly left: number;
}

/** The part of a kernel that lies inside along one side. */
const insideOf = (start: number, kernel: number, side: number) =>
  [Math.max(0, -start), Math.min(kernel, side - start)] as const;

/** Makes one pixel: for each channel the sum of what the kernel sees, row by row. */
function makePixel(kernels: Kernels, sums: Float64Array, [y, x]: readonly [number, number]): void {
  const { input, weights, height, width } = kernels;
  const { channels, data } = input;
  const [firstRow, lastRow] = insideOf(y, height, input.height);
  const [firstColumn, lastColumn] = insideOf(x, width, input.width);
  for (let down = firstRow; down < lastRow; down++) {
    let from = ((y + down) * input.width + x + firstColumn) * channels;
    let factor = (down * width + firstColumn) * channels;
    for (let across = firstColumn; across < lastColumn; across++, from += channels, factor += channels) {
      for (let channel = 0; channel < channels; channel++) {
        sums[channel] = (sums[channel] ?? 0) + (data[from + channel] ?? 0) * (weights[factor + channel] ?? 0);
      }
    }
  }
}

/** Makes a row; its sums are kept in 64 bits until the last. */
function makeRow(kernels: Kernels, sums: Float64Array, row: number): void {
  const { made, bias, stride, top, left } = kernels;
  const { channels, width } = made;
  for (let column = 0, at = row * width * channels; column < width; column++, at += channels) {
    for (let channel = 0; channel < channels; channel++) sums[channel] = bias[channel] ?? 0;
    makePixel(kernels, sums, [top + row * stride, left + column * stride]);
    for (let channel = 0; channel < channels; channel++) made.data[at + channel] = sums[channel] ?? 0;
  }
}

/** Depthwise convolution: a kernel of its own for each channel. Inputs: picture, kernels, bias. */
export const convolveEach: Operator = (inputs, { size, stride }) => {
  const [input, kernels, bias] = [tensorAt(inputs, 0), tensorAt(inputs, 1), tensorAt(inputs, 2)];
  const { height, width } = kernels;
  const made = createTensor(size);
  const top = firstPlace({ input: input.height, output: size.height, kernel: height, stride });
  const left = firstPlace({ input: input.width, output: size.width, kernel: width, stride });
  const sums = new Float64Array(size.channels);
  const all = { input, made, weights: kernels.data, bias: bias.data, height, width, stride, top, left };
  for (let row = 0; row < size.height; row++) makeRow(all, sums, row);
  return made;
};
