import type { LacksByMode } from './catalogue/lacks.ts';
import type { Mode } from './creation-mode.ts';
import { endpoint, type NoInput } from './endpoint.ts';

/** A model that runs here; `isFree` where running it costs the operator nothing, which free trials need. */
export interface ModelRoute {
  readonly model: string;
  readonly modes: readonly Mode[];
  readonly isFree?: true;
  /** Its vendor is a stand-in on this server, for development: what it delivers is ours. */
  readonly isSimulated?: true;
  /** What of it nobody who runs it here can do; absent where somebody can do each. */
  readonly lacks?: LacksByMode;
}

/** Which models run on this server, and in which modes. */
export const listRoutes = endpoint<NoInput, { readonly routes: readonly ModelRoute[] }>()({
  kind: 'json',
  service: 'product',
  method: 'GET',
  path: '/api/kinora/routes',
  refusals: {},
});

/** Where a vendor posts news of a route's jobs, signed in its own way; it is asked, never believed. */
export const providerHook = endpoint<{ readonly route: string }, null>()({
  kind: 'webhook',
  service: 'product',
  method: 'POST',
  path: '/api/kinora/hooks/routes/:route',
  anonymous: true,
  refusals: {},
});
