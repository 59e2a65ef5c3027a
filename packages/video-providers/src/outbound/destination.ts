import type { LookupAddress } from 'node:dns';
import { lookup as dnsLookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { callbackify } from 'node:util';

import { isPublicAddress } from './public-address.ts';

/** All addresses of a host name; rejects where there are none. */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

const resolveByDns: Resolve = (hostname) => dnsLookup(hostname, { all: true, verbatim: true });

/** Names that only ever mean this machine or its network: RFC 6761, RFC 6762, and ICANN's name for private use. */
const LOCAL_NAMES = /(?:^|\.)(?:localhost|local|internal|home\.arpa|onion|test|invalid)$/;

/** Without the brackets of IPv6 and the dot at the end of a full name. */
const bareHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

/** Where a request may go. */
export interface Destinations {
  /** Why an address may not be asked, before anything is looked up; undefined where it may. */
  problemOf(url: URL): string | undefined;
  /** For the socket: looks a name up, and fails where any of its addresses is not allowed. */
  lookupFor(url: URL): LookupFunction;
  /** Whether a socket that is connected may be used. */
  isAllowed(url: URL, address: string | undefined): boolean;
}

/** The addresses of a name. One that also has an address inside is not asked: which one is used is up to the socket. */
async function allowedAddresses(resolve: Resolve, hostname: string, isAllowed: (address: string) => boolean) {
  const addresses = await resolve(hostname);
  if (addresses.length === 0) throw new Error(`${hostname} has no address`);
  if (!addresses.every(({ address }) => isAllowed(address))) throw new ForbiddenAddress(hostname);
  return addresses;
}

/** As Node asks for it: by callback. */
function createLookup(resolve: Resolve, isAllowed: (address: string) => boolean): LookupFunction {
  const find = callbackify((hostname: string) => allowedAddresses(resolve, hostname, isAllowed));
  return (hostname, options, done) =>
    find(hostname, (error: Error | null, addresses?: readonly LookupAddress[]) => {
      const first = addresses?.[0];
      if (error || !first) done(error, '');
      else if (options.all) done(null, [...addresses]);
      else done(null, first.address, first.family);
    });
}

/** Why a host that is not the operator's own may not be asked. */
function strangeProblem(url: URL): string | undefined {
  if (url.protocol !== 'https:') return 'it is not https';
  const host = bareHost(url);
  if (isIP(host) !== 0) return isPublicAddress(host) ? undefined : 'it leads into a private network';
  return LOCAL_NAMES.test(host) || !host.includes('.') ? 'it is a local name' : undefined;
}

/** A name that leads to an address which is not of the open internet. */
export class ForbiddenAddress extends Error {
  constructor(hostname: string) {
    super(`${hostname} leads into a private network`);
  }
}

/**
 * The open internet by https, and the hosts the operator calls own: `host` or `host:port`, by http too, wherever they
 * are.
 */
export function createDestinations({
  ownHosts = [],
  resolve = resolveByDns,
}: {
  readonly ownHosts?: readonly string[] | undefined;
  readonly resolve?: Resolve | undefined;
}): Destinations {
  const own = new Set(ownHosts.map((host) => host.toLowerCase()));
  const isOwn = ({ host, hostname }: URL) => own.has(host) || own.has(hostname);
  const isAllowed = (url: URL, address: string | undefined) =>
    address !== undefined && (isOwn(url) || isPublicAddress(address.replace(/^::ffff:(?=\d+\.)/i, '')));
  return {
    problemOf(url) {
      if (url.protocol !== 'https:' && url.protocol !== 'http:') return `it is no web address: ${url.protocol}`;
      if (url.username !== '' || url.password !== '') return 'it carries a user name';
      return isOwn(url) ? undefined : strangeProblem(url);
    },
    lookupFor: (url) => createLookup(resolve, (address) => isAllowed(url, address)),
    isAllowed,
  };
}
