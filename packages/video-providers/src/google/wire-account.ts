import { createHmac, createPublicKey, generateKeyPairSync, randomBytes, timingSafeEqual, verify } from 'node:crypto';

import { numberAt, parseJson, textAt } from '../kit/read-json.ts';
import type { SimAnswer, SimRequest } from '../simulators/wire.ts';

const EMAIL = 'kinora@simulated-project.iam.gserviceaccount.com';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const SCOPE = 'https://www.googleapis.com/auth/cloud-platform';
const CLAIMS: ReadonlySet<string> = new Set(['aud', 'exp', 'iat', 'iss', 'scope']);
const HOUR = 3600;
/** How far clocks may be apart, in seconds. */
const SKEW = 300;
const SEAL = randomBytes(32);

export const SIMULATED_PROJECT = 'simulated-project';
export const TOKEN_PATH = '/token';

let made: string | undefined;

/** The key file of an account that this process makes up when it is first asked for it. */
export function simulatedAccount(): string {
  made ??= JSON.stringify({
    type: 'service_account',
    project_id: SIMULATED_PROJECT,
    private_key: generateKeyPairSync('rsa', {
      modulusLength: 2048,
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    }).privateKey,
    client_email: EMAIL,
    token_uri: 'https://oauth2.googleapis.com/token',
  });
  return made;
}

const seal = (text: string) => createHmac('sha256', SEAL).update(text).digest('base64url');

/** A token says itself until when it is one. */
function newToken(now: number): string {
  const text = `ya29.${now + HOUR * 1000}.${randomBytes(8).toString('hex')}`;
  return `${text}.${seal(text)}`;
}

function isToken(token: string): boolean {
  const [, text = '', until = '', seen = ''] = /^(ya29\.(\d+)\.[0-9a-f]+)\.(.+)$/.exec(token) ?? [];
  const [right, given] = [Buffer.from(seal(text)), Buffer.from(seen)];
  return right.length === given.length && timingSafeEqual(right, given) && Number(until) > Date.now();
}

/** Whether somebody who has the account's key signed it. */
function isSigned(said: string, signature: string): boolean {
  const key = createPublicKey(textAt(JSON.parse(simulatedAccount()), 'private_key') ?? '');
  return verify('RSA-SHA256', Buffer.from(said), key, Buffer.from(signature, 'base64url'));
}

/** For an hour at most, from now on. */
function isShortLived(claims: unknown, now: number): boolean {
  const [issued = 0, ends = 0] = [numberAt(claims, 'iat'), numberAt(claims, 'exp')];
  return Math.abs(now / 1000 - issued) < SKEW && ends > issued && ends - issued <= HOUR;
}

function claimsProblem(claims: unknown, { audience, now }: { readonly audience: string; readonly now: number }) {
  if (textAt(claims, 'iss') !== EMAIL) return 'Invalid grant: account not found';
  if (textAt(claims, 'aud') !== audience) return 'Invalid JWT: Failed audience check.';
  const isKnown = Object.keys(claims ?? {}).every((claim) => CLAIMS.has(claim));
  if (!isKnown || textAt(claims, 'scope') !== SCOPE) return 'Invalid JWT: claims';
  if (isShortLived(claims, now)) return undefined;
  return 'Invalid JWT: Token must be a short-lived token and in a reasonable timeframe.';
}

/** What is wrong with an assertion, in the words of Google's address; undefined where it is right. */
function problemOf(assertion: string, asked: Parameters<typeof claimsProblem>[1]): string | undefined {
  const [head = '', body = '', signature = ''] = assertion.split('.');
  const header = parseJson(Buffer.from(head, 'base64url'));
  if (textAt(header, 'alg') !== 'RS256' || textAt(header, 'typ') !== 'JWT') return 'Invalid JWT header.';
  if (!isSigned(`${head}.${body}`, signature)) return 'Invalid JWT Signature.';
  return claimsProblem(parseJson(Buffer.from(body, 'base64url')), asked);
}

const refused = (error: string, error_description: string): SimAnswer => ({
  status: 400,
  json: { error, error_description },
});

/** Google's address of tokens: https://developers.google.com/identity/protocols/oauth2/service-account. */
export function answerForToken({ body, headers }: Pick<SimRequest, 'body' | 'headers'>): SimAnswer {
  if (headers['content-type'] !== 'application/x-www-form-urlencoded') return refused('invalid_request', 'no form');
  const form = new URLSearchParams(body.toString('utf8'));
  if (form.get('grant_type') !== GRANT) return refused('unsupported_grant_type', 'Invalid grant_type');
  const now = Date.now();
  const audience = `http://${headers['host'] ?? ''}${TOKEN_PATH}`;
  const problem = problemOf(form.get('assertion') ?? '', { audience, now });
  if (problem !== undefined) return refused('invalid_grant', problem);
  return { json: { access_token: newToken(now), expires_in: HOUR - 1, token_type: 'Bearer' } };
}

/** Whether a request may be answered: with a token of ours, or where it asks for one. */
export function isSimulatedCaller({ headers, path }: Pick<SimRequest, 'headers' | 'path'>): boolean {
  return path === TOKEN_PATH || isToken(/^Bearer (.+)$/.exec(headers['authorization'] ?? '')?.[1] ?? '');
}
