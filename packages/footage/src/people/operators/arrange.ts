import { createTensor } from '../tensor.ts';
import { tensorAt, type Operator } from './operator.ts';

/** The same pixels with more channels, the new ones last and 0. Input: the picture; how many is said by the size. */
export const padChannels: Operator = (inputs, { size }) => {
  const { width, height, channels, data } = tensorAt(inputs, 0);
  if (width !== size.width || height !== size.height) throw new Error('The network adds more than channels.');
  const made = createTensor(size);
  for (let pixel = 0; pixel < width * height; pixel++) {
    made.data.set(data.subarray(pixel * channels, (pixel + 1) * channels), pixel * size.channels);
  }
  return made;
};

/** The same numbers in the same order, cut into rows and channels in another way. */
export const reshape: Operator = (inputs, { size }) => ({ ...size, data: tensorAt(inputs, 0).data });

/** Lists of pixels, one behind the other. */
export const join: Operator = (inputs, { size }) => {
  if (inputs.some(({ height, channels }) => height !== 1 || channels !== size.channels)) {
    throw new Error('The network joins what is no list.');
  }
  const made = createTensor(size);
  let start = 0;
  for (const { data } of inputs) {
    made.data.set(data, start);
    start += data.length;
  }
  return made;
};
