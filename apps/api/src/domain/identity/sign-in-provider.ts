import type { Result } from '@kinora/contracts';

/** What a provider vouches for; who it is says (issuer, subject), never the e-mail. */
export interface ProvenPerson {
  readonly issuer: string;
  readonly subject: string;
  /** Lower-case; empty where the provider names none. */
  readonly email: string;
  readonly isEmailVerified: boolean;
}

/** What a sign-in that was begun must show at its end (OpenID Connect Core 1.0, RFC 7636); secret until then. */
export interface SignInSecrets {
  readonly nonce: string;
  readonly verifier: string;
}

/** Why a provider's answer doesn't identify a person. */
export type SignInFailure = 'busy' | 'cancelled' | 'failed';

/** Another site where people sign in. */
export interface SignInProvider {
  /** The address to send somebody to; refused while the provider cannot be asked how it works. */
  begin(input: {
    readonly state: string;
    readonly secrets: SignInSecrets;
    /** Where the provider sends people back to. */
    readonly callback: URL;
  }): Promise<Result<URL, 'busy'>>;
  /** Reads what somebody was sent back with; `callback` carries its query. */
  finish(
    callback: URL,
    expected: { readonly state: string; readonly secrets: SignInSecrets },
  ): Promise<Result<ProvenPerson, SignInFailure>>;
}
