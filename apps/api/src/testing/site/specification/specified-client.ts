import { createHash } from 'node:crypto';

import type { SpecifiedCall } from './specified-call.ts';
import { SPECIFIED_CALLS } from './specified-calls.data.ts';

export type SpecifiedName = keyof typeof SPECIFIED_CALLS;

const WORD = 'kinora';
const DEVICE = 'a-device-of-the-specification';

const upper = (algorithm: 'md5' | 'sha1', text: string) =>
  createHash(algorithm).update(text).digest('hex').toUpperCase();
const seconds = () => String(Math.floor(Date.now() / 1000));

type Fields = Readonly<Record<string, number | string>>;

/** The call by its name, with the parts it leaves out as undefined. */
export const callNamed = (name: SpecifiedName): SpecifiedCall => SPECIFIED_CALLS[name];

/** A password as it travels. */
export const hashed = (password: string): string => createHash('md5').update(password).digest('hex');

function signOf({ proof }: SpecifiedCall, fields: Fields, token: string): string {
  if (proof?.includes('timestamp')) return upper('sha1', `${token}${fields.timestamp}${WORD}`);
  const names = Object.keys(fields).toSorted((a, b) => (a < b ? -1 : 1));
  return upper('md5', names.map((name) => String(fields[name])).join('') + WORD);
}

interface PayloadOptions {
  readonly token: string;
  readonly without: string | undefined;
}

/** What the call sends: the fields the specification names, and nothing else. */
function payloadOf(call: SpecifiedCall, given: Fields, { token, without }: PayloadOptions): Fields {
  const missing = call.given?.find((name) => given[name] === undefined);
  const unknown = Object.keys(given).find((name) => !call.given?.includes(name));
  if (missing !== undefined || unknown !== undefined) throw new Error(`${call.path}: ${missing ?? unknown}`);
  const timestamp: Fields = call.proof?.includes('timestamp') ? { timestamp: seconds() } : {};
  const all = Object.entries<number | string>({ ...call.fixed, ...given, ...timestamp });
  const fields = Object.fromEntries(all.filter(([name]) => name !== without));
  return call.proof?.includes('sign') && without !== 'sign' ? { ...fields, sign: signOf(call, fields, token) } : fields;
}

function headersOf(name: SpecifiedName, call: SpecifiedCall, token: string): Record<string, string> {
  const stime = seconds();
  if (name === 'ip_info') return { stime, token: upper('md5', stime + WORD).toLowerCase() };
  const product = call.path.startsWith('/api/') ? { spuid: '200725', device_code: DEVICE } : {};
  return { ...product, ...(token === '' ? {} : { token }) };
}

/** What a call was answered; of a document, the whole of it is `data`. */
export interface SpecifiedAnswer {
  readonly status: number;
  readonly code: number | undefined;
  readonly data: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function answerIn(call: SpecifiedCall, status: number, text: string): SpecifiedAnswer {
  if (text.startsWith('<')) return { status, code: undefined, data: text };
  const body: unknown = text === '' ? {} : JSON.parse(text);
  if (call.isDocument === true || !isObject(body)) return { status, code: undefined, data: body };
  return { status, code: typeof body.code === 'number' ? body.code : undefined, data: body.data };
}

const queryOf = (fields: Fields) =>
  new URLSearchParams(
    Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();

interface AskOptions {
  /** Of the session; without it the caller has none. */
  readonly token?: string;
  readonly method?: 'GET' | 'POST';
  /** A field that is left out. */
  readonly without?: string | undefined;
}

/** Makes calls by the specification alone: names, fields and signatures of its own. */
export async function askAsSpecified(
  base: string,
  [name, given = {}]: readonly [SpecifiedName, Fields?],
  { token: session = '', method, without }: AskOptions = {},
): Promise<SpecifiedAnswer> {
  const call = callNamed(name);
  const token = call.isTokenless ? '' : session;
  const sent = payloadOf(call, given, { token, without });
  const how = method ?? call.method;
  const query = how === 'GET' ? `?${queryOf(sent)}` : '';
  const response = await fetch(`${base}${call.path}${query}`, {
    method: how,
    headers: {
      ...headersOf(name, call, token),
      ...(how === 'POST' ? { 'content-type': 'application/json' } : {}),
    },
    ...(how === 'POST' ? { body: JSON.stringify(sent) } : {}),
  });
  return answerIn(call, response.status, await response.text());
}
