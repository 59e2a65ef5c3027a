import { createHmac, randomBytes } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Device } from '../../domain/identity/devices.ts';
import type { OpenSession, Origin } from '../../domain/identity/identity.ts';
import type { Caller } from '../../domain/limits.ts';
import { deviceNameOf } from './device-name.ts';
import { networkOf } from './network-of.ts';

/** What a caller says about itself. */
export interface Named {
  readonly email?: string;
  readonly deviceCode?: string | undefined;
}

/** Who sent a request, as far as the request itself says. */
export interface Visitor {
  /** The `token` header as sent, empty without one. */
  readonly token: string;
  readonly session: OpenSession | undefined;
  /** Where the request came from, hashed. */
  readonly origin: (deviceCode: string | undefined) => Origin;
  /** The same for limits and the audit, with the account that is named. */
  readonly caller: (named?: Named) => Caller;
  /** What signs in: a browser is known by its binding, another program by its name and network. */
  readonly device: (binding: string | null) => Device;
  /** The language of mails to them. */
  readonly locale: string;
  /** The secret that ties a new session to this browser; null for a client that is no browser. */
  readonly bind: () => string | null;
  /** Hands over the token of a new session: what the answer carries, empty where a cookie carries it. */
  readonly handOver: (token: string) => string;
  /** Takes the sessions that were handed over out of the browser. */
  readonly leave: () => void;
  /** The site whose page sent the request, as the browser says; undefined for a client that is no browser. */
  readonly site: string | undefined;
  /** The secret of a browser that has begun to sign in elsewhere. */
  readonly begun: string | undefined;
  /** The same, made and sent along where there is none yet. */
  readonly begin: () => string;
}

/** Routes for members only have one; this tells the compiler. */
export function memberIdOf({ session }: Visitor): string {
  if (session?.kind !== 'member') throw new Error('a route without access rule asked for the member');
  return session.id;
}

/** The same for the whole session. */
export function memberSessionOf({ session }: Visitor): OpenSession {
  if (session?.kind !== 'member') throw new Error('a route without access rule asked for the session');
  return session;
}

const BINDING = /^[\w-]{43}$/;
const THIRTY_DAYS_SECONDS = 2_592_000;
const TEN_MINUTES_SECONDS = 600;

export interface BindingCookie {
  readonly name: string;
  /** Of a browser that signs in elsewhere: sent along when it comes back from there, so it is one of its own. */
  readonly startName: string;
  readonly secure: boolean;
}

/** On https a `__Host-` cookie; on loopback an ordinary one that names the port, since ports share cookies. */
export function bindingCookie(url: string): BindingCookie {
  const { protocol, port } = new URL(url);
  if (protocol === 'https:') {
    return { name: '__Host-kinora_binding', startName: '__Host-kinora_start', secure: true };
  }
  const on = port === '' ? '80' : port;
  return { name: `kinora_binding_${on}`, startName: `kinora_start_${on}`, secure: false };
}

/** The value of one cookie of a request. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const found = header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

function readSecret({ headers: { cookie } }: FastifyRequest, name: string): string | undefined {
  const value = readCookie(cookie, name);
  return value !== undefined && BINDING.test(value) ? value : undefined;
}

export const readBinding = (request: FastifyRequest, { name }: BindingCookie) => readSecret(request, name);
export const readStart = (request: FastifyRequest, { startName }: BindingCookie) => readSecret(request, startName);

interface NewCookie {
  readonly name: string;
  readonly sameSite: 'Lax' | 'Strict';
  readonly seconds: number;
}

/** The secret in a cookie of this browser, made where it has none, and sent along for another while. */
function keepSecret(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, sameSite, seconds, secure }: NewCookie & Pick<BindingCookie, 'secure'>,
): string {
  const value = readSecret(request, name) ?? randomBytes(32).toString('base64url');
  const attributes = `Path=/; HttpOnly; SameSite=${sameSite}; Max-Age=${seconds}${secure ? '; Secure' : ''}`;
  reply.header('set-cookie', `${name}=${value}; ${attributes}`);
  return value;
}

/** A browser says where a request comes from; other clients say nothing. */
export const isBrowser = ({ headers }: FastifyRequest) =>
  headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;

/** The binding of this browser, made and sent along when it has none yet. */
export function bindBrowser(request: FastifyRequest, reply: FastifyReply, cookie: BindingCookie): string | null {
  if (!isBrowser(request)) return null;
  return keepSecret(request, reply, { ...cookie, sameSite: 'Strict', seconds: THIRTY_DAYS_SECONDS });
}

/** What ties a sign-in elsewhere to this browser for ten minutes; `Lax`, since it is needed on the way back. */
export function bindStart(request: FastifyRequest, reply: FastifyReply, cookie: BindingCookie): string {
  const { startName: name, secure } = cookie;
  return keepSecret(request, reply, { name, secure, sameSite: 'Lax', seconds: TEN_MINUTES_SECONDS });
}

const keyedHash = (key: string) => (text: string) => createHmac('sha256', key).update(text).digest();

/** What the key in use makes, with what those before it that are still taken would have made. */
function withEarlier<Made extends object>([key = '', ...older]: readonly string[], make: (key: string) => Made) {
  return older.length === 0 ? make(key) : { ...make(key), earlier: older.map(make) };
}

/** Network address and device hint as keyed hashes: enough to count, too little to know. */
export function originOf(address: string, deviceCode: string | undefined, keys: readonly string[]): Origin {
  return withEarlier(keys, (key) => {
    const hash = keyedHash(key);
    return {
      addressHash: hash(`address ${networkOf(address)}`),
      deviceHash: deviceCode === undefined ? null : hash(`device ${deviceCode}`),
    };
  });
}

/** Who asks, as keyed hashes; an address is named in lower case by every schema. */
export function callerOf(address: string, { email, deviceCode }: Named, keys: readonly string[]): Caller {
  return withEarlier(keys, (key) => {
    const { addressHash, deviceHash } = originOf(address, deviceCode, [key]);
    const account = email === undefined ? null : keyedHash(key)(`account ${email}`);
    return { address: addressHash, device: deviceHash, account };
  });
}

/** Only a binding proves a device; a name and a network are no more than a hint. */
export function deviceOf(request: FastifyRequest, binding: string | null, keys: readonly string[]): Device {
  const userAgent = request.headers['user-agent'];
  const isProven = binding !== null;
  const text = isProven ? `binding ${binding}` : `program ${userAgent ?? ''} ${networkOf(request.ip)}`;
  const hashed = withEarlier(keys, (key) => ({ hash: keyedHash(key)(text) }));
  return { ...hashed, name: deviceNameOf(userAgent), isProven };
}
