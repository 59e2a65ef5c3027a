import { ok } from '@kinora/contracts';

import type { Draft, Outcome } from '../rules/draft.ts';
import { clearStrip, newLinks } from '../rules/overwrite.ts';
import { closeStrip } from '../rules/ripple.ts';
import { refuse } from '../rules/targets.ts';
import { floorToFrame } from '../time/ticks.ts';

/** Clears the range on all unlocked tracks. */
function clearRange(draft: Draft, isClosed: boolean): Outcome {
  const { range, tracks } = draft.base;
  if (!range) return refuse('nothing-to-do');
  const [from, to] = [floorToFrame(range.start, draft.rate), floorToFrame(range.end, draft.rate)];
  const linkOf = newLinks(draft);
  for (const { id } of tracks.filter(({ locked }) => !locked)) {
    clearStrip(draft, { trackId: id, from, to }, linkOf);
    const track = isClosed ? draft.now().tracks.find((one) => one.id === id) : undefined;
    if (track) closeStrip(draft, track, { from, to });
  }
  return ok([]);
}

/** Removes what is in the range and leaves a gap. */
export const liftRange = (draft: Draft): Outcome => clearRange(draft, false);

/** Removes the range and closes the gap. */
export const extractRange = (draft: Draft): Outcome => clearRange(draft, true);
