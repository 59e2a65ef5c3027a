import { localePlaceOf, pathInLocale, type SiteLocales } from '@kinora/contracts';

/** A language that a page is there in. */
export interface PageInLanguage {
  readonly locale: string;
  /** As its speakers call it. */
  readonly name: string;
  readonly href: string;
}

/** The tag itself where the browser has no name for it. */
function nameOf(locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** The same page in every language of the site; none where there is only one. */
export function languagesOf(pathname: string, site: SiteLocales): readonly PageInLanguage[] {
  if (site.locales.length < 2) return [];
  const { path } = localePlaceOf(pathname, site);
  return site.locales.map((locale) => ({ locale, name: nameOf(locale), href: pathInLocale({ locale, path }, site) }));
}
