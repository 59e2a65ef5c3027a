import { deviceId } from '@kinora/browser/kept';
import { atom } from 'jotai';

import { pageAtom } from './page-atom.ts';
import { askRegionAtom } from './region-atoms.ts';

/** The browser's own: a hint, never a key. */
const byTraits = (address: () => Promise<string>) => deviceId({ address });

/** The id of this device; where it is not known yet, the network address is asked for to make it. */
export const findDeviceIdAtom = atom(null, (get, set) => {
  const { deviceId: find = byTraits } = get(pageAtom);
  return find(async () => (await set(askRegionAtom))?.ip ?? '');
});
