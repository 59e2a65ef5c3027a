import { floorToFrame } from '@kinora/timeline';
import { msg } from '@lingui/core/macro';

import { actionEntry, doable, entryIf, type MenuEntry, type MenuState } from './menu-entry.ts';

/** Puts what was copied at the playhead. */
export function pasteEntries(state: MenuState): readonly MenuEntry[] {
  const { clipboard: clips, playhead: at } = state;
  return clips.length === 0 ? [] : entryIf(state, { op: 'paste', clips, at }, actionEntry('paste'));
}

/** Puts what was copied where the pointer is. */
export function pasteHereEntries(state: MenuState): readonly MenuEntry[] {
  const { at, clipboard: clips, document } = state;
  if (at === null || clips.length === 0) return [];
  return doable(state, msg`Paste here`, { op: 'paste', clips, at: floorToFrame(at, document.rate) });
}
