import { ok } from '@kinora/contracts';
import type { CommandNamed } from '@kinora/contracts/timeline';

import { endOf, firstEndingAfter } from '../document/clip-order.ts';
import type { Draft, Outcome } from '../rules/draft.ts';
import { closeStrip } from '../rules/ripple.ts';
import { openTrack, refuse } from '../rules/targets.ts';
import { ceilToFrame } from '../time/ticks.ts';

/** Closes the gap at a time. */
export function closeGap(draft: Draft, { trackId, at }: CommandNamed<'closeGap'>): Outcome {
  const target = openTrack(draft.base, trackId);
  if (!target.ok) return target;
  const { clips } = target.value;
  const place = firstEndingAfter(clips, at);
  const [before, after] = [clips[place - 1], clips[place]];
  if (!after || after.start <= at) return refuse('nothing-to-do');
  const from = before ? ceilToFrame(endOf(before), draft.rate) : 0;
  closeStrip(draft, target.value, { from, to: after.start });
  return ok([]);
}
