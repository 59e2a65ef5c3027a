import { createTensor } from '../tensor.ts';
import { tensorAt, type Operator } from './operator.ts';

/**
 * Transposed convolution with a bias, for kernels that lie side by side: each pixel becomes a patch as large as the
 * kernel. Inputs: picture, kernels, bias.
 */
export const enlargeByKernel: Operator = (inputs, { size, stride }) => {
  const [input, kernels, bias] = [tensorAt(inputs, 0), tensorAt(inputs, 1), tensorAt(inputs, 2)];
  if (kernels.height !== stride || kernels.width !== stride || size.channels !== 1) {
    throw new Error('The kernels of an enlarging step overlap or make several channels.');
  }
  const made = createTensor(size);
  const { channels } = input;
  for (let at = 0; at < made.data.length; at++) {
    const [y, x] = [Math.floor(at / size.width), at % size.width];
    const from = (Math.floor(y / stride) * input.width + Math.floor(x / stride)) * channels;
    const factor = ((y % stride) * stride + (x % stride)) * channels;
    let sum = bias.data[0] ?? 0;
    for (let channel = 0; channel < channels; channel++) {
      sum += (input.data[from + channel] ?? 0) * (kernels.data[factor + channel] ?? 0);
    }
    made.data[at] = sum;
  }
  return made;
};
