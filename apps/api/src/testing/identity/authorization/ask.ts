import { createHash } from 'node:crypto';

import { ENDPOINTS, fillPath, signatureOf, type EndpointName, type EndpointSpec } from '@kinora/contracts/wire';

import { cookieOf, type Credentials } from './identities.ts';

const hex = (algorithm: string) => (text: string) => createHash(algorithm).update(text).digest('hex');
const HASHES = { sha1: hex('sha1'), md5: hex('md5') };

type Fields = Readonly<Record<string, unknown>>;

/** Told for a call that the server does not have. */
export const NO_SUCH_CALL = 0;

/** What a request carries: a browser may also say that it comes from elsewhere (nothing for an empty site), and keep sessions. */
export interface Carried extends Omit<Credentials, 'site'> {
  readonly site?: string;
  /** Cookies besides the binding. */
  readonly cookies?: string;
}

export interface Request {
  readonly base: string;
  readonly name: EndpointName;
  readonly input: Fields;
  readonly credentials: Carried;
  /** A network address of its own, which the limits count. */
  readonly address: string;
}

function signed(endpoint: EndpointSpec, input: Fields, token: string): Fields {
  const timestamp = endpoint.sign === 'fields' || !endpoint.sign ? {} : { timestamp: Math.floor(Date.now() / 1000) };
  const fields = { ...endpoint.constants, ...input, ...timestamp };
  const sign = signatureOf(endpoint, fields, { token, word: 'kinora', ...HASHES });
  return sign === undefined ? fields : { ...fields, sign };
}

const queryOf = (fields: Fields) =>
  String(new URLSearchParams(Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)])));

/** What each protocol of its own wants to see before it says yes. */
function protocolHeaders({ kind, method }: EndpointSpec): Record<string, string> {
  if (kind !== 'upload') return {};
  return { 'tus-resumable': '1.0.0', ...(method === 'PATCH' && { 'content-type': 'application/offset+octet-stream' }) };
}

function headersOf(endpoint: EndpointSpec, { base, credentials, address }: Request, fields: Fields) {
  const { binding, cookies, site = 'same-origin', token } = credentials;
  const jar = [binding === undefined ? [] : cookieOf(base, binding), cookies ?? []].flat().join('; ');
  const named = Object.entries(endpoint.headers ?? {}).map(([field, header]) => [header, String(fields[field])]);
  return {
    ...(token !== '' && { token }),
    ...(jar !== '' && { cookie: jar }),
    ...(jar !== '' && site !== '' && { origin: base, 'sec-fetch-site': site }),
    'x-forwarded-for': address,
    ...protocolHeaders(endpoint),
    ...Object.fromEntries(named),
  };
}

function bodyOf({ kind, method }: EndpointSpec, fields: Fields): string | undefined {
  if (method === 'PATCH' && kind === 'upload') return 'bytes';
  return kind === 'json' && (method === 'POST' || method === 'PATCH') ? JSON.stringify(fields) : undefined;
}

function requestOf(request: Request, endpoint: EndpointSpec): { url: string; init: RequestInit } {
  const fields = signed(endpoint, request.input, request.credentials.token);
  const body = bodyOf(endpoint, fields);
  const headers: Record<string, string> = headersOf(endpoint, request, fields);
  if (endpoint.kind === 'json' && body !== undefined) headers['content-type'] = 'application/json';
  const query = endpoint.kind === 'json' && body === undefined ? `?${queryOf(fields)}` : '';
  const url = `${request.base}${fillPath(endpoint.path, fields)}${query}`;
  return { url, init: { method: endpoint.method, headers, redirect: 'manual', ...(body !== undefined && { body }) } };
}

/** Sends one call as somebody, and tells the code it was answered with. */
export async function ask(request: Request): Promise<number> {
  const endpoint: EndpointSpec = ENDPOINTS[request.name];
  const { url, init } = requestOf(request, endpoint);
  const stop = new AbortController();
  const response = await fetch(url, { ...init, signal: stop.signal });
  if (endpoint.kind !== 'json') {
    // A stream would never end by itself.
    stop.abort();
    return response.status;
  }
  if (response.status === 404) return NO_SUCH_CALL;
  // A test: an answer without a code equals no expected one.
  const { code } = (await response.json()) as { code: number };
  return code;
}
