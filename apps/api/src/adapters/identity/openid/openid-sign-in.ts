import { fail, ok } from '@kinora/contracts';
import { createOutbound } from '@kinora/video-providers';
import {
  allowInsecureRequests,
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  type Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  None,
} from 'openid-client';

import type { ProvenPerson, SignInProvider } from '../../../domain/identity/sign-in-provider.ts';
import { createOutboundFetch } from '../../outbound-fetch.ts';

const SCOPE = 'openid email';
const ANSWER_SECONDS = 5;
/** How long what the provider says of itself is taken for true. */
const DISCOVERY_MS = 3_600_000;
const LONGEST_EMAIL = 254;
const EMAIL = /^[^\s@\p{C}]+@[^\s@\p{C}]+\.[^\s@\p{C}]{2,}$/u;

export interface OpenidSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  readonly now: () => number;
  readonly log: (message: string) => void;
}

/** Failures of the way to the provider, not of what it says. */
const NETWORK = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT']);

function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // `fetch` fails with a TypeError whose cause names the trouble of the socket.
  const isSocket = error instanceof TypeError && error.cause instanceof Error && 'code' in error.cause;
  return isSocket || error.name === 'TimeoutError' || ('code' in error && NETWORK.has(String(error.code)));
}

function emailOf(claim: unknown): string {
  const email = typeof claim === 'string' ? claim.trim().toLowerCase() : '';
  return email.length <= LONGEST_EMAIL && EMAIL.test(email) ? email : '';
}

/** The names of an error and its causes: what a provider says of people stays out of the log. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.name;
}

/** Asks the provider how it works, at most once an hour, and once for all who ask at the same time. */
function createDiscovery({ issuer, clientId, clientSecret, now }: OpenidSettings): () => Promise<Configuration> {
  // The signature of an ID token is checked although it comes from the provider itself. Settings admit http on loopback alone.
  const execute = [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])];
  // Wherever the operator's provider is; what it says of itself may lead to the open internet, and nowhere inside.
  const send = createOutboundFetch(createOutbound({ ownHosts: [new URL(issuer).host] }));
  let known: { readonly at: number; readonly configuration: Promise<Configuration> } | undefined;
  const ask = () =>
    discovery(
      new URL(issuer),
      clientId,
      { id_token_signed_response_alg: 'RS256' },
      clientSecret === undefined ? None() : ClientSecretPost(clientSecret),
      {
        timeout: ANSWER_SECONDS,
        execute,
        [customFetch]: (url, { body, ...rest }) => send(url, { ...rest, body: body ?? null }),
      },
    );
  return () => {
    if (known && now() - known.at < DISCOVERY_MS) return known.configuration;
    const asked = { at: now(), configuration: ask() };
    known = asked;
    asked.configuration.catch(() => {
      if (known === asked) known = undefined;
    });
    return asked.configuration;
  };
}

/** Sign-in with an OpenID provider: code flow with PKCE (S256), nonce and state; the library checks the rest. */
export function createOpenidSignIn(settings: OpenidSettings): SignInProvider {
  const configured = createDiscovery(settings);
  const failed = (step: string, error: unknown) =>
    settings.log(`sign-in with ${settings.issuer}: ${step} ${nameOf(error)}`);
  return {
    async begin({ state, secrets, callback }) {
      try {
        const configuration = await configured();
        const url = buildAuthorizationUrl(configuration, {
          redirect_uri: callback.href,
          scope: SCOPE,
          response_type: 'code',
          state,
          nonce: secrets.nonce,
          code_challenge: await calculatePKCECodeChallenge(secrets.verifier),
          code_challenge_method: 'S256',
          prompt: 'select_account',
        });
        return ok(url);
      } catch (error) {
        failed('cannot begin,', error);
        return fail('busy');
      }
    },

    async finish(callback, { state, secrets }) {
      try {
        const answer = await authorizationCodeGrant(await configured(), callback, {
          expectedState: state,
          expectedNonce: secrets.nonce,
          pkceCodeVerifier: secrets.verifier,
          idTokenExpected: true,
        });
        const claims = answer.claims();
        if (!claims) return fail('failed');
        const email = emailOf(claims.email);
        const person: ProvenPerson = {
          issuer: claims.iss,
          subject: claims.sub,
          email,
          isEmailVerified: claims.email_verified === true && email !== '',
        };
        return ok(person);
      } catch (error) {
        if (error instanceof AuthorizationResponseError && error.error === 'access_denied') return fail('cancelled');
        failed('not finished,', error);
        return fail(isAway(error) ? 'busy' : 'failed');
      }
    },
  };
}
