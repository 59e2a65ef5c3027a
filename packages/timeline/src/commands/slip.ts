import { ok } from '@kinora/contracts';
import type { CommandNamed, MediaClip, Ticks } from '@kinora/contracts/timeline';

import { usedSource } from '../problems/clip-problems.ts';
import type { Draft, Outcome } from '../rules/draft.ts';
import { isPlayed, mediumLength } from '../rules/source-part.ts';
import { refuse, targetsOf } from '../rules/targets.ts';

interface Reach {
  readonly clip: MediaClip;
  readonly length: Ticks | null;
}

/** The distance that all media allow. */
function within(reaches: readonly Reach[], delta: Ticks): Ticks {
  let distance = delta;
  for (const { clip, length } of reaches) {
    const most = Math.max(0, (length ?? 0) - clip.sourceIn - usedSource(clip));
    distance = Math.min(most, Math.max(-clip.sourceIn, distance));
  }
  return distance;
}

/** Shows an earlier or later part of the medium at the same place; `delta` counts in the medium. */
export function slip(draft: Draft, { clipId, delta, exact }: CommandNamed<'slip'>): Outcome {
  const targets = targetsOf(draft.base, [clipId]);
  if (!targets.ok) return targets;
  const played = targets.value.map(({ clip }) => clip).filter(isPlayed);
  const reaches = played.map((clip) => ({ clip, length: mediumLength(clip, draft.media) }));
  const offline = reaches.find(({ length }) => length === null);
  if (offline) return refuse('media-missing', { clipId: offline.clip.id });
  const distance = within(reaches, delta);
  if (exact && distance !== delta && played.length > 0) return refuse('no-room', { clipId });
  for (const clip of played) draft.put(clip, { ...clip, sourceIn: clip.sourceIn + distance });
  return ok([clipId]);
}
