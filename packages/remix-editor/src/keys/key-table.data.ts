import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Where a key works: anywhere in the editor, or only while playhead or preview have the focus. */
export type KeyScope = 'editor' | 'playhead';
export type KeyGroup = 'play' | 'edit' | 'tools' | 'view';

export interface KeyEntry {
  readonly group: KeyGroup;
  readonly scope?: KeyScope;
  /** As they are matched: `mod` is Ctrl, on a Mac Cmd; the first is shown in tooltips. */
  readonly keys: readonly string[];
  readonly label: MessageDescriptor;
}

export type ActionId =
  | 'playStop'
  | 'shuttleBack'
  | 'shuttleForward'
  | 'markIn'
  | 'markOut'
  | 'clearRange'
  | 'split'
  | 'trimStart'
  | 'trimEnd'
  | 'lift'
  | 'rippleDelete'
  | 'undo'
  | 'redo'
  | 'copy'
  | 'cut'
  | 'paste'
  | 'duplicate'
  | 'selectAll'
  | 'marker'
  | 'dissolve'
  | 'snapping'
  | 'nudgeBack'
  | 'nudgeForward'
  | 'nudgeFarBack'
  | 'nudgeFarForward'
  | 'startOut'
  | 'startIn'
  | 'endOut'
  | 'endIn'
  | 'append'
  | 'insertHere'
  | 'group'
  | 'link'
  | 'rename'
  | 'select'
  | 'splitTool'
  | 'roll'
  | 'slip'
  | 'slide'
  | 'zoomIn'
  | 'zoomOut'
  | 'zoomFit'
  | 'showKeys'
  | 'frameBack'
  | 'frameForward'
  | 'secondBack'
  | 'secondForward'
  | 'previousEdit'
  | 'nextEdit'
  | 'toStart'
  | 'toEnd';

/** All keys of the editor: the dialog lists them, tooltips name them, and presses are looked up here. */
export const KEY_TABLE: Readonly<Record<ActionId, KeyEntry>> = {
  playStop: { group: 'play', keys: ['space', 'k'], label: msg`Play or stop` },
  shuttleBack: { group: 'play', keys: ['j'], label: msg`Play backwards, faster each time` },
  shuttleForward: { group: 'play', keys: ['l'], label: msg`Play forwards, faster each time` },
  frameBack: { group: 'play', scope: 'playhead', keys: ['arrowleft'], label: msg`One frame back` },
  frameForward: { group: 'play', scope: 'playhead', keys: ['arrowright'], label: msg`One frame on` },
  secondBack: { group: 'play', scope: 'playhead', keys: ['shift+arrowleft'], label: msg`One second back` },
  secondForward: { group: 'play', scope: 'playhead', keys: ['shift+arrowright'], label: msg`One second on` },
  previousEdit: { group: 'play', scope: 'playhead', keys: ['arrowup'], label: msg`Previous cut` },
  nextEdit: { group: 'play', scope: 'playhead', keys: ['arrowdown'], label: msg`Next cut` },
  toStart: { group: 'play', scope: 'playhead', keys: ['home'], label: msg`To the start` },
  toEnd: { group: 'play', scope: 'playhead', keys: ['end'], label: msg`To the end` },
  markIn: { group: 'play', keys: ['i'], label: msg`Start the range here` },
  markOut: { group: 'play', keys: ['o'], label: msg`End the range here` },
  clearRange: { group: 'play', keys: ['alt+x'], label: msg`Clear the range` },
  split: { group: 'edit', keys: ['s'], label: msg`Split at the playhead` },
  trimStart: { group: 'edit', keys: ['q'], label: msg`Trim the start to the playhead` },
  trimEnd: { group: 'edit', keys: ['w'], label: msg`Trim the end to the playhead` },
  lift: { group: 'edit', keys: ['delete', 'backspace'], label: msg`Delete, leave a gap` },
  rippleDelete: { group: 'edit', keys: ['shift+delete', 'shift+backspace'], label: msg`Delete and close the gap` },
  undo: { group: 'edit', keys: ['mod+z'], label: msg`Undo` },
  redo: { group: 'edit', keys: ['mod+shift+z', 'mod+y'], label: msg`Redo` },
  copy: { group: 'edit', keys: ['mod+c'], label: msg`Copy` },
  cut: { group: 'edit', keys: ['mod+x'], label: msg`Cut` },
  paste: { group: 'edit', keys: ['mod+v'], label: msg`Paste at the playhead` },
  duplicate: { group: 'edit', keys: ['mod+d'], label: msg`Duplicate` },
  selectAll: { group: 'edit', keys: ['mod+a'], label: msg`Select all clips` },
  append: { group: 'edit', keys: ['e'], label: msg`Add the chosen clip at the end` },
  insertHere: { group: 'edit', keys: ['shift+e'], label: msg`Insert the chosen clip at the playhead` },
  nudgeBack: { group: 'edit', keys: [','], label: msg`Move the selection a frame back` },
  nudgeForward: { group: 'edit', keys: ['.'], label: msg`Move the selection a frame on` },
  nudgeFarBack: { group: 'edit', keys: ['shift+,'], label: msg`Move the selection ten frames back` },
  nudgeFarForward: { group: 'edit', keys: ['shift+.'], label: msg`Move the selection ten frames on` },
  startOut: { group: 'edit', keys: ['['], label: msg`Start a frame earlier` },
  startIn: { group: 'edit', keys: ['shift+['], label: msg`Start a frame later` },
  endOut: { group: 'edit', keys: [']'], label: msg`End a frame later` },
  endIn: { group: 'edit', keys: ['shift+]'], label: msg`End a frame earlier` },
  marker: { group: 'edit', keys: ['m'], label: msg`Add or remove a marker` },
  dissolve: { group: 'edit', keys: [], label: msg`Cross-dissolve at the nearest cut` },
  group: { group: 'edit', keys: ['mod+alt+g'], label: msg`Group or ungroup` },
  link: { group: 'edit', keys: ['mod+alt+l'], label: msg`Link or unlink` },
  rename: { group: 'edit', keys: ['f2'], label: msg`Rename` },
  select: { group: 'tools', keys: ['v'], label: msg`Select and move` },
  splitTool: { group: 'tools', keys: ['b'], label: msg`Split where you click` },
  roll: { group: 'tools', keys: ['r'], label: msg`Roll a cut` },
  slip: { group: 'tools', keys: ['y'], label: msg`Slip the picture within its clip` },
  slide: { group: 'tools', keys: ['u'], label: msg`Slide a clip between its neighbours` },
  snapping: { group: 'view', keys: ['n'], label: msg`Snapping` },
  zoomIn: { group: 'view', keys: ['+'], label: msg`Zoom in` },
  zoomOut: { group: 'view', keys: ['-'], label: msg`Zoom out` },
  zoomFit: { group: 'view', keys: ['shift+z'], label: msg`Fit to view` },
  showKeys: { group: 'view', keys: ['?'], label: msg`All keys` },
};
