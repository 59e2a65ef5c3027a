import type { CommandNamed } from '@kinora/contracts/timeline';

import type { FoundClip } from '../document/clip-index.ts';
import type { Draft, Outcome } from '../rules/draft.ts';
import { edgeMoves, moveEdges, touching, type EdgeMove } from '../rules/edge-moves.ts';
import { refuse, targetsOf } from '../rules/targets.ts';

/** The edges that touch the clips on one side, with those of their links. */
function besides(draft: Draft, clips: readonly FoundClip[], side: 'start' | 'end') {
  const found = clips.flatMap((one) => touching(draft, one, side) ?? []);
  if (found.length === 0) return { ok: true, value: [] } as const;
  const ids = found.map(({ clip }) => clip.id);
  return targetsOf(draft.base, ids);
}

/** Moves a clip between its neighbours: one gains what the other loses. */
export function slide(draft: Draft, { clipId, delta, exact }: CommandNamed<'slide'>): Outcome {
  const targets = targetsOf(draft.base, [clipId]);
  if (!targets.ok) return targets;
  const befores = besides(draft, targets.value, 'start');
  if (!befores.ok) return befores;
  const afters = besides(draft, targets.value, 'end');
  if (!afters.ok) return afters;
  const slid = targets.value.map((one): EdgeMove => ({ ...one, start: 1, end: 1 }));
  const [lead] = slid;
  if (!lead) return refuse('unknown-id', { clipId });
  const moves = edgeMoves([
    ...slid,
    ...befores.value.map((one): EdgeMove => ({ ...one, start: 0, end: 1 })),
    ...afters.value.map((one): EdgeMove => ({ ...one, start: 1, end: 0 })),
  ]);
  return moveEdges(draft, { moves, lead }, { delta, exact });
}
