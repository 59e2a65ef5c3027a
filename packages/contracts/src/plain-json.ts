/** Levels of lists and objects in a value of ours, with room. */
const DEPTH_MAX = 32;
/** Between them a number stays short as text, however it is kept. */
const LARGEST = Number.MAX_SAFE_INTEGER;
const SMALLEST = 1e-40;

interface Waiting {
  readonly value: unknown;
  readonly depth: number;
}

type JsonProblem = 'invalid' | 'out-of-range' | 'too-deep' | 'wrong-type';

/** A database keeps no NUL in a text, and no half of a surrogate pair in JSON. */
const isStorable = (text: string): boolean => !/\p{Surrogate}/u.test(text) && !text.includes('\0');
/** A name that every object inherits would be found where it wasn't written. */
const isName = (name: string): boolean => isStorable(name) && !(name in Object.prototype);
const isInRange = (value: number): boolean =>
  Number.isFinite(value) && Math.abs(value) <= LARGEST && (value === 0 || Math.abs(value) >= SMALLEST);

function problemOfSingle(value: unknown): JsonProblem | undefined {
  if (value === null || typeof value === 'boolean') return undefined;
  if (typeof value === 'string') return isStorable(value) ? undefined : 'invalid';
  if (typeof value === 'number') return isInRange(value) ? undefined : 'out-of-range';
  return 'wrong-type';
}

function problemOf({ value, depth }: Waiting): JsonProblem | undefined {
  if (typeof value !== 'object' || value === null) return problemOfSingle(value);
  if (depth > DEPTH_MAX) return 'too-deep';
  return Array.isArray(value) || Object.keys(value).every(isName) ? undefined : 'invalid';
}

/**
 * Why a value cannot be kept as JSON: too deep, a number or a text that databases do not take. Without recursion, since a
 * stranger decides how deep it is.
 */
export function jsonProblem(root: unknown): JsonProblem | undefined {
  const waiting: Waiting[] = [{ value: root, depth: 1 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const problem = problemOf(next);
    if (problem) return problem;
    if (typeof next.value !== 'object' || next.value === null) continue;
    for (const value of Object.values(next.value)) waiting.push({ value, depth: next.depth + 1 });
  }
  return undefined;
}
