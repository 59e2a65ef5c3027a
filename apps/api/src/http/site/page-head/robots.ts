import { pathInLocale, type SiteConfig } from '@kinora/contracts';

/** What no crawler has any business with: calls, members' files, and pages that are for one person. */
const CALLS = ['/account/', '/api/', '/dev/', '/media/'];
/** What other sites show beside a link to a shared clip; its page says itself that it is not to be found. */
const SHARED_FILES = '/media/share/';
const OWN_PAGES = ['/checkout/', '/library/', '/member/'];

/** What crawlers may read: of a server in development nothing, of one that is open everything that is for everybody. */
export function robotsText(
  config: Pick<SiteConfig, 'defaultLocale' | 'environment' | 'locales'>,
  base: string,
): string {
  if (config.environment !== 'production') return 'User-agent: *\nDisallow: /\n';
  const own = config.locales.flatMap((locale) => OWN_PAGES.map((path) => pathInLocale({ locale, path }, config)));
  const rules = [...[...CALLS, ...own].map((path) => `Disallow: ${path}`), `Allow: ${SHARED_FILES}`];
  return ['User-agent: *', ...rules, '', `Sitemap: ${new URL('/sitemap.xml', base).href}`, ''].join('\n');
}
