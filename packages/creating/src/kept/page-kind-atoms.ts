import type { PageKind } from '@kinora/contracts/catalogue';
import { atom } from 'jotai';

/** The kind of the page that is open: `PageKindPanel` sets it. */
export const pageKindAtom = atom<PageKind>('text');
