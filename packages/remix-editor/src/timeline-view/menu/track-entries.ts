import type { Command, Track, TrackKind } from '@kinora/contracts/timeline';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { indexForTrack } from '../../drop/plan-drop.ts';
import { togglesOf, type TrackToggle } from '../heads/track-toggles.ts';
import { actionEntry, doable, type MenuEntry, type MenuState } from './menu-entry.ts';
import { pasteEntries, pasteHereEntries } from './paste-entries.ts';

const TOGGLE_WORDS: Readonly<Record<TrackToggle, readonly [off: MessageDescriptor, on: MessageDescriptor]>> = {
  muted: [msg`Mute track`, msg`Unmute track`],
  solo: [msg`Solo track`, msg`Unsolo track`],
  hidden: [msg`Hide track`, msg`Show track`],
  locked: [msg`Lock track`, msg`Unlock track`],
};

const toggleEntry = (state: MenuState, track: Track, toggle: TrackToggle): readonly MenuEntry[] =>
  doable(state, TOGGLE_WORDS[toggle][track[toggle] ? 1 : 0], {
    op: 'setTrack',
    trackId: track.id,
    [toggle]: !track[toggle],
  });

/** Locks the track of a clip, or unlocks it. */
export const lockEntries = (state: MenuState, track: Track): readonly MenuEntry[] =>
  toggleEntry(state, track, 'locked');

/** What can be done with a whole track. */
export function trackEntries(state: MenuState, track: Track): readonly (readonly MenuEntry[])[] {
  const { tracks } = state.document;
  const trackId = track.id;
  const place = tracks.indexOf(track);
  const move = (step: 1 | -1): Command => ({ op: 'reorderTrack', trackId, index: place + step });
  return [
    togglesOf(track.kind).flatMap((toggle) => toggleEntry(state, track, toggle)),
    [
      { label: msg`Rename track`, chord: undefined, act: { kind: 'rename', trackId } },
      ...(place < tracks.length - 1 ? doable(state, msg`Move track up`, move(1)) : []),
      ...(place > 0 ? doable(state, msg`Move track down`, move(-1)) : []),
      ...doable(state, msg`Add similar track`, { op: 'addTrack', kind: track.kind, index: place + 1 }),
      ...doable(state, msg`Remove track`, { op: 'removeTrack', trackId }),
    ],
  ];
}

const KINDS: readonly (readonly [TrackKind, MessageDescriptor])[] = [
  ['video', msg`Add video track`],
  ['audio', msg`Add sound track`],
  ['text', msg`Add title track`],
  ['effect', msg`Add effect track`],
];

const addEntries = (state: MenuState): readonly MenuEntry[] =>
  KINDS.flatMap(([kind, label]) =>
    doable(state, label, { op: 'addTrack', kind, index: indexForTrack(state.document.tracks, kind) }),
  );

const hasClips = ({ document }: MenuState) => document.tracks.some(({ clips }) => clips.length > 0);

/** What can be done in a free place: with the gap, then with the track it is in. */
export function gapEntries(state: MenuState, track: Track | undefined): readonly (readonly MenuEntry[])[] {
  const { at } = state;
  const close = track && at !== null ? doable(state, msg`Close gap`, { op: 'closeGap', trackId: track.id, at }) : [];
  const marker: Command | null = at === null ? null : { op: 'addMarker', time: at, label: '', colour: 'lamp' };
  return [
    [...close, ...pasteEntries(state), ...pasteHereEntries(state)],
    [
      ...(marker ? doable(state, msg`Add marker here`, marker) : []),
      ...(hasClips(state) ? [actionEntry('selectAll')] : []),
    ],
    ...(track ? trackEntries(state, track) : [addEntries(state)]),
  ];
}
