import { fail, ok } from '@kinora/contracts';
import { expect, it } from 'vitest';

import type { SignInProvider } from '../../../domain/identity/sign-in-provider.ts';
import type { SignInStart } from '../../../domain/identity/sign-in-start.ts';
import { startSignIn } from './start-sign-in.ts';

const input = {
  browser: 'browser',
  locale: 'de',
  session: null,
  returnTo: new URL('https://kinora.example/home/'),
  callback: new URL('https://kinora.example/account/google/callback'),
};

function deps(begin: SignInProvider['begin']) {
  const kept: SignInStart[] = [];
  let made = 0;
  const provider = { begin, finish: () => Promise.resolve(fail('failed' as const)) };
  const starts = { keep: async (start: SignInStart) => void kept.push(start), take: () => Promise.resolve(undefined) };
  return { kept, deps: { provider, starts, secret: () => `secret ${(made += 1)}` } };
}

it('keeps what was begun before anybody goes anywhere', async () => {
  const { kept, deps: given } = deps(({ state }) =>
    Promise.resolve(ok(new URL(`https://there.example/?state=${state}`))),
  );
  const begun = await startSignIn(given, input);
  expect(begun).toMatchObject({ ok: true });
  expect(kept).toEqual([
    {
      state: 'secret 1',
      browser: 'browser',
      locale: 'de',
      session: null,
      returnTo: 'https://kinora.example/home/',
      secrets: { nonce: 'secret 2', verifier: 'secret 3' },
    },
  ]);
});

it('keeps nothing where the provider is away', async () => {
  const { kept, deps: given } = deps(() => Promise.resolve(fail('busy')));
  expect(await startSignIn(given, input)).toEqual({ ok: false, failure: 'busy' });
  expect(kept).toEqual([]);
});
