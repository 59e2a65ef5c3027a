import { initMember, initTourists, integral } from '@kinora/contracts';

import { translate, type Answer } from './answer.ts';
import type { ApiClient } from './api-client.ts';

export interface Standing {
  readonly isPaid: boolean;
  readonly hasPlan: boolean;
}

/** Opens a guest session and hands out its token. */
export const startGuest = (client: ApiClient, deviceId: string): Answer<typeof initTourists, string> =>
  translate(client.call(initTourists, { device_code: deviceId }), ({ token }) => token);

/** Tells the product who signed in. */
export const startMember = (
  client: ApiClient,
  { deviceId, token }: { readonly deviceId: string; readonly token: string },
): Answer<typeof initMember, Standing> =>
  translate(client.call(initMember, { device_code: deviceId, token }), ({ paid, isSubscription }) => ({
    isPaid: paid === 1,
    hasPlan: isSubscription,
  }));

/** Credits that can be spent now; 0 for a guest. */
export const readBalance = (client: ApiClient): Answer<typeof integral, number> =>
  translate(client.call(integral, {}), ({ total }) => total);
