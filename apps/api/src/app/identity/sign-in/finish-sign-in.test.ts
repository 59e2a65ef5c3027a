import { fail, ok } from '@kinora/contracts';
import { describe, expect, it } from 'vitest';

import type { EnteredFrom, LinkedMembers } from '../../../domain/identity/linked-members.ts';
import type { SignInProvider } from '../../../domain/identity/sign-in-provider.ts';
import type { TakenStart } from '../../../domain/identity/sign-in-start.ts';
import type { NewTicket } from '../../../domain/identity/ticket.ts';
import { finishSignIn } from './finish-sign-in.ts';

const secrets = { nonce: 'nonce', verifier: 'verifier' };
const returnTo = 'https://kinora.example/home/';
const origin = { addressHash: Buffer.from('address'), deviceHash: null };
const start = { amount: 40, perAddress: 9, perDevice: 9, perDay: 9 };
const begun = { returnTo, locale: 'de', session: null, secrets };
const session = Buffer.from('session');
const person = { issuer: 'https://there.example', subject: '1', email: 'ada@example.com', isEmailVerified: true };

interface Given {
  readonly taken?: TakenStart | undefined;
  readonly proof?: Awaited<ReturnType<SignInProvider['finish']>>;
  readonly entered?: Awaited<ReturnType<LinkedMembers['enter']>>;
  readonly connected?: Awaited<ReturnType<LinkedMembers['connect']>>;
}

/** Ends a sign-in; by default everything is well. */
async function finish(given: Given = {}, query = '?state=state&code=code') {
  const asked: unknown[] = [];
  const entered: EnteredFrom[] = [];
  const linked: string[] = [];
  const minted: NewTicket[] = [];
  const taken = 'taken' in given ? given.taken : begun;
  const deps = {
    provider: {
      begin: () => Promise.resolve(fail('busy' as const)),
      finish: async (_callback: URL, expected: unknown) => {
        asked.push(expected);
        return given.proof ?? ok(person);
      },
    },
    starts: { keep: () => Promise.resolve(), take: () => Promise.resolve(taken) },
    members: {
      enter: async (_person: unknown, from: EnteredFrom) => (
        entered.push(from),
        given.entered ?? ok({ memberId: 'ada' })
      ),
      connect: async (_person: unknown, to: Buffer) => (linked.push(to.toString()), given.connected ?? ok(null)),
    },
    tickets: {
      mint: async (ticket: NewTicket) => (minted.push(ticket), 'tk_1'),
      read: () => Promise.resolve(undefined),
      mintFor: () => Promise.resolve(undefined),
      redeem: () => Promise.resolve(undefined),
      spend: () => Promise.resolve(false),
    },
    start,
  };
  const callback = new URL(`https://kinora.example/account/google/callback${query}`);
  return { ...(await finishSignIn(deps, { callback, browser: 'browser', origin })), asked, entered, linked, minted };
}

it('gives a ticket for the browser and the site that began it', async () => {
  const { asked, entered, minted, result, returnTo: address } = await finish();
  expect(result).toEqual({ kind: 'ticket', ticket: 'tk_1' });
  expect(entered).toEqual([{ origin, start, locale: 'de' }]);
  expect(address?.href).toBe(returnTo);
  expect(minted).toEqual([{ memberId: 'ada', origin: 'https://kinora.example', browser: 'browser' }]);
  expect(asked).toEqual([{ state: 'state', secrets }]);
});

it('carries along what a new account begins with', async () => {
  const given = { credits: 40, refused: null };
  const { minted } = await finish({ entered: ok({ memberId: 'ada', start: given }) });
  expect(minted).toMatchObject([{ memberId: 'ada', start: given }]);
});

describe('for a member who connects the provider', () => {
  const taken = { ...begun, session };

  it('links the person to the session, and signs nobody in', async () => {
    const { entered, linked, minted, result, returnTo: address } = await finish({ taken });
    expect([result, address?.href]).toEqual([{ kind: 'connected' }, returnTo]);
    expect([linked, entered, minted]).toEqual([['session'], [], []]);
  });

  it.each([
    ['expired', { taken: { ...taken, secrets: undefined } }],
    ['cancelled', { taken, proof: fail('cancelled' as const) }],
    ['link-taken', { taken, connected: fail('link-taken' as const) }],
    ['already-linked', { taken, connected: fail('already-linked' as const) }],
    ['signed-out', { taken, connected: fail('signed-out' as const) }],
  ])('says %s where it is not connected', async (reason, given) => {
    const { entered, minted, result } = await finish(given);
    expect([result, entered, minted]).toEqual([{ kind: 'not-connected', reason }, [], []]);
  });
});

describe('gives no ticket', () => {
  it('and knows no way back where nobody began it', async () => {
    const { asked, returnTo: address, result } = await finish({ taken: undefined });
    expect({ address, result, asked }).toEqual({
      address: undefined,
      result: { kind: 'nobody', reason: 'failed' },
      asked: [],
    });
  });

  it.each([
    ['expired', { taken: { ...begun, secrets: undefined } }],
    ['cancelled', { proof: fail('cancelled' as const) }],
    ['busy', { proof: fail('busy' as const) }],
    ['failed', { proof: fail('failed' as const) }],
    ['email-unverified', { entered: fail('email-unverified' as const) }],
    ['link-taken', { entered: fail('link-taken' as const) }],
  ])('but the reason %s on the way back', async (reason, given) => {
    const { minted, result, returnTo: address } = await finish(given);
    expect(result).toEqual({ kind: 'nobody', reason });
    expect(address?.href).toBe(returnTo);
    expect(minted).toEqual([]);
  });

  it('for an answer that says something twice, and does not pass it on', async () => {
    const { asked, result } = await finish({}, '?state=state&code=one&code=two');
    expect(result).toEqual({ kind: 'nobody', reason: 'failed' });
    expect(asked).toEqual([]);
  });
});
