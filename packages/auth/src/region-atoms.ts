import { apiClientAtom, readRegion, siteAtom, type Region } from '@kinora/api-client';
import { atom } from 'jotai';

/** Where the product is not served. */
const BARRED = 'CN';

const foundAtom = atom<Region | null>(null);

/** Where this browser's connection comes from; null while unknown. */
export const regionAtom = atom((get) => get(foundAtom));

/** Whether the product is not served here. */
export const isRegionBarredAtom = atom((get) => get(foundAtom)?.country.toUpperCase() === BARRED);

const askedAtom = atom<Promise<Region | null> | null>(null);

/** Where this connection comes from, asked once for all who want to know; null where it can't be told. */
export const askRegionAtom = atom(null, (get, set): Promise<Region | null> => {
  const asked = get(askedAtom);
  if (asked) return asked;
  const site = get(siteAtom);
  if (!site) return Promise.resolve(null);
  const answer = readRegion(get(apiClientAtom), { word: site.signWord }).then((read) => (read.ok ? read.value : null));
  set(askedAtom, answer);
  return answer;
});

/** Finds where this connection comes from. A failed look-up is no news and lets people in. */
export const findRegionAtom = atom(null, async (_get, set): Promise<void> => {
  const region = await set(askRegionAtom);
  if (region) set(foundAtom, region);
});
