import { rectify, sigmoid, swish } from './activations.ts';
import { average } from './average.ts';
import { add, multiply } from './combine.ts';
import { convolveEach } from './convolve-each.ts';
import { convolve } from './convolve.ts';
import { enlargeByKernel } from './enlarge-by-kernel.ts';
import { enlargeSmoothly } from './enlarge-smoothly.ts';
import type { Operator } from './operator.ts';

export const OPERATORS = {
  add,
  average,
  convolve,
  'convolve-each': convolveEach,
  'enlarge-by-kernel': enlargeByKernel,
  'enlarge-smoothly': enlargeSmoothly,
  multiply,
  rectify,
  sigmoid,
  swish,
} satisfies Readonly<Record<string, Operator>>;

export type OperatorName = keyof typeof OPERATORS;
