import { createTensor, type Tensor } from '../tensor.ts';
import { firstPlace } from './kernel-place.ts';
import { tensorAt, type Operator } from './operator.ts';

interface Tap {
  readonly input: Tensor;
  readonly weights: Float32Array;
  readonly sums: Float64Array;
}

/** Adds one pixel of the picture, weighed by one place of the kernels, to the sums of all channels. */
function addTap({ input, weights, sums }: Tap, pixel: number, place: number): void {
  const { channels, data } = input;
  const from = pixel * channels;
  const factor = place * channels;
  for (let channel = 0; channel < channels; channel++) {
    sums[channel] = (sums[channel] ?? 0) + (data[from + channel] ?? 0) * (weights[factor + channel] ?? 0);
  }
}

interface Window {
  readonly top: number;
  readonly left: number;
}

function addWindow(tap: Tap, { height, width }: Pick<Tensor, 'height' | 'width'>, { top, left }: Window): void {
  const { input } = tap;
  for (let down = Math.max(0, -top); down < Math.min(height, input.height - top); down++) {
    for (let across = Math.max(0, -left); across < Math.min(width, input.width - left); across++) {
      addTap(tap, (top + down) * input.width + left + across, down * width + across);
    }
  }
}

/** Depthwise convolution: a kernel of its own for each channel. Inputs: picture, kernels, bias. */
export const convolveEach: Operator = (inputs, { size, stride }) => {
  const [input, kernels, bias] = [tensorAt(inputs, 0), tensorAt(inputs, 1), tensorAt(inputs, 2)];
  const made = createTensor(size);
  const sums = new Float64Array(size.channels);
  const tap = { input, weights: kernels.data, sums };
  const top = firstPlace({ input: input.height, output: size.height, kernel: kernels.height, stride });
  const left = firstPlace({ input: input.width, output: size.width, kernel: kernels.width, stride });
  for (let pixel = 0; pixel < size.height * size.width; pixel++) {
    sums.set(bias.data);
    const window = { top: top + Math.floor(pixel / size.width) * stride, left: left + (pixel % size.width) * stride };
    addWindow(tap, kernels, window);
    made.data.set(sums, pixel * size.channels);
  }
  return made;
};
