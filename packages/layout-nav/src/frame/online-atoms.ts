import { isOnline, watchOnline } from '@kinora/browser';
import { atom } from 'jotai';

const statusAtom = atom(isOnline());
statusAtom.onMount = (set) => watchOnline(set);

/** Whether the browser believes it has a network. */
export const onlineAtom = atom((get) => get(statusAtom));
