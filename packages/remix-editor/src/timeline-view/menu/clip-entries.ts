import type { Clip, Command, Track } from '@kinora/contracts/timeline';
import { endOf, findClip, floorToFrame, isMediaClip } from '@kinora/timeline';
import { msg } from '@lingui/core/macro';

import * as plans from '../../keys/action-plans.ts';
import { KEY_TABLE } from '../../keys/key-table.data.ts';
import { actionEntry, commandEntry, doable, entryIf, type MenuEntry, type MenuState } from './menu-entry.ts';
import { pasteEntries } from './paste-entries.ts';

interface Place {
  readonly clip: Clip;
  readonly track: Track;
}

/** Whether a time is within one of the selected clips, not at its edge. */
const isWithin = ({ document, selection }: MenuState, time: number) =>
  selection.some((id) => {
    const clip = findClip(document, id)?.clip;
    return clip !== undefined && clip.start < time && time < endOf(clip);
  });

function cutEntries(state: MenuState, { clip }: Place): readonly MenuEntry[] {
  const { at, playhead, document } = state;
  const isAtPlayhead = at !== null && floorToFrame(at, document.rate) === floorToFrame(playhead, document.rate);
  const here =
    at === null || isAtPlayhead ? [] : doable(state, msg`Split here`, { op: 'split', clipIds: [clip.id], at });
  if (!isWithin(state, playhead)) return here;
  return [
    ...entryIf(state, plans.splitHere(state), actionEntry('split')),
    ...here,
    ...entryIf(state, plans.trimStart(state), actionEntry('trimStart')),
    ...entryIf(state, plans.trimEnd(state), actionEntry('trimEnd')),
  ];
}

function copyEntries(state: MenuState): readonly MenuEntry[] {
  return [
    ...entryIf(state, plans.lift(state), actionEntry('cut')),
    ...entryIf(state, plans.copy(state), actionEntry('copy')),
    ...pasteEntries(state),
    ...entryIf(state, plans.duplicate(state), actionEntry('duplicate')),
  ];
}

function deleteEntries(state: MenuState, { clip, track }: Place): readonly MenuEntry[] {
  const before = track.clips[track.clips.indexOf(clip) - 1];
  const isGap = (before ? endOf(before) : 0) < clip.start;
  const close: Command = { op: 'closeGap', trackId: track.id, at: clip.start - 1 };
  return [
    ...entryIf(state, plans.lift(state), actionEntry('lift')),
    ...entryIf(state, plans.rippleDelete(state), actionEntry('rippleDelete')),
    ...(isGap ? doable(state, msg`Close gap before clip`, close) : []),
  ];
}

/** Opens the settings of a clip; Enter does so too. */
const settings = (clip: Clip): MenuEntry => ({
  label: msg`Settings`,
  chord: 'enter',
  act: { kind: 'settings', clipId: clip.id, section: null },
});

const speed = (clip: Clip): MenuEntry => ({
  label: msg`Speed…`,
  chord: undefined,
  act: { kind: 'settings', clipId: clip.id, section: 'speed' },
});

function playEntries(state: MenuState, { clip, track }: Place): readonly MenuEntry[] {
  const isPlayed = isMediaClip(clip) && clip.kind !== 'image';
  if (!isPlayed || track.locked) return [settings(clip)];
  const isFrozenHere = clip.start <= state.playhead && state.playhead < endOf(clip);
  const freeze: Command = { op: 'freezeFrame', clipId: clip.id, at: state.playhead };
  return [
    settings(clip),
    speed(clip),
    ...doable(state, clip.reversed ? msg`Play forward` : msg`Play in reverse`, { op: 'reverse', clipId: clip.id }),
    ...(isFrozenHere ? doable(state, msg`Freeze frame at playhead`, freeze) : []),
  ];
}

interface Side {
  readonly left: Clip | undefined;
  readonly right: Clip | undefined;
  readonly isEnd: boolean;
}

function transitionEntry(state: MenuState, { left, right, isEnd }: Side): readonly MenuEntry[] {
  if (!left || !right || endOf(left) !== right.start) return [];
  const known = state.document.transitions.find(({ leftId }) => leftId === left.id);
  if (known) {
    const label = isEnd ? msg`Remove transition at end` : msg`Remove transition at start`;
    return doable(state, label, { op: 'removeTransition', id: known.id });
  }
  const label = isEnd ? msg`Dissolve into next clip` : msg`Dissolve from previous clip`;
  return doable(state, label, plans.dissolveAt({ left, right }));
}

function transitionEntries(state: MenuState, { clip, track }: Place): readonly MenuEntry[] {
  const place = track.clips.indexOf(clip);
  return [
    ...transitionEntry(state, { left: track.clips[place - 1], right: clip, isEnd: false }),
    ...transitionEntry(state, { left: clip, right: track.clips[place + 1], isEnd: true }),
  ];
}

function bondEntries(state: MenuState): readonly MenuEntry[] {
  const { document, selection: clipIds } = state;
  const has = (bond: 'linkId' | 'groupId') =>
    clipIds.some((id) => (findClip(document, id)?.clip[bond] ?? null) !== null);
  const [[linkKey], [groupKey]] = [KEY_TABLE.link.keys, KEY_TABLE.group.keys];
  const [link, group] = [{ op: 'link', clipIds } as const, { op: 'group', clipIds } as const];
  const [unlink, ungroup] = [{ op: 'unlink', clipIds } as const, { op: 'ungroup', clipIds } as const];
  return [
    ...entryIf(state, link, commandEntry(msg`Link`, link, linkKey)),
    ...(has('linkId') ? entryIf(state, unlink, commandEntry(msg`Unlink`, unlink, linkKey)) : []),
    ...entryIf(state, group, commandEntry(msg`Group`, group, groupKey)),
    ...(has('groupId') ? entryIf(state, ungroup, commandEntry(msg`Ungroup`, ungroup, groupKey)) : []),
  ];
}

/** What can be done with a clip, in portions that belong together. The clip is selected. */
export function clipEntries(state: MenuState, place: Place): readonly (readonly MenuEntry[])[] {
  return [
    cutEntries(state, place),
    copyEntries(state),
    deleteEntries(state, place),
    playEntries(state, place),
    transitionEntries(state, place),
    bondEntries(state),
  ];
}
