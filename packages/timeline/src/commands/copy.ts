import { ok } from '@kinora/contracts';
import type { CommandNamed } from '@kinora/contracts/timeline';

import type { Draft, Outcome } from '../rules/draft.ts';
import { clipsOf, withBonds } from '../rules/targets.ts';

/** Changes nothing: the edit carries the clips and their links. Locked tracks allow it. */
export function copy(draft: Draft, { clipIds }: CommandNamed<'copy'>): Outcome {
  const found = clipsOf(draft.base, clipIds);
  if (!found.ok) return found;
  const clips = withBonds(draft.base, found.value, ['linkId']).map(({ clip }) => clip);
  draft.copied.push(...clips);
  return ok(clips.map(({ id }) => id));
}
