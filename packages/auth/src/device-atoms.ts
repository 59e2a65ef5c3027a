import { atom } from 'jotai';

import { pageAtom } from './page-atom.ts';
import { askRegionAtom } from './region-atoms.ts';

/** The id of this device; where it is not known yet, the network address is asked for to make it. */
export const findDeviceIdAtom = atom(null, (get, set) =>
  get(pageAtom).deviceId(async () => (await set(askRegionAtom))?.ip ?? ''),
);
