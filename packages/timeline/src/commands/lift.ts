import { ok } from '@kinora/contracts';
import type { CommandNamed } from '@kinora/contracts/timeline';

import type { Draft, Outcome } from '../rules/draft.ts';
import { targetsOf } from '../rules/targets.ts';

/** Removes clips and leaves a gap. */
export function lift(draft: Draft, { clipIds }: CommandNamed<'lift'>): Outcome {
  const targets = targetsOf(draft.base, clipIds, ['linkId', 'groupId']);
  if (!targets.ok) return targets;
  for (const { clip } of targets.value) draft.put(clip, null);
  return ok([]);
}
