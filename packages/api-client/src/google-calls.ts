import { authLogin } from '@kinora/contracts/identity';

import { translate, type Answer } from './answer.ts';
import type { ApiClient } from './api-client.ts';

/** Begins a sign-in with Google: the address to go to. It comes back to `returnTo`, an address of ours. */
export const beginGoogle = (client: ApiClient, returnTo: string): Answer<typeof authLogin, string> =>
  translate(client.call(authLogin, { provider: 'google', redirect_url: returnTo }), ({ url }) => url);
