import { encode } from 'cborg';

import type { CredentialSigner } from './credential-signer.ts';

/** Labels of RFC 9052 and RFC 9360. */
const ALGORITHM = 1;
const ES256 = -7;
const CERTIFICATE_CHAIN = 33;
/** Tag 18, as RFC 9052 has it before a COSE_Sign1. */
const COSE_SIGN1 = Uint8Array.of(0xd2);
const NOTHING = new Uint8Array();

/**
 * The COSE_Sign1 (RFC 9052 section 4.2) over a claim that stands elsewhere, filled up with zeros in an unprotected
 * `pad` to exactly `size` bytes, because the place for it in the file is kept before it is known.
 */
export async function signClaim(claim: Uint8Array, signer: CredentialSigner, size: number): Promise<Buffer> {
  const { certificates } = signer;
  const chain = certificates.length === 1 ? (certificates[0] ?? NOTHING) : certificates;
  const headers = encode(
    new Map<number, unknown>([
      [ALGORITHM, ES256],
      [CERTIFICATE_CHAIN, chain],
    ]),
  );
  const signature = await signer.sign(encode(['Signature1', headers, NOTHING, claim]));
  const padded = (length: number) =>
    Buffer.concat([COSE_SIGN1, encode([headers, { pad: new Uint8Array(length) }, null, signature])]);
  const room = size - padded(0).length;
  // The length of the pad takes bytes of its own: 0 of them below 24, else 1, 2 or 4.
  const fitting = [0, 1, 2, 4]
    .map((extra) => room - extra)
    .find((length) => length >= 0 && padded(length).length === size);
  if (fitting === undefined) throw new Error(`A signature does not fit into ${String(size)} bytes.`);
  return padded(fitting);
}

/** Room that a signature by these certificates surely fits into, in bytes. */
export function signatureRoom({ certificates }: Pick<CredentialSigner, 'certificates'>): number {
  return 1024 + certificates.reduce((sum, { length }) => sum + length + 8, 0);
}
