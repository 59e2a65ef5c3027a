import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { access, mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';

import { BROKEN_FIXTURES } from './broken-fixtures.ts';
import { FILM_FIXTURES } from './film-fixtures.ts';
import type { Fixture } from './fixture.ts';
import { FOREIGN_FIXTURES } from './foreign-fixtures.ts';
import { PICTURE_FIXTURES } from './picture-fixtures.ts';
import { SOUND_FIXTURES } from './sound-fixtures.ts';

export const FIXTURES: readonly Fixture[] = [
  ...FILM_FIXTURES,
  ...PICTURE_FIXTURES,
  ...BROKEN_FIXTURES,
  ...FOREIGN_FIXTURES,
  ...SOUND_FIXTURES,
];

/** Generated, never committed: a folder for each state of what generates them. */
const SHELF = join(import.meta.dirname, '../../../node_modules/.cache/intake-fixtures', generatorHash());

function generatorHash(): string {
  const hash = createHash('sha256');
  for (const file of globSync('*.ts', { cwd: import.meta.dirname }).toSorted()) {
    hash.update(readFileSync(join(import.meta.dirname, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** The path of a fixture, which is written when it is not on the shelf yet. */
export async function pathOf(name: string): Promise<string> {
  const fixture = FIXTURES.find((one) => one.name === name);
  if (fixture === undefined) throw new Error(`There is no fixture ${name}.`);
  const file = join(SHELF, name);
  if (await isThere(file)) return file;
  await mkdir(SHELF, { recursive: true });
  const draft = join(SHELF, `.${String(process.pid)}.${name}`);
  await fixture.write(draft, pathOf);
  await rename(draft, file);
  return file;
}

async function isThere(file: string): Promise<boolean> {
  try {
    await access(file);
    return true;
  } catch {
    return false;
  }
}
