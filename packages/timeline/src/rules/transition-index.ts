import type { Transition } from '@kinora/contracts/timeline';

interface Index {
  readonly byLeft: ReadonlyMap<string, Transition>;
  readonly byRight: ReadonlyMap<string, Transition>;
}

const indexes = new WeakMap<readonly Transition[], Index>();

/** Transitions by the clips on both sides of their cuts. */
export function transitionsBySide(transitions: readonly Transition[]): Index {
  const known = indexes.get(transitions);
  if (known) return known;
  const index: Index = {
    byLeft: new Map(transitions.map((one) => [one.leftId, one])),
    byRight: new Map(transitions.map((one) => [one.rightId, one])),
  };
  indexes.set(transitions, index);
  return index;
}
