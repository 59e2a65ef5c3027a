import { expect, it } from 'vitest';

import type { Model } from './read-model.ts';
import { runNetwork } from './run-network.ts';
import { createTensor } from './tensor.ts';

const size = { height: 1, width: 2, channels: 1 };
const input = { ...size, data: Float32Array.of(-3, 5) };
const steps: Model['steps'] = [
  { operator: 'add', inputs: [0, 7], output: 1, size, stride: 1 },
  { operator: 'rectify', inputs: [1], output: 2, size, stride: 1 },
];
const constants = new Map([[7, { ...size, data: Float32Array.of(1, 2) }]]);

it('hands what a step makes to the next, with the weights there from the start', () => {
  const made = runNetwork({ input: 0, inputSize: size, outputs: [2, 1], steps, constants }, input);
  expect(made.map(({ data }) => [...data])).toEqual([
    [0, 7],
    [-2, 7],
  ]);
});

it('says so where nothing makes what is wanted', () => {
  const model = { input: 0, inputSize: size, outputs: [9], steps, constants };
  expect(() => runNetwork(model, createTensor(size))).toThrow('nothing');
});
