import { fail, ok, type Result } from '@kinora/contracts';
import { KEY_PROVIDERS, type KeyOffer, type KeyProvider, type OwnKeys as TheirKeys } from '@kinora/contracts/creations';
import type { RemoteProvider } from '@kinora/video-providers';

import type { OwnKeys } from '../../domain/routing/own-keys.ts';
import type { Routed } from '../creations/checked-request.ts';
import { presentOffers } from './present-routes.ts';

/** What an adapter can make, whatever its key. */
export type KeyKind = Pick<RemoteProvider, 'offers' | 'validate'>;

export interface OwnKeyDeps {
  readonly ownKeys: OwnKeys;
  /** The adapter of each provider. */
  readonly keyKinds: Readonly<Record<KeyProvider, KeyKind>>;
  /** What a key of each provider makes. */
  readonly keyOffers: readonly KeyOffer[];
  /** Whether a provider surely refuses a key: an answer that does not come refuses nothing. */
  readonly isRefused: (provider: KeyProvider, key: string) => Promise<boolean>;
}

/** What a key of each provider makes, and what it lacks. */
export const offersOf = (keyKinds: OwnKeyDeps['keyKinds']): readonly KeyOffer[] =>
  KEY_PROVIDERS.map((provider) => ({ provider, models: presentOffers([keyKinds[provider]]) }));

/** A member's own keys, and what any of them would make. */
export const listKeys = async (
  deps: Pick<OwnKeyDeps, 'keyOffers' | 'ownKeys'>,
  memberId: string,
): Promise<TheirKeys> => ({
  keys: await deps.ownKeys.list(memberId),
  offers: deps.keyOffers,
});

interface NewKey {
  readonly memberId: string;
  readonly provider: KeyProvider;
  readonly key: string;
}

/** Keeps a key that its provider takes. */
export async function saveKey(
  deps: OwnKeyDeps,
  { key, memberId, provider }: NewKey,
): Promise<Result<TheirKeys, { readonly reason: 'key-refused' }>> {
  if (await deps.isRefused(provider, key)) return fail({ reason: 'key-refused' });
  await deps.ownKeys.save(memberId, provider, key);
  return ok(await listKeys(deps, memberId));
}

export async function removeKey(
  deps: Pick<OwnKeyDeps, 'keyOffers' | 'ownKeys'>,
  { memberId, provider }: Omit<NewKey, 'key'>,
): Promise<Result<TheirKeys, { readonly reason: 'unknown-key' }>> {
  if (!(await deps.ownKeys.remove(memberId, provider))) return fail({ reason: 'unknown-key' });
  return ok(await listKeys(deps, memberId));
}

/** What runs a model with a key of a provider: that provider and nobody else. */
export function routedBy({ offers, validate }: KeyKind): Routed {
  return (model, mode) =>
    offers.some((offer) => offer.model === model && offer.mode === mode)
      ? { kind: 'vendor', isEngine: false, lacks: (input) => validate({ model, mode, input }) }
      : undefined;
}
