import { listRoutes, type Mode, type ModelRoute } from '@kinora/contracts/catalogue';
import {
  cancelCreation as cancelEndpoint,
  createCreations,
  getCreation,
  listCreations,
  listTrials,
  moveCreation as moveEndpoint,
  removeCreation as removeEndpoint,
  retryCreation as retryEndpoint,
  type Creation,
  type CreationInput,
  type KeyProvider,
  type OtherClip,
  type Trials,
} from '@kinora/contracts/creations';

import { translate, type Answer } from './answer.ts';
import type { ApiClient } from './api-client.ts';

/** One intent of a person: the key stays the same however often it is sent. */
export interface CreationRequest {
  readonly model: string;
  readonly mode: Mode;
  readonly input: CreationInput;
  /** Several prompts in one order, instead of the input's own. */
  readonly prompts?: readonly string[];
  /** Clips of each prompt. */
  readonly count: number;
  /** To compare: the same once more by each of these. The order is then one clip of one prompt. */
  readonly others?: readonly OtherClip[];
  /** The price that was shown, in credits for all of them; another one is refused with the true quote. */
  readonly cost: number;
  /** As a free trial of its effect; the cost is then 0. */
  readonly trial?: true;
  /** With the member's own key of this provider, at no price. */
  readonly ownKey?: KeyProvider;
  /** The Idempotency-Key. */
  readonly key: string;
}

export type { ModelRoute as Route } from '@kinora/contracts/catalogue';

export const submitCreation = (
  client: ApiClient,
  { cost, key, ...request }: CreationRequest,
): Answer<typeof createCreations> =>
  client.call(createCreations, { ...request, gold_coins: cost, idempotencyKey: key });

/** A page of creations, newest first; `cursor` is the `next` of the page before. */
export const readCreations = (
  client: ApiClient,
  page: { readonly cursor?: string; readonly limit?: number } = {},
): Answer<typeof listCreations> => client.call(listCreations, page);

export const readCreation = (client: ApiClient, id: string): Answer<typeof getCreation, Creation> =>
  client.call(getCreation, { id });

export const cancelCreation = (client: ApiClient, id: string): Answer<typeof cancelEndpoint> =>
  client.call(cancelEndpoint, { id });

/** Puts one of the member's own that wait before all others of them. */
export const moveCreationFirst = (client: ApiClient, id: string): Answer<typeof moveEndpoint> =>
  client.call(moveEndpoint, { id });

/** Asks for an ended creation again, at today's price. */
export const retryCreation = (
  client: ApiClient,
  { id, cost, key }: { readonly id: string; readonly cost: number; readonly key: string },
): Answer<typeof retryEndpoint> => client.call(retryEndpoint, { id, gold_coins: cost, idempotencyKey: key });

export const removeCreation = (client: ApiClient, id: string): Answer<typeof removeEndpoint> =>
  client.call(removeEndpoint, { id });

export const readRoutes = (client: ApiClient): Answer<typeof listRoutes, readonly ModelRoute[]> =>
  translate(client.call(listRoutes, {}), ({ routes }) => routes);

/** A member's own free trials. */
export const readTrials = (client: ApiClient): Answer<typeof listTrials, Trials> =>
  translate(client.call(listTrials, {}), ({ trials }) => trials);
