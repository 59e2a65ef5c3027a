import { exactSigmoid } from '../exact-sigmoid.ts';
import { createTensor } from '../tensor.ts';
import { tensorAt, type Operator } from './operator.ts';

const each =
  (change: (value: number) => number): Operator =>
  (inputs, { size }) => {
    const { data } = tensorAt(inputs, 0);
    const made = createTensor(size);
    for (let at = 0; at < data.length; at++) made.data[at] = change(data[at] ?? 0);
    return made;
  };

/** Nothing below 0. */
export const rectify = each((value) => (value > 0 ? value : 0));

/** Hard swish: 0 up to -3, the number itself from 3 on, a parabola between. */
export const swish = each((value) => (value * Math.min(6, Math.max(0, value + 3))) / 6);

export const sigmoid = each(exactSigmoid);
