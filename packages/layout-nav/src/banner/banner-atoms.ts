import { siteAtom } from '@kinora/api-client';
import { isDrawnPageAtom, isInPage } from '@kinora/browser';
import { storedAtom } from '@kinora/browser/kept';
import { atom } from 'jotai';

import { bannerAt, type Banner } from './banner.ts';

const closedAtom = storedAtom('kinora:banner', '', (stored) => (typeof stored === 'string' ? stored : undefined));

/** Of a banner whose words come late. */
const PLACE: Banner = { id: '', text: '' };

const openedAtom = atom(() => Date.now());

/** The operator's offer above the page, known before anything is painted; null while there is none. */
export const bannerAtom = atom((get): Banner | null => {
  // A drawn page may be older than the offer, or than its end: what stands there is right until the page is taken over.
  if (get(isDrawnPageAtom)) return isInPage('[data-banner]') ? PLACE : null;
  return bannerAt(get(siteAtom), get(openedAtom), get(closedAtom));
});

/** Closes the banner of today for good, in this browser. */
export const closeBannerAtom = atom(null, (get, set) => set(closedAtom, get(bannerAtom)?.id ?? ''));
