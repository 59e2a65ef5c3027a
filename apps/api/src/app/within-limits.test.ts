import { expect, it } from 'vitest';

import { createMemoryIdentity } from '../adapters/identity/memory-identity.ts';
import { LIMIT_RULES } from '../domain/limit-rules.ts';
import { aCaller } from '../testing/identity/arrival.ts';
import { withinLimits } from './within-limits.ts';

const [rule] = LIMIT_RULES['notice-email'];

it('refuses what is over a limit with the seconds to wait, and writes down the first refusal alone', async () => {
  const identity = createMemoryIdentity();
  const caller = aCaller();
  const use = () => withinLimits(identity, 'notice-email', caller);
  for (let count = 0; count < rule.points; count += 1) expect(await use()).toEqual({ ok: true, value: null });
  expect(identity.events).toEqual([]);
  const refused = { ok: false, failure: { reason: 'busy', retryAfter: rule.seconds } };
  expect([await use(), await use()]).toEqual([refused, refused]);
  expect(identity.events).toEqual([{ kind: 'limit-hit', memberId: null, caller, detail: { action: 'notice-email' } }]);
});
