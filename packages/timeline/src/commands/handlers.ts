import type { CommandName, CommandNamed } from '@kinora/contracts/timeline';

import type { Draft, Outcome } from '../rules/draft.ts';
import { group, link, ungroup, unlink } from './bonds.ts';
import { closeGap } from './close-gap.ts';
import { copy } from './copy.ts';
import { duplicate } from './duplicate.ts';
import { freezeFrame } from './freeze-frame.ts';
import { importSrt } from './import-srt.ts';
import { insert } from './insert.ts';
import { addKey, moveKey, removeKey } from './keys.ts';
import { lift } from './lift.ts';
import { addMarker, removeMarker, setMarker } from './markers.ts';
import { move } from './move.ts';
import { paste } from './paste.ts';
import { extractRange, liftRange } from './range-edits.ts';
import { replaceMedia } from './replace-media.ts';
import { reverse } from './reverse.ts';
import { rippleDelete } from './ripple-delete.ts';
import { roll } from './roll.ts';
import { setClip } from './set-clip.ts';
import { setProject } from './set-project.ts';
import { setRange } from './set-range.ts';
import { setSpeed } from './set-speed.ts';
import { slide } from './slide.ts';
import { slip } from './slip.ts';
import { split } from './split.ts';
import { addTrack, removeTrack, reorderTrack, setTrack } from './tracks.ts';
import { addTransition, removeTransition, setTransition } from './transitions.ts';
import { rippleTrim, trim } from './trim.ts';

type Handlers = {
  readonly [Name in Exclude<CommandName, 'batch'>]: (draft: Draft, command: CommandNamed<Name>) => Outcome;
};

/** What each command does; a batch is many of them. */
export const HANDLERS: Handlers = {
  split,
  trim,
  rippleTrim,
  roll,
  slip,
  slide,
  move,
  insert,
  replaceMedia,
  lift,
  rippleDelete,
  liftRange,
  extractRange,
  closeGap,
  setSpeed,
  reverse,
  freezeFrame,
  duplicate,
  copy,
  paste,
  link,
  unlink,
  group,
  ungroup,
  addTrack,
  removeTrack,
  setTrack,
  reorderTrack,
  addTransition,
  setTransition,
  removeTransition,
  addMarker,
  setMarker,
  removeMarker,
  setRange,
  setClip,
  addKey,
  moveKey,
  removeKey,
  importSrt,
  setProject,
};
