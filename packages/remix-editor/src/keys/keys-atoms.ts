import { storedAtom } from '@kinora/browser/kept';
import { atom } from 'jotai';

const shownBaseAtom = atom(false);

/** Whether the list of all keys is open. */
export const areKeysShownAtom = atom((get) => get(shownBaseAtom));
export const showKeysAtom = atom(null, (_get, set, isShown: boolean) => set(shownBaseAtom, isShown));

const aBoolean = (stored: unknown) => (typeof stored === 'boolean' ? stored : undefined);

/**
 * Whether keys that write a character do something by themselves. Whoever speaks to the computer switches them off (WCAG
 * 2.2, success criterion 2.1.4).
 */
export const characterKeysAtom = storedAtom('kinora:editor-keys', true, aBoolean);
