import { createOutward, REMOTE_KINDS, type Outward, type RemoteProvider } from '@kinora/video-providers';

import type { Route, RouteSecrets } from '../../domain/routing/route.ts';

/** The adapter of a route, on a way out of its own. */
export interface OpenedProvider {
  readonly provider: RemoteProvider;
  readonly outward: Outward;
}

/** Undefined for a kind this version does not know. */
export function openProvider(
  { base, models, provider: name }: Pick<Route, 'base' | 'models' | 'provider'>,
  secrets: RouteSecrets,
): OpenedProvider | undefined {
  const kind = REMOTE_KINDS.find((one) => one.name === name);
  if (!kind) return undefined;
  // The operator named the address, so it may be anywhere.
  const ownHosts = base === null ? [] : [new URL(base).host];
  const outward = createOutward({ ownHosts });
  return { outward, provider: kind.create({ outward, models, ...secrets, ...(base !== null && { base }) }) };
}

export function closeProvider({ outward, provider }: OpenedProvider): void {
  provider.close?.();
  outward.close();
}
