import { openAddress, pageAddress } from '@kinora/browser';
import { atom } from 'jotai';

/** How a page leaves and comes back; stories and tests set a fake. */
export interface Travel {
  /** Where it is, for a way back. */
  readonly address: () => string;
  /** Leaves for another address. */
  readonly open: (address: string) => void;
}

export const travelAtom = atom<Travel>({ address: () => pageAddress(), open: openAddress });
