import { priceToday } from '../creation-actions-atoms.ts';
import type { Order } from '../order.ts';
import { lazyEffectFacts } from './lazy-effect-facts.ts';

/** What an order costs today, in credits for all of it; null when nobody sells it any more. */
export async function orderPrice(order: Order, gpuCredits: number): Promise<number | null> {
  const { mode, input, ownKey, prompts = [''], count, trial = false } = order;
  // Whether it is still there is for the server to say.
  if (trial || ownKey !== undefined) return 0;
  const facts = mode === 'effect' ? await lazyEffectFacts.load() : null;
  const each = facts ? facts.effectPrice(input.effect ?? '', input.seconds) : priceToday(order, gpuCredits);
  return each === null ? null : each * prompts.length * count;
}
