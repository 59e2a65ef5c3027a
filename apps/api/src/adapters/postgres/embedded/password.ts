import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fileIn = (base: string) => join(base, 'postgres-password');

/** The password of the embedded database, made once; of several first starts one wins. */
export function passwordIn(base: string): string {
  const file = fileIn(base);
  if (!existsSync(file)) {
    const draft = `${file}-${randomUUID()}`;
    writeFileSync(draft, randomBytes(24).toString('base64url'), { mode: 0o600 });
    try {
      linkSync(draft, file);
    } catch (error) {
      if (!existsSync(file)) throw error;
    } finally {
      rmSync(draft);
    }
  }
  return readFileSync(file, 'utf8');
}

/** The password, if a database was ever made here. */
export function knownPasswordIn(base: string): string | undefined {
  return existsSync(fileIn(base)) ? readFileSync(fileIn(base), 'utf8') : undefined;
}
