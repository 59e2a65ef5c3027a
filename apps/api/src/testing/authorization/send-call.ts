import { createHash } from 'node:crypto';

import { fillPath, signatureOf, type EndpointSpec } from '@kinora/contracts';

import type { Credentials } from './identities.ts';

const hex = (algorithm: string) => (text: string) => createHash(algorithm).update(text).digest('hex');
const HASHES = { sha1: hex('sha1'), md5: hex('md5') };

/** How a call ended. */
export interface CallAnswer {
  readonly status: number;
  /** Of the envelope; null where there is none. */
  readonly code: number | null;
  readonly name: string | null;
}

export interface CallOptions {
  readonly base: string;
  /** The name of the binding cookie. */
  readonly cookie: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly credentials: Credentials;
}

function signed(endpoint: EndpointSpec, input: CallOptions['input'], token: string) {
  const timestamp = endpoint.sign === 'time' || endpoint.sign === 'clock';
  const fields = {
    ...endpoint.constants,
    ...input,
    ...(timestamp && { timestamp: Math.floor(Date.now() / 1000) }),
  };
  const sign = signatureOf(endpoint, fields, { token, word: 'kinora', ...HASHES });
  return sign === undefined ? fields : { ...fields, sign };
}

function headersOf(endpoint: EndpointSpec, fields: CallOptions['input'], { cookie, credentials }: CallOptions) {
  const { binding, token } = credentials;
  const named = Object.entries(endpoint.headers ?? {}).map(([field, header]) => [header, String(fields[field])]);
  return {
    ...(token !== undefined && { token }),
    ...(binding !== undefined && { cookie: `${cookie}=${binding}` }),
    ...(endpoint.kind === 'upload' && { 'tus-resumable': '1.0.0' }),
    ...Object.fromEntries(named),
  };
}

function bodyOf({ kind, method }: EndpointSpec, fields: CallOptions['input']) {
  if (kind === 'upload') {
    const type = { 'content-type': 'application/offset+octet-stream' };
    return method === 'PATCH' ? { headers: type, body: 'abc' } : {};
  }
  if (method !== 'POST' && method !== 'PATCH') return {};
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields) };
}

/** The envelope of an answer, as far as it has one. */
async function envelopeIn(response: Response): Promise<Pick<CallAnswer, 'code' | 'name'>> {
  const none = { code: null, name: null };
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  if (!isJson) {
    // An answer that never ends is not waited for.
    await response.body?.cancel();
    return none;
  }
  const body = (await response.json()) as { readonly code?: number; readonly msg?: string };
  return body.code === undefined ? none : { code: body.code, name: body.msg ?? null };
}

/** Sends one well-formed call of the contract with these credentials, as a client that is no browser. */
export async function sendCall(endpoint: EndpointSpec, options: CallOptions): Promise<CallAnswer> {
  const { base, credentials, input } = options;
  const fields = signed(endpoint, input, credentials.token ?? '');
  const { headers, ...body } = bodyOf(endpoint, fields);
  const isQuery = endpoint.kind !== 'upload' && (endpoint.method === 'GET' || endpoint.method === 'DELETE');
  const query = new URLSearchParams(
    Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const response = await fetch(`${base}${fillPath(endpoint.path, fields)}${isQuery ? `?${query.toString()}` : ''}`, {
    method: endpoint.method,
    redirect: 'manual',
    headers: { ...headersOf(endpoint, fields, options), ...headers },
    ...body,
  });
  return { status: response.status, ...(await envelopeIn(response)) };
}
