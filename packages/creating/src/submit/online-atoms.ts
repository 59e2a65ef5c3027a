import { isOnline, watchOnline } from '@kinora/browser';
import { atom } from 'jotai';

const baseAtom = atom(isOnline());
baseAtom.onMount = (set) => watchOnline(set);

/** Whether this browser has a connection. */
export const isOnlineAtom = atom((get) => get(baseAtom));
