import { exactSigmoid } from '../exact-sigmoid.ts';
import { createTensor } from '../tensor.ts';
import { tensorAt, type Operator } from './operator.ts';

/** Nothing below 0. */
export const rectify: Operator = (inputs, { size }) => {
  const { data } = tensorAt(inputs, 0);
  const made = createTensor(size);
  for (let at = 0; at < data.length; at++) {
    const value = data[at] ?? 0;
    made.data[at] = value > 0 ? value : 0;
  }
  return made;
};

/** Hard swish: 0 up to -3, the number itself from 3 on, a parabola between. */
export const swish: Operator = (inputs, { size }) => {
  const { data } = tensorAt(inputs, 0);
  const made = createTensor(size);
  for (let at = 0; at < data.length; at++) {
    const value = data[at] ?? 0;
    made.data[at] = (value * Math.min(6, Math.max(0, value + 3))) / 6;
  }
  return made;
};

export const sigmoid: Operator = (inputs, { size }) => {
  const { data } = tensorAt(inputs, 0);
  const made = createTensor(size);
  for (let at = 0; at < data.length; at++) made.data[at] = exactSigmoid(data[at] ?? 0);
  return made;
};
