import { createHash } from 'node:crypto';

import type { createCreations, Created, Creation } from '@kinora/contracts/creations';
import { register, type FirstSession } from '@kinora/contracts/identity';
import {
  ENDPOINTS,
  fillPath,
  signatureOf,
  type EndpointNamed,
  type EndpointSpec,
  type Envelope,
  type InputOf,
  type OutputOf,
} from '@kinora/contracts/wire';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const sha1 = (text: string) => createHash('sha1').update(text).digest('hex');

const queryOf = (fields: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();

function signed(endpoint: EndpointSpec, fields: Record<string, unknown>, token: string) {
  const sign = signatureOf(endpoint, fields, { token, word: 'kinora', sha1, md5 });
  return sign === undefined ? {} : { sign };
}

/** What carries a request: `fetch`, or something that keeps cookies as well. */
type Send = (url: string, init: RequestInit) => Promise<Response>;

/** Sends one call of the contract as a client without a browser would. */
export async function callApi<E extends EndpointSpec>(
  base: string,
  endpoint: E,
  { input, token = '', send = fetch }: { input: InputOf<E>; token?: string; send?: Send },
): Promise<Envelope & { data: OutputOf<E> }> {
  const { method, path, headers: named = {}, sign } = endpoint;
  const fields: Record<string, unknown> = { ...endpoint.constants, ...(input as object) };
  if (sign === 'time' || sign === 'clock') fields.timestamp = Math.floor(Date.now() / 1000);
  Object.assign(fields, signed(endpoint, fields, token));
  const extra = Object.entries(named).map(([field, header]) => [header, String(fields[field])]);
  const isQuery: boolean = method === 'GET' || method === 'DELETE';
  const query = isQuery ? `?${queryOf(fields)}` : '';
  const response = await send(`${base}${fillPath(path, fields)}${query}`, {
    method,
    headers: { ...(isQuery ? {} : { 'content-type': 'application/json' }), token, ...Object.fromEntries(extra) },
    ...(isQuery ? {} : { body: JSON.stringify(fields) }),
  });
  // A test: a wrong shape fails where it is used.
  return (await response.json()) as Envelope & { data: OutputOf<E> };
}

/** A member of a server under test, by the calls tests need. */
export interface ApiMember {
  readonly token: string;
  call<Name extends keyof typeof ENDPOINTS>(
    name: Name,
    input: InputOf<EndpointNamed<Name>>,
  ): Promise<Envelope & { data: OutputOf<EndpointNamed<Name>> }>;
  /** Asks for clips of the smallest kind, or other ones. */
  create(key: string, change?: Partial<InputOf<typeof createCreations>>): Promise<Envelope & { data: Created }>;
  creations(): Promise<readonly Creation[]>;
  /** The same member at another address, such as that of a server that was started again. */
  at(base: string): ApiMember;
}

/** Whoever has this token. */
export function memberAt(base: string, token: string): ApiMember {
  const call: ApiMember['call'] = (name, input) => callApi(base, ENDPOINTS[name], { input, token });
  return {
    token,
    call,
    create: (idempotencyKey, change = {}) => {
      const input = {
        prompt: 'a paper boat on a storm at night',
        resolution: '360p',
        seconds: 3,
        shape: '1:1',
        seed: 7,
      } as const;
      const asked = { model: 'local', mode: 'text' as const, input, count: 1, gold_coins: 8, idempotencyKey };
      return call('createCreations', { ...asked, ...change });
    },
    creations: async () => (await call('listCreations', {})).data.creations,
    at: (other) => memberAt(other, token),
  };
}

/** Signs up and hands out a member. */
export async function signUpMember(base: string, email: string): Promise<ApiMember> {
  const answer = await callApi(base, register, { input: { email, password: md5('paper-boat-7') } });
  const { token }: FirstSession = answer.data;
  return memberAt(base, token);
}
