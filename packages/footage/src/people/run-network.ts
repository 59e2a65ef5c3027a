import { OPERATORS } from './operators/all-operators.ts';
import type { Model } from './read-model.ts';
import type { Tensor } from './tensor.ts';

/** Runs a network on an input of its size, step by step; what it makes is in the order of the file. */
export function runNetwork(model: Model, input: Tensor): Tensor[] {
  const made = new Map<number, Tensor>([...model.constants, [model.input, input]]);
  for (const { operator, inputs, output, size, stride } of model.steps) {
    // What is no tensor of numbers is not read: a step that enlarges knows its size.
    const read = inputs.flatMap((index) => made.get(index) ?? []);
    made.set(output, OPERATORS[operator](read, { size, stride }));
  }
  return model.outputs.map((output) => {
    const result = made.get(output);
    if (!result) throw new Error('The network makes nothing.');
    return result;
  });
}
