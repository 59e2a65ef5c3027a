import { siteAtom } from '@kinora/api-client';
import { loadIcon } from '@kinora/browser';
import { atom } from 'jotai';

import { dayIn, seasonOn, seasonsOf } from './seasons.ts';

/** The season as it is shown beside its entry. */
export interface ShownSeason {
  readonly path: string;
  readonly name: string;
  /** Address of the picture beside the entry; null where it did not come: then the name stands there. */
  readonly picture: string | null;
  readonly mobilePicture: string | null;
}

/** The clock and the network; tests set their own. */
export const seasonPortsAtom = atom({ now: () => new Date(), loadIcon });

const shownAtom = atom<ShownSeason | undefined>(undefined);

/** Finds the season of today and fetches its pictures. */
const showSeasonAtom = atom(null, async (get, set): Promise<void> => {
  const site = get(siteAtom);
  const { now, loadIcon: load } = get(seasonPortsAtom);
  const season = seasonOn(seasonsOf(site?.seasons ?? []), dayIn(now(), site?.zone));
  if (!season) return;
  const [picture, mobilePicture] = await Promise.all([load(season.image), load(season.mobileImage)]);
  set(shownAtom, { path: season.path, name: season.name, picture, mobilePicture });
});

/** The season of today once its pictures are here; undefined before that and outside of every season. */
export const seasonAtom = atom(
  (get) => get(shownAtom),
  (_get, set) => set(showSeasonAtom),
);
seasonAtom.onMount = (show) => void show();
