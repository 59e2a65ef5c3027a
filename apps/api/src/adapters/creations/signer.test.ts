import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { openSigner } from './signer.ts';

const home = mkdtempSync(join(tmpdir(), 'kinora-signer-'));
afterAll(() => rmSync(home, { recursive: true }));

it('makes a signer of its own below the home, once', () => {
  const first = openSigner({ home, signing: undefined });
  expect(openSigner({ home, signing: undefined }).certificates).toEqual(first.certificates);
});

it('takes the key and the certificates that an operator names', async () => {
  const own = openSigner({ home, signing: undefined });
  const pem = join(home, 'operator.pem');
  writeFileSync(pem, readFileSync(join(home, 'credentials', 'development-signer.pem')));
  const named = openSigner({ home: join(home, 'other'), signing: { key: pem, certificates: pem } });
  expect(named.certificates).toEqual(own.certificates);
  expect(await named.sign(Buffer.from('x'))).toHaveLength(64);
});

it('says which settings do not work, not what is in them', () => {
  const wrong = join(home, 'wrong.pem');
  writeFileSync(wrong, 'hidden words');
  const open = (key: string) => () => openSigner({ home, signing: { key, certificates: wrong } });
  expect(open(wrong)).toThrow('KINORA_SIGNING_KEY and KINORA_SIGNING_CERTIFICATES cannot be used');
  expect(open(wrong)).not.toThrow('hidden');
  expect(open(join(home, 'absent.pem'))).toThrow('ENOENT');
});
