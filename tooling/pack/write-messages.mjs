// Writes the texts of packages into their `dist`: `node tooling/pack/write-messages.mjs [folder of a package]`, in a
// package's folder for that one.
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { DECLARATION, MESSAGES, messagesOf, moduleOf, readCatalogs } from './messages.mjs';
import { neededBy, readPackages } from './workspace.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const hasTexts = (one) => one?.manifest.exports?.[MESSAGES] !== undefined;

/** Writes those of the packages of `folders` that have texts. */
export async function writeMessages(root, folders) {
  const packages = readPackages(root);
  const catalogs = Object.entries(await readCatalogs(root));
  for (const one of packages.values()) {
    if (!folders.includes(one.folder) || !hasTexts(one)) continue;
    const below = neededBy(one.manifest).filter((name) => hasTexts(packages.get(name)));
    const place = join(root, 'packages', one.folder, 'dist/messages');
    mkdirSync(place, { recursive: true });
    for (const [locale, catalog] of catalogs) {
      writeFileSync(join(place, `${locale}.js`), moduleOf(messagesOf(catalog, one.folder), { below, locale }));
      writeFileSync(join(place, `${locale}.d.ts`), DECLARATION);
    }
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await writeMessages(ROOT, [basename(process.argv[2] ?? process.cwd())]);
}
