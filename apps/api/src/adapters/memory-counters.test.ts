import { describe } from 'vitest';

import { conformsToCounters } from './counters-conformance.ts';
import { createMemoryCounters } from './memory-counters.ts';

describe('counters in memory', () => {
  conformsToCounters(createMemoryCounters);
});
