import { localePlaceOf, pathInLocale, type SiteLocales } from '@kinora/contracts';

/** The language of a page, and how addresses are written in it. */
export interface PageLanguage {
  readonly locale: string;
  /** What every path of this language begins with; `/` for the default language. */
  readonly basepath: string;
  /** The address of a page in this language; of everything else as it is. */
  readonly addressOf: (href: string) => string;
}

/** What the server answers by itself: the same in every language. */
const SERVER = /^\/(?:account|api|assets|dev|media)(?:\/|$)|^\/\//;

/** The language that the path of a page names. */
export function pageLanguage(pathname: string, site: SiteLocales): PageLanguage {
  const { locale } = localePlaceOf(pathname, site);
  return {
    locale,
    basepath: pathInLocale({ locale, path: '/' }, site),
    addressOf(href) {
      if (!href.startsWith('/') || SERVER.test(href)) return href;
      const [, first = ''] = href.split('/', 2);
      return site.locales.includes(first) ? href : pathInLocale({ locale, path: href }, site);
    },
  };
}

/** The same path without what every path of its language begins with. */
export const withoutBase = (pathname: string, basepath: string): string =>
  basepath !== '/' && pathname.startsWith(basepath) ? pathname.slice(basepath.length - 1) : pathname;
