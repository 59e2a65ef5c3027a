import type { KeptStep } from '@kinora/browser/projects';
import { EDITS_MAX } from '@kinora/contracts/projects';
import { EDITS_BYTES_MAX } from '@kinora/contracts/timeline';

import { editOf } from './kept-history.ts';

/** What the rest of a call takes at most. */
const FRAME_BYTES = 4096;

const encoder = new TextEncoder();
const bytesOf = (step: KeptStep): number => encoder.encode(JSON.stringify(editOf(step))).length + 1;

/** As many of the first steps as one call may save, at least one. */
export function firstPortion(steps: readonly KeptStep[]): readonly KeptStep[] {
  let bytes = FRAME_BYTES;
  const end = steps.slice(0, EDITS_MAX).findIndex((step) => {
    bytes += bytesOf(step);
    return bytes > EDITS_BYTES_MAX;
  });
  return steps.slice(0, end === -1 ? EDITS_MAX : Math.max(1, end));
}
