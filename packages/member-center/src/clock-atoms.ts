import { atom } from 'jotai';

const TICK_MS = 500;

const timeAtom = atom(Date.now());
timeAtom.onMount = (set) => {
  set(Date.now());
  const timer = setInterval(() => set(Date.now()), TICK_MS);
  return () => clearInterval(timer);
};

/** Epoch milliseconds, as exact as a countdown needs; runs while somebody looks. */
export const nowAtom = atom((get) => get(timeAtom));
