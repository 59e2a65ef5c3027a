import type { SetName } from '../plan/set-traits.ts';
import type { SiteName } from '../plan/sites.ts';

/** A part of a place where something is at home that names no place. */
interface SiteHome {
  readonly site: SiteName;
  /** The homes it is part of: who is elsewhere without it stays there. */
  readonly from: readonly SetName[];
  /** What is nowhere else, by the names of the cast. */
  readonly things: readonly string[];
  /** Whether words for what it shows besides the cast tell of it. */
  readonly isShown?: true;
}

/** Parts of places that things and doings bring along. */
export const SITE_HOMES: readonly SiteHome[] = [
  {
    site: 'bathroom',
    from: ['room', 'bedroom', 'tabletop', 'kitchen', 'library', 'calm', 'city', 'park', 'farm', 'market'],
    things: ['bathtub', 'toilet', 'toothbrush', 'shower', 'plunger', 'razor'],
  },
  {
    site: 'workshop',
    from: ['city', 'road', 'room', 'tabletop', 'classroom', 'market', 'oldtown', 'farm', 'park', 'calm', 'library'],
    things: ['wrench in hand', 'wrench', 'toolbox'],
  },
  { site: 'arena', from: ['gym'], things: [], isShown: true },
];
