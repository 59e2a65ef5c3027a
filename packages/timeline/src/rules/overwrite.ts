import type { Clip, Ticks } from '@kinora/contracts/timeline';

import { endOf, firstEndingAfter } from '../document/clip-order.ts';
import { cutClip, halveClip } from './cut-clip.ts';
import type { Draft } from './draft.ts';
import { transitionsBySide } from './transition-index.ts';

/** New links or groups for copies: what shared one shares a new one. */
export function newKeys(draft: Draft) {
  const keys = new Map<string, string>();
  return (old: string | null): string | null => {
    if (old === null) return null;
    const key = keys.get(old) ?? draft.makeId();
    keys.set(old, key);
    return key;
  };
}

/**
 * New links for right halves: halves of one link share a new one. A link has one clip on each track, so where a clip
 * is cut more than once, each of its right halves gets another link.
 */
export function newLinks(draft: Draft) {
  const rounds: ReturnType<typeof newKeys>[] = [];
  const cuts = new Map<string, number>();
  return ({ linkId, trackId }: Clip): string | null => {
    const place = `${trackId} ${linkId}`;
    const round = cuts.get(place) ?? 0;
    cuts.set(place, round + 1);
    const keyOf = rounds[round] ?? newKeys(draft);
    rounds[round] = keyOf;
    return keyOf(linkId);
  };
}

type LinkOf = ReturnType<typeof newLinks>;

/** A transition at the right edge goes with the right half. */
function passTransition(draft: Draft, leftId: string, rightId: string): void {
  const transition = transitionsBySide(draft.now().transitions).byLeft.get(leftId);
  if (transition) draft.putTransition(transition, { ...transition, leftId: rightId });
}

/** Splits a clip at a time of the document. */
export function splitAt(draft: Draft, clip: Clip, { at, linkOf }: { at: Ticks; linkOf: LinkOf }): Clip {
  const own = { id: draft.makeId(), linkId: linkOf(clip) };
  const { left, right } = halveClip(clip, at - clip.start, own);
  passTransition(draft, clip.id, right.id);
  draft.put(clip, left);
  draft.put(null, right);
  return right;
}

export interface Strip {
  readonly trackId: string;
  readonly from: Ticks;
  readonly to: Ticks;
}

function clearClip(draft: Draft, clip: Clip, { from, to, linkOf }: Strip & { linkOf: LinkOf }): void {
  const [isCutLeft, isCutRight] = [clip.start < from, endOf(clip) > to];
  if (isCutLeft && isCutRight) {
    const own = { id: draft.makeId(), linkId: linkOf(clip) };
    const { right } = halveClip(clip, to - clip.start, own);
    passTransition(draft, clip.id, right.id);
    draft.put(clip, { ...cutClip(clip, 0, from - clip.start), fadeOut: 0 });
    draft.put(null, right);
    return;
  }
  if (isCutLeft) draft.put(clip, cutClip(clip, 0, from - clip.start));
  else if (isCutRight) draft.put(clip, cutClip(clip, to - clip.start, clip.duration));
  else draft.put(clip, null);
}

/** Clears a strip of a track: clips are trimmed, split or removed. */
export function clearStrip(draft: Draft, strip: Strip, linkOf: LinkOf = newLinks(draft)): void {
  const { clips } = draft.now().tracks.find(({ id }) => id === strip.trackId) ?? { clips: [] };
  for (let place = firstEndingAfter(clips, strip.from); ; place++) {
    const clip = clips[place];
    if (!clip || clip.start >= strip.to) return;
    clearClip(draft, clip, { ...strip, linkOf });
  }
}
