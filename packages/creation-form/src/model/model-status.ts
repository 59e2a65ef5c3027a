import type { Route } from '@kinora/api-client';
import type { CatalogueModel, Mode } from '@kinora/contracts';

/** `here`: it runs on this server. `closed`: its maker closed it. `unconnected`: no route to it here. */
export type ModelStatus = 'here' | 'closed' | 'unconnected';

const runsHere = (model: CatalogueModel, mode: Mode, routes: readonly Route[]): boolean =>
  routes.some((route) => route.model === model.slug && route.modes.includes(mode));

/** Whether a model can be asked for a clip on this server. */
export function statusOf(model: CatalogueModel, mode: Mode, routes: readonly Route[]): ModelStatus {
  if (model.lifecycle === 'retired') return 'closed';
  return runsHere(model, mode, routes) ? 'here' : 'unconnected';
}

/** The first model that runs here, for the mode; undefined when none does. */
export const firstHere = (
  models: readonly CatalogueModel[],
  mode: Mode,
  routes: readonly Route[],
): CatalogueModel | undefined => models.find((model) => statusOf(model, mode, routes) === 'here');
