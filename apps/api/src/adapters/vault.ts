import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Values stored for a while, encrypted so that the database alone doesn't reveal them. */
export interface Vault {
  /** `purpose` must be the same when it is opened: a sealed value cannot be moved elsewhere. */
  seal(purpose: string, value: unknown): Buffer;
  /** Throws for bytes of another key or purpose, and for changed ones. */
  open(purpose: string, sealed: Buffer): unknown;
}

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

function opened(key: Buffer, purpose: string, sealed: Buffer): unknown {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(purpose))
    .setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  return JSON.parse(text.toString('utf8'));
}

/**
 * AES-256-GCM (NIST SP 800-38D) with a random nonce; keys are 32 bytes in base64url. The first of several seals, each of
 * them opens.
 */
export function createVault(keys: string | readonly string[]): Vault {
  const all = [keys].flat().map((key) => Buffer.from(key, 'base64url'));
  const [first] = all;
  if (!first) throw new Error('a vault needs a key');
  return {
    seal(purpose, value) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, first, nonce).setAAD(Buffer.from(purpose));
      const sealed = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },

    open(purpose, sealed) {
      for (const older of all.slice(0, -1)) {
        try {
          return opened(older, purpose, sealed);
        } catch {
          // Another key may be the right one; the last one says why not.
        }
      }
      return opened(all.at(-1) ?? first, purpose, sealed);
    },
  };
}
