import { fileURLToPath } from 'node:url';

/**
 * The entry of the render process as source or as built. This file stands at the top of `src` because a bundler
 * may move its code, but only to the top of `dist`.
 */
export function childFileBeside(moduleUrl: string): string {
  const extension = moduleUrl.endsWith('.ts') ? 'ts' : 'js';
  return fileURLToPath(new URL(`./child/render-main.${extension}`, moduleUrl));
}

export const CHILD_FILE = childFileBeside(import.meta.url);
