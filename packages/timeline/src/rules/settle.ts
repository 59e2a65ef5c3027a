import { CLIPS_MAX, TRACKS_MAX, type Refusal, type TimelineDocument } from '@kinora/contracts/timeline';

import { settledTransition } from './cuts.ts';
import type { Draft } from './draft.ts';
import { transitionsBySide } from './transition-index.ts';

/** Removes transitions without a cut and shortens those with less room, only at clips that moved. */
function settleTransitions(draft: Draft): void {
  for (const id of draft.touched) {
    const { byLeft, byRight } = transitionsBySide(draft.now().transitions);
    for (const transition of [byRight.get(id), byLeft.get(id)]) {
      if (transition) draft.putTransition(transition, settledTransition(draft.now(), transition));
    }
  }
}

function clipsAdded({ changes }: Draft): number {
  let added = 0;
  for (const change of changes) {
    if (change.table === 'clip') added += Number(change.after !== null) - Number(change.before !== null);
  }
  return added;
}

const clipsIn = ({ tracks }: TimelineDocument) => tracks.reduce((sum, { clips }) => sum + clips.length, 0);

function lockedClip({ base, changes }: Draft): Refusal | null {
  const locked = new Set(base.tracks.filter((track) => track.locked).map(({ id }) => id));
  if (locked.size === 0) return null;
  for (const change of changes) {
    if (change.table === 'shift' && locked.has(change.trackId)) return { reason: 'track-locked' };
    if (change.table !== 'clip') continue;
    const isLocked = [change.before, change.after].some((clip) => clip && locked.has(clip.trackId));
    if (isLocked) return { reason: 'track-locked', clipId: change.id };
  }
  return null;
}

/** The last step of every command: transitions follow their cuts, and limits hold. */
export function settle(draft: Draft): Refusal | null {
  if (draft.base.transitions.length > 0 || draft.changes.some(({ table }) => table === 'transition')) {
    settleTransitions(draft);
  }
  const added = clipsAdded(draft);
  if (added > 0 && clipsIn(draft.base) + added > CLIPS_MAX) return { reason: 'no-room' };
  const tracks = draft.changes.filter(({ table }) => table === 'track');
  if (tracks.length > 0 && draft.now().tracks.length > TRACKS_MAX) return { reason: 'no-room' };
  return draft.isTooLong() ? { reason: 'no-room' } : lockedClip(draft);
}
