import type { SiteSeason } from '@kinora/contracts';
import { isInSeason } from '@kinora/contracts/recipe';
import { memoize } from '@kinora/ui';

const daysIn = memoize(
  (timeZone) => new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' }),
);

/** The date in a zone as a `Date` whose local fields say it; the local date where the zone is unknown. */
function dayIn(zone: string, now: number): Date {
  try {
    const parts = daysIn(zone).formatToParts(now);
    const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
    return new Date(of('year'), of('month') - 1, of('day'));
  } catch {
    return new Date(now);
  }
}

/** The season that the operator's day lies in; undefined in none. */
export const seasonAt = (seasons: readonly SiteSeason[], { zone, now }: { zone: string; now: number }) => {
  const day = dayIn(zone, now);
  return seasons.find((season) => isInSeason(season, day));
};
