import type { Route } from '@kinora/api-client/creations';
import type { Creation } from '@kinora/contracts/creations';

/** Whether another model of this server makes clips of that kind; which ones, and at what price, comes by need. */
export const hasOthers = ({ model, mode }: Pick<Creation, 'mode' | 'model'>, routes: readonly Route[]): boolean =>
  routes.some((route) => route.model !== model && route.modes.some((one) => one === mode));
