import { fileURLToPath } from 'node:url';

/** An entry below `src` without its ending. */
type Entry = 'child/render-main' | 'intake/child/intake-main';

/**
 * The entry of a process of ours as source or as built. This file stands at the top of `src` because a bundler
 * may move its code, but only to the top of `dist`.
 */
export function childFileBeside(moduleUrl: string, entry: Entry): string {
  const extension = moduleUrl.endsWith('.ts') ? 'ts' : 'js';
  return fileURLToPath(new URL(`./${entry}.${extension}`, moduleUrl));
}

export const CHILD_FILE = childFileBeside(import.meta.url, 'child/render-main');
export const INTAKE_CHILD_FILE = childFileBeside(import.meta.url, 'intake/child/intake-main');
