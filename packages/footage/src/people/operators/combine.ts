import { createTensor } from '../tensor.ts';
import { tensorAt, type Operator } from './operator.ts';

/** Combines two tensors number by number; a second one of one pixel counts for every pixel. */
const pairwise =
  (combine: (one: number, other: number) => number): Operator =>
  (inputs, { size }) => {
    const [one, other] = [tensorAt(inputs, 0).data, tensorAt(inputs, 1).data];
    const made = createTensor(size);
    for (let start = 0; start < one.length; start += other.length) {
      for (let at = 0; at < other.length; at++) made.data[start + at] = combine(one[start + at] ?? 0, other[at] ?? 0);
    }
    return made;
  };

export const add = pairwise((one, other) => one + other);

export const multiply = pairwise((one, other) => one * other);
