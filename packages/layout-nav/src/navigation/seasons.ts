import { isInSeason, type Season } from '@kinora/contracts/recipe';

import mobileImage from '../../pictures/halloween-mobile.svg?url&no-inline';
import image from '../../pictures/halloween.svg?url&no-inline';

/** Days of the year on which an entry of the navigation carries a picture. */
export interface NavigationSeason extends Season {
  /** What the picture says, for those who do not see it. */
  readonly name: string;
  /** Address of the picture beside the entry, 60 × 24. */
  readonly image: string;
  /** Address of the picture in the phone's menu, 28 × 28. */
  readonly mobileImage: string;
  /** Path of the entry. */
  readonly path: string;
}

/** Pictures of ours, by the address under which a configuration names them. */
const OWN_PICTURES = new Map([
  ['/seasons/halloween.svg', image],
  ['/seasons/halloween-mobile.svg', mobileImage],
]);

const pictureAt = (address: string) => OWN_PICTURES.get(address) ?? address;

const DAY = /^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const DAYS = ['from', 'to'];
const TEXTS = ['name', 'image', 'mobileImage', 'path'];

function isSeason(given: unknown): given is NavigationSeason {
  if (typeof given !== 'object' || given === null) return false;
  const fields = new Map<string, unknown>(Object.entries(given));
  const holds = (name: string, pattern: RegExp) => {
    const value = fields.get(name);
    return typeof value === 'string' && pattern.test(value);
  };
  return DAYS.every((name) => holds(name, DAY)) && TEXTS.every((name) => holds(name, /./));
}

/** The seasons of the server's configuration. What is no season is left out. */
export const seasonsOf = (given: readonly unknown[]): readonly NavigationSeason[] =>
  given.filter(isSeason).map((season) => ({
    ...season,
    image: pictureAt(season.image),
    mobileImage: pictureAt(season.mobileImage),
  }));

function partsOf(moment: Date, timeZone: string): readonly [number, number, number] {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' });
  const found = new Map(parts.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  return [found.get('year') ?? 0, (found.get('month') ?? 1) - 1, found.get('day') ?? 1];
}

/** The day that it is in the operator's zone, as a local date; in UTC where the zone is not known here. */
export function dayIn(moment: Date, timeZone = 'UTC'): Date {
  try {
    return new Date(...partsOf(moment, timeZone));
  } catch {
    return new Date(...partsOf(moment, 'UTC'));
  }
}

/** The first season that lasts on a day. */
export const seasonOn = (seasons: readonly NavigationSeason[], day: Date): NavigationSeason | undefined =>
  seasons.find((season) => isInSeason(season, day));
