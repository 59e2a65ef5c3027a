import { unreachable } from '@kinora/contracts';

import { EDITOR_ACTIONS } from '../../keys/editor-actions.ts';
import { runCommandAtom } from '../../state/command-atoms.ts';
import { nameMarkerAtom } from '../../state/marker-atoms.ts';
import type { EditorStore } from '../surface/surface-parts.ts';
import { renameTrackAtom } from './menu-atoms.ts';
import type { MenuAct } from './menu-entry.ts';

/** A part of the settings of a clip. */
type ClipSection = 'speed';
/** Shows the settings of a clip, and within them a part that is asked for. */
export type OpenClip = (clipId: string, section?: ClipSection) => void;

export interface MenuContext {
  readonly store: EditorStore;
  readonly onOpenClip: OpenClip;
}

/** Does what an entry stands for. */
export function runEntry({ store, onOpenClip }: MenuContext, act: MenuAct): void {
  switch (act.kind) {
    case 'action':
      return EDITOR_ACTIONS[act.action]({ store });
    case 'command':
      store.set(runCommandAtom, act.command);
      return undefined;
    case 'settings':
      return act.section ? onOpenClip(act.clipId, act.section) : onOpenClip(act.clipId);
    case 'rename':
      return store.set(renameTrackAtom, act.trackId);
    case 'name-marker':
      return store.set(nameMarkerAtom, act.markerId);
    default:
      return unreachable(act);
  }
}
