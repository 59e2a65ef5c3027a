import { existsSync, statSync } from 'node:fs';

import { isPageOf, namesIn } from '../known-pages.ts';
import { publicListOf, publicPatterns } from './public-patterns.ts';

export interface PublicPages {
  /** Whether the page at this path is for everybody; the path names no language. */
  has(path: string): boolean;
  /** Their paths, each page with a name in its address once for each name. */
  all(): readonly string[];
  /** When they were built, in milliseconds; 0 without a build. */
  builtAt(): number;
}

/** The pages of the newest build that are for everybody: they may be found, shared and drawn ahead. */
export function createPublicPages(folder: string): PublicPages {
  const file = publicListOf(folder);
  let list: { readonly at: number; readonly patterns: readonly string[] } = { at: 0, patterns: [] };
  const builtAt = () => (existsSync(file) ? statSync(file).mtimeMs : 0);
  const patterns = () => {
    const at = builtAt();
    if (list.at !== at) list = { at, patterns: publicPatterns(folder) };
    return list.patterns;
  };
  return {
    has: (path) => isPageOf(patterns(), path),
    all: () =>
      patterns().flatMap((pattern) =>
        pattern.includes('*') ? namesIn(pattern).map((name) => pattern.replace('*', name)) : pattern,
      ),
    builtAt,
  };
}
