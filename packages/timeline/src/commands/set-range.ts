import { ok } from '@kinora/contracts';
import type { CommandNamed } from '@kinora/contracts/timeline';

import type { Draft, Outcome } from '../rules/draft.ts';
import { refuse } from '../rules/targets.ts';
import { floorToFrame } from '../time/ticks.ts';

/** Sets or clears the range, in whole frames. An end that isn't given stays. */
export function setRange(draft: Draft, { start, end }: CommandNamed<'setRange'>): Outcome {
  const { range: before } = draft.base;
  if (start === undefined && end === undefined) {
    draft.putProject({ range: before }, { range: null });
    return ok([]);
  }
  const request = {
    start: 0,
    end: 0,
    ...before,
    ...(start === undefined ? {} : { start }),
    ...(end === undefined ? {} : { end }),
  };
  const range = { start: floorToFrame(request.start, draft.rate), end: floorToFrame(request.end, draft.rate) };
  if (range.end <= range.start) {
    return refuse('invalid-document', { problems: [{ problem: 'bad-range', id: null }] });
  }
  draft.putProject({ range: before }, { range });
  return ok([]);
}
