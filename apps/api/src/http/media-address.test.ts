import { describe, expect, it } from 'vitest';

import { createMediaAddresses } from './media-address.ts';

const id = '01940000-0000-7000-8000-0000000000aa';
let time = 1_795_262_400_000;
const addresses = createMediaAddresses({ base: '', key: 'key', now: () => time });

function parts(address: string) {
  const url = new URL(address, 'http://localhost');
  return {
    id: url.pathname.split('/').at(-1) ?? '',
    expires: url.searchParams.get('expires') ?? '',
    signature: url.searchParams.get('signature') ?? '',
  };
}

describe('a media address', () => {
  it('opens its file, and is the same for a while', () => {
    expect(addresses.check(parts(addresses.sign(id)))).toBe('ok');
    expect(addresses.sign(id)).toBe(addresses.sign(id));
  });

  it('S21: opens nothing else and no longer than it says', () => {
    const good = parts(addresses.sign(id));
    expect(addresses.check({ ...good, id: id.replace('aa', 'ab') })).toBe('wrong');
    expect(addresses.check({ ...good, expires: String(Number(good.expires) + 1) })).toBe('wrong');
    expect(addresses.check({ ...good, signature: '' })).toBe('wrong');
    time += 8 * 3_600_000;
    expect(addresses.check(good)).toBe('expired');
  });

  it('signed with an older key opens its file as long as that key is told', () => {
    const old = parts(addresses.sign(id));
    const rotated = createMediaAddresses({ base: '', key: ['new', 'key'], now: () => time });
    const fresh = createMediaAddresses({ base: '', key: ['new'], now: () => time });
    expect(rotated.check(old)).toBe('ok');
    expect(fresh.check(old)).toBe('wrong');
    expect(fresh.check(parts(rotated.sign(id)))).toBe('ok');
  });
});
