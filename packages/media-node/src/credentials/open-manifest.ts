import { createHash } from 'node:crypto';

/** The description that stands before the content of a box of JUMBF, by its label. */
const described = (label: string) => Buffer.from(`${label}\0`);
/** In CBOR: the key `hash` and the head of its 32 bytes. */
const HASH_KEY = Buffer.from('64686173685820', 'hex');
const SHA256_BYTES = 32;
/** From the start of a box to its label: its own head, that of its description, a UUID and a byte of flags. */
const TO_LABEL = 8 + 8 + 16 + 1;

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

function placeOf(manifest: Buffer, wanted: Buffer, from = 0): number {
  const at = manifest.indexOf(wanted, from);
  if (at < 0) throw new Error('The manifest is not as it should be.');
  return at;
}

/** The box of a label. */
function boxOf(manifest: Buffer, label: string): Buffer {
  const start = placeOf(manifest, described(label)) - TO_LABEL;
  return manifest.subarray(start, start + manifest.readUInt32BE(start));
}

/** What is in a box of CBOR behind its description. */
function contentOf(box: Buffer): Buffer {
  const content = 8 + box.readUInt32BE(8);
  return box.subarray(content + 8, content + box.readUInt32BE(content));
}

/** Signs a claim; the same number of bytes each time. */
export type SignClaim = (claim: Uint8Array) => Promise<Buffer>;

/**
 * Makes the manifest of one file that of another, in place: puts in the other file's hash, then the hash of what says so,
 * then the signature over that. All have the size of those before them.
 */
export async function claimFor(manifest: Buffer, hash: Buffer, sign: SignClaim): Promise<void> {
  const assertion = boxOf(manifest, 'c2pa.hash.bmff.v3');
  const known = sha256(assertion.subarray(8));
  const content = contentOf(assertion);
  hash.copy(content, placeOf(content, HASH_KEY) + HASH_KEY.length, 0, SHA256_BYTES);
  const claim = contentOf(boxOf(manifest, 'c2pa.claim.v2'));
  sha256(assertion.subarray(8)).copy(claim, placeOf(claim, known));
  const signature = contentOf(boxOf(manifest, 'c2pa.signature'));
  const signed = await sign(claim);
  if (signed.length !== signature.length) throw new Error('A signature has another size than the one before.');
  signed.copy(signature);
}
