import { createTensor, type Size, type Tensor } from '../tensor.ts';
import { firstPlace } from './kernel-place.ts';
import { mixChannels } from './mix-channels.ts';
import { tensorAt, type Operator } from './operator.ts';

interface Kernel {
  readonly height: number;
  readonly width: number;
  readonly stride: number;
}

/** All that a kernel sees at each of its places, as the channels of one pixel; 0 beyond the edges. */
function gather(input: Tensor, kernel: Kernel, { height, width }: Size): Tensor {
  const { channels, data } = input;
  const { stride } = kernel;
  const seen = createTensor({ height, width, channels: kernel.height * kernel.width * channels });
  const top = firstPlace({ input: input.height, output: height, kernel: kernel.height, stride });
  const left = firstPlace({ input: input.width, output: width, kernel: kernel.width, stride });
  for (let at = 0, tap = 0; at < seen.data.length; at += channels, tap++) {
    const pixel = Math.floor(tap / (kernel.height * kernel.width));
    const y = Math.floor(pixel / width) * stride + top + (Math.floor(tap / kernel.width) % kernel.height);
    const x = (pixel % width) * stride + left + (tap % kernel.width);
    if (y < 0 || y >= input.height || x < 0 || x >= input.width) continue;
    const from = (y * input.width + x) * channels;
    for (let channel = 0; channel < channels; channel++) seen.data[at + channel] = data[from + channel] ?? 0;
  }
  return seen;
}

/** Convolution: kernels of all channels, one for each channel that is made. Inputs: picture, kernels, bias. */
export const convolve: Operator = (inputs, { size, stride }) => {
  const [input, kernels, bias] = [tensorAt(inputs, 0), tensorAt(inputs, 1), tensorAt(inputs, 2)];
  const isPoint = kernels.height === 1 && kernels.width === 1 && stride === 1;
  const seen = isPoint ? input : gather(input, { height: kernels.height, width: kernels.width, stride }, size);
  return mixChannels(seen, { weights: kernels.data, bias: bias.data, size });
};
