import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Keys that must survive a restart and never leave the machine. */
export interface Secrets {
  /** Mixed into every password before it is hashed. */
  readonly pepper: string;
  /** Signs the addresses of media files. */
  readonly mediaKey: string;
  /** Hashes network addresses and device hints before they are stored. */
  readonly originKey: string;
}

const NAMES = ['pepper', 'mediaKey', 'originKey'] as const;
const SHORTEST = 32;

const isSecret = (value: unknown): value is string => typeof value === 'string' && value.length >= SHORTEST;

function readKept(file: string): Partial<Record<string, unknown>> {
  if (!existsSync(file)) return {};
  // We wrote this file; every value is checked below.
  return JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<string, unknown>>;
}

/** The secrets kept below `home`, made on the first start and readable by the owner only. */
export function keepSecrets(home: string): Secrets {
  const file = join(home, 'secrets.json');
  const kept = readKept(file);
  const missing = NAMES.filter((name) => !isSecret(kept[name]));
  if (missing.length > 0 && missing.length < NAMES.length) {
    throw new Error(`${file} has no usable ${missing.join(', ')}; restore the file from your backup`);
  }
  const made = Object.fromEntries(NAMES.map((name) => [name, randomBytes(SHORTEST).toString('base64url')]));
  const secrets = missing.length === 0 ? kept : made;
  if (missing.length > 0) {
    mkdirSync(home, { recursive: true });
    writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  }
  // Every name was checked or made above.
  return secrets as unknown as Secrets;
}
