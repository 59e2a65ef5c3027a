import { createHash, randomBytes, sign, type KeyObject } from 'node:crypto';

import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  AuthorityKeyIdentifier,
  BasicConstraints,
  Certificate,
  ExtendedKeyUsage,
  Extension,
  Extensions,
  id_ce_authorityKeyIdentifier,
  id_ce_basicConstraints,
  id_ce_extKeyUsage,
  id_ce_keyUsage,
  id_ce_subjectKeyIdentifier,
  id_kp_emailProtection,
  KeyIdentifier,
  KeyUsage,
  KeyUsageFlags,
  Name,
  RelativeDistinguishedName,
  SubjectKeyIdentifier,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
  Version,
} from '@peculiar/asn1-x509';

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

/** An X.509 certificate in DER (RFC 5280), signed by ECDSA with SHA-256, in the profile C2PA asks of signers. */
export function makeCertificate(request: CertificateRequest): Buffer {
  const { issuer, issuerPrivateKey, notAfter, notBefore, publicKey, subject } = request;
  const signatureAlgorithm = new AlgorithmIdentifier({ algorithm: ECDSA_SHA256 });
  const tbsCertificate = new TBSCertificate({
    version: Version.v3,
    serialNumber: serialNumber(),
    signature: signatureAlgorithm,
    issuer: nameOf(issuer),
    validity: new Validity({ notBefore, notAfter }),
    subject: nameOf(subject),
    subjectPublicKeyInfo: AsnConvert.parse(keyBytes(publicKey), SubjectPublicKeyInfo),
    extensions: new Extensions(extensionsOf(request)),
  });
  const signature = sign('sha256', Buffer.from(AsnConvert.serialize(tbsCertificate)), issuerPrivateKey);
  const signatureValue = bufferOf(signature);
  return Buffer.from(AsnConvert.serialize(new Certificate({ tbsCertificate, signatureAlgorithm, signatureValue })));
}

const bufferOf = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer;
const keyBytes = (key: KeyObject) => key.export({ type: 'spki', format: 'der' });

/** Sixteen random bytes that begin neither with zero nor with a sign. */
function serialNumber(): ArrayBuffer {
  const bytes = randomBytes(16);
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40;
  return bufferOf(bytes);
}

const namePart = (type: string, utf8String: string) =>
  new RelativeDistinguishedName([new AttributeTypeAndValue({ type, value: new AttributeValue({ utf8String }) })]);

const nameOf = ({ commonName, organization }: CertificateName) =>
  new Name([namePart(ORGANIZATION, organization), namePart(COMMON_NAME, commonName)]);

function extensionsOf({ isAuthority, issuerPublicKey, publicKey }: CertificateRequest): Extension[] {
  const usage = isAuthority ? KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign : KeyUsageFlags.digitalSignature;
  const keyIdentifier = new KeyIdentifier(keyId(issuerPublicKey));
  const always = [
    extension(id_ce_basicConstraints, new BasicConstraints({ cA: isAuthority }), { critical: true }),
    extension(id_ce_keyUsage, new KeyUsage(usage), { critical: true }),
    extension(id_ce_subjectKeyIdentifier, new SubjectKeyIdentifier(keyId(publicKey))),
    extension(id_ce_authorityKeyIdentifier, new AuthorityKeyIdentifier({ keyIdentifier })),
  ];
  // The purpose that C2PA's certificate profile asks of a claim signer outside its own trust list.
  const purpose = new ExtendedKeyUsage([id_kp_emailProtection]);
  return isAuthority ? always : [...always, extension(id_ce_extKeyUsage, purpose)];
}

function extension(extnID: string, value: object, { critical = false } = {}): Extension {
  return new Extension({ extnID, critical, extnValue: new OctetString(AsnConvert.serialize(value)) });
}

/** SHA-1 of the key, as RFC 5280 section 4.2.1.2 names it; it identifies and protects nothing. */
function keyId(key: KeyObject): ArrayBuffer {
  return bufferOf(createHash('sha1').update(keyBytes(key)).digest());
}
