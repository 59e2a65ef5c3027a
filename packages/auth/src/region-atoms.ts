import { apiClientAtom, readRegion, siteAtom, type Region } from '@kinora/api-client';
import { atom } from 'jotai';

/** Where the product is not served. */
const BARRED = 'CN';

const foundAtom = atom<Region | null>(null);

/** Where this browser's connection comes from; null while nobody knows. */
export const regionAtom = atom((get) => get(foundAtom));

/** Whether the product is not served here. */
export const isRegionBarredAtom = atom((get) => get(foundAtom)?.country.toUpperCase() === BARRED);

/** Asks where this connection comes from. A failed look-up is no news and lets people in. */
export const findRegionAtom = atom(null, async (get, set): Promise<void> => {
  const site = get(siteAtom);
  if (!site) return;
  const region = await readRegion(get(apiClientAtom), { word: site.signWord });
  if (region.ok) set(foundAtom, region.value);
});
