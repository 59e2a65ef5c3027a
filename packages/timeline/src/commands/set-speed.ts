import { ok } from '@kinora/contracts';
import type { Clip, CommandNamed, MediaClip, Ratio } from '@kinora/contracts/timeline';

import { endOf } from '../document/clip-order.ts';
import { stretchKeys } from '../keys/cut-keys.ts';
import { usedSource } from '../problems/clip-problems.ts';
import type { Draft, Outcome } from '../rules/draft.ts';
import { isPlayed, lengthAtSpeed, mediumLength, spanOf } from '../rules/source-part.ts';
import { refuse, targetsOf } from '../rules/targets.ts';

/** The same part of the medium, played in less or more time. */
function atSpeed(draft: Draft, clip: MediaClip, speed: Ratio): MediaClip {
  const span = spanOf(clip, draft.rate);
  const duration = lengthAtSpeed(span, speed, draft.rate);
  return stretchKeys({ ...clip, speed, duration, sourceDuration: span }, clip.duration);
}

/** Why a clip can't get that long, or null. */
function refusalOf(draft: Draft, next: MediaClip, after: Clip | undefined) {
  const length = mediumLength(next, draft.media);
  if (length !== null && next.sourceIn + usedSource(next) > length) return refuse('no-room', { clipId: next.id });
  if (!after || after.start >= endOf(next)) return null;
  return refuse('no-room', { clipId: next.id, longest: after.start - next.start });
}

/** Changes the speed of a clip and its links. It shows the same part, so its length changes. */
export function setSpeed(draft: Draft, { clipId, speed, ripple }: CommandNamed<'setSpeed'>): Outcome {
  const targets = targetsOf(draft.base, [clipId]);
  if (!targets.ok) return targets;
  for (const { clip, track, place } of targets.value) {
    if (!isPlayed(clip) || clip.speed.num * speed.den === speed.num * clip.speed.den) continue;
    const next = atSpeed(draft, clip, speed);
    const refusal = refusalOf(draft, next, ripple ? undefined : track.clips[place + 1]);
    if (refusal) return refusal;
    draft.put(clip, next);
    if (ripple) draft.shift(track.id, endOf(clip), next.duration - clip.duration);
  }
  return ok([clipId]);
}
