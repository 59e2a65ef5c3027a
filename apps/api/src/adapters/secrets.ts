import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { accessSync, constants, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { SecretName, SecretSettings } from '../settings/secret-settings.ts';

/** Keys that must survive a restart and never leave the machine. */
export interface Secrets {
  /** Mixed into every password before it is hashed. */
  readonly pepper: string;
  /** Signs the addresses of media files. */
  readonly mediaKey: string;
  /** Hashes network addresses and device hints before they are stored. */
  readonly originKey: string;
  /** Keys the hashes of codes and links that are mailed. */
  readonly codeKey: string;
  /** Seals what is kept for a while only: values of mails, sign-ins that were begun. */
  readonly sealKey: string;
  /** All accepted values, the current one first: what an older one signed stays valid while it is listed. */
  readonly accepted: Readonly<Record<SecretName, readonly string[]>>;
}

const NAMES = ['pepper', 'mediaKey', 'originKey'] as const;
const SHORTEST = 32;

const isSecret = (value: unknown): value is string => typeof value === 'string' && value.length >= SHORTEST;

function readKept(file: string): Partial<Record<string, unknown>> {
  // We wrote this file; every value is checked below.
  return JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<string, unknown>>;
}

/** Of several first starts on one home, one wins; none ever reads half a file. */
function writeOnce(file: string, secrets: object) {
  const draft = `${file}-${randomUUID()}`;
  writeFileSync(draft, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft);
  }
}

function makeHome(home: string) {
  try {
    mkdirSync(home, { recursive: true });
    accessSync(home, constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new Error(`the folder ${home} cannot be written${reason}; set KINORA_HOME to one of your own`, {
      cause: error,
    });
  }
}

function makeSecrets(home: string, file: string) {
  makeHome(home);
  writeOnce(file, Object.fromEntries(NAMES.map((name) => [name, randomBytes(SHORTEST).toString('base64url')])));
}

/** A key for one purpose alone (RFC 5869), so that the file of an older start still has all of them. */
const derived = (secret: string, purpose: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, SHORTEST)).toString('base64url');

/** Those kept below `home`, made on the first start and readable by the owner only. */
function readOrMake(home: string): Readonly<Record<(typeof NAMES)[number], string>> {
  const file = join(home, 'secrets.json');
  if (!existsSync(file)) makeSecrets(home, file);
  const kept = readKept(file);
  const missing = NAMES.filter((name) => !isSecret(kept[name]));
  if (missing.length > 0) {
    throw new Error(`${file} has no usable ${missing.join(', ')}; restore the file from your backup`);
  }
  // Every name was checked above.
  return kept as Record<(typeof NAMES)[number], string>;
}

const firstOf = ([first = '']: readonly string[]): string => first;

/** The secrets that were set, and for the others those kept below `home`; a file is made only where it is needed. */
export function keepSecrets(home: string, given: SecretSettings = {}): Secrets {
  const kept = NAMES.every((name) => given[name] !== undefined) ? undefined : readOrMake(home);
  const valuesOf = (name: (typeof NAMES)[number]) => given[name] ?? [kept?.[name] ?? ''];
  const pepper = valuesOf('pepper');
  const derivedFor = (purpose: string, own: readonly string[] = pepper) => own.map((value) => derived(value, purpose));
  const accepted = {
    pepper,
    mediaKey: valuesOf('mediaKey'),
    originKey: valuesOf('originKey'),
    codeKey: derivedFor('code', given.codeKey),
    sealKey: derivedFor('seal', given.sealKey),
  };
  return {
    pepper: firstOf(pepper),
    mediaKey: firstOf(accepted.mediaKey),
    originKey: firstOf(accepted.originKey),
    codeKey: firstOf(accepted.codeKey),
    sealKey: firstOf(accepted.sealKey),
    accepted,
  };
}
