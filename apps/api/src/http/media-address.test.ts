import { createHmac } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import {
  createBatchAddresses,
  createCreditsAddresses,
  createExportAddresses,
  createLibraryAddresses,
  createMailsOffAddresses,
  createMediaAddresses,
} from './media-address.ts';

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

const KINDS = {
  media: createMediaAddresses,
  account: createExportAddresses,
  credits: createCreditsAddresses,
  batch: createBatchAddresses,
  library: createLibraryAddresses,
  mailsOff: createMailsOffAddresses,
};

describe.each(Object.entries(KINDS))('S31: an address of the kind %s', (name, create) => {
  const kind = create({ base: '', key: 'key', now: () => time });
  const other = '01940000-0000-7000-8000-0000000000bb';

  it('keeps its parts apart: what it is about opens nothing as a part of its id, nor the other way round', () => {
    const good = parts(kind.sign(id, other));
    expect(kind.check({ ...good, about: other })).toBe('ok');
    const { expires, signature } = good;
    for (const moved of [`${id}?${other}`, `${id}${other}`, `${id} ${other}`, `${id}","${other}`]) {
      expect(kind.check({ id: moved, expires, signature })).toBe('wrong');
      expect(kind.check({ id: moved, about: '', expires, signature })).toBe('wrong');
    }
    expect(kind.check({ ...good, about: `${other} ` })).toBe('wrong');
  });

  it('opens nothing of another kind, and takes ids and times in their own form alone', () => {
    const good = parts(kind.sign(id));
    for (const [another, createAnother] of Object.entries(KINDS)) {
      const verdict = createAnother({ base: '', key: 'key', now: () => time }).check(good);
      expect(verdict).toBe(another === name ? 'ok' : 'wrong');
    }
    for (const ugly of ['', 'x', id.toUpperCase(), `${id}\n`, `mails-off:${id}`]) {
      expect(kind.check(parts(kind.sign(ugly)))).toBe('wrong');
    }
    expect(kind.check({ ...good, expires: `${good.expires}.0` })).toBe('wrong');
  });
});

it('S31: the address that stops mails works as it was signed a year ago; others do not', () => {
  const expires = String(time + 300 * 86_400_000);
  const signedBefore = (purpose: string) => ({
    id,
    expires,
    signature: createHmac('sha256', 'key').update(`${purpose}${id} ${expires}`).digest('base64url'),
  });
  const made = { base: '', key: ['new', 'key'], now: () => time };
  const mailed = signedBefore('mails-off:');
  expect(createMailsOffAddresses(made).check(mailed)).toBe('ok');
  expect(createMailsOffAddresses(made).check({ ...mailed, about: 'x' })).toBe('wrong');
  expect(createExportAddresses(made).check(signedBefore('account-export:'))).toBe('wrong');
});
