import type { Problem } from '@kinora/contracts/timeline';

import { idOf } from './reading.ts';

/** Deeper than any known field; much deeper values can't be written as JSON. */
const DEPTH_MAX = 64;

interface Visit {
  readonly value: unknown;
  readonly depth: number;
  /** The nearest entity. */
  readonly id: string | null;
}

/** Most values are these: nothing is to be found in them. */
const isPlain = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'boolean' || value === null || Number.isFinite(value);

/** Numbers that aren't finite, in unknown fields too. */
export function numberProblems(root: unknown): Problem[] {
  const problems: Problem[] = [];
  // A loop, because deep nesting would exhaust the stack.
  const visits: Visit[] = [{ value: root, depth: 0, id: null }];
  for (let visit = visits.pop(); visit; visit = visits.pop()) {
    const { value, depth, id } = visit;
    if (typeof value === 'number' && !Number.isFinite(value)) problems.push({ problem: 'not-finite', id });
    if (typeof value !== 'object' || value === null) continue;
    if (depth > DEPTH_MAX) {
      problems.push({ problem: 'too-deep', id });
      continue;
    }
    const owner = idOf(value) ?? id;
    for (const inner of Object.values(value)) {
      if (!isPlain(inner)) visits.push({ value: inner, depth: depth + 1, id: owner });
    }
  }
  return problems;
}
