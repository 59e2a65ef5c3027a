import { fail, ok, type authLogin } from '@kinora/contracts';
import { authLoginInput } from '@kinora/contracts/schemas';

import { beginSignIn, type BeginSignInDeps } from '../app/begin-sign-in.ts';
import { withinLimits, type LimitDeps } from '../app/within-limits.ts';
import { redirectAddress, type OwnOrigins } from './redirect-address.ts';
import { refusedFor } from './refused-for.ts';
import { route, type Handle, type Route } from './route.ts';

export interface GoogleRouteDeps extends BeginSignInDeps, LimitDeps {
  readonly own: () => OwnOrigins;
  /** Where the provider sends people back to. */
  readonly callback: () => URL;
}

const FOREIGN = { reason: 'invalid', details: { fields: { redirect_url: 'not-allowed' } } } as const;

function createHandle(deps: GoogleRouteDeps | undefined): Handle<typeof authLogin> {
  return async ({ redirect_url: text }, visitor) => {
    if (!deps) return fail({ reason: 'not-configured' });
    const returnTo = redirectAddress(text, deps.own());
    if (!returnTo) return fail(FOREIGN);
    const admitted = await withinLimits(deps, 'provider', visitor.caller());
    if (!admitted.ok) return fail(refusedFor<never>(admitted.failure));
    const begun = await beginSignIn(deps, { browser: visitor.begin(), returnTo, callback: deps.callback() });
    return begun.ok ? ok({ url: begun.value.href }) : fail({ reason: 'unavailable', details: { retry_after: 5 } });
  };
}

/** Begins a sign-in with another provider; without `deps` there is none. `isPosted` adds the alias with a body. */
export function googleRoutes(deps: GoogleRouteDeps | undefined, isPosted: boolean): Route[] {
  const given = { access: 'anyone', schema: authLoginInput, handle: createHandle(deps) } as const;
  return [route('authLogin', given), ...(isPosted ? [route('postAuthLogin', given)] : [])];
}
