import { describe } from 'vitest';

import { conformsToIdentity } from './identity-conformance.ts';
import { createMemoryIdentity } from './memory-identity.ts';

describe('identity in memory', () => {
  conformsToIdentity(createMemoryIdentity);
});
