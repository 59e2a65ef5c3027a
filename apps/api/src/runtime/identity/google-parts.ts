import { randomBytes } from 'node:crypto';

import { authCallback } from '@kinora/contracts/identity';

import { createOpenidSignIn } from '../../adapters/identity/openid/openid-sign-in.ts';
import { isUnavailable } from '../../adapters/postgres/connection.ts';
import { tierOf } from '../../app/money/tier-of.ts';
import { limitGuesses } from '../../http/identity/limit-guesses.ts';
import { googleRoutes } from '../../http/identity/sign-in/google-routes.ts';
import { serveGoogle } from '../../http/identity/sign-in/serve-google.ts';
import { ticketRoutes } from '../../http/identity/sign-in/ticket-routes.ts';
import type { Runtime } from '../runtime.ts';

const secret = () => randomBytes(32).toString('base64url');

/** What a member has paid for, as the product is told. */
const standingOf =
  ({ purchases }: Runtime) =>
  async (memberId: string) => ({
    paid: (await purchases.hasPaid(memberId)) ? (1 as const) : (0 as const),
    isSubscription: (await tierOf({ purchases, now: Date.now }, memberId)) !== null,
  });

/** Sign-in with Google and tickets; `base` is the address people use, once it is known. */
export function googleParts(runtime: Runtime, base: () => string) {
  const { audit, devices, env, limits, members, passwords, profiles, signInStarts: starts, tickets } = runtime;
  const own = () => new Set([new URL(base()).origin, ...env.redirectOrigins]);
  const callback = () => new URL(authCallback.path, base());
  const log = (message: string) => (env.log === 'silent' ? undefined : console.error(`server: ${message}`));
  const common = env.google && {
    provider: createOpenidSignIn({ ...env.google, now: Date.now, log }),
    starts,
    callback,
  };
  const owner = { members, passwords, profiles, now: Date.now };
  const isHardened = env.securityProfile === 'hardened';
  const begin = common && { ...common, ...owner, audit, limits, own, secret };
  const finish = common && { ...common, members: runtime.linkedMembers, tickets, start: env.start, isUnavailable };
  return {
    routes: [
      ...limitGuesses(runtime, googleRoutes(begin, isHardened)),
      ...ticketRoutes({ audit, devices, tickets, own, standingOf: standingOf(runtime), isKept: isHardened }),
    ],
    protocol: serveGoogle(finish),
  };
}
