import { ok } from '@kinora/contracts';
import type { CommandNamed } from '@kinora/contracts/timeline';

import { isMediaClip } from '../problems/clip-problems.ts';
import type { Draft, Outcome } from '../rules/draft.ts';
import { takesWithCurrent, withTake } from '../rules/takes.ts';
import { refuse, targetsOf } from '../rules/targets.ts';

/** Shows another medium with the same timing; the old one stays as a take. */
export function replaceMedia(draft: Draft, { clipId, mediaId }: CommandNamed<'replaceMedia'>): Outcome {
  const targets = targetsOf(draft.base, [clipId], []);
  if (!targets.ok) return targets;
  const clip = targets.value[0]?.clip;
  if (!clip || !isMediaClip(clip) || clip.mediaId === mediaId) return refuse('nothing-to-do', { clipId });
  const known = takesWithCurrent(clip);
  const place = known.findIndex((take) => take.mediaId === mediaId);
  const takes = place < 0 ? [...known, { mediaId, sourceIn: clip.sourceIn, name: clip.name }] : known;
  const next = withTake(draft, clip, { takes, activeTake: place < 0 ? known.length : place });
  if (!next.ok) return next;
  draft.put(clip, next.value);
  return ok([clipId]);
}
