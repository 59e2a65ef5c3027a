import { verify, X509Certificate } from 'node:crypto';

import { expect, it } from 'vitest';

import { signClaim, signatureRoom } from './cose.ts';
import { createCredentialSigner } from './credential-signer.ts';
import { makeDevelopmentSigner } from './development-signer.ts';

const signer = createCredentialSigner(makeDevelopmentSigner(new Date()));
const claim = Buffer.from('a claim');

it('fills any room from its own size up to the byte', async () => {
  const room = signatureRoom(signer);
  const sizes = await Promise.all(
    [-60, -1, 0, 1, 300].map(async (more) => (await signClaim(claim, signer, room + more)).length - room),
  );
  expect(sizes).toEqual([-60, -1, 0, 1, 300]);
});

it('says when there is no room', async () => {
  await expect(signClaim(claim, signer, 100)).rejects.toThrow('does not fit into 100 bytes');
});

it('ends with a signature over the claim and the headers', async () => {
  const signed: Uint8Array[] = [];
  const watching = { ...signer, sign: (bytes: Uint8Array) => (signed.push(bytes), signer.sign(bytes)) };
  const cose = await signClaim(claim, watching, signatureRoom(signer));
  const key = new X509Certificate(signer.certificates[0] ?? '').publicKey;
  const [toBeSigned = Buffer.alloc(0)] = signed;
  expect(cose.subarray(0, 2).toString('hex')).toBe('d284');
  expect(Buffer.from(toBeSigned).includes(claim)).toBe(true);
  expect(verify('sha256', toBeSigned, { key, dsaEncoding: 'ieee-p1363' }, cose.subarray(-64))).toBe(true);
});
