import type { Creation, CreationState } from '@kinora/contracts/creations';

/** What the boxes are chosen by. */
export type HistoryShelf = 'all' | 'ready' | 'in-progress' | 'ended';

const STATES: Readonly<Record<HistoryShelf, readonly CreationState[] | null>> = {
  all: null,
  ready: ['ready'],
  'in-progress': ['waiting', 'running'],
  ended: ['declined', 'failed', 'cancelled', 'expired'],
};

/** The creations on a shelf, in their order. */
export function onShelf(creations: readonly Creation[], shelf: HistoryShelf): readonly Creation[] {
  const states = STATES[shelf];
  return states === null ? creations : creations.filter(({ state }) => states.includes(state));
}
