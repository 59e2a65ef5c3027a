import type { SiteConfig } from './site.ts';

/** The cookie in which a browser keeps the language somebody chose. */
export const LOCALE_COOKIE = 'locale';

/** The languages of a server; the first page of everybody who wished for none of them is in the default one. */
export type SiteLocales = Pick<SiteConfig, 'locales' | 'defaultLocale'>;

/** A path of the site, taken apart. */
export interface LocalePlace {
  readonly locale: string;
  /** The same for every language; starts with `/`. */
  readonly path: string;
}

const RIGHT_TO_LEFT: readonly string[] = ['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'];

/** Which way a language is written, as the attribute `dir` has it. */
export const directionOf = (locale: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.includes(locale.split('-', 1)[0] ?? '') ? 'rtl' : 'ltr';

/** Language and page of a path: `/de/home/` is `/home/` in German, `/home/` itself is in the default language. */
export function localePlaceOf(path: string, { locales, defaultLocale }: SiteLocales): LocalePlace {
  const [, first = ''] = path.split('/', 2);
  if (!locales.includes(first)) return { locale: defaultLocale, path };
  return { locale: first, path: path.slice(first.length + 1) || '/' };
}

/** The path of a page in a language: every language but the default one has a prefix. */
export const pathInLocale = ({ locale, path }: LocalePlace, { defaultLocale }: SiteLocales): string =>
  locale === defaultLocale ? path : `/${locale}${path}`;
