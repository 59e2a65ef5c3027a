import {
  getShare,
  shareCreation as shareEndpoint,
  sharedClip,
  stopSharing as stopEndpoint,
} from '@kinora/contracts/share';

import type { Answer } from './answer.ts';
import type { ApiClient } from './api-client.ts';

/** Shares a clip by link, or changes what its link shows. */
export const shareCreation = (
  client: ApiClient,
  clip: { readonly id: string; readonly allowRemix: boolean },
): Answer<typeof shareEndpoint> => client.call(shareEndpoint, clip);

/** The link of one's own clip; null where it is not shared. */
export const readShare = (client: ApiClient, id: string): Answer<typeof getShare> => client.call(getShare, { id });

/** From here on the link leads nowhere. */
export const stopSharing = (client: ApiClient, id: string): Answer<typeof stopEndpoint> =>
  client.call(stopEndpoint, { id });

/** What a link shows. */
export const readShared = (client: ApiClient, id: string): Answer<typeof sharedClip> => client.call(sharedClip, { id });
