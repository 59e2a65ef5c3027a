import type { Clip, Command, Ticks } from '@kinora/contracts/timeline';
import type { MessageDescriptor } from '@lingui/core';

import type { EditorState } from '../../keys/action-plans.ts';
import { KEY_TABLE, type ActionId } from '../../keys/key-table.data.ts';

/** What a menu is for. */
export type MenuTarget =
  | { readonly kind: 'clip'; readonly clipId: string }
  /** A free place; without a track it is below all of them. */
  | { readonly kind: 'gap'; readonly trackId: string | null }
  | { readonly kind: 'head'; readonly trackId: string }
  | { readonly kind: 'marker'; readonly markerId: string };

/** What choosing an entry does. */
export type MenuAct =
  | { readonly kind: 'action'; readonly action: ActionId }
  | { readonly kind: 'command'; readonly command: Command }
  | { readonly kind: 'settings'; readonly clipId: string; readonly section: 'speed' | null }
  | { readonly kind: 'rename'; readonly trackId: string }
  | { readonly kind: 'name-marker'; readonly markerId: string };

export interface MenuEntry {
  readonly label: MessageDescriptor;
  /** The keys that do the same, as the table of keys writes them. */
  readonly chord: string | undefined;
  readonly act: MenuAct;
}

/** All that decides which entries a menu has. */
export interface MenuState extends EditorState {
  readonly clipboard: readonly Clip[];
  /** Where the pointer is; null for a menu that a key opened. */
  readonly at: Ticks | null;
  /** Whether a command would be done. */
  readonly canDo: (command: Command) => boolean;
}

/** An entry for an action of the keys. */
export const actionEntry = (action: ActionId, label: MessageDescriptor = KEY_TABLE[action].label): MenuEntry => ({
  label,
  chord: KEY_TABLE[action].keys[0],
  act: { kind: 'action', action },
});

export const commandEntry = (label: MessageDescriptor, command: Command, chord?: string): MenuEntry => ({
  label,
  chord,
  act: { kind: 'command', command },
});

/** An entry where its command would be done, else none. */
export function entryIf({ canDo }: MenuState, command: Command | null, entry: MenuEntry): readonly MenuEntry[] {
  return command && canDo(command) ? [entry] : [];
}

/** A command's entry, where it would be done. */
export const doable = (state: MenuState, label: MessageDescriptor, command: Command): readonly MenuEntry[] =>
  entryIf(state, command, commandEntry(label, command));
