import { createTensor } from '../tensor.ts';
import { tensorAt, type Operator } from './operator.ts';

/** Mean of each channel over the whole picture. */
export const average: Operator = (inputs, { size }) => {
  const { height, width, channels, data } = tensorAt(inputs, 0);
  const sums = new Float64Array(channels);
  for (let start = 0; start < data.length; start += channels) {
    for (let channel = 0; channel < channels; channel++) {
      sums[channel] = (sums[channel] ?? 0) + (data[start + channel] ?? 0);
    }
  }
  const made = createTensor(size);
  made.data.set(sums.map((sum) => sum / (height * width)));
  return made;
};
