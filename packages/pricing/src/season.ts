import { isInSeason, type SiteSeason } from '@kinora/contracts';

/** The date in a zone as a `Date` whose local fields say it; the local date where the zone is unknown. */
function dayIn(zone: string, now: number): Date {
  try {
    const parts = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    });
    const of = (type: string) => Number(parts.formatToParts(now).find((part) => part.type === type)?.value);
    return new Date(of('year'), of('month') - 1, of('day'));
  } catch {
    return new Date(now);
  }
}

/** The season that the operator's day lies in; undefined in none. */
export const seasonAt = (seasons: readonly SiteSeason[], { zone, now }: { zone: string; now: number }) =>
  seasons.find((season) => isInSeason(season, dayIn(zone, now)));
