import { providerHook } from '@kinora/contracts/catalogue';

import type { RunningRoute } from './route-book.ts';

interface Addresses {
  /** The address people use; a vendor reaches it, too. */
  readonly own: string | undefined;
  /** Where the server listens on this machine, which only a simulated vendor reaches. */
  readonly here: string | undefined;
}

/** Where a vendor may post news of a route's jobs; undefined where a call couldn't be verified, or the server can't be reached. */
export function callbackAddress(running: RunningRoute | undefined, { here, own }: Addresses): string | undefined {
  const base = running?.route.source === 'simulated' ? here : own;
  if (base === undefined || !running?.provider.hook) return undefined;
  return `${base.replace(/\/$/, '')}${providerHook.path.replace(':route', running.route.id)}`;
}
