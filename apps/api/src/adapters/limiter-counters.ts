import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

import type { Count, Counters } from '../domain/limits.ts';

const NOTHING: Count = { count: 0, endsIn: 0 };

/** The rules compare counts themselves, so the library never refuses; keys say everything. */
export const LIMITER_OPTIONS = { keyPrefix: '', points: Number.MAX_SAFE_INTEGER, duration: 1 } as const;

const countOf = ({ consumedPoints, msBeforeNext }: RateLimiterRes): Count => ({
  count: consumedPoints,
  endsIn: Math.max(1, Math.ceil(msBeforeNext / 1000)),
});

/** Counters over a limiter of the library, whatever it keeps its counts in. */
export function limiterCounters(limiter: RateLimiterAbstract): Counters {
  return {
    add: async (key, seconds) => countOf(await limiter.penalty(key, 1, { customDuration: seconds })),
    back: async (key, seconds) => void (await limiter.reward(key, 1, { customDuration: seconds })),
    async read(key) {
      const found = await limiter.get(key);
      return found ? countOf(found) : NOTHING;
    },
    clear: async (key) => void (await limiter.delete(key)),
  };
}
