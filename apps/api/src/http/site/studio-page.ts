import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { directionOf, type SiteConfig } from '@kinora/contracts';

const PLACE = '<!--kinora:config-->';

/** JSON that no HTML parser mistakes for the end of its script element. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** A link of the build that is for one language alone, or for all but one (`apps/studio/plugins/preload-fonts.ts`). */
const LINK_OF_SOME = /\s*<link\b[^>]*\bdata-(?<rule>only|except)="(?<language>[^"]+)"[^>]*>/g;

/** The same page, said to be in another language, with the fonts of that one. */
export const inLanguage = (html: string, locale: string): string =>
  html
    .replace(/<html\b[^>]*>/, () => `<html lang="${locale}" dir="${directionOf(locale)}">`)
    .replace(LINK_OF_SOME, (link, rule: string, language: string) =>
      (rule === 'only') === (language === locale) ? link : '',
    );

/** The page of the studio with the configuration of this server in it; undefined while there is no build. */
export function createStudioPage(folder: string, config: SiteConfig): () => string | undefined {
  const file = join(folder, 'index.html');
  const block = `<script type="application/json" id="kinora-config">${inScript(config)}</script>`;
  let made: { readonly at: number; readonly html: string } | undefined;
  return () => {
    if (!existsSync(file)) return undefined;
    const { mtimeMs: at } = statSync(file);
    if (made?.at !== at) made = { at, html: readFileSync(file, 'utf8').replace(PLACE, () => block) };
    return made.html;
  };
}
