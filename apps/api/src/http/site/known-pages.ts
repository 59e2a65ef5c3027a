import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { modelsOf } from '@kinora/contracts/catalogue';
import { findSku } from '@kinora/contracts/plans';
import type { Recipe } from '@kinora/contracts/recipe';
import { orderById } from '@kinora/contracts/schemas';
import { SHARE_ID } from '@kinora/contracts/share';
import { RECIPES } from '@kinora/footage/recipes';

/** What the studio shows effects of: pictures and words, no clips. */
const isShown = ({ inputs }: Recipe) => inputs.includes('picture') && !inputs.includes('clip');

/** The names in addresses that have to be known, by the pattern the studio's build gives their pages. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  '/text-to-video/*/': modelsOf('text'),
  '/image-to-video/*/': modelsOf('image'),
  '/video-to-video/*/': modelsOf('video'),
  '/ai-video-effects/*/': RECIPES.filter(isShown).map(({ id }) => id),
};

/** The names that the pages of a pattern have in their addresses; none where they are not known. */
export const namesIn = (pattern: string): readonly string[] => NAMES[pattern] ?? [];

/** Names of which there is no list. Whose an order is, and whether it is one, is for its buyer alone to know. */
const MEANT: Readonly<Record<string, (name: string) => boolean>> = {
  '/checkout/*/': (id) => findSku(id) !== undefined || orderById.isValidSync({ id }),
  '/v/*/': (id) => SHARE_ID.test(id),
};

/** Whether a name in the address of a page is known; a page with unknown names has none. */
const isName = (pattern: string, name: string): boolean =>
  namesIn(pattern).includes(name) || (MEANT[pattern]?.(name) ?? false);

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

function fits(pattern: string, path: readonly string[]): boolean {
  const wanted = segmentsOf(pattern);
  if (wanted.length !== path.length) return false;
  if (!wanted.every((segment, index) => segment === '*' || segment === path[index])) return false;
  return !pattern.includes('*') || isName(pattern, path[wanted.indexOf('*')] ?? '');
}

/** Whether one of the studio's pages has this path. */
export const isPageOf = (patterns: readonly string[], path: string): boolean => {
  const segments = segmentsOf(path);
  return patterns.some((pattern) => fits(pattern, segments));
};

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/**
 * Tells which paths are pages of the built studio, as its build lists them in `pages.json`. Where there is no list, each
 * path may be one: then the studio itself says what is not.
 */
export function createKnownPages(folder: string): (path: string) => boolean {
  const file = join(folder, 'pages.json');
  let list: { readonly at: number; readonly patterns: readonly string[] } | undefined;
  return (path) => {
    if (!existsSync(file)) return true;
    const { mtimeMs: at } = statSync(file);
    if (list?.at !== at) {
      const patterns: unknown = JSON.parse(readFileSync(file, 'utf8'));
      list = { at, patterns: isTexts(patterns) ? patterns : [] };
    }
    return isPageOf(list.patterns, path);
  };
}
