import { fail, type Result } from '@kinora/contracts';
import type { ConnectReason, SignInReason } from '@kinora/contracts/identity';

import type { Origin, StartLimits } from '../../../domain/identity/identity.ts';
import type { LinkedMembers } from '../../../domain/identity/linked-members.ts';
import type {
  ProvenPerson,
  SignInFailure,
  SignInProvider,
  SignInSecrets,
} from '../../../domain/identity/sign-in-provider.ts';
import type { SignInStarts, TakenStart } from '../../../domain/identity/sign-in-start.ts';
import type { Tickets } from '../../../domain/identity/ticket.ts';

export interface FinishSignInDeps {
  readonly provider: SignInProvider;
  readonly starts: SignInStarts;
  readonly members: LinkedMembers;
  readonly tickets: Tickets;
  readonly start: StartLimits;
}

export interface FinishSignInInput {
  /** The address somebody was sent back with, query and all. */
  readonly callback: URL;
  /** The secret of the browser; empty where it shows none. */
  readonly browser: string;
  readonly origin: Origin;
}

/** What came of it, for the page that began it; words for the reasons live there. */
export type SignInResult =
  | { readonly kind: 'ticket'; readonly ticket: string }
  | { readonly kind: 'nobody'; readonly reason: SignInReason }
  | { readonly kind: 'connected' }
  | { readonly kind: 'not-connected'; readonly reason: ConnectReason };

export interface FinishedSignIn {
  /** Where to go; undefined for a sign-in that didn't start here. */
  readonly returnTo: URL | undefined;
  readonly result: SignInResult;
}

type Proof = Result<ProvenPerson, SignInFailure>;

/** Never throws: whatever a provider's answer does to us, the browser is sent on. */
async function prove(
  { provider }: FinishSignInDeps,
  callback: URL,
  expected: { readonly state: string; readonly secrets: SignInSecrets },
): Promise<Proof> {
  // What was sent twice could be read one way here and another way there.
  const names = [...callback.searchParams.keys()];
  if (new Set(names).size !== names.length) return fail('failed');
  return provider.finish(callback, expected);
}

/** Who it is gets a ticket for the browser and the address that began it. */
async function enter(deps: FinishSignInDeps, person: ProvenPerson, begun: Begun): Promise<SignInResult> {
  const { browser, locale, origin, returnTo } = begun;
  const entered = await deps.members.enter(person, { origin, locale, start: deps.start });
  if (!entered.ok) return { kind: 'nobody', reason: entered.failure };
  const ticket = await deps.tickets.mint({ ...entered.value, origin: new URL(returnTo).origin, browser });
  return { kind: 'ticket', ticket };
}

/** Links this identity to the member who asked for it. */
async function connect({ members }: FinishSignInDeps, person: ProvenPerson, session: Buffer): Promise<SignInResult> {
  const connected = await members.connect(person, session);
  return connected.ok ? { kind: 'connected' } : { kind: 'not-connected', reason: connected.failure };
}

interface Begun extends TakenStart, Pick<FinishSignInInput, 'browser' | 'origin'> {}

/** Ends what was begun elsewhere, once: a sign-in, or the request of a member to connect the provider. */
export async function finishSignIn(
  deps: FinishSignInDeps,
  { callback, browser, origin }: FinishSignInInput,
): Promise<FinishedSignIn> {
  const state = callback.searchParams.get('state') ?? '';
  const begun = await deps.starts.take(state, browser);
  if (!begun) return { returnTo: undefined, result: { kind: 'nobody', reason: 'failed' } };
  const { secrets, session } = begun;
  const returnTo = new URL(begun.returnTo);
  const kind = session ? 'not-connected' : 'nobody';
  if (!secrets) return { returnTo, result: { kind, reason: 'expired' } };
  const proof = await prove(deps, callback, { state, secrets });
  if (!proof.ok) return { returnTo, result: { kind, reason: proof.failure } };
  const person = proof.value;
  const result = session
    ? await connect(deps, person, session)
    : await enter(deps, person, { ...begun, browser, origin });
  return { returnTo, result };
}
