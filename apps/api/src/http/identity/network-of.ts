import { isIPv6 } from 'node:net';

const GROUPS = 8;
const NETWORK_GROUPS = 4;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

const groupsIn = (text: string) => (text === '' ? [] : text.split(':'));

/** The eight groups of an IPv6 address, `::` written out (RFC 4291). */
function groupsOf(address: string): string[] {
  const [left = '', right] = address.split('::');
  const [before, after] = [groupsIn(left), groupsIn(right ?? '')];
  const missing = right === undefined ? 0 : GROUPS - before.length - after.length;
  return [...before, ...Array.from({ length: missing }, () => '0'), ...after];
}

/**
 * What one customer of a provider has: an IPv4 address, or the first 64 bits of an IPv6 address. An IPv4 address in
 * IPv6 clothes is itself; what is no address stays as it is.
 */
export function networkOf(address: string): string {
  const bare = address.split('%', 1)[0] ?? '';
  const mapped = MAPPED.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(bare)) return bare;
  const network = groupsOf(bare).slice(0, NETWORK_GROUPS);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
