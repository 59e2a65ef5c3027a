import type { Command, Ticks } from '@kinora/contracts/timeline';
import { atom } from 'jotai';

import { clipboardAtom, planCommandAtom } from '../../state/command-atoms.ts';
import { documentAtom } from '../../state/document-atoms.ts';
import { selectMarkerAtom } from '../../state/marker-atoms.ts';
import { focusAtom, moveFocusAtom, selectClipsAtom, selectionAtom } from '../../state/selection-atoms.ts';
import { clockAtom } from '../../state/transport-atoms.ts';
import { withLinks } from '../gestures/drag-intent.ts';
import { menuEntries } from './menu-entries.ts';
import type { MenuEntry, MenuTarget } from './menu-entry.ts';

export interface OpenMenu {
  readonly target: MenuTarget;
  readonly portions: readonly (readonly MenuEntry[])[];
  /** In pixels of the window. */
  readonly point: { readonly x: number; readonly y: number };
  /** Tells one menu from the next at the same place. */
  readonly number: number;
}

export interface MenuRequest {
  readonly target: MenuTarget;
  readonly point: OpenMenu['point'];
  /** Where the pointer is in time; null for a menu that a key opens. */
  readonly at: Ticks | null;
}

const menuBaseAtom = atom<OpenMenu | null>(null);
const countBaseAtom = atom(0);
const renamedBaseAtom = atom<string | null>(null);

/** The open context menu of the timeline. */
export const timelineMenuAtom = atom((get) => get(menuBaseAtom));
/** Forgets a menu that is closed, unless another has taken its place. */
export const closeTimelineMenuAtom = atom(null, (get, set, menu: OpenMenu) => {
  if (get(menuBaseAtom) === menu) set(menuBaseAtom, null);
});

/** The track whose name is being written. */
export const renamedTrackAtom = atom((get) => get(renamedBaseAtom));
export const renameTrackAtom = atom(null, (_get, set, trackId: string | null) => set(renamedBaseAtom, trackId));

/** A menu acts on the selection, so its clip joins it; a free place has no part in it. */
const aimAtom = atom(null, (get, set, target: MenuTarget) => {
  if (target.kind === 'clip') {
    const { clipId } = target;
    const document = get(documentAtom);
    const track = document.tracks.find(({ clips }) => clips.some(({ id }) => id === clipId));
    if (!get(selectionAtom).has(clipId)) set(selectClipsAtom, withLinks(document, clipId));
    if (track) set(moveFocusAtom, { trackId: track.id, clipId, button: 0 });
    return;
  }
  if (target.kind === 'marker') {
    set(selectMarkerAtom, target.markerId);
    return;
  }
  const focus = get(focusAtom);
  const isThere = focus?.clipId === null && focus.trackId === target.trackId;
  if (target.trackId !== null && !isThere) set(moveFocusAtom, { trackId: target.trackId, clipId: null, button: 0 });
});

/** Opens the menu of what is at a point. */
export const openTimelineMenuAtom = atom(null, (get, set, { target, point, at }: MenuRequest) => {
  set(aimAtom, target);
  const state = {
    document: get(documentAtom),
    selection: [...get(selectionAtom)],
    playhead: get(clockAtom).time(),
    clipboard: get(clipboardAtom),
    at,
    canDo: (command: Command) => {
      const plan = set(planCommandAtom, command);
      return plan.ok && (plan.value.changes.length > 0 || command.op === 'copy');
    },
  };
  const portions = menuEntries(state, target);
  const number = get(countBaseAtom) + 1;
  set(countBaseAtom, number);
  if (portions.length > 0) set(menuBaseAtom, { target, point, portions, number });
});
