import { priceToday } from '../creation-actions-atoms.ts';
import type { UnsentRequest } from '../unsent-request.ts';
import { lazyEffectFacts } from './lazy-effect-facts.ts';

type PricedClip = Pick<UnsentRequest, 'input' | 'mode' | 'model' | 'ownKey' | 'trial'>;

/** What one clip costs today; null when nobody sells it any more. */
async function clipPrice({ input, mode, model, ownKey, trial }: PricedClip, gpuCredits: number) {
  // Whether a key or a trial is still there is for the server to say.
  if (trial === true || ownKey !== undefined) return 0;
  const facts = mode === 'effect' ? await lazyEffectFacts.load() : null;
  return facts ? facts.effectPrice(input.effect ?? '', input.seconds) : priceToday({ model, mode, input }, gpuCredits);
}

/** What a request costs today, in credits for all of it; null when nobody sells it any more. */
export async function requestPrice(request: UnsentRequest, gpuCredits: number): Promise<number | null> {
  const { mode, prompts = [''], count, others = [] } = request;
  const each = await clipPrice(request, gpuCredits);
  const rest = await Promise.all(others.map((other) => clipPrice({ ...other, mode }, gpuCredits)));
  return rest.reduce<number | null>(
    (sum, price) => (sum === null || price === null ? null : sum + price),
    each === null ? null : each * prompts.length * count,
  );
}
