import { ok } from '@kinora/contracts';
import { TICKS_PER_SECOND, type Clip, type CommandNamed, type MediaClip, type Ticks } from '@kinora/contracts/timeline';

import { endOf } from '../document/clip-order.ts';
import { changeKeys } from '../keys/cut-keys.ts';
import { valueAt } from '../keys/value-at.ts';
import { sourceTimeAt } from '../picture/source-time.ts';
import type { Draft, Outcome } from '../rules/draft.ts';
import { newLinks, splitAt } from '../rules/overwrite.ts';
import { refuse, targetsOf } from '../rules/targets.ts';
import { floorToFrame, frameLength } from '../time/ticks.ts';

/** How long a frame is held at first. */
const HOLD = 2 * TICKS_PER_SECOND;

/** A frozen frame: a clip of the kind `image` whose medium is the video, at the frozen time. */
function stillOf(clip: MediaClip, { at, id, length }: { at: Ticks; id: string; length: Ticks }): Clip {
  const still: MediaClip = {
    ...clip,
    id,
    kind: 'image',
    start: at,
    duration: length,
    linkId: null,
    fadeIn: 0,
    fadeOut: 0,
    sourceIn: sourceTimeAt(clip, at - clip.start),
    sourceDuration: null,
    speed: { num: 1, den: 1 },
    reversed: false,
    takes: [],
    activeTake: 0,
  };
  return changeKeys(still, (keys) => valueAt({ keys }, at - clip.start));
}

/** Holds a frame for two seconds. What follows moves, on the tracks of the links too. */
export function freezeFrame(draft: Draft, { clipId, at: asked }: CommandNamed<'freezeFrame'>): Outcome {
  const targets = targetsOf(draft.base, [clipId]);
  if (!targets.ok) return targets;
  const at = floorToFrame(asked, draft.rate);
  const clip = targets.value[0]?.clip;
  if (clip?.kind !== 'video' || at < clip.start || at >= endOf(clip)) return refuse('nothing-to-do', { clipId });
  const length = Math.max(floorToFrame(HOLD, draft.rate), frameLength(draft.rate));
  const linkOf = newLinks(draft);
  const still = stillOf(clip, { at, id: draft.makeId(), length });
  for (const { clip: one, track } of targets.value) {
    if (one.start < at && at < endOf(one)) splitAt(draft, one, { at, linkOf });
    draft.shift(track.id, at, length);
  }
  draft.put(null, still);
  return ok([still.id]);
}
