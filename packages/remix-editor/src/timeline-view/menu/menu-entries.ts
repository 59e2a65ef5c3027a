import { findClip } from '@kinora/timeline';

import { clipEntries } from './clip-entries.ts';
import { markerEntries } from './marker-entries.ts';
import type { MenuEntry, MenuState, MenuTarget } from './menu-entry.ts';
import { gapEntries, lockEntries, trackEntries } from './track-entries.ts';

function portionsFor(state: MenuState, target: MenuTarget): readonly (readonly MenuEntry[])[] {
  if (target.kind === 'clip') {
    const found = findClip(state.document, target.clipId);
    return found ? [...clipEntries(state, found), lockEntries(state, found.track)] : [];
  }
  if (target.kind === 'marker') {
    const marker = state.document.markers.find(({ id }) => id === target.markerId);
    return marker ? markerEntries(state, marker) : [];
  }
  const track = state.document.tracks.find(({ id }) => id === target.trackId);
  if (target.kind === 'gap') return gapEntries(state, track);
  return track ? trackEntries(state, track) : [];
}

/** Every command that applies to what is under the pointer: one that would be refused is left out. */
export const menuEntries = (state: MenuState, target: MenuTarget): readonly (readonly MenuEntry[])[] =>
  portionsFor(state, target).filter((portion) => portion.length > 0);
