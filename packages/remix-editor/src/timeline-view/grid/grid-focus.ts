import type { Clip, TimelineDocument, Track } from '@kinora/contracts/timeline';
import { findClip } from '@kinora/timeline';

import { clipNearest } from '../../geometry/clip-range.ts';
import type { GridFocus } from '../../state/selection-atoms.ts';
import { buttonCount } from '../heads/track-toggles.ts';

const middleOf = ({ start, duration }: Clip) => start + duration / 2;

const onClip = (track: Track, clip: Clip): GridFocus => ({ trackId: track.id, clipId: clip.id, button: 0 });
const onButton = (track: Track, button: number): GridFocus => ({ trackId: track.id, clipId: null, button });

/** The clip of another track that is nearest in time, else its head. */
function onTrack(document: TimelineDocument, focus: GridFocus, step: 1 | -1): GridFocus | null {
  const place = document.tracks.findIndex(({ id }) => id === focus.trackId);
  const track = document.tracks[place + step];
  if (!track) return null;
  if (focus.clipId === null) return onButton(track, Math.min(focus.button, buttonCount(track) - 1));
  const clip = findClip(document, focus.clipId)?.clip;
  const near = clip && clipNearest(track.clips, middleOf(clip));
  return near ? onClip(track, near) : onButton(track, 0);
}

/** One to the side: through the buttons of the head, then through the clips. */
function sideways(track: Track, focus: GridFocus, step: 1 | -1): GridFocus | null {
  const count = buttonCount(track);
  const place = focus.clipId === null ? focus.button - count : track.clips.findIndex(({ id }) => id === focus.clipId);
  const next = place + step;
  if (next < -count || next >= track.clips.length) return null;
  const clip = track.clips[next];
  return clip ? onClip(track, clip) : onButton(track, next + count);
}

/** Which cell a key leads to; null where it leads nowhere, undefined for all other keys. */
export function nextFocus(document: TimelineDocument, focus: GridFocus, key: string): GridFocus | null | undefined {
  const track = document.tracks.find(({ id }) => id === focus.trackId);
  if (!track) return undefined;
  const ends = { Home: track.clips[0], End: track.clips.at(-1) };
  switch (key) {
    case 'ArrowRight':
      return sideways(track, focus, 1);
    case 'ArrowLeft':
      return sideways(track, focus, -1);
    // The uppermost track is the last.
    case 'ArrowUp':
      return onTrack(document, focus, 1);
    case 'ArrowDown':
      return onTrack(document, focus, -1);
    case 'Home':
    case 'End':
      return ends[key] ? onClip(track, ends[key]) : null;
    default:
      return undefined;
  }
}

/** A clip that exists as a cell, and its place in the row. */
export interface GridCell {
  readonly clip: Clip;
  readonly place: number;
}

const cellsAround = ({ clips }: Track, place: number): readonly GridCell[] =>
  [place - 1, place, place + 1].flatMap((at) => {
    const clip = clips[at];
    return clip ? [{ clip, place: at }] : [];
  });

/** The cells of a row that exist: the focused one, and those that an arrow leads to from it. */
export function cellsOf(track: Track, document: TimelineDocument, focus: GridFocus | null): readonly GridCell[] {
  if (!focus) return [];
  if (track.id === focus.trackId) {
    const place = track.clips.findIndex(({ id }) => id === focus.clipId);
    return place < 0 ? cellsAround(track, 0).slice(0, 1) : cellsAround(track, place);
  }
  const steps = [1, -1] as const;
  const near = steps.map((step) => onTrack(document, focus, step)).find((next) => next?.trackId === track.id);
  const place = near?.clipId ? track.clips.findIndex(({ id }) => id === near.clipId) : -1;
  const clip = track.clips[place];
  return clip ? [{ clip, place }] : [];
}
