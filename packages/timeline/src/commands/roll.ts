import type { CommandNamed } from '@kinora/contracts/timeline';

import type { Draft, Outcome } from '../rules/draft.ts';
import { edgeMoves, moveEdges, touching, type EdgeMove } from '../rules/edge-moves.ts';
import { refuse, targetsOf } from '../rules/targets.ts';

/** Moves a cut, also between the links: what the left clip gains, the right one loses. */
export function roll(draft: Draft, { leftId, delta, exact }: CommandNamed<'roll'>): Outcome {
  const lefts = targetsOf(draft.base, [leftId]);
  if (!lefts.ok) return lefts;
  const [left] = lefts.value;
  const right = left && touching(draft, left, 'end');
  if (!right) return refuse('no-cut', { clipId: leftId });
  const rights = targetsOf(draft.base, [right.clip.id]);
  if (!rights.ok) return rights;
  const lead: EdgeMove = { ...left, start: 0, end: 1 };
  const moves = edgeMoves([
    lead,
    ...rights.value.map((one): EdgeMove => ({ ...one, start: 1, end: 0 })),
    ...lefts.value.map((one): EdgeMove => ({ ...one, start: 0, end: 1 })),
  ]);
  return moveEdges(draft, { moves, lead }, { delta, exact });
}
