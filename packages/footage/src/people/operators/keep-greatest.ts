import { createTensor, type Size } from '../tensor.ts';
import { tensorAt, type Operator } from './operator.ts';

interface Patch {
  readonly from: Float32Array;
  readonly width: number;
  readonly channels: number;
  readonly side: number;
}

/** The greatest number of one channel in a square whose first number stands at `start`. */
function greatestIn({ from, width, channels, side }: Patch, start: number): number {
  let greatest = -Infinity;
  for (let down = 0; down < side; down++) {
    for (let across = 0; across < side; across++) {
      greatest = Math.max(greatest, from[start + (down * width + across) * channels] ?? 0);
    }
  }
  return greatest;
}

const isWhole = (input: Size, size: Size, side: number) =>
  input.height === size.height * side && input.width === size.width * side;

/** Max pooling over squares that lie side by side: of each channel the greatest number stays. */
export const keepGreatest: Operator = (inputs, { size, stride }) => {
  const input = tensorAt(inputs, 0);
  if (!isWhole(input, size, stride)) throw new Error('The squares of a step that keeps the greatest do not fit.');
  const made = createTensor(size);
  const { width, channels } = input;
  const patch = { from: input.data, width, channels, side: stride };
  for (let at = 0; at < made.data.length; at++) {
    const pixel = Math.floor(at / channels);
    const [y, x] = [Math.floor(pixel / size.width) * stride, (pixel % size.width) * stride];
    made.data[at] = greatestIn(patch, (y * width + x) * channels + (at % channels));
  }
  return made;
};
