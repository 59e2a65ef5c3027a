import { endpoint, type NoInput } from './endpoint.ts';
import type { ModelRoute } from './model-route.ts';

/** Whose keys a member may bring: vendors and aggregators that send the member the bill. */
export const KEY_PROVIDERS = ['fal', 'google', 'minimax', 'pixverse', 'replicate', 'vidu'] as const;
export type KeyProvider = (typeof KEY_PROVIDERS)[number];

/** Clips with an own key: side by side, and from midnight to midnight UTC. */
export const OWN_KEY_AT_ONCE = 2;
export const OWN_KEY_A_DAY = 50;
/** Signs of a key; the longest is a file of JSON. */
export const KEY_MAX = 4096;

/** A member's own key. Nothing but its last signs is ever told. */
export interface OwnKey {
  readonly provider: KeyProvider;
  /** Its last four letters or digits. */
  readonly hint: string;
  /** Epoch milliseconds. */
  readonly addedAt: number;
  /** Clips asked for today. */
  readonly used: number;
}

/** What a key of a provider makes. */
export interface KeyOffer {
  readonly provider: KeyProvider;
  readonly models: readonly Pick<ModelRoute, 'lacks' | 'model' | 'modes'>[];
}

export interface OwnKeys {
  readonly keys: readonly OwnKey[];
  /** Also of providers that the member has no key of. */
  readonly offers: readonly KeyOffer[];
}

const product = { kind: 'json', service: 'product' } as const;
const MEMBERS = { 403: 'members-only' } as const;

export const listOwnKeys = endpoint<NoInput, OwnKeys>()({
  ...product,
  method: 'GET',
  path: '/api/kinora/keys',
  refusals: MEMBERS,
});

/** Keeps a key, instead of the one there was; the provider is asked whether it takes it. */
export const saveOwnKey = endpoint<{ readonly provider: KeyProvider; readonly key: string }, OwnKeys>()({
  ...product,
  method: 'POST',
  path: '/api/kinora/keys',
  refusals: { ...MEMBERS, 422: 'key-refused' },
});

/** Forgets a key; clips that are being made with it are finished. */
export const removeOwnKey = endpoint<{ readonly provider: KeyProvider }, OwnKeys>()({
  ...product,
  method: 'DELETE',
  path: '/api/kinora/keys/:provider',
  refusals: { ...MEMBERS, 404: 'unknown-key' },
});
