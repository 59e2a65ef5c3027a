import { createHash } from 'node:crypto';

import { fillPath, pathParameters, signatureOf, type EndpointSpec } from '@kinora/contracts/wire';

import { HOSTILE_TEXTS } from './hostile-texts.ts';
import { oneOf, type Random } from './mutate.ts';

const hex = (algorithm: string) => (text: string) => createHash(algorithm).update(text).digest('hex');
const HASHES = { sha1: hex('sha1'), md5: hex('md5') };
/** No answer may take longer: the contract's own time-out. */
const HANG_MS = 10_000;

type Fields = Readonly<Record<string, unknown>>;

export interface Sent {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

export interface FuzzCall {
  readonly endpoint: EndpointSpec;
  readonly input: Fields;
  readonly token: string;
  /** Also spoils what is around the fields: signature, headers, body. */
  readonly spoil: boolean;
}

const written = (value: unknown = ''): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** What a header can carry; the rest cannot leave a client at all. */
const headerText = (value: unknown): string =>
  written(value)
    .replace(/[^\u0020-\u007e]/gu, '?')
    .slice(0, 4000);

function signed({ endpoint, input, token }: FuzzCall): Record<string, unknown> {
  const fields: Record<string, unknown> = { ...endpoint.constants, ...input };
  if (endpoint.sign === 'time' || endpoint.sign === 'clock') fields.timestamp = Math.floor(Date.now() / 1000);
  const sign = signatureOf(endpoint, fields, { token, word: 'kinora', ...HASHES });
  return sign === undefined ? fields : { ...fields, sign };
}

/** The path with whatever the fields hold in it. */
function pathOf({ path }: EndpointSpec, fields: Fields): string {
  const filled = pathParameters(path).map((name) => [name, written(fields[name] ?? 'x') || 'x']);
  try {
    return fillPath(path, Object.fromEntries(filled));
  } catch {
    // A lone surrogate has no place in an address.
    return fillPath(path, Object.fromEntries(pathParameters(path).map((name) => [name, 'x'])));
  }
}

const BODIES = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '{"__proto__":{"admin":true}}',
  '{"a":1,"a":2}',
  '\u0000',
  `{"a":"${'x'.repeat(70_000)}"}`,
];
const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/xml',
  'application/json; charset=utf-7',
  '',
];

/** One thing around the fields that no client of ours does. */
function spoiled(random: Random, request: { headers: Record<string, string>; body?: string; query: string }): void {
  const kind = Math.floor(random() * 6);
  if (kind === 0 && request.body !== undefined) request.body = oneOf(random, BODIES);
  if (kind === 1 && request.body !== undefined) request.headers['content-type'] = oneOf(random, TYPES);
  if (kind === 2) request.headers.token = headerText(oneOf(random, HOSTILE_TEXTS));
  if (kind === 3) request.headers['idempotency-key'] = headerText(oneOf(random, HOSTILE_TEXTS));
  if (kind === 4) request.query += '&sign=a&sign=b&email=a&email[]=b&__proto__[x]=1&%ff=%';
  if (kind === 5) request.headers.cookie = `kinora_binding_80=${headerText(oneOf(random, HOSTILE_TEXTS))}; ;=;token`;
}

/** Sends a request as a hostile client would; rejects where no answer comes in time. */
export async function send(base: string, call: FuzzCall, random: Random): Promise<Sent> {
  const { endpoint, token } = call;
  const fields = signed(call);
  const isQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  const named = Object.entries(endpoint.headers ?? {}).map(([field, header]) => [header, headerText(fields[field])]);
  const text = new URLSearchParams(
    Object.entries(fields).map(([name, value]): [string, string] => [name, written(value)]),
  );
  const request = {
    headers: { token, ...Object.fromEntries(named) } as Record<string, string>,
    ...(!isQuery && { body: JSON.stringify(fields) }),
    query: isQuery ? String(text) : '',
  };
  if (!isQuery) request.headers['content-type'] = 'application/json';
  if (call.spoil) spoiled(random, request);
  const { body, headers, query } = request as typeof request & { body?: string };
  const response = await fetch(`${base}${pathOf(endpoint, fields)}?${query}`, {
    method: endpoint.method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(HANG_MS),
    ...(body !== undefined && { body }),
  });
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    text: await response.text(),
  };
}
