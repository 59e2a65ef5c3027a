import { ok } from '@kinora/contracts';

import type { Draft, Outcome } from '../rules/draft.ts';
import { clearStrip, newLinks } from '../rules/overwrite.ts';
import { closeStrip } from '../rules/ripple.ts';
import { refuse } from '../rules/targets.ts';
import { floorToFrame } from '../time/ticks.ts';

/** Empties the range on all tracks that are not locked. */
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

/** Takes away what is in the range and leaves its place empty. */
export const liftRange = (draft: Draft): Outcome => clearRange(draft, false);

/** Takes the range out: what follows moves up. */
export const extractRange = (draft: Draft): Outcome => clearRange(draft, true);
