import { createHmac, randomBytes } from 'node:crypto';

/** Makes what a mailed link carries, and knows it again. */
export interface AddressProofs {
  /** 256 random bits, and what is kept of them. */
  make(): { readonly proof: string; readonly hash: Buffer };
  /** What may be kept of a proof, for every key that still counts; none where it cannot be one. */
  hashesOf(proof: string): readonly Buffer[];
}

const PROOF = /^[\w-]{43}$/;
const PROOF_BYTES = 32;

const hashOf = (proof: string, key: string) => createHmac('sha256', key).update(`address ${proof}`).digest();

/** Proofs as HMAC-SHA256 under the first of the keys; those made under another key stay good while it is given. */
export function createAddressProofs(keys: string | readonly string[]): AddressProofs {
  const all = [keys].flat();
  return {
    make() {
      const proof = randomBytes(PROOF_BYTES).toString('base64url');
      return { proof, hash: hashOf(proof, all[0] ?? '') };
    },
    hashesOf: (proof) => (PROOF.test(proof) ? all.map((key) => hashOf(proof, key)) : []),
  };
}
