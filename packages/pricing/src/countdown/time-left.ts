export const DAY_MS = 86_400_000;

/** When a day's offer ends: as stored, or a day from now where nothing fits that (`product-spec.md` 4). */
export function dailyEnd(stored: unknown, now: number): number {
  const isToCome = typeof stored === 'number' && stored > now && stored - now <= DAY_MS;
  return isToCome ? stored : now + DAY_MS;
}

/** Milliseconds until then, never below 0. */
export const leftUntil = (endsAt: number, now: number): number => Math.max(0, endsAt - now);

export interface ClockParts {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** A span of time in full units; a second that has begun still counts. */
export function clockParts(left: number): ClockParts {
  const all = Math.ceil(left / 1000);
  return {
    days: Math.floor(all / 86_400),
    hours: Math.floor(all / 3600) % 24,
    minutes: Math.floor(all / 60) % 60,
    seconds: all % 60,
  };
}
