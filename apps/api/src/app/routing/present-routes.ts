import type { LacksByMode, Mode, ModelRoute } from '@kinora/contracts/catalogue';
import { lacksOf, type RemoteProvider } from '@kinora/video-providers';

import type { RunningRoute } from './route-book.ts';

type Runs = Pick<RemoteProvider, 'offers' | 'validate'>;

function lacksByMode(all: readonly Runs[], model: string, modes: readonly Mode[]): Pick<ModelRoute, 'lacks'> {
  const lacking = modes.flatMap((mode) => {
    const lacks = lacksOf(all, { model, mode });
    return lacks ? [[mode, lacks] as const] : [];
  });
  const lacks: LacksByMode = Object.fromEntries(lacking);
  return lacking.length > 0 ? { lacks } : {};
}

/** One entry for each model, with the modes of all its offers, and what none of these can do of it. */
export function presentOffers(all: readonly Runs[]): readonly ModelRoute[] {
  const modes = new Map<string, Set<Mode>>();
  for (const { mode, model } of all.flatMap(({ offers }) => offers))
    modes.set(model, (modes.get(model) ?? new Set()).add(mode));
  return [...modes].map(([model, had]) => ({ model, modes: [...had], ...lacksByMode(all, model, [...had]) }));
}

/** What the interface receives about models that run elsewhere: one entry for each, with the modes of all its routes. */
export function presentRoutes(running: readonly RunningRoute[]): readonly ModelRoute[] {
  const simulated = new Set(
    running
      .filter(({ route }) => route.source === 'simulated')
      .flatMap(({ provider }) => provider.offers.map(({ model }) => model)),
  );
  return presentOffers(running.map(({ provider }) => provider)).map((one) => ({
    ...one,
    ...(simulated.has(one.model) && { isSimulated: true as const }),
  }));
}

const isSame = (some: readonly unknown[], others: readonly unknown[]) =>
  some.length === others.length && some.every((one, index) => one === others[index]);

/** The same of the routes that are open, worked out again only when those are others. */
export function createPresentedRoutes(open: () => readonly RunningRoute[]): () => readonly ModelRoute[] {
  let running: readonly RunningRoute[] = [];
  let presented: readonly ModelRoute[] = [];
  return () => {
    const now = open();
    if (!isSame(running, now)) [running, presented] = [now, presentRoutes(now)];
    return presented;
  };
}
