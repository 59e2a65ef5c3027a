import type { Mode, ModelRoute } from '@kinora/contracts/catalogue';
import type { Offer } from '@kinora/video-providers';

import type { RunningRoute } from './route-book.ts';

/** One entry for each model, with the modes of all its offers. */
export function presentOffers(offers: readonly Pick<Offer, 'mode' | 'model'>[]): readonly ModelRoute[] {
  const modes = new Map<string, Set<Mode>>();
  for (const { mode, model } of offers) modes.set(model, (modes.get(model) ?? new Set()).add(mode));
  return [...modes].map(([model, all]) => ({ model, modes: [...all] }));
}

/** What the interface is told of the models that run elsewhere: one entry for each, with the modes of all its routes. */
export function presentRoutes(running: readonly RunningRoute[]): readonly ModelRoute[] {
  const simulated = new Set(
    running
      .filter(({ route }) => route.source === 'simulated')
      .flatMap(({ provider }) => provider.offers.map(({ model }) => model)),
  );
  return presentOffers(running.flatMap(({ provider }) => provider.offers)).map((one) => ({
    ...one,
    ...(simulated.has(one.model) && { isSimulated: true as const }),
  }));
}
