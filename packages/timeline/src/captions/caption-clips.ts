import { TIMELINE_TEXT_MAX, type Clip, type Ratio, type TextClip } from '@kinora/contracts/timeline';

import { firstEndingAfter } from '../document/clip-order.ts';
import { floorToFrame, frameLength } from '../time/ticks.ts';
import type { Cue } from './read-srt.ts';

/** White on black near the bottom can be read over any picture. */
const LOOK: TextClip['look'] = {
  font: 'Outfit',
  size: 0.05,
  colour: '#ffffff',
  background: '#000000',
  align: 'centre',
};
const FRAME: TextClip['frame'] = {
  crop: { left: 0, top: 0, right: 0, bottom: 0 },
  x: 0,
  y: 0.4,
  scale: 1,
  rotation: 0,
  opacity: 1,
  fit: 'contain',
};

export interface CaptionPlace {
  readonly trackId: string;
  readonly rate: Ratio;
  readonly id: string;
}

/** A caption from a cue, on whole frames and at least one of them. */
export function captionOf({ start: from, end, text }: Cue, { id, trackId, rate }: CaptionPlace): TextClip {
  const start = floorToFrame(from, rate);
  return {
    id,
    trackId,
    kind: 'text',
    start,
    duration: Math.max(floorToFrame(end, rate) - start, frameLength(rate)),
    name: '',
    linkId: null,
    groupId: null,
    fadeIn: 0,
    fadeOut: 0,
    effects: [],
    text: Array.from(text).slice(0, TIMELINE_TEXT_MAX).join(''),
    look: LOOK,
    frame: FRAME,
  };
}

/** Whether nothing lies where a clip would. */
export function isFree(clips: readonly Clip[], { start, duration }: Pick<Clip, 'start' | 'duration'>): boolean {
  const next = clips[firstEndingAfter(clips, start)];
  return !next || next.start >= start + duration;
}
