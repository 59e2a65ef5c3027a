import { findSku } from '@kinora/contracts/plans';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

import type { Arrival } from './arrival-atoms.ts';

const PLANS = { basic: 'Basic', pro: 'Pro' } as const;

/** What a purchase brought: "500 credits added", with the plan where it is one. */
export function arrivalWords({ sku, credits }: Arrival): MessageDescriptor {
  const found = findSku(sku);
  if (found?.kind !== 'plan') return msg`${plural(credits, { one: '# credit added', other: '# credits added' })}`;
  const plan = PLANS[found.tier];
  return msg`${plan} is active, ${plural(credits, { one: '# credit added', other: '# credits added' })}`;
}
