import { fail, ok } from '@kinora/contracts';
import type { FirstSession, Session } from '@kinora/contracts/identity';
import { credentialsInput, guestInput, noInput, registerInput } from '@kinora/contracts/identity-schemas';

import { signIn } from '../../../app/identity/sign-in/sign-in.ts';
import { signUp } from '../../../app/identity/sign-in/sign-up.ts';
import { withinLimits } from '../../../app/within-limits.ts';
import type { Welcome } from '../../../domain/identity/address.ts';
import type { IdentityDeps, Member, OpenSession, StartLimits } from '../../../domain/identity/identity.ts';
import { refusedFor } from '../../refused-for.ts';
import { route } from '../../route.ts';
import type { Named, Visitor } from '../visitor.ts';

export interface IdentityRouteDeps extends IdentityDeps {
  readonly start: StartLimits;
  /** Whether answers keep to themselves if an address has an account (`SECURITY_PROFILE=hardened`). */
  readonly isUniform: boolean;
  /** The first mail of a new member; none without it. */
  readonly welcome?: (locale: string) => Welcome;
  /** Available credits of a member. */
  readonly balanceOf: (memberId: string) => Promise<number>;
}

function sessionOf({ id, email, photo }: Member, token: string): Session {
  return { member_id: id, account: email, email, token, head_photo: photo };
}

/** Routes behind `access` have one; this tells the compiler. */
function sessionIn({ session }: Visitor): OpenSession {
  if (!session) throw new Error('a route without access rule asked for the session');
  return session;
}

async function memberIn({ members }: IdentityDeps, visitor: Visitor): Promise<Member> {
  const member = await members.find(sessionIn(visitor).id);
  if (!member) throw new Error('a live session has no member');
  return member;
}

/** What a sign-in or sign-up needs to know about where it comes from. */
function arrivalOf(visitor: Visitor, named: Named) {
  const binding = visitor.bind();
  return { binding, device: visitor.device(binding), caller: visitor.caller(named) };
}

function signRoutes(deps: IdentityRouteDeps) {
  return [
    route('register', {
      access: 'anyone',
      schema: registerInput,
      handle: async ({ email, password, device_code: device }, visitor) => {
        const welcome = deps.welcome?.(visitor.locale);
        const result = await signUp(deps, {
          email,
          password,
          origin: visitor.origin(device),
          start: deps.start,
          ...(welcome && { welcome }),
          ...arrivalOf(visitor, { email, deviceCode: device }),
        });
        if (!result.ok) return fail(refusedFor(result.failure));
        const { member, start, token } = result.value;
        const first: FirstSession = {
          ...sessionOf(member, visitor.handOver(token)),
          start_credits: start.credits,
          start_refused: start.refused,
        };
        return ok(first);
      },
    }),
    route('login', {
      access: 'anyone',
      schema: credentialsInput,
      handle: async (input, visitor) => {
        const result = await signIn(deps, { ...input, ...arrivalOf(visitor, input) });
        if (result.ok) return ok(sessionOf(result.value.member, visitor.handOver(result.value.token)));
        const isHidden = deps.isUniform && result.failure.reason === 'unknown-account';
        return fail(refusedFor(isHidden ? { reason: 'wrong-password' } : result.failure));
      },
    }),
    route('logout', {
      access: 'session',
      schema: noInput,
      handle: async (_input, visitor) => {
        const session = sessionIn(visitor);
        await deps.sessions.end(session);
        visitor.leave();
        const memberId = session.kind === 'member' ? session.id : null;
        if (memberId !== null) await deps.audit.record({ kind: 'sign-out', memberId, caller: visitor.caller() });
        return ok(null);
      },
    }),
  ];
}

function standingRoutes(deps: IdentityRouteDeps) {
  return [
    route('initTourists', {
      access: 'anyone',
      schema: guestInput,
      handle: async ({ device_code: deviceCode }, visitor) => {
        const admitted = await withinLimits(deps, 'guest', visitor.caller({ deviceCode }));
        if (!admitted.ok) return fail(refusedFor(admitted.failure));
        return ok({ token: visitor.handOver(await deps.sessions.openGuest(visitor.bind())) });
      },
    }),
    route('accountIndex', {
      access: 'member',
      schema: noInput,
      handle: async (_input, visitor) => {
        const { id, name, email, photo } = await memberIn(deps, visitor);
        return ok({ id, first_name: name, email, token: visitor.token, head_photo: photo });
      },
    }),
    route('integral', {
      access: 'session',
      schema: noInput,
      handle: async (_input, visitor) => {
        const { kind, id } = sessionIn(visitor);
        return ok({ total: kind === 'member' ? await deps.balanceOf(id) : 0 });
      },
    }),
  ];
}

/** Every identity call of the contract. */
export function identityRoutes(deps: IdentityRouteDeps) {
  return [...signRoutes(deps), ...standingRoutes(deps)];
}
