import type { OperatorName } from './operators/all-operators.ts';
import { halfFloats } from './read-numbers.ts';
import { openTable, type Table } from './read-table.ts';
import type { Size, Tensor } from './tensor.ts';

/** One step of a network: what it reads and makes, by the numbers of tensors. */
interface Step {
  readonly operator: OperatorName;
  readonly inputs: readonly number[];
  readonly output: number;
  readonly size: Size;
  readonly stride: number;
}

/** A network as data: its steps in order, and the tensors that are there before the first. */
export interface Model {
  readonly input: number;
  readonly inputSize: Size;
  readonly outputs: readonly number[];
  readonly steps: readonly Step[];
  readonly constants: ReadonlyMap<number, Tensor>;
}

// Numbers of fields, operators and types as the schema of TensorFlow Lite gives them (schema.fbs, version 3).
const DEQUANTIZE = 6;
const CUSTOM = 32;
const HALF_FLOAT = 1;
const OPERATORS: Readonly<Record<number, OperatorName>> = {
  0: 'add',
  1: 'average',
  2: 'join',
  3: 'convolve',
  4: 'convolve-each',
  14: 'sigmoid',
  17: 'keep-greatest',
  18: 'multiply',
  19: 'rectify',
  22: 'reshape',
  23: 'enlarge-smoothly',
  34: 'pad-channels',
  117: 'swish',
};
/** Where the options of an operator say its stride, in all directions, and what it does besides, which must be 0. */
const OPTIONS: Partial<Record<OperatorName, { readonly strides?: readonly number[]; readonly unknown: number[] }>> = {
  add: { unknown: [0] },
  average: { unknown: [5] },
  convolve: { strides: [1, 2], unknown: [3] },
  'convolve-each': { strides: [1, 2], unknown: [4] },
  join: { unknown: [1] },
  'keep-greatest': { strides: [1, 2, 3, 4], unknown: [5] },
  multiply: { unknown: [0] },
  'enlarge-smoothly': { unknown: [2] },
};

/** Height, width and channels of one picture; lists count as the channels of one pixel. */
function sizeOf(shape: readonly number[]): Size {
  const [channels = 1, width = 1, height = 1] = shape.toReversed();
  return { height, width, channels };
}

function operatorOf(code: Table): OperatorName | null {
  // Numbers from 127 on stand in a field of their own.
  const number = Math.max(code.byte(0), code.int(3));
  if (number === DEQUANTIZE) return null;
  const isEnlarging = number === CUSTOM && code.text(1) === 'Convolution2DTransposeBias';
  const operator = isEnlarging ? 'enlarge-by-kernel' : OPERATORS[number];
  if (!operator) throw new Error(`The network has an operator that is not known here: ${number} ${code.text(1)}.`);
  return operator;
}

/** The stride of a step, the same in all directions. */
function strideOf(operator: OperatorName, step: Table): number {
  if (operator === 'enlarge-by-kernel') return step.bytes(5).getInt32(4, true);
  const known = OPTIONS[operator];
  const options = step.table(4);
  if (!known || !options) return 1;
  const strides = (known.strides ?? []).map((field) => options.int(field));
  const [stride = 1] = strides;
  if (strides.some((one) => one !== stride) || known.unknown.some((field) => options.byte(field) !== 0)) {
    throw new Error(`The network has a step ${operator} with options that are not known here.`);
  }
  return stride;
}

interface Reading {
  readonly tensors: readonly Table[];
  readonly buffers: readonly Table[];
  readonly operators: readonly (OperatorName | null)[];
}

const sizeAt = ({ tensors }: Reading, index: number) => sizeOf(tensors[index]?.ints(0) ?? []);

/** Weights are stored in 16 bits; a step of their own makes 32 of them, once and for all. */
function constantOf(reading: Reading, from: number): Tensor {
  const tensor = reading.tensors[from];
  const buffer = reading.buffers[tensor?.int(2) ?? 0];
  if (!buffer || tensor?.byte(1) !== HALF_FLOAT) throw new Error('The network has weights that are no half floats.');
  return { ...sizeAt(reading, from), data: halfFloats(buffer.bytes(0)) };
}

/** Reads a network from a TensorFlow Lite file. Throws where it has what the operators here do not know. */
export function readModel(bytes: Uint8Array): Model {
  const file = openTable(bytes, 'TFL3');
  const [graph] = file.tables(2);
  if (!graph) throw new Error('The network has no steps.');
  const reading = { tensors: graph.tables(0), buffers: file.tables(4), operators: file.tables(1).map(operatorOf) };
  const steps: Step[] = [];
  const constants = new Map<number, Tensor>();
  for (const step of graph.tables(3)) {
    const inputs = step.ints(1);
    const [output = -1] = step.ints(2);
    const operator = reading.operators[step.int(0)] ?? null;
    if (operator === null) constants.set(output, constantOf(reading, inputs[0] ?? -1));
    else steps.push({ operator, inputs, output, size: sizeAt(reading, output), stride: strideOf(operator, step) });
  }
  const [input = -1] = graph.ints(1);
  return { input, inputSize: sizeAt(reading, input), outputs: graph.ints(2), steps, constants };
}
