import { siteAtom } from '@kinora/api-client';
import { storedAtom } from '@kinora/browser';
import { atom } from 'jotai';

import { bannerAt } from './banner.ts';

const closedAtom = storedAtom('kinora:banner', '', (stored) => (typeof stored === 'string' ? stored : undefined));

const openedAtom = atom(() => Date.now());

/** The operator's offer above the page, known before anything is painted; null while there is none. */
export const bannerAtom = atom((get) => bannerAt(get(siteAtom), get(openedAtom), get(closedAtom)));

/** Closes the banner of today for good, in this browser. */
export const closeBannerAtom = atom(null, (get, set) => set(closedAtom, get(bannerAtom)?.id ?? ''));
