import { describe, expect, it } from 'vitest';

import { HOSTILE_ADDRESSES } from '../../site/hostile-addresses.data.ts';
import { ownOrigin, redirectAddress } from './redirect-address.ts';

const OWN = 'https://kinora.example';
const own = new Set([OWN]);

describe('an address to come back to', () => {
  it.each([
    OWN,
    `${OWN}/`,
    `${OWN}/member/`,
    `${OWN}/text-to-video/local/?from=menu#prompt=a%20boat`,
    `${OWN}?q=1`,
    `${OWN}#part`,
    `${OWN}/a@b`,
    `${OWN}//double/`,
    `${OWN}/?next=https://evil.example/`,
    `${OWN}/${'x'.repeat(1900)}`,
  ])('may be ours: %s', (text) => {
    expect(redirectAddress(text, own)?.origin).toBe(OWN);
  });

  it('may be ours on another port or host, where that one is ours too', () => {
    const more = new Set([OWN, 'http://127.0.0.1:4000', 'https://pay.kinora.example:8443']);
    expect(redirectAddress('http://127.0.0.1:4000/home/', more)?.href).toBe('http://127.0.0.1:4000/home/');
    expect(redirectAddress('https://pay.kinora.example:8443/x', more)?.pathname).toBe('/x');
    expect(redirectAddress('http://127.0.0.1:4001/home/', more)).toBeUndefined();
  });

  it.each(Object.entries(HOSTILE_ADDRESSES))('S15: is never one of: %s', (_name, addresses) => {
    expect(addresses.filter((text) => redirectAddress(text, own) !== undefined)).toEqual([]);
    expect(addresses.filter((text) => ownOrigin(text, own) !== undefined)).toEqual([]);
  });

  it('is tried with at least 300 hostile ones, each once', () => {
    const all = Object.values(HOSTILE_ADDRESSES).flat();
    expect(all.length).toBeGreaterThanOrEqual(300);
    expect(new Set(all).size).toBe(all.length);
  });

  it('has an end', () => {
    expect(redirectAddress(`${OWN}/${'x'.repeat(2000)}`, own)).toBeUndefined();
  });
});

describe('the origin of a ticket', () => {
  it('is an origin and nothing more', () => {
    expect(ownOrigin(OWN, own)).toBe(OWN);
    for (const text of [`${OWN}/`, `${OWN}/member/`, `${OWN}?`, `${OWN}#`, '']) {
      expect(ownOrigin(text, own)).toBeUndefined();
    }
  });
});
