import { fail, ok } from '@kinora/contracts';
import { describe, expect, it } from 'vitest';

import type { LinkedMembers } from '../domain/linked-members.ts';
import type { SignInProvider } from '../domain/sign-in-provider.ts';
import type { TakenStart } from '../domain/sign-in-start.ts';
import type { NewTicket } from '../domain/ticket.ts';
import { finishSignIn } from './finish-sign-in.ts';

const secrets = { nonce: 'nonce', verifier: 'verifier' };
const returnTo = 'https://kinora.example/home/';
const origin = { addressHash: Buffer.from('address'), deviceHash: null };
const start = { amount: 40, perAddress: 9, perDevice: 9, perDay: 9 };
const person = { issuer: 'https://there.example', subject: '1', email: 'ada@example.com', isEmailVerified: true };

interface Given {
  readonly taken?: TakenStart | undefined;
  readonly proof?: Awaited<ReturnType<SignInProvider['finish']>>;
  readonly entered?: Awaited<ReturnType<LinkedMembers['enter']>>;
}

/** Ends a sign-in; by default everything is well. */
async function finish(given: Given = {}, query = '?state=state&code=code') {
  const asked: unknown[] = [];
  const minted: NewTicket[] = [];
  const taken = 'taken' in given ? given.taken : { returnTo, secrets };
  const deps = {
    provider: {
      begin: () => Promise.resolve(fail('busy' as const)),
      finish: async (_callback: URL, expected: unknown) => {
        asked.push(expected);
        return given.proof ?? ok(person);
      },
    },
    starts: { keep: () => Promise.resolve(), take: () => Promise.resolve(taken) },
    members: { enter: () => Promise.resolve(given.entered ?? ok({ memberId: 'ada' })) },
    tickets: {
      mint: async (ticket: NewTicket) => (minted.push(ticket), 'tk_1'),
      read: () => Promise.resolve(undefined),
      mintFor: () => Promise.resolve(undefined),
      redeem: () => Promise.resolve(undefined),
    },
    start,
  };
  const callback = new URL(`https://kinora.example/account/google/callback${query}`);
  return { ...(await finishSignIn(deps, { callback, browser: 'browser', origin })), asked, minted };
}

it('gives a ticket for the browser and the site that began it', async () => {
  const { asked, minted, result, returnTo: address } = await finish();
  expect(result).toEqual({ ok: true, value: { ticket: 'tk_1' } });
  expect(address?.href).toBe(returnTo);
  expect(minted).toEqual([{ memberId: 'ada', origin: 'https://kinora.example', browser: 'browser' }]);
  expect(asked).toEqual([{ state: 'state', secrets }]);
});

describe('gives no ticket', () => {
  it('and knows no way back where nobody began it', async () => {
    const { asked, returnTo: address, result } = await finish({ taken: undefined });
    expect({ address, result, asked }).toEqual({
      address: undefined,
      result: { ok: false, failure: 'failed' },
      asked: [],
    });
  });

  it.each([
    ['expired', { taken: { returnTo, secrets: undefined } }],
    ['cancelled', { proof: fail('cancelled' as const) }],
    ['busy', { proof: fail('busy' as const) }],
    ['failed', { proof: fail('failed' as const) }],
    ['email-unverified', { entered: fail('email-unverified' as const) }],
    ['failed', { entered: fail('link-taken' as const) }],
  ])('but the reason %s on the way back', async (reason, given) => {
    const { minted, result, returnTo: address } = await finish(given);
    expect(result).toEqual({ ok: false, failure: reason });
    expect(address?.href).toBe(returnTo);
    expect(minted).toEqual([]);
  });

  it('for an answer that says something twice, and does not pass it on', async () => {
    const { asked, result } = await finish({}, '?state=state&code=one&code=two');
    expect(result).toEqual({ ok: false, failure: 'failed' });
    expect(asked).toEqual([]);
  });
});
