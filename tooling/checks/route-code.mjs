// What the page of a generator loads of its own before anybody does something, beside what every page is made of.
//
// Counted: of each script that the page loads by itself (its entry, its route, what they import, at once or by need), the
// share after gzip that comes from a generator's own sources: the packages of forms (`OWN`) and its routes. Most of them stand in files that all pages share, and count all the same.
// Not counted: what only an act or another page asks for (ACTS; whatever else is lazy counts), and what runs beside:
// the worker that draws the preview, which the landing page has as well, and the reader of video files in it (63 kB),
// which comes with the first file.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { entryKeys, readManifest, sourcesOf } from './first-page.mjs';
import { lettersBySource } from './source-shares.mjs';

const LIMIT = 40_000;

const GENERATORS = ['text-to-video', 'image-to-video', 'video-to-video'];

/** Lazy parts that wait for a press or for another page, by what they are for. */
const ACTS = [
  /prompt\/improve\.ts$/, // Improve
  /proposal\.lazy\.ts$/, // Improve
  /sending\.lazy\.ts$/, // Create, with a file
  /several\.lazy\.ts$/, // More than one clip
  /refusals\.lazy\.ts$/, // A file that is not taken
  /saved-request\.lazy\.ts$/, // A request kept over a login
  /crop\.lazy\.ts$/, // Crop
  /compare\.lazy\.ts$/, // Compare
  /templates\.lazy\.ts$/, // Templates
  /list\.lazy\.ts$/, // List
  /strip\.lazy\.ts$/, // A list, or braces in a prompt
  /uploads\.lazy\.ts$/, // Earlier uploads
  /result-stage\.lazy\.ts$/, // The first clip that is made
  /live-stage\/src\/(?:clip[./]|stage\/(?:draw-light|soften)\.ts$)/, // Play, with the light of the clip
  /model-note\.tsx$/, // A model that isn't available
  /other-models\.lazy\.ts$/, // A clip that is made, or a prompt that a maker's model could film
  /composer\.lazy\.ts$/, // Home
  /inspiration\.lazy\.ts$/, // Home, which shows scenes
];

const OWN =
  /packages\/(?:creating|generators|inspiration|live-stage|source-files)\/src\/|routes\/_framed\.(?:text|image|video)-to-video\./;
const ROUTE = /routes\/[^?]+\.tsx/;

const isAct = (key, dist, manifest) =>
  ACTS.some((act) => act.test(key) || sourcesOf(join(dist, manifest[key].file)).every((source) => act.test(source)));

/** Whether a script is of a page: the entry has all routes' addresses, but not what they show. */
function isOfOtherPage(sources, page) {
  const shown = sources.filter((source) => ROUTE.test(source) && source.includes('tsr-split'));
  return shown.length > 0 && !shown.some((source) => source.includes(`_framed.${page}.`));
}

/** The keys of everything that the page of a generator loads by itself. */
function keysOf(page, { dist, manifest }) {
  const seen = new Set();
  const visit = (key) => {
    const { file, imports = [], dynamicImports = [] } = manifest[key];
    if (seen.has(key) || !file.endsWith('.js')) return;
    seen.add(key);
    const lazy = dynamicImports.filter((next) => {
      const sources = [next, ...sourcesOf(join(dist, manifest[next].file))];
      return !isAct(next, dist, manifest) && !isOfOtherPage(sources, page);
    });
    for (const next of [...imports, ...lazy]) visit(next);
  };
  for (const key of entryKeys(dist, manifest)) visit(key);
  return [...seen];
}

/** Bytes after gzip of a script that come from a generator's own sources. */
function ownBytes(path) {
  if (sourcesOf(path).length === 0) return 0;
  const code = readFileSync(path, 'utf8');
  const letters = lettersBySource(code, JSON.parse(readFileSync(`${path}.map`, 'utf8')));
  const own = [...letters].reduce((sum, [source, count]) => sum + (OWN.test(source) ? count : 0), 0);
  return (own / code.length) * gzipSync(code, { level: 9 }).length;
}

/** The own scripts of a generator's page, `[{ file, bytes }]`, the largest first. Throws a sentence. */
export function routeCode(dist, page) {
  const manifest = readManifest(dist);
  const files = keysOf(page, { dist, manifest }).map((key) => manifest[key].file);
  if (!files.some((file) => sourcesOf(join(dist, file)).some((source) => source.includes(`_framed.${page}.`))))
    throw new Error(`the build has no page ${page}`);
  return files
    .map((file) => ({ file, bytes: Math.round(ownBytes(join(dist, file))) }))
    .filter(({ bytes }) => bytes > 0)
    .toSorted((one, other) => other.bytes - one.bytes);
}

/** The own code of every generator's page, `[{ page, bytes }]`, and one line for each that is too heavy. */
export function weighGenerators(dist) {
  const weights = GENERATORS.map((page) => ({
    page,
    bytes: routeCode(dist, page).reduce((sum, { bytes }) => sum + bytes, 0),
  }));
  const breaches = weights
    .filter(({ bytes }) => bytes > LIMIT)
    .map(({ bytes, page }) => `/${page}/ loads ${bytes} bytes of its own after gzip, more than ${LIMIT}`);
  return { weights, breaches };
}
