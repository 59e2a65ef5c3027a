import { createHash, randomBytes, sign, type KeyObject } from 'node:crypto';

import {
  derBits,
  derBoolean,
  derBytes,
  derExplicit,
  derFlags,
  derImplicit,
  derInteger,
  derObjectId,
  derSequence,
  derSet,
  derText,
  derTime,
} from './der.ts';

/** Who a certificate names. */
export interface CertificateName {
  readonly commonName: string;
  readonly organization: string;
}

export interface CertificateRequest {
  readonly subject: CertificateName;
  /** P-256. */
  readonly publicKey: KeyObject;
  readonly issuer: CertificateName;
  /** P-256. */
  readonly issuerPublicKey: KeyObject;
  readonly issuerPrivateKey: KeyObject;
  readonly isAuthority: boolean;
  readonly notBefore: Date;
  readonly notAfter: Date;
}

const ECDSA_SHA256 = '1.2.840.10045.4.3.2';
const COMMON_NAME = '2.5.4.3';
const ORGANIZATION = '2.5.4.10';
const SUBJECT_KEY_ID = '2.5.29.14';
const KEY_USAGE = '2.5.29.15';
const BASIC_CONSTRAINTS = '2.5.29.19';
const AUTHORITY_KEY_ID = '2.5.29.35';
const EXTENDED_KEY_USAGE = '2.5.29.37';
/** The purpose that C2PA's certificate profile asks of a claim signer outside its own trust list. */
const EMAIL_PROTECTION = '1.3.6.1.5.5.7.3.4';
const DIGITAL_SIGNATURE = 0;
const SIGN_CERTIFICATES = 5;
const SIGN_REVOCATIONS = 6;
const VERSION_3 = derExplicit(0, derInteger(Buffer.from([2])));

/** An X.509 certificate in DER (RFC 5280), signed by ECDSA with SHA-256, in the profile C2PA asks of signers. */
export function makeCertificate(request: CertificateRequest): Buffer {
  const { issuer, notAfter, notBefore, publicKey, subject } = request;
  const algorithm = derSequence(derObjectId(ECDSA_SHA256));
  const toBeSigned = derSequence(
    VERSION_3,
    derInteger(serialNumber()),
    algorithm,
    encodeName(issuer),
    derSequence(derTime(notBefore), derTime(notAfter)),
    encodeName(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    derExplicit(3, derSequence(...extensions(request))),
  );
  const signature = sign('sha256', toBeSigned, request.issuerPrivateKey);
  return derSequence(toBeSigned, algorithm, derBits(signature));
}

/** Sixteen random bytes that begin neither with zero nor with a sign. */
function serialNumber(): Buffer {
  const bytes = randomBytes(16);
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40;
  return bytes;
}

const namePart = (id: string, text: string) => derSet(derSequence(derObjectId(id), derText(text)));

function encodeName({ commonName, organization }: CertificateName): Buffer {
  return derSequence(namePart(ORGANIZATION, organization), namePart(COMMON_NAME, commonName));
}

function extensions({ isAuthority, issuerPublicKey, publicKey }: CertificateRequest): Buffer[] {
  const always = [
    extension(BASIC_CONSTRAINTS, derSequence(...(isAuthority ? [derBoolean(true)] : [])), { isCritical: true }),
    extension(KEY_USAGE, derFlags(isAuthority ? [SIGN_CERTIFICATES, SIGN_REVOCATIONS] : [DIGITAL_SIGNATURE]), {
      isCritical: true,
    }),
    extension(SUBJECT_KEY_ID, derBytes(keyId(publicKey))),
    extension(AUTHORITY_KEY_ID, derSequence(derImplicit(0, keyId(issuerPublicKey)))),
  ];
  return isAuthority ? always : [...always, extension(EXTENDED_KEY_USAGE, derSequence(derObjectId(EMAIL_PROTECTION)))];
}

function extension(id: string, value: Buffer, { isCritical = false } = {}): Buffer {
  return derSequence(derObjectId(id), ...(isCritical ? [derBoolean(true)] : []), derBytes(value));
}

/** SHA-1 of the key, as RFC 5280 section 4.2.1.2 names it; it identifies and protects nothing. */
function keyId(key: KeyObject): Buffer {
  return createHash('sha1')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest();
}
