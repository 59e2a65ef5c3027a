import { ok, type Result } from '@kinora/contracts';

import type { SignInProvider } from '../../../domain/identity/sign-in-provider.ts';
import type { SignInStart, SignInStarts } from '../../../domain/identity/sign-in-start.ts';

export interface StartSignInDeps {
  readonly provider: SignInProvider;
  readonly starts: SignInStarts;
  /** 256 bits in base64url. */
  readonly secret: () => string;
}

export interface StartSignInInput extends Pick<SignInStart, 'locale' | 'session'> {
  /** The secret of the browser that begins. */
  readonly browser: string;
  /** One of our own addresses, to come back to in the end. */
  readonly returnTo: URL;
  /** Where the provider sends people back to. */
  readonly callback: URL;
}

/** Begins a sign-in elsewhere: the address to go to. Nothing is kept where the provider is away. */
export async function startSignIn(
  { provider, starts, secret }: StartSignInDeps,
  { callback, returnTo, ...kept }: StartSignInInput,
): Promise<Result<URL, 'busy'>> {
  const state = secret();
  const secrets = { nonce: secret(), verifier: secret() };
  const begun = await provider.begin({ state, secrets, callback });
  if (!begun.ok) return begun;
  await starts.keep({ ...kept, state, returnTo: returnTo.href, secrets });
  return ok(begun.value);
}
