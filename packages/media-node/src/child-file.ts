import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { bundleChildren } from './bundle-children.ts';

/** An entry below `src` without its ending. */
const ENTRIES = ['child/render-main', 'intake/child/intake-main'] as const;
type Entry = (typeof ENTRIES)[number];

/**
 * The entry of a process of ours as source or as built. This file stands at the top of `src` because a bundler
 * may move its code, but only to the top of `dist`.
 */
export function childFileBeside(moduleUrl: string, entry: Entry): string {
  const extension = moduleUrl.endsWith('.ts') ? 'ts' : 'js';
  return fileURLToPath(new URL(`./${entry}.${extension}`, moduleUrl));
}

const isSource = import.meta.url.endsWith('.ts');
const CACHE = fileURLToPath(new URL('../node_modules/.cache/children', import.meta.url));
let bundling: Promise<string | null> | null = null;

/**
 * The file Node runs for a process of ours: the built one, or where this runs as source a bundle of the source. Where
 * none can be made it is the source itself, which says what is wrong.
 */
export async function childFile(entry: Entry): Promise<string> {
  const file = childFileBeside(import.meta.url, entry);
  if (!isSource) return file;
  const entries = Object.fromEntries(ENTRIES.map((one) => [basename(one), childFileBeside(import.meta.url, one)]));
  bundling ??= bundleChildren({ entries, cache: CACHE }).catch(() => null);
  const folder = await bundling;
  return folder === null ? file : join(folder, `${basename(entry)}.mjs`);
}
