import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** The file in which a build lists its public pages. */
export const publicListOf = (folder: string): string => join(folder, 'public-pages.json');

/** The pages of a build that are for everybody, as it lists them: paths without a language, `*` for a name. */
export function publicPatterns(folder: string): readonly string[] {
  const file = publicListOf(folder);
  if (!existsSync(file)) return [];
  const list: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return isTexts(list) ? list : [];
}
