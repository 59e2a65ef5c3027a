import { generateKeyPairSync, randomUUID, type KeyObject } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { makeCertificate, type CertificateName } from './certificate.ts';
import { createCredentialSigner, type CredentialSigner, type SignerFiles } from './credential-signer.ts';

const AUTHORITY: CertificateName = { organization: 'Kinora', commonName: 'Kinora development authority' };
const SIGNER: CertificateName = { organization: 'Kinora', commonName: 'Kinora development signer' };
const YEARS = 10;
const HOUR_MS = 3_600_000;

/**
 * A signer that vouches for itself: readers find its clips whole, but know nobody behind it. Key and certificates are
 * made at the first call and kept in `folder`; servers that start at once agree on one.
 */
export function openDevelopmentSigner(folder: string): CredentialSigner {
  const file = join(folder, 'development-signer.pem');
  if (!existsSync(file)) writeSigner(folder, file);
  const pem = readFileSync(file, 'utf8');
  return createCredentialSigner({ privateKey: pem, certificates: pem });
}

/** In one file, so that the key never stands beside the certificate of another; of several at once, one wins. */
function writeSigner(folder: string, file: string) {
  const { certificates, privateKey } = makeDevelopmentSigner(new Date());
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = `${file}-${randomUUID()}`;
  writeFileSync(draft, privateKey + certificates, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft);
  }
}

/** A fresh key with a certificate of a fresh authority, whose own key is thrown away. */
export function makeDevelopmentSigner(now: Date): SignerFiles {
  const authority = newKeyPair();
  const signer = newKeyPair();
  const issued = {
    issuer: AUTHORITY,
    issuerPublicKey: authority.publicKey,
    issuerPrivateKey: authority.privateKey,
    // Clocks of readers may be a little late.
    notBefore: new Date(now.getTime() - HOUR_MS),
    notAfter: new Date(now.getTime() + YEARS * 365 * 24 * HOUR_MS),
  };
  const own = makeCertificate({ ...issued, subject: SIGNER, publicKey: signer.publicKey, isAuthority: false });
  const root = makeCertificate({ ...issued, subject: AUTHORITY, publicKey: authority.publicKey, isAuthority: true });
  return {
    privateKey: signer.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificates: toPem(own) + toPem(root),
  };
}

const newKeyPair = (): { publicKey: KeyObject; privateKey: KeyObject } =>
  generateKeyPairSync('ec', { namedCurve: 'prime256v1' });

function toPem(certificate: Buffer): string {
  const lines = certificate.toString('base64').replaceAll(/.{64}/g, '$&\n').trimEnd();
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
}
