import { ok } from '@kinora/contracts';
import type { CommandNamed } from '@kinora/contracts/timeline';

import { copiesAt, putOver } from '../rules/arrivals.ts';
import type { Draft, Outcome } from '../rules/draft.ts';
import { targetsOf } from '../rules/targets.ts';
import { floorToFrame } from '../time/ticks.ts';

/** Puts copies of clips on their own tracks, over what is there. */
export function duplicate(draft: Draft, { clipIds, at }: CommandNamed<'duplicate'>): Outcome {
  const targets = targetsOf(draft.base, clipIds, ['linkId', 'groupId']);
  if (!targets.ok) return targets;
  const clips = targets.value.map(({ clip }) => clip);
  return ok(putOver(draft, copiesAt(draft, clips, floorToFrame(at, draft.rate))));
}
