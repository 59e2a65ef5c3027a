import { fail, ok } from '@kinora/contracts';
import type { authLogin, linkSignIn as linkEndpoint } from '@kinora/contracts/identity';
import { authLoginInput, linkInput } from '@kinora/contracts/identity-schemas';

import { linkSignIn, type LinkDeps } from '../../../app/identity/sign-in/link-sign-in.ts';
import { startSignIn } from '../../../app/identity/sign-in/start-sign-in.ts';
import { withinLimits, type LimitDeps } from '../../../app/within-limits.ts';
import { pageLocaleOf } from '../../mail/mail-locale.ts';
import { refusedFor } from '../../refused-for.ts';
import { route, type Handle } from '../../route.ts';
import { memberSessionOf, type Visitor } from '../visitor.ts';
import { redirectAddress, type OwnOrigins } from './redirect-address.ts';

export interface GoogleRouteDeps extends LinkDeps, LimitDeps {
  readonly own: () => OwnOrigins;
  /** Where the provider sends people back to. */
  readonly callback: () => URL;
}

const FOREIGN = { reason: 'invalid', details: { fields: { redirect_url: 'not-allowed' } } } as const;
const AWAY = { reason: 'unavailable', details: { retry_after: 5 } } as const;

/** Ways to another provider and back, from an address of our own. */
function waysOf(deps: GoogleRouteDeps) {
  return async (text: string, visitor: Visitor) => {
    const returnTo = redirectAddress(text, deps.own());
    if (!returnTo) return fail(FOREIGN);
    const admitted = await withinLimits(deps, 'provider', visitor.caller());
    if (!admitted.ok) return fail(refusedFor<never>(admitted.failure));
    const locale = pageLocaleOf(returnTo) ?? visitor.locale;
    return ok({ browser: visitor.begin(), returnTo, locale, callback: deps.callback() });
  };
}

function signInOf(deps: GoogleRouteDeps | undefined): Handle<typeof authLogin> {
  const wayOf = deps && waysOf(deps);
  return async ({ redirect_url: text }, visitor) => {
    if (!wayOf) return fail({ reason: 'not-configured' });
    const way = await wayOf(text, visitor);
    if (!way.ok) return way;
    const begun = await startSignIn(deps, { ...way.value, session: null });
    return begun.ok ? ok({ url: begun.value.href }) : fail(AWAY);
  };
}

function linkOf(deps: GoogleRouteDeps | undefined): Handle<typeof linkEndpoint> {
  const wayOf = deps && waysOf(deps);
  return async ({ current, redirect_url: text }, visitor) => {
    if (!wayOf) return fail({ reason: 'not-configured' });
    const way = await wayOf(text, visitor);
    if (!way.ok) return way;
    const begun = await linkSignIn(deps, { ...way.value, current, session: memberSessionOf(visitor) });
    if (begun.ok) return ok({ url: begun.value.href });
    return fail(begun.failure === 'busy' ? AWAY : { reason: begun.failure });
  };
}

/** Begins a sign-in with another provider; without `deps` there is none. `isPosted` adds the alias with a body. */
export function googleRoutes(deps: GoogleRouteDeps | undefined, isPosted: boolean) {
  const given = { access: 'anyone', schema: authLoginInput, handle: signInOf(deps) } as const;
  return [
    route('authLogin', given),
    ...(isPosted ? [route('postAuthLogin', given)] : []),
    route('linkSignIn', { access: 'member', schema: linkInput, handle: linkOf(deps) }),
  ];
}
