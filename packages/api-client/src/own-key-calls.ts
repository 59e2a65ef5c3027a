import {
  listOwnKeys,
  removeOwnKey as removeEndpoint,
  saveOwnKey as saveEndpoint,
  type KeyProvider,
} from '@kinora/contracts/creations';

import type { Answer } from './answer.ts';
import type { ApiClient } from './api-client.ts';

/** A member's own keys of vendors, and what keys make. */
export const readOwnKeys = (client: ApiClient): Answer<typeof listOwnKeys> => client.call(listOwnKeys, {});

/** Keeps a key instead of the one there was. */
export const saveOwnKey = (
  client: ApiClient,
  key: { readonly provider: KeyProvider; readonly key: string },
): Answer<typeof saveEndpoint> => client.call(saveEndpoint, key);

export const removeOwnKey = (client: ApiClient, provider: KeyProvider): Answer<typeof removeEndpoint> =>
  client.call(removeEndpoint, { provider });
