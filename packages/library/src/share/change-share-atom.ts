import type { ShareLink } from '@kinora/contracts/share';
import { atom } from 'jotai';

import { changeKnownAtom } from '../library-atoms.ts';

interface KnownShare {
  /** Of the clip. */
  readonly id: string;
  readonly share: ShareLink | null;
}

/** Keeps the link of a clip as it is now, wherever the library shows the clip. */
export const changeShareAtom = atom(null, (_get, set, { id, share }: KnownShare) =>
  set(changeKnownAtom, (items) => items.map((item) => (item.id === id ? { ...item, share } : item))),
);
