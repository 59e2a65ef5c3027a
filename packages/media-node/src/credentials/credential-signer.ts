import { createPrivateKey, sign, X509Certificate } from 'node:crypto';

/** Who vouches for our clips. A key behind it may lie anywhere; it never enters the process that draws. */
export interface CredentialSigner {
  /** DER, the signer's own first, each vouched for by the next. */
  readonly certificates: readonly Uint8Array[];
  /** ES256: r and s of ECDSA over P-256 with SHA-256, 64 bytes. */
  sign(bytes: Uint8Array): Promise<Uint8Array>;
}

/** Key and certificates as PEM files hold them. */
export interface SignerFiles {
  /** PKCS #8 or SEC 1, P-256. */
  readonly privateKey: string;
  /** One or more certificates, the signer's own first. */
  readonly certificates: string;
}

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** A signer with its key in this process. Throws one sentence when key and certificate do not fit each other. */
export function createCredentialSigner({ certificates, privateKey }: SignerFiles): CredentialSigner {
  const key = createPrivateKey(privateKey);
  if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') throw new Error('The credential key is not of P-256.');
  const chain = (certificates.match(CERTIFICATE) ?? []).map((pem) => new X509Certificate(pem));
  const [own] = chain;
  if (own === undefined) throw new Error('There is no certificate for the credential key.');
  if (!own.checkPrivateKey(key)) throw new Error('The first certificate is not of the credential key.');
  return {
    certificates: chain.map(({ raw }) => raw),
    sign: async (bytes) => sign('sha256', bytes, { key, dsaEncoding: 'ieee-p1363' }),
  };
}
