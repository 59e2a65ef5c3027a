import { atom } from 'jotai';

/** A purchase that was paid while this page was open. */
export interface Arrival {
  readonly sku: string;
  readonly credits: number;
}

const arrivedAtom = atom<Arrival | null>(null);

/** The purchase that was paid last while this page was open; null before one was, and once it was acted on. */
export const arrivalAtom = atom((get) => get(arrivedAtom));

export const noteArrivalAtom = atom(null, (_get, set, arrival: Arrival | null) => set(arrivedAtom, arrival));
