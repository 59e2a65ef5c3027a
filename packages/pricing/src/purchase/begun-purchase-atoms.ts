import { atom } from 'jotai';

/** A purchase that was begun in this page and is paid in another tab. */
export interface BegunPurchase {
  readonly memberId: string;
  /** The payments this member had before: another one is what we wait for. */
  readonly seen: readonly string[];
}

const begunAtom = atom<BegunPurchase | null>(null);

/** The purchase this page waits for; null while there is none. */
export const begunPurchaseAtom = atom((get) => get(begunAtom));

export const beginPurchaseAtom = atom(null, (_get, set, begun: BegunPurchase | null) => set(begunAtom, begun));
