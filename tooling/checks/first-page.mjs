// What a browser loads before it shows the landing page, read from what Vite says about its build.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The landing route and the layouts around it, as source files or as the pieces that the router splits off them. */
const LANDING = /routes\/(?:_framed|(?:_framed\.)?home)\.tsx(?:\?|$)/;

/** The keys of a chunk and of all it imports at once. */
function withImports(key, manifest, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key].imports ?? []) withImports(next, manifest, seen);
  return seen;
}

/** What went into a script; the bundler's own runtime has no source map. */
export const sourcesOf = (file) =>
  existsSync(`${file}.map`) ? JSON.parse(readFileSync(`${file}.map`, 'utf8')).sources : [];

/** Names of packages, ours as folders of the repository, that went into a script, by its source map. */
function packagesIn(file) {
  return sourcesOf(file).flatMap((source) => {
    const found = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? /(packages\/[^/]+)\//.exec(source);
    return found ? [found[1]] : [];
  });
}

/** All scripts of a build with their packages: `{ file, packages }`, file as a path. */
export const scriptsOf = (dist, files) =>
  files
    .filter((file) => existsSync(join(dist, `${file}.map`)))
    .map((file) => ({ file, packages: packagesIn(join(dist, file)) }));

/** What Vite says about its build; throws a sentence where there is none. */
export function readManifest(dist) {
  const place = join(dist, '.vite/manifest.json');
  if (!existsSync(place)) throw new Error('there is no build of the studio to look at; run `npm start` or `npm test`');
  return JSON.parse(readFileSync(place, 'utf8'));
}

const weighed = (dist, files) =>
  files.map((file) => ({
    file,
    packages: packagesIn(join(dist, file)),
    // At its highest level, which is the usual one here: as the build stores it, and the server sends it.
    bytes: brotliCompressSync(readFileSync(join(dist, file))).length,
  }));

const SCRIPT = /(?:src|href)="\/(?<file>[^"]+\.js)"/g;

/** The keys of what the page names itself, in script elements and module preloads. */
export function entryKeys(dist, manifest) {
  const named = [...readFileSync(join(dist, 'index.html'), 'utf8').matchAll(SCRIPT)].map(({ groups }) => groups.file);
  return Object.keys(manifest).filter((key) => named.includes(manifest[key].file));
}

function firstKeys(dist, manifest) {
  const entries = entryKeys(dist, manifest);
  const split = Object.keys(manifest).filter((key) => LANDING.test(key));
  const holdsLanding = (key) => sourcesOf(join(dist, manifest[key].file)).some((source) => LANDING.test(source));
  if (entries.length === 0 || !(split.some((key) => key.includes('home')) || entries.some(holdsLanding)))
    throw new Error('the build names no entry or no landing route');
  return new Set([...entries, ...split].flatMap((key) => [...withImports(key, manifest)]));
}

const scriptsAmong = (keys, manifest) =>
  [...keys].map((key) => manifest[key].file).filter((file) => file.endsWith('.js'));

/**
 * The scripts before the first paint, `[{ file, bytes, packages }]`, bytes after gzip: entry, landing route, its
 * layouts, and what they import at once. Throws a sentence.
 */
export function firstPage(dist) {
  const manifest = readManifest(dist);
  return weighed(dist, scriptsAmong(firstKeys(dist, manifest), manifest));
}

/** The scripts that the first ones bring after the paint. */
export function secondPage(dist) {
  const manifest = readManifest(dist);
  const first = firstKeys(dist, manifest);
  const next = [...first].flatMap((key) => manifest[key].dynamicImports ?? []);
  const keys = new Set(next.flatMap((key) => [...withImports(key, manifest)]));
  return weighed(dist, scriptsAmong(keys.difference(first), manifest));
}
