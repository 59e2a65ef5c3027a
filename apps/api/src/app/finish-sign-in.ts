import { fail, ok, type Result } from '@kinora/contracts';

import type { Origin, StartLimits } from '../domain/identity.ts';
import type { LinkedMembers } from '../domain/linked-members.ts';
import type { ProvenPerson, SignInFailure, SignInProvider, SignInSecrets } from '../domain/sign-in-provider.ts';
import type { SignInStarts } from '../domain/sign-in-start.ts';
import type { Tickets } from '../domain/ticket.ts';

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

/** What the page that began it is told; words for it live there. */
export type SignInReason = SignInFailure | 'email-unverified' | 'expired';

export interface FinishedSignIn {
  /** Where to go; undefined where nobody began it here. */
  readonly returnTo: URL | undefined;
  readonly result: Result<{ readonly ticket: string }, SignInReason>;
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

/** Ends a sign-in elsewhere, once: who it is gets a ticket for the browser and the address that began it. */
export async function finishSignIn(
  deps: FinishSignInDeps,
  { callback, browser, origin }: FinishSignInInput,
): Promise<FinishedSignIn> {
  const state = callback.searchParams.get('state') ?? '';
  const begun = await deps.starts.take(state, browser);
  if (!begun) return { returnTo: undefined, result: fail('failed') };
  const returnTo = new URL(begun.returnTo);
  const refuse = (reason: SignInReason): FinishedSignIn => ({ returnTo, result: fail(reason) });
  if (!begun.secrets) return refuse('expired');
  const proof = await prove(deps, callback, { state, secrets: begun.secrets });
  if (!proof.ok) return refuse(proof.failure);
  const entered = await deps.members.enter(proof.value, { origin, start: deps.start });
  if (!entered.ok) return refuse(entered.failure === 'link-taken' ? 'failed' : entered.failure);
  const { memberId } = entered.value;
  const ticket = await deps.tickets.mint({ memberId, origin: returnTo.origin, browser });
  return { returnTo, result: ok({ ticket }) };
}
