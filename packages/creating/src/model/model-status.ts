import type { Route } from '@kinora/api-client/creations';
import type { CatalogueModel, Mode } from '@kinora/contracts/catalogue';

/** `here`: it runs on this server. `closed`: its maker closed it. `unconnected`: no route to it here. */
export type ModelStatus = 'here' | 'closed' | 'unconnected';

/** What runs on this server, and the kind of clip that is wanted. */
export interface Wanted {
  readonly mode: Mode;
  readonly routes: readonly Route[];
}

const runsHere = (model: CatalogueModel, { mode, routes }: Wanted): boolean =>
  routes.some((route) => route.model === model.slug && route.modes.includes(mode));

/** Whether a model can be asked for a clip on this server. */
export function statusOf(model: CatalogueModel, wanted: Wanted): ModelStatus {
  if (model.lifecycle === 'retired') return 'closed';
  return runsHere(model, wanted) ? 'here' : 'unconnected';
}

/** Whether a model's vendor is a stand-in on this server: what it makes is ours, for development. */
export const isSimulated = ({ slug }: CatalogueModel, routes: readonly Route[]): boolean =>
  routes.some((route) => route.model === slug && route.isSimulated === true);
