import { createPrivateKey, sign, type KeyObject } from 'node:crypto';

import { parseJson, textAt } from '../kit/read-json.ts';

/** What acts at Google in an operator's name. */
export interface ServiceAccount {
  readonly email: string;
  readonly project: string;
  readonly key: KeyObject;
}

const SCOPE = 'https://www.googleapis.com/auth/cloud-platform';
const HOUR = 3600;

function readKey(pem: string): KeyObject | undefined {
  try {
    const key = createPrivateKey(pem);
    return key.asymmetricKeyType === 'rsa' ? key : undefined;
  } catch {
    return undefined;
  }
}

/** The account of a JSON key file; undefined where the text is none. Addresses in it are not read. */
export function readServiceAccount(text: string): ServiceAccount | undefined {
  const json = parseJson(Buffer.from(text));
  const [email, project] = [textAt(json, 'client_email'), textAt(json, 'project_id')];
  const key = readKey(textAt(json, 'private_key') ?? '');
  return email === undefined || project === undefined || key === undefined ? undefined : { email, project, key };
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Says who asks, for an hour and to one address alone: RFC 7523, signed as RFC 7518 calls RS256. */
export function assertionOf({ email, key }: ServiceAccount, audience: string, now: number): string {
  const issued = Math.floor(now / 1000);
  const claims = { iss: email, scope: SCOPE, aud: audience, iat: issued, exp: issued + HOUR };
  const said = `${encoded({ alg: 'RS256', typ: 'JWT' })}.${encoded(claims)}`;
  return `${said}.${sign('RSA-SHA256', Buffer.from(said), key).toString('base64url')}`;
}
