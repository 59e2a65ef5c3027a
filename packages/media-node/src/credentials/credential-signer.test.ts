import { generateKeyPairSync, verify, X509Certificate } from 'node:crypto';

import { expect, it } from 'vitest';

import { createCredentialSigner } from './credential-signer.ts';
import { makeDevelopmentSigner } from './development-signer.ts';

const files = makeDevelopmentSigner(new Date());

it('signs so that the certificate proves it', async () => {
  const signer = createCredentialSigner(files);
  const bytes = Buffer.from('a claim');
  const signature = await signer.sign(bytes);
  const { publicKey } = new X509Certificate(signer.certificates[0] ?? '');
  expect(signature).toHaveLength(64);
  expect(verify('sha256', bytes, { key: publicKey, dsaEncoding: 'ieee-p1363' }, signature)).toBe(true);
});

it('refuses a key without a certificate of its own, and one of another curve', () => {
  const other = makeDevelopmentSigner(new Date());
  const curve = generateKeyPairSync('ec', { namedCurve: 'secp384r1' });
  const privateKey = curve.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  expect(() => createCredentialSigner({ ...files, certificates: '' })).toThrow('no certificate');
  expect(() => createCredentialSigner({ ...files, certificates: other.certificates })).toThrow('not of the credential');
  expect(() => createCredentialSigner({ ...files, privateKey })).toThrow('P-256');
});
