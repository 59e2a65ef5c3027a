import type { CommandName, Edit } from '@kinora/contracts/timeline';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

type Words = (count: number) => MessageDescriptor;

/** What was done, in a sentence; `count` clips were. */
const WORDS: Readonly<Record<CommandName, Words>> = {
  split: (count) => msg`Split, ${plural(count, { one: '# clip', other: '# clips' })} changed`,
  trim: () => msg`Trimmed`,
  rippleTrim: () => msg`Trimmed and closed the gap`,
  roll: () => msg`Moved the cut`,
  slip: () => msg`Slipped the content within its clip`,
  slide: () => msg`Slid the clip between its neighbours`,
  move: (count) => msg`Moved ${plural(count, { one: '# clip', other: '# clips' })}`,
  insert: () => msg`Added a clip`,
  replaceMedia: () => msg`Replaced the clip. The old one is now a take.`,
  lift: (count) => msg`Deleted ${plural(count, { one: '# clip', other: '# clips' })}, the gap stays`,
  rippleDelete: (count) => msg`Deleted ${plural(count, { one: '# clip', other: '# clips' })}, the gap is closed`,
  liftRange: () => msg`Emptied the range`,
  extractRange: () => msg`Cut out the range`,
  closeGap: () => msg`Closed the gap`,
  setSpeed: () => msg`Changed the speed`,
  reverse: () => msg`Reversed the clip`,
  freezeFrame: () => msg`Froze the frame`,
  duplicate: (count) => msg`Duplicated ${plural(count, { one: '# clip', other: '# clips' })}`,
  copy: (count) => msg`Copied ${plural(count, { one: '# clip', other: '# clips' })}`,
  paste: (count) => msg`Pasted ${plural(count, { one: '# clip', other: '# clips' })}`,
  link: () => msg`Linked`,
  unlink: () => msg`Unlinked`,
  group: () => msg`Grouped`,
  ungroup: () => msg`Ungrouped`,
  addTrack: () => msg`Added a track`,
  removeTrack: () => msg`Removed the track`,
  setTrack: () => msg`Changed the track`,
  reorderTrack: () => msg`Moved the track`,
  addTransition: () => msg`Added a transition`,
  setTransition: () => msg`Changed the transition`,
  removeTransition: () => msg`Removed the transition`,
  addMarker: () => msg`Added a marker`,
  setMarker: () => msg`Changed the marker`,
  removeMarker: () => msg`Removed the marker`,
  setRange: () => msg`Changed the range`,
  setClip: () => msg`Changed the clip`,
  addKey: () => msg`Added a keyframe`,
  moveKey: () => msg`Moved the keyframe`,
  removeKey: () => msg`Removed the keyframe`,
  importSrt: () => msg`Added captions`,
  setProject: () => msg`Changed the project`,
  batch: () => msg`Done`,
};

/** How many clips an edit is about. */
function clipsOf({ changes, clips }: Edit): number {
  if (clips && changes.length === 0) return clips.length;
  return new Set(changes.flatMap((change) => (change.table === 'clip' ? change.id : []))).size;
}

/** What became of a marker. */
function markerMessage({ changes }: Edit): MessageDescriptor | null {
  const change = changes.find(({ table }) => table === 'marker');
  if (change?.table !== 'marker' || !change.before || !change.after) return null;
  if (change.before.time !== change.after.time) return msg`Moved the marker`;
  return change.before.label === change.after.label ? null : msg`Named the marker`;
}

/** What an edit did, for those who don't see it. */
export function editMessage(edit: Edit): MessageDescriptor {
  const ofMarker = edit.label === 'setMarker' ? markerMessage(edit) : null;
  return ofMarker ?? WORDS[edit.label](clipsOf(edit));
}
