import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';

const SOURCES = join(import.meta.dirname, '../..');
const CACHE = join(SOURCES, '../node_modules/.cache/compiled-child');

/**
 * The entry of the intake process without types, as it runs when it is built: a hundred processes that each strip
 * them again would cost the gate half a minute.
 */
export async function compiledChild(): Promise<string> {
  const files = globSync('**/*.ts', { cwd: SOURCES, exclude: (name) => /\.test\.ts$|^testing$/.test(name) });
  const texts = new Map(files.toSorted().map((file) => [file, readFileSync(join(SOURCES, file), 'utf8')]));
  const folder = join(CACHE, hashOf(texts));
  const entry = join(folder, 'intake/child/intake-main.mjs');
  if (await isThere(entry)) return entry;
  const draft = `${folder}.${String(process.pid)}`;
  for (const [file, text] of texts) {
    const compiled = join(draft, file.replace(/\.ts$/, '.mjs'));
    await mkdir(dirname(compiled), { recursive: true });
    await writeFile(compiled, stripTypeScriptTypes(text).replaceAll(/('\.{1,2}\/[^']+)\.ts'/g, "$1.mjs'"));
  }
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
  return entry;
}

function hashOf(texts: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const [file, text] of texts) hash.update(file).update(text);
  return hash.digest('hex').slice(0, 16);
}

const isThere = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );
