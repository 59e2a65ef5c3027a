import type { SiteLocales } from '@kinora/contracts';

import { addressIn, alternatesOf, inAttribute } from './page-head.ts';

export interface SitemapParts {
  /** The address of this server. */
  readonly base: string;
  readonly locales: SiteLocales;
  /** Paths without a language. */
  readonly paths: readonly string[];
  /** When the pages were built, in milliseconds. */
  readonly builtAt: number;
}

/** Every page that may be found, in each language, with the same page in the others; sitemaps.org 0.9. */
export function sitemapXml({ base, locales, paths, builtAt }: SitemapParts): string {
  const changed = `<lastmod>${new Date(builtAt).toISOString()}</lastmod>`;
  const entries = paths.flatMap((path) => {
    const page = { base, locales, path };
    const others = alternatesOf(page).map(
      ({ href, lang }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${inAttribute(href)}"/>`,
    );
    return locales.locales.map(
      (locale) => `<url><loc>${inAttribute(addressIn(locale, page))}</loc>${changed}${others.join('')}</url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
