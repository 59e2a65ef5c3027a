import { RateLimiterMemory } from 'rate-limiter-flexible';

import type { Counters } from '../domain/limits.ts';
import { LIMITER_OPTIONS, limiterCounters } from './limiter-counters.ts';

/** Counters of this process alone, for tests. */
export const createMemoryCounters = (): Counters => limiterCounters(new RateLimiterMemory(LIMITER_OPTIONS));
