import type { Size, Tensor } from '../tensor.ts';

/** What a step needs besides the tensors it reads. */
interface OperatorOptions {
  /** Size of what it makes. */
  readonly size: Size;
  /** Pixels from one place of a kernel to the next. */
  readonly stride: number;
}

/**
 * Makes a tensor of others. All sums run in one order over 64 bits and are rounded to 32 when stored, so every engine
 * gets the same bits.
 */
export type Operator = (inputs: readonly Tensor[], options: OperatorOptions) => Tensor;

export function tensorAt(inputs: readonly Tensor[], index: number): Tensor {
  const tensor = inputs[index];
  if (!tensor) throw new Error(`The network has a step without its input ${index}.`);
  return tensor;
}
