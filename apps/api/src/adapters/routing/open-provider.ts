import { createOutbound, REMOTE_KINDS, type Outbound, type RemoteProvider } from '@kinora/video-providers';

import type { Route, RouteSecrets } from '../../domain/routing/route.ts';

/** The adapter of a route, on a way out of its own. */
export interface OpenedProvider {
  readonly provider: RemoteProvider;
  readonly outbound: Outbound;
}

/** Of a clip as it is kept. What a vendor makes larger would be paid for and then made smaller. */
const LINES_MAX = 1080;

const isTooLarge = (resolution = ''): boolean => resolution === '4k' || Number.parseInt(resolution, 10) > LINES_MAX;

/** A provider without what this server does not deliver. */
const asDelivered = (provider: RemoteProvider): RemoteProvider => ({
  ...provider,
  validate: (asked) =>
    isTooLarge(asked.input.resolution) ? { resolution: 'not-supported' } : provider.validate(asked),
});

/** Undefined for a kind this version does not know. */
export function openProvider(
  { base, models, provider: name }: Pick<Route, 'base' | 'models' | 'provider'>,
  secrets: RouteSecrets,
): OpenedProvider | undefined {
  const kind = REMOTE_KINDS.find((one) => one.name === name);
  if (!kind) return undefined;
  // The operator named the address, so it may be anywhere.
  const ownHosts = base === null ? [] : [new URL(base).host];
  const outbound = createOutbound({ ownHosts });
  const provider = kind.create({ outbound, models, ...secrets, ...(base !== null && { base }) });
  return { outbound, provider: asDelivered(provider) };
}

export function closeProvider({ outbound, provider }: OpenedProvider): void {
  provider.close?.();
  outbound.close();
}
