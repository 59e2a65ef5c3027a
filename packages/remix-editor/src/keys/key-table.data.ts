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
  shuttleBack: { group: 'play', keys: ['j'], label: msg`Play in reverse, faster each time` },
  shuttleForward: { group: 'play', keys: ['l'], label: msg`Play forward, faster each time` },
  frameBack: { group: 'play', scope: 'playhead', keys: ['arrowleft'], label: msg`Back one frame` },
  frameForward: { group: 'play', scope: 'playhead', keys: ['arrowright'], label: msg`Forward one frame` },
  secondBack: { group: 'play', scope: 'playhead', keys: ['shift+arrowleft'], label: msg`Back one second` },
  secondForward: { group: 'play', scope: 'playhead', keys: ['shift+arrowright'], label: msg`Forward one second` },
  previousEdit: { group: 'play', scope: 'playhead', keys: ['arrowup'], label: msg`Previous cut` },
  nextEdit: { group: 'play', scope: 'playhead', keys: ['arrowdown'], label: msg`Next cut` },
  toStart: { group: 'play', scope: 'playhead', keys: ['home'], label: msg`Go to start` },
  toEnd: { group: 'play', scope: 'playhead', keys: ['end'], label: msg`Go to end` },
  markIn: { group: 'play', keys: ['i'], label: msg`Mark in` },
  markOut: { group: 'play', keys: ['o'], label: msg`Mark out` },
  clearRange: { group: 'play', keys: ['alt+x'], label: msg`Clear range` },
  split: { group: 'edit', keys: ['s'], label: msg`Split at the playhead` },
  trimStart: { group: 'edit', keys: ['q'], label: msg`Trim start to playhead` },
  trimEnd: { group: 'edit', keys: ['w'], label: msg`Trim end to playhead` },
  lift: { group: 'edit', keys: ['delete', 'backspace'], label: msg`Delete and leave a gap` },
  rippleDelete: { group: 'edit', keys: ['shift+delete', 'shift+backspace'], label: msg`Delete and close the gap` },
  undo: { group: 'edit', keys: ['mod+z'], label: msg`Undo` },
  redo: { group: 'edit', keys: ['mod+shift+z', 'mod+y'], label: msg`Redo` },
  copy: { group: 'edit', keys: ['mod+c'], label: msg`Copy` },
  cut: { group: 'edit', keys: ['mod+x'], label: msg`Cut` },
  paste: { group: 'edit', keys: ['mod+v'], label: msg`Paste at the playhead` },
  duplicate: { group: 'edit', keys: ['mod+d'], label: msg`Duplicate` },
  selectAll: { group: 'edit', keys: ['mod+a'], label: msg`Select all clips` },
  append: { group: 'edit', keys: ['e'], label: msg`Append the selected clip` },
  insertHere: { group: 'edit', keys: ['shift+e'], label: msg`Insert the selected clip at the playhead` },
  nudgeBack: { group: 'edit', keys: [','], label: msg`Move selection back one frame` },
  nudgeForward: { group: 'edit', keys: ['.'], label: msg`Move selection forward one frame` },
  nudgeFarBack: { group: 'edit', keys: ['shift+,'], label: msg`Move selection back ten frames` },
  nudgeFarForward: { group: 'edit', keys: ['shift+.'], label: msg`Move selection forward ten frames` },
  startOut: { group: 'edit', keys: ['['], label: msg`Move start one frame earlier` },
  startIn: { group: 'edit', keys: ['shift+['], label: msg`Move start one frame later` },
  endOut: { group: 'edit', keys: [']'], label: msg`Move end one frame later` },
  endIn: { group: 'edit', keys: ['shift+]'], label: msg`Move end one frame earlier` },
  marker: { group: 'edit', keys: ['m'], label: msg`Add or remove a marker` },
  dissolve: { group: 'edit', keys: [], label: msg`Cross dissolve at the nearest cut` },
  group: { group: 'edit', keys: ['mod+alt+g'], label: msg`Group or ungroup` },
  link: { group: 'edit', keys: ['mod+alt+l'], label: msg`Link or unlink` },
  rename: { group: 'edit', keys: ['f2'], label: msg`Rename` },
  select: { group: 'tools', keys: ['v'], label: msg`Select and move` },
  splitTool: { group: 'tools', keys: ['b'], label: msg`Split where you click` },
  roll: { group: 'tools', keys: ['r'], label: msg`Roll a cut` },
  slip: { group: 'tools', keys: ['y'], label: msg`Slip the content within its clip` },
  slide: { group: 'tools', keys: ['u'], label: msg`Slide a clip between its neighbours` },
  snapping: { group: 'view', keys: ['n'], label: msg`Snapping` },
  zoomIn: { group: 'view', keys: ['+'], label: msg`Zoom in` },
  zoomOut: { group: 'view', keys: ['-'], label: msg`Zoom out` },
  zoomFit: { group: 'view', keys: ['shift+z'], label: msg`Fit to view` },
  showKeys: { group: 'view', keys: ['?'], label: msg`Keyboard shortcuts` },
};
