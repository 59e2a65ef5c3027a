import { ok } from '@kinora/contracts';
import type { Clip, CommandNamed, Ticks, TimelineDocument } from '@kinora/contracts/timeline';

import { endOf, firstEndingAfter } from '../document/clip-order.ts';
import type { Draft, Outcome } from '../rules/draft.ts';
import { newLinks, splitAt } from '../rules/overwrite.ts';
import { targetsOf } from '../rules/targets.ts';
import { floorToFrame } from '../time/ticks.ts';

const isInside = (clip: Clip, at: Ticks) => clip.start < at && at < endOf(clip);

/** The clips under a time on all unlocked tracks. */
function clipsUnder({ tracks }: TimelineDocument, at: Ticks): Clip[] {
  return tracks.flatMap(({ locked, clips }) => {
    const clip = clips[firstEndingAfter(clips, at)];
    return clip && !locked ? [clip] : [];
  });
}

export function split(draft: Draft, { clipIds = [], at: asked }: CommandNamed<'split'>): Outcome {
  const at = floorToFrame(asked, draft.rate);
  const linkOf = newLinks(draft);
  const cut = (clips: readonly Clip[]) =>
    ok(clips.filter((clip) => isInside(clip, at)).map((clip) => splitAt(draft, clip, { at, linkOf }).id));
  if (clipIds.length === 0) return cut(clipsUnder(draft.base, at));
  const targets = targetsOf(draft.base, clipIds);
  return targets.ok ? cut(targets.value.map(({ clip }) => clip)) : targets;
}
