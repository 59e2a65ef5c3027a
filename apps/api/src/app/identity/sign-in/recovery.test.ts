import { beforeEach, describe, expect, it } from 'vitest';

import { createMemoryIdentity, type MemoryIdentity } from '../../../adapters/identity/memory-identity.ts';
import type { CodeAddress, Codes, CodeUse } from '../../../domain/identity/codes.ts';
import { aCaller, aDevice } from '../../../testing/identity/arrival.ts';
import { checkCode } from './check-code.ts';
import { editPassword } from './edit-password.ts';
import { sendCode } from './send-code.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';

const email = 'ada@example.com';
const RIGHT = 'ABC234';
const caller = aCaller();
const start = { amount: 40, perAddress: 9, perDevice: 9, perDay: 9 };
const origin = { addressHash: Buffer.from('address'), deviceHash: null };
const password = '8f6d9cb2d53c9ca8b2a1c3bf7b1a5d11';
const common = 'e10adc3949ba59abbe56e057f20f883e';

/** Codes that are always `RIGHT`; the first one to use it does. */
class OneCode implements Codes {
  readonly sent: string[] = [];
  readonly used: CodeUse[] = [];
  checks = 0;
  readonly #memberId: string;

  constructor(memberId: string) {
    this.#memberId = memberId;
  }

  send(memberId: string, to: CodeAddress) {
    this.sent.push(`${memberId} ${to}`);
    return Promise.resolve(true);
  }

  check(_email: string, code: string) {
    this.checks += 1;
    return Promise.resolve(code === RIGHT ? this.#memberId : undefined);
  }

  redeem(use: CodeUse) {
    if (this.used.length > 0) return Promise.resolve(false);
    this.used.push(use);
    return Promise.resolve(true);
  }

  readonly noticeEmail = () => Promise.resolve(null);
}

let identity: MemoryIdentity;
let codes: OneCode;
let memberId: string;
beforeEach(async () => {
  identity = createMemoryIdentity();
  const arrival = { binding: null, device: aDevice(), caller };
  const result = await signUp(identity, { email, password, origin, start, ...arrival });
  if (!result.ok) throw new Error(result.failure.reason);
  memberId = result.value.member.id;
  codes = new OneCode(memberId);
});
const kinds = () => identity.events.map(({ kind }) => kind);

const send = (change = {}) => sendCode({ ...identity, codes }, { email, to: 'account', caller, ...change });
const check = (code: string) => checkCode({ ...identity, codes }, { email, code, caller });
const edit = (change = {}) => editPassword({ ...identity, codes }, { email, code: RIGHT, password, caller, ...change });

describe('sending a code', () => {
  it('sends one, says the same within the minute, and writes it down once', async () => {
    expect([await send(), await send(), await send({ to: 'notice' })]).toEqual(
      [1, 2, 3].map(() => ({ ok: true, value: null })),
    );
    expect(codes.sent).toEqual([`${memberId} account`]);
    expect(kinds()).toEqual(['sign-up', 'code-sent']);
  });

  it('sends nothing where there is no account, and pauses all the same', async () => {
    const nobody = { email: 'nobody@example.com', caller: aCaller({ account: 'nobody' }) };
    expect(await send(nobody)).toEqual({ ok: false, failure: { reason: 'unknown-account' } });
    expect(await identity.limits.isPausing(nobody.caller)).toBe(true);
    expect(codes.sent).toEqual([]);
  });

  it('is busy for an address that asks for many accounts, with and without one', async () => {
    const answers = [];
    for (let n = 0; n < 12; n += 1)
      answers.push(await send({ email: `${n}@example.com`, caller: aCaller({ account: String(n) }) }));
    expect(answers.at(9)).toMatchObject({ failure: { reason: 'unknown-account' } });
    expect(answers.slice(10)).toEqual([1, 2].map(() => ({ ok: false, failure: { reason: 'busy', retryAfter: 3600 } })));
    expect(await send()).toMatchObject({ failure: { reason: 'busy' } });
    expect(codes.sent).toEqual([]);
  });
});

describe('checking a code', () => {
  it('says whose it is, and writes down a wrong one', async () => {
    expect(await check(RIGHT)).toEqual({ ok: true, value: { memberId } });
    expect(await check('AAAAAA')).toEqual({ ok: false, failure: { reason: 'wrong-code' } });
    expect(kinds()).toEqual(['sign-up', 'code-refused']);
  });

  it('is busy after thirty from one address, before anything is compared', async () => {
    for (let n = 0; n < 30; n += 1) await check('AAAAAA');
    expect(await check(RIGHT)).toMatchObject({ failure: { reason: 'busy' } });
    expect(codes.checks).toBe(30);
  });
});

describe('setting a password with a code', () => {
  it('uses the code once, and only its hash of the password', async () => {
    expect((await Promise.all([edit(), edit()])).filter(({ ok }) => ok)).toHaveLength(1);
    expect(codes.used).toEqual([{ memberId, code: RIGHT, passwordHash: `hash of ${password}` }]);
    expect(kinds()).toEqual(['sign-up', 'password-reset']);
  });

  it('refuses a common password before an attempt is counted, and a wrong code before a password is hashed', async () => {
    expect(await edit({ password: common })).toEqual({ ok: false, failure: { reason: 'common-password' } });
    expect(codes.checks).toBe(0);
    expect(await edit({ code: 'AAAAAA' })).toEqual({ ok: false, failure: { reason: 'wrong-code' } });
    expect(codes.used).toEqual([]);
  });

  it('shares its limit with checking', async () => {
    for (let n = 0; n < 30; n += 1) await checkCode({ ...identity, codes }, { email, code: 'AAAAAA', caller });
    expect(await edit()).toMatchObject({ failure: { reason: 'busy' } });
  });

  it('forgets the failures that made the account wait', async () => {
    const guess = { email, password: common, binding: null, device: aDevice({ name: 'other' }), caller };
    for (let n = 0; n < 5; n += 1) await signIn(identity, guess);
    expect(await signIn(identity, guess)).toMatchObject({ failure: { reason: 'busy' } });
    await edit();
    expect(await signIn(identity, guess)).toMatchObject({ failure: { reason: 'wrong-password' } });
  });
});
