import { lazy } from '@kinora/ui';

import type { effectName, effectPrice } from './effect-facts.ts';

export interface EffectFacts {
  readonly effectName: typeof effectName;
  readonly effectPrice: typeof effectPrice;
}

/** Names and prices of effects: they come when a clip of one is in sight, or a request of one waits. */
export const lazyEffectFacts = lazy<EffectFacts>(() => import('./effect-facts.ts'));
