import type { Mode, ModelRoute } from '@kinora/contracts/catalogue';

import type { RunningRoute } from './route-book.ts';

/** What the interface is told of the models that run elsewhere: one entry for each, with the modes of all its routes. */
export function presentRoutes(running: readonly RunningRoute[]): readonly ModelRoute[] {
  const modes = new Map<string, Set<Mode>>();
  const simulated = new Set<string>();
  for (const { provider, route } of running) {
    for (const { mode, model } of provider.offers) {
      modes.set(model, (modes.get(model) ?? new Set()).add(mode));
      if (route.source === 'simulated') simulated.add(model);
    }
  }
  return [...modes].map(([model, all]) => ({
    model,
    modes: [...all],
    ...(simulated.has(model) && { isSimulated: true as const }),
  }));
}
