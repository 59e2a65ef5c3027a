import { rectify, sigmoid, swish } from './activations.ts';
import { join, padChannels, reshape } from './arrange.ts';
import { average } from './average.ts';
import { add, multiply } from './combine.ts';
import { convolveEach } from './convolve-each.ts';
import { convolve } from './convolve.ts';
import { enlargeByKernel } from './enlarge-by-kernel.ts';
import { enlargeSmoothly } from './enlarge-smoothly.ts';
import { keepGreatest } from './keep-greatest.ts';
import type { Operator } from './operator.ts';

export const OPERATORS = {
  add,
  average,
  convolve,
  'convolve-each': convolveEach,
  'enlarge-by-kernel': enlargeByKernel,
  'enlarge-smoothly': enlargeSmoothly,
  join,
  'keep-greatest': keepGreatest,
  multiply,
  'pad-channels': padChannels,
  rectify,
  reshape,
  sigmoid,
  swish,
} satisfies Readonly<Record<string, Operator>>;

export type OperatorName = keyof typeof OPERATORS;
