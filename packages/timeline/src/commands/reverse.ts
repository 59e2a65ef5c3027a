import { ok } from '@kinora/contracts';
import type { CommandNamed } from '@kinora/contracts/timeline';

import type { Draft, Outcome } from '../rules/draft.ts';
import { isPlayed } from '../rules/source-part.ts';
import { targetsOf } from '../rules/targets.ts';

/** Reverses a clip and its links. */
export function reverse(draft: Draft, { clipId }: CommandNamed<'reverse'>): Outcome {
  const targets = targetsOf(draft.base, [clipId]);
  if (!targets.ok) return targets;
  for (const { clip } of targets.value) {
    if (isPlayed(clip)) draft.put(clip, { ...clip, reversed: !clip.reversed });
  }
  return ok([clipId]);
}
