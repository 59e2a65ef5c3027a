import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Values that are kept for a while and that nobody with the database alone should read. */
export interface Vault {
  /** `purpose` must be the same when it is opened: a sealed value cannot be moved elsewhere. */
  seal(purpose: string, value: unknown): Buffer;
  /** Throws for bytes of another key or purpose, and for changed ones. */
  open(purpose: string, sealed: Buffer): unknown;
}

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM (NIST SP 800-38D) with a random nonce; `key` is 32 bytes in base64url. */
export function createVault(key: string): Vault {
  const bytes = Buffer.from(key, 'base64url');
  return {
    seal(purpose, value) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, bytes, nonce).setAAD(Buffer.from(purpose));
      const sealed = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },

    open(purpose, sealed) {
      const nonce = sealed.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv(ALGORITHM, bytes, nonce, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(purpose))
        .setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const opened = Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
      return JSON.parse(opened.toString('utf8'));
    },
  };
}
